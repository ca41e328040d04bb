import type { Reading } from './reading';

/** One of the meetings that a mail is about, as if the mail were about it alone; null where it has no such part. */
export function partOf(reading: Reading, index: number): Reading | null {
  const { meetings, flags, participants, intents, ...rest } = reading;
  const part = meetings?.[index];
  if (!part) return null;
  const isTheirs = ({ name, email }: Reading['participants'][number]) =>
    part.people.some((one) => one === name || one.toLowerCase() === email?.toLowerCase());
  return {
    ...rest,
    intents: part.intents ?? intents,
    participants: participants.filter(isTheirs),
    windows: part.windows,
    details: part.details,
    flags: flags.filter((flag) => flag !== 'several_meetings'),
  };
}

/** What a reader says that understood nothing: another one's word stands alone. */
export function notRead(reading: Reading): Reading {
  return {
    ...reading,
    understood: 'none',
    intents: [],
    options: [],
    acceptAny: false,
    windows: [],
    participants: [],
    questions: [],
    meetings: undefined,
  };
}
