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
