/** A segment of a path as it is meant; as it stands where it is not well encoded, or means what cannot be stored. */
export function decoded(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.includes('\0') ? segment : text;
  } catch {
    return segment;
  }
}
