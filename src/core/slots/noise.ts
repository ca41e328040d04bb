/** A 32-bit hash of a seed text (FNV-1a). */
export function hashSeed(seed: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** An unsigned 32-bit number that looks random and depends on nothing but its arguments (finaliser of MurmurHash3). */
export function noiseOf(seed: number, value: number): number {
  let h = Math.imul(seed ^ value, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x9e3779b1);
  return (h ^ (h >>> 15)) >>> 0;
}
