/** Upper-cases the first letter only and turns underscores into spaces: `past_due` → "Past due". */
export function firstUpper(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The count with its noun: `plural(2, 'loop')` → "2 loops"; an irregular plural is given as the third argument. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `Ana, Raj and Tom`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Any thrown value as a sentence for the user: its message, or a general one; always with a full stop. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  const text = typeof message === 'string' && message.trim() ? message.trim() : 'Oops! Something went wrong.';
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
