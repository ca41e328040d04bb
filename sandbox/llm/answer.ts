import type { ModelAnswer } from '../../src/core/reading/model/answer';
import type { ModelInput } from '../../src/core/reading/model/input';

/** Answers one message as a model would. */
export type Behaviour = (input: ModelInput) => ModelAnswer;

/** An answer in which nothing was found but what the changes say. */
export function answerWith(changes: Partial<ModelAnswer>): ModelAnswer {
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

/** A found intent. */
export function intent(kind: ModelAnswer['intents'][number]['kind'], quote: string) {
  return { kind, quote };
}

/** One start on one day. */
export function start(quote: string, date: string, from: string): ModelAnswer['times'][number] {
  return {
    quote,
    stance: 'can',
    role: 'offer',
    exact: true,
    zone: null,
    days: [{ date, from, to: null }],
    weekly: null,
    meeting: 0,
  };
}
