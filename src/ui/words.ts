/** Upper-cases the first letter only and turns underscores into spaces: `past_due` → "Past due". */
export function firstUpper(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The count with its noun: `plural(2, 'loop')` → "2 loops"; an irregular plural is given as the third argument. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `Ana, Raj and Tom`, in the page's language. */
export function listed(words: readonly string[], locale = 'en'): string {
  // American English would have a comma before the last.
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(words);
}

/** Any thrown value as a sentence for the user: its message, or a general one; always with a full stop. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  const text = typeof message === 'string' && message.trim() ? message.trim() : 'Oops! Something went wrong.';
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
