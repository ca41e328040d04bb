/** What the owner can be asked. What the answers do: review/decision-kinds; what the buttons say: asking/answers. */
export const QUESTION_KINDS = [
  'again',
  'answers',
  'bounce',
  'busy',
  'calendar',
  'calendar_cancel',
  'cancel',
  'change',
  'complaint',
  'declined_invitation',
  'delegate',
  'gone',
  'held_back',
  'late',
  'leaves',
  'limit',
  'move',
  'move_late',
  'never_mind',
  'not_adopted',
  'nothing_fits',
  'opt_out',
  'other_time',
  'pairing',
  'paused',
  'preference',
  'rounds',
  'series',
  'series_cancel',
  'series_change',
  'silent',
  'split',
  'staff',
  'stranger',
  'taken',
  'trust',
  'unclear',
  'update',
  'was_it_them',
  'was_it_you',
  'what_to_do',
  'which_meeting',
  'who',
  'without',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** It waits for the owner's calendar: to be read, or to be written. */
export function isOnCalendar({ kind }: { readonly kind: string }): boolean {
  return kind === 'calendar' || kind === 'calendar_cancel';
}
