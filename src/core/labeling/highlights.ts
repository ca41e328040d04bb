import type { Reading } from '../reading/reading';

/** What a stretch of the mail was read as. */
export type Mark = 'intent' | 'option' | 'time' | 'person' | 'question';

export interface Segment {
  readonly text: string;
  /** Null: ordinary words. */
  readonly mark: Mark | null;
  /** What was read there, such as an intent. */
  readonly said: string | null;
}

/** Narrow words before wide ones: a time within a sentence that is an intent is shown as a time. */
const ORDER: readonly Mark[] = ['time', 'option', 'person', 'question', 'intent'];

/** The text in stretches, each with what the reading says of it; evidence that does not stand in the text is left out. */
export function highlighted(text: string, reading: Reading): Segment[] {
  const marks: (Segment | null)[] = Array.from({ length: text.length }, () => null);
  for (const kind of ORDER)
    for (const found of evidenceOf(reading).filter(({ mark }) => mark === kind)) {
      const at = found.text === '' ? -1 : text.indexOf(found.text);
      for (let i = at; at >= 0 && i < at + found.text.length; i++) marks[i] ??= found;
    }
  const segments: Segment[] = [];
  let last: Segment | null | undefined;
  for (let i = 0; i < text.length; i++) {
    const mark = marks[i] ?? null;
    const open = segments.at(-1);
    if (open && mark === last) segments[segments.length - 1] = { ...open, text: open.text + text[i] };
    else segments.push({ text: text[i] ?? '', mark: mark?.mark ?? null, said: mark?.said ?? null });
    last = mark;
  }
  return segments;
}

function evidenceOf({ intents, options, windows, participants, questions }: Reading): Segment[] {
  return [
    ...windows.map(({ quote, stance }) => ({ mark: 'time' as const, text: quote, said: stance })),
    ...options.map(({ evidence, option }) => ({ mark: 'option' as const, text: evidence, said: String(option) })),
    ...participants.map(({ evidence, op }) => ({ mark: 'person' as const, text: evidence, said: op })),
    ...questions.map(({ evidence, topic }) => ({ mark: 'question' as const, text: evidence, said: topic })),
    ...intents.map(({ evidence, kind }) => ({ mark: 'intent' as const, text: evidence, said: kind })),
  ];
}
