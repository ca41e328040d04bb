import type { ModelAnswer } from './answer';

/** A model's answer that says nothing but what the changes say. */
export function answer(changes: Partial<ModelAnswer> = {}): ModelAnswer {
  return {
    language: 'en',
    understood: 'full',
    intents: [],
    options: [],
    times: [],
    people: [],
    zones: [],
    kinds: [],
    details: [],
    questions: [],
    order: { to: 'nobody', answer: null, times: null },
    flags: [],
    ...changes,
  };
}

export function intent(kind: ModelAnswer['intents'][number]['kind'], quote: string) {
  return { kind, quote };
}

export function accept(option: number, quote: string): ModelAnswer['options'][number] {
  return { option, stance: 'accept', quote };
}

/** One start on one day: "martedì alle 11". */
export function time(
  quote: string,
  row: { date: string; from: string | null; to?: string | null },
  changes: Partial<ModelAnswer['times'][number]> = {},
): ModelAnswer['times'][number] {
  return {
    quote,
    stance: 'can',
    role: 'offer',
    exact: (row.to ?? null) === null,
    zone: null,
    days: [{ date: row.date, from: row.from, to: row.to ?? null }],
    weekly: null,
    meeting: 0,
    ...changes,
  };
}
