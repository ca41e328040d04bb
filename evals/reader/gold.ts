import type { GoldReading } from '@/core/reading/gold-notation';

export type { GoldReading };

/** A labelled mail, as evals/mails and outside sets hold them. */
export interface MailRow {
  readonly id: number | string;
  readonly now: string;
  readonly ownerZone: string;
  readonly senderZone: string | null;
  readonly locale: string | null;
  readonly role: 'owner' | 'guest' | 'auto';
  readonly loopState: 'new' | 'options_offered' | 'booked';
  /** `YYYY-MM-DD HH:MM` in the owner's zone. */
  readonly offered: readonly string[];
  readonly text: string;
  readonly gold: GoldReading;
  readonly tags?: readonly string[];
  /** `dev` rows shape the reader; `test` rows are adjudicated; `blind` rows are opened once. */
  readonly split?: 'dev' | 'test' | 'blind';
  /** False until a person has corrected the gold: such rows do not count. */
  readonly labelled?: boolean;
}

/** The gold's windows, with a zone that is the sender's own left out. */
export function goldTimes(row: MailRow): Set<string> {
  const home = row.senderZone ?? row.ownerZone;
  return new Set(row.gold.times.map((time) => (time.endsWith(` @${home}`) ? time.slice(0, -home.length - 2) : time)));
}
