/** The steps of the onboarding, in their order. Each can be skipped. */
export const STEPS = ['zone', 'calendar', 'document', 'details', 'people', 'assistant', 'rehearsal'] as const;
export type Step = (typeof STEPS)[number];

/** What became of a step. */
export type Outcome = 'done' | 'skipped';

/** Where the onboarding lives; `?step=` names one of its steps. */
export const ONBOARDING_PATH = '/onboarding/new';

/** Meetings that often have a place of their own; the last is every meeting in person. */
export const PLACE_KINDS = ['coffee', 'lunch', 'dinner', 'in_person'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** With whom a rehearsal is played: an address that no mail can reach (RFC 2606). */
export const PRACTICE_GUEST = { name: 'Robin Field', address: 'robin@practice.example' } as const;
export const PRACTICE_SUBJECT = 'Getting to know each other';

/** The step that follows; the last one is followed by itself. */
export function stepAfter(step: Step): Step {
  return STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)] as Step;
}

/** The address of a step. */
export function stepPath(step: Step): string {
  return `${ONBOARDING_PATH}?step=${step}`;
}
