import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** The types of `Sources/Peers/Subjects/Jackson.swift`. Reads each line of the input as the type it names, and writes it back. */
final class Peers {
  @JsonTypeInfo(use = Id.NAME, include = As.PROPERTY, property = "type")
  @JsonSubTypes({@Type(value = Property.Circle.class, name = "circle"), @Type(value = Property.Dot.class, name = "dot")})
  interface Property {
    record Circle(double radius, String label) implements Property {}
    record Dot() implements Property {}
  }

  // With FAIL_ON_UNKNOWN_PROPERTIES, which is the default.
  @JsonTypeInfo(use = Id.NAME, include = As.PROPERTY, property = "type")
  @JsonSubTypes({@Type(value = Strict.Circle.class, name = "circle"), @Type(value = Strict.Dot.class, name = "dot")})
  interface Strict {
    record Circle(double radius) implements Strict {}
    record Dot() implements Strict {}
  }

  @JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_OBJECT)
  @JsonSubTypes({@Type(value = WrapperObject.Circle.class, name = "circle"), @Type(value = WrapperObject.Dot.class, name = "dot")})
  interface WrapperObject {
    record Circle(double radius, String label) implements WrapperObject {}
    record Dot() implements WrapperObject {}
  }

  @JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_ARRAY)
  @JsonSubTypes({@Type(value = WrapperArray.Circle.class, name = "circle"), @Type(value = WrapperArray.Square.class, name = "square")})
  interface WrapperArray {
    record Circle(double radius) implements WrapperArray {}
    record Square(double side) implements WrapperArray {}
  }

  static class ExternalProperty {
    public int id;

    @JsonTypeInfo(use = Id.NAME, include = As.EXTERNAL_PROPERTY, property = "kind")
    @JsonSubTypes({@Type(value = Circle.class, name = "circle"), @Type(value = Square.class, name = "square")})
    public Object shape;

    record Circle(double radius) {}
    record Square(double side) {}
  }

  @JsonTypeInfo(use = Id.NAME, include = As.EXISTING_PROPERTY, property = "type", visible = true)
  @JsonSubTypes({@Type(value = ExistingProperty.Text.class, name = "text"), @Type(value = ExistingProperty.Image.class, name = "image")})
  interface ExistingProperty {
    record Text(String type, String body) implements ExistingProperty {}
    record Image(String type, int width) implements ExistingProperty {}
  }

  @JsonTypeInfo(use = Id.DEDUCTION)
  @JsonSubTypes({@Type(Deduction.Circle.class), @Type(Deduction.Rectangle.class)})
  interface Deduction {
    record Circle(int radius) implements Deduction {}
    record Rectangle(int width, int height) implements Deduction {}
  }

  @JsonTypeInfo(use = Id.NAME, property = "type", defaultImpl = DefaultImpl.Unknown.class)
  @JsonSubTypes({@Type(value = DefaultImpl.Known.class, name = "known"), @Type(value = DefaultImpl.Unknown.class, name = "unknown")})
  interface DefaultImpl {
    record Known(int x) implements DefaultImpl {}
    record Unknown() implements DefaultImpl {}
  }

  @JsonTypeInfo(use = Id.NAME, property = "type")
  @JsonSubTypes(@Type(value = Names.Moved.class, names = {"moved", "gone"}))
  interface Names {
    record Moved(@JsonProperty("uid") @JsonAlias("user") int id) implements Names {}
  }

  @JsonTypeInfo(use = Id.NAME, property = "type")
  @JsonSubTypes(@Type(value = Naming.Moved.class, name = "moved"))
  interface Naming {
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    class Moved implements Naming {
      public int userId;
      public String httpServer;
    }
  }

  @JsonTypeInfo(use = Id.NAME, property = "type")
  @JsonSubTypes(@Type(value = NonNull.Named.class, name = "named"))
  @JsonInclude(JsonInclude.Include.NON_NULL)
  interface NonNull {
    record Named(String name) implements NonNull {}
  }

  enum Plain {
    ACTIVE,
    @JsonProperty("not allowed") @JsonAlias("forbidden") NOT_ALLOWED
  }

  enum Numbered {
    OK(200), NOT_FOUND(404);

    @JsonValue final int code;

    Numbered(int code) {
      this.code = code;
    }
  }

  enum EnumDefault {
    @JsonProperty("active") ACTIVE,
    @JsonEnumDefaultValue @JsonProperty("other") OTHER
  }

  private static final ObjectMapper mapper = new ObjectMapper();

  /** As in Spring Boot, but for `Strict`, which has what is Jackson's default. */
  private static ObjectReader reader(Class<?> type) {
    ObjectReader reader = mapper.readerFor(type).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    if (type != Strict.class) reader = reader.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    if (type == EnumDefault.class) reader = reader.with(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE);
    return reader;
  }

  private static String caseName(Object value, Class<?> type) {
    if (value instanceof Enum<?> constant) return constant.name();
    return value == null || value.getClass() == type ? "" : value.getClass().getSimpleName();
  }

  private static Map<String, Object> answer(String name, String json) {
    try {
      Class<?> type = Class.forName("Peers$" + name);
      Object value = reader(type).readValue(json);
      String text = mapper.writerFor(type).writeValueAsString(value);
      return Map.of("written", Map.of("case", caseName(value, type), "json", text));
    } catch (Exception error) {
      return Map.of("refused", error.getClass().getSimpleName() + ": " + error.getMessage());
    }
  }

  public static void main(String[] arguments) throws IOException {
    PrintStream output = new PrintStream(new BufferedOutputStream(System.out), false, StandardCharsets.UTF_8);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      JsonNode row = mapper.readTree(line);
      output.println(mapper.writeValueAsString(answer(row.get("type").asText(), row.get("json").asText())));
    }
    output.flush();
  }
}
