// What a client does with the types: values as our encoder writes them, and each case told apart by its tag.
import { Loadable, Shape, Status, StrictFlat, User } from "./goldens";

export const shapes: Shape[] = [
  { "@type": "circle", radius: 1.5 },
  { "@type": "lineSegment", "start-point": 1, "end-point": 2 },
];

export function area(shape: Shape): number {
  switch (shape["@type"]) {
    case "circle":
      return shape.radius;
    case "lineSegment":
      return shape._2 ?? 0;
    case "polygon":
      return shape._0.length;
    case "US/Alaska":
      return shape["größe"];
    default:
      // All cases were there.
      return assertNever(shape);
  }
}

function assertNever(value: never): never {
  throw new Error(JSON.stringify(value));
}

export const users: Loadable<User[]> = { discriminator: "value", value_value: [{ id: "a", name: "Rachel" }] };
export const known: Status = "active";
export const unknown: Status = "new";

// @ts-expect-error A value of the wrong type.
export const text: Shape = { "@type": "circle", radius: "1.5" };
// @ts-expect-error A tag that is none.
export const square: Shape = { "@type": "square", radius: 1.5 };
// @ts-expect-error A key that is missing.
export const pair: StrictFlat = { tag: "pair" };
