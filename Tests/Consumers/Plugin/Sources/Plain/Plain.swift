/// A target without annotations.
public enum Empty {}
