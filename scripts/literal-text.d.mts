/** The types of ./literal-text.mjs, for its test. */
export function literalTexts(source: string): string[];
export function literalTextProblems(
  files: readonly string[],
  read?: (path: string) => string,
  list?: { most: number; files: string[] },
): string[];
