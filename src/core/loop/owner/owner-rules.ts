/** What an owner may let the assistant do without asking, or want to be asked about, each by itself. */
export const ACTS = ['offer', 'book', 'move', 'cancel', 'write'] as const;
export type Act = (typeof ACTS)[number];
/** `act`: without asking, where the approval mode alone would ask. `ask`: always asks. Absent: as the mode says. */
export type ActRules = Partial<Readonly<Record<Act, 'act' | 'ask'>>>;

/**
 * Who sees what before it leaves. `drafts_only`: nothing leaves by itself; `outsiders_first_time`: the owner sees the first
 * mail to anybody new.
 */
export type Approval = 'drafts_only' | 'approve_everything' | 'outsiders_first_time' | 'when_unsure' | 'autopilot';

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** What "from now on …" may change today; what is absent stays. Minutes, wall times HH:MM in the owner's zone. */
export interface PreferencePatch {
  readonly durationMin?: number;
  readonly bufferBeforeMin?: number;
  readonly bufferAfterMin?: number;
  readonly noticeMin?: number;
  readonly medium?: 'video' | 'phone' | 'in_person';
  /** Hours of these weekdays replace the old ones; an empty list: never on that day. */
  readonly hours?: Partial<Readonly<Record<Weekday, readonly (readonly [string, string])[]>>>;
  readonly approval?: Approval;
  /** Replaces the rule of each act that it names. */
  readonly acts?: ActRules;
}
