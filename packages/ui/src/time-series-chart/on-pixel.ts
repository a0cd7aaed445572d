/** The middle of the pixel nearest to a place, in CSS pixels: a hairline there is one pixel wide, and not two pale ones. */
export const onPixel = (place: number): number => Math.round(place - 0.5) + 0.5;
