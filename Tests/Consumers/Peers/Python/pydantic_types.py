"""The types of `Sources/Peers/Subjects/Pydantic.swift`."""

import enum
import functools
import sys
from typing import Annotated, Literal, Optional, Union

import answers
import pydantic
from pydantic import AliasChoices, BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel


class Discriminated:
    class Circle(BaseModel):
        type: Literal["circle"] = "circle"
        radius: float
        label: Optional[str] = None

    class Dot(BaseModel):
        type: Literal["dot"] = "dot"

    Any = Annotated[Union[Circle, Dot], Field(discriminator="type")]


class Strict:
    class Circle(BaseModel):
        model_config = ConfigDict(strict=True, extra="forbid")
        type: Literal["circle"] = "circle"
        radius: float
        label: Optional[str] = None

    class Dot(BaseModel):
        model_config = ConfigDict(strict=True, extra="forbid")
        type: Literal["dot"] = "dot"

    Any = Annotated[Union[Circle, Dot], Field(discriminator="type")]


class Numbered:
    class NotFound(BaseModel):
        code: Literal[404] = 404
        path: str

    class Okay(BaseModel):
        code: Literal[200] = 200

    Any = Annotated[Union[NotFound, Okay], Field(discriminator="code")]


class Several:
    class Circle(BaseModel):
        type: Literal["circle", "round"]
        radius: float

    Any = Circle


class Adjacent:
    class Circle(BaseModel):
        class Content(BaseModel):
            radius: float

        t: Literal["circle"] = "circle"
        c: Content

    class Dot(BaseModel):
        t: Literal["dot"] = "dot"

    Any = Annotated[Union[Circle, Dot], Field(discriminator="t")]


class UnderTag:
    class Image(BaseModel):
        class Content(BaseModel):
            url: str

        type: Literal["image"] = "image"
        image: Content

    class Rule(BaseModel):
        type: Literal["rule"] = "rule"

    Any = Annotated[Union[Image, Rule], Field(discriminator="type")]


class Tuples:
    HAS_CASES = False
    Any = Union[tuple[Literal["circle"], float], tuple[Literal["line"], int, Optional[str]], tuple[Literal["dot"]]]


class Keyed:
    class Circle(BaseModel):
        class Content(BaseModel):
            radius: float

        circle: Content

    class Dot(BaseModel):
        class Content(BaseModel):
            pass

        dot: Content

    Any = Union[Circle, Dot]


class Smart:
    class Circle(BaseModel):
        radius: int

    class Rectangle(BaseModel):
        width: int
        height: int

    Any = Union[None, bool, int, float, str, list[int], Circle, Rectangle]


class Literals:
    HAS_CASES = False
    Any = Union[Literal["auto"], Literal[0], list[int]]


class LeftToRight:
    class Session(BaseModel):
        id: int
        user: str

    class Reference(BaseModel):
        id: int

    Any = Annotated[Union[Session, Reference], Field(union_mode="left_to_right")]


class Renamed:
    class Moved(BaseModel):
        model_config = ConfigDict(alias_generator=to_camel)
        type: Literal["moved"]
        user_id: int
        place: str = Field(validation_alias=AliasChoices("to", "target"), serialization_alias="to")

    Any = Moved


class Defaults:
    class Load(BaseModel):
        type: Literal["load"]
        retries: int = 3

    Any = Load


class Plain:
    class Any(str, enum.Enum):
        active = "active"
        not_allowed = "not allowed"


class Open:
    HAS_CASES = False
    Any = Union[Literal["active", "suspended"], str]


@functools.cache
def adapter(subject):
    return pydantic.TypeAdapter(subject.Any)


if __name__ == "__main__":
    answers.answer_all(
        sys.modules[__name__],
        lambda subject, text: adapter(subject).validate_json(text),
        lambda subject, value: adapter(subject).dump_json(value, by_alias=True).decode(),
        pydantic.ValidationError,
    )
