import { rulesAt, type Taken } from '@/core/preferences/second-reading/placed';

/**
 * Replaces a stretch of a textarea as if it were typed, so that the browser's own undo goes back over it. The focus
 * stays where it was. Offsets are in UTF-16 units.
 */
export function replaceText(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  const focused = document.activeElement;
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  // Deprecated, and the only way that keeps the undo history. It needs the focus, which a hidden textarea does not take.
  const typed = document.activeElement === area && document.execCommand?.('insertText', false, text);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (typed) return;
  const value = area.value.slice(0, from) + text + area.value.slice(to);
  // Past the setter of React, so that it sees a change in the event.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Adds sentences as list items at the end of the text. */
export function appendSentences(area: HTMLTextAreaElement, sentences: readonly string[]): void {
  const { value } = area;
  const gap = value === '' || value.endsWith('\n') ? '' : '\n';
  replaceText(area, value.length, value.length, gap + sentences.map((sentence) => `- ${sentence}\n`).join(''));
}

/** Writes rules that were read in a sentence of the text into it. */
export function putRules(
  area: HTMLTextAreaElement,
  place: { readonly start: number; readonly end: number },
  { rules, placing }: Pick<Taken, 'rules' | 'placing'>,
): void {
  const { from, to, words } = rulesAt(area.value, place, rules, placing);
  replaceText(area, from, to, words);
}
