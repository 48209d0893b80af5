"""The types of `Sources/Peers/Subjects/Msgspec.swift`."""

import enum
import functools
import sys
from typing import Optional, Union

import answers
import msgspec
from msgspec import Struct


class Tagged:
    class Circle(Struct, tag_field="type", tag="circle"):
        radius: float
        label: Optional[str] = None

    class Dot(Struct, tag_field="type", tag="dot"):
        pass

    Any = Union[Circle, Dot]


# The tag is the name of the class, with those of the classes around it.
class Circle(Struct, tag=True):
    radius: float
class HttpServer(Struct, tag=True):
    pass
class ByName:
    Any = Union[Circle, HttpServer]


class Numbered:
    class NotFound(Struct, tag_field="code", tag=404):
        path: str

    class Okay(Struct, tag_field="code", tag=200):
        pass

    Any = Union[NotFound, Okay]


class Strict:
    class Circle(Struct, tag="circle", forbid_unknown_fields=True):
        radius: float

    class Dot(Struct, tag="dot", forbid_unknown_fields=True):
        pass

    Any = Union[Circle, Dot]


class Omitted:
    class Load(Struct, tag="load", omit_defaults=True):
        cause: Optional[str] = None

    Any = Load


class Defaults:
    class Load(Struct, tag="load"):
        retries: int = 3

    Any = Load


class Camel:
    class Moved(Struct, tag="moved", rename="camel"):
        user_id: int

    Any = Moved


class Kebab:
    class Moved(Struct, tag="moved", rename="kebab"):
        user_id: int

    Any = Moved


class Renamed:
    class Moved(Struct, tag="moved"):
        id: int = msgspec.field(name="uid")

    Any = Moved


class ArrayLike:
    class Circle(Struct, array_like=True, tag="circle"):
        radius: float

    class Line(Struct, array_like=True, tag="line"):
        length: int
        label: Optional[str] = None

    class Dot(Struct, array_like=True, tag="dot"):
        pass

    Any = Union[Circle, Line, Dot]


class NumberedArray:
    class Hello(Struct, array_like=True, tag=1, forbid_unknown_fields=True):
        realm: str

    class Goodbye(Struct, array_like=True, tag=6, forbid_unknown_fields=True):
        pass

    Any = Union[Hello, Goodbye]


class Untagged:
    class Circle(Struct):
        radius: int

    Any = Union[None, bool, int, float, str, list[int], Circle]


class Pairs:
    class Pair(Struct, array_like=True):
        first: int
        second: str

    Any = Union[int, Pair]


class Maps:
    Any = Union[str, dict[str, int]]


class Plain:
    class Any(enum.Enum):
        active = "active"
        not_allowed = "not allowed"


class Open:
    class Any(enum.Enum):
        active = "active"
        other = "other"

        @classmethod
        def _missing_(cls, name):
            return cls.other


@functools.cache
def decoder(subject):
    return msgspec.json.Decoder(subject.Any)


if __name__ == "__main__":
    answers.answer_all(
        sys.modules[__name__],
        lambda subject, text: decoder(subject).decode(text),
        lambda subject, value: msgspec.json.encode(value).decode(),
        msgspec.DecodeError,
    )
