/** A place on the page or in a drawing, in CSS pixels. */
export interface Area {
  /** Its left edge, from that of the page or the drawing. */
  readonly left: number;
  /** Its right edge, from the same line as `left`. */
  readonly right: number;
  /** Its upper edge, from that of the page or the drawing. */
  readonly top: number;
  /** Its lower edge, from the same line as `top`. */
  readonly bottom: number;
}

/** Whether two areas cover one another, if only by a piece. Those that only touch do not. */
export const isOver = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
