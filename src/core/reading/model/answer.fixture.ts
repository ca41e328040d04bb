import type { ModelAnswer } from './answer';

type Changes = Partial<Omit<ModelAnswer, 'details'>> & { details?: Partial<ModelAnswer['details']> };

/** A model's answer that says nothing but what the changes say. */
export function answer({ details, ...changes }: Changes = {}): ModelAnswer {
  return {
    language: 'en',
    understood: 'full',
    intents: [],
    options: [],
    times: [],
    participants: [],
    details: {
      durationMin: null,
      medium: null,
      location: null,
      phone: null,
      title: null,
      lateMin: null,
      shiftMin: null,
      evidence: null,
      ...details,
    },
    questions: [],
    flags: [],
    ...changes,
  };
}

export function intent(kind: ModelAnswer['intents'][number]['kind'], evidence: string, confidence = 0.95) {
  return { kind, evidence, confidence };
}

export function accept(option: number, evidence: string): ModelAnswer['options'][number] {
  return { option, stance: 'accept', confidence: 0.95, evidence };
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
    zoneQuote: null,
    whose: 'sender',
    interpretation: [{ date: row.date, from: row.from, to: row.to ?? null }],
    recurrence: null,
    confidence: 0.95,
    ...changes,
  };
}
