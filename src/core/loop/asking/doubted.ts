import type { Decision } from '../state';

/** What a gate says of a mail that was not understood; a reader that understands more would not say it. */
const DOUBTS = /^(?:unread: |understood (?:partial|none)|no clear intent|doubtful|accepts, but not which)/;

/** True for a question that is asked because a mail was not understood: a model that reads it might have spared it. */
export function isDoubted({ why = [] }: Pick<Decision, 'why'>): boolean {
  return why.some((reason) => DOUBTS.test(reason));
}
