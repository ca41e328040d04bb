/** Up to here a place in line is told as it is. */
export const EXACT = 10;

/** A place in line as it is told: exact up to ten, then rounded up to half of its leading power of ten. */
export function roundedPlace(place: number): number {
  if (place <= EXACT) return place;
  const step = 10 ** (String(place).length - 1) / 2;
  return Math.ceil(place / step) * step;
}
