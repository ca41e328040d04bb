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
    },
    questions: [],
    flags: [],
    ...changes,
  };
}

/** A found intent, as sure as models say they are. */
export function intent(kind: ModelAnswer['intents'][number]['kind'], evidence: string) {
  return { kind, evidence, confidence: 0.97 };
}

/** One start on one day. */
export function start(quote: string, date: string, from: string): ModelAnswer['times'][number] {
  return {
    quote,
    stance: 'can',
    role: 'offer',
    exact: true,
    zoneQuote: null,
    whose: 'sender',
    interpretation: [{ date, from, to: null }],
    recurrence: null,
    confidence: 0.97,
  };
}
