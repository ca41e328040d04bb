import type { EpochMinute } from '../time/period';
import type { Acquaintance } from './acquaintance';
import { LOOK_BACK_DAYS } from './score';

/** A share from which on something is so "mostly". */
const MOSTLY = 0.6;
const QUICK_MIN = 4 * 60;
const WEEK = 7 * 1440;

/** Why somebody is suggested, in words: what is known of them that weighs most, at most two things. */
export function vipReason(person: Acquaintance, now: EpochMinute): string {
  const { meetings, alone, started, lastMet, answersAfter } = person;
  const extras = [
    meetings > 1 && alone / meetings >= MOSTLY ? 'mostly the two of you' : null,
    meetings === 1 && alone === 1 ? 'the two of you' : null,
    meetings > 1 && started / meetings >= MOSTLY ? 'most of them at your request' : null,
    answersAfter !== null && answersAfter <= QUICK_MIN ? 'answers your mail quickly' : null,
    lastMet !== null && now - lastMet <= WEEK ? 'the last one this week' : null,
  ].filter((words) => words !== null);
  const [first] = extras;
  const base = meetings === 0 ? 'In your mail lately' : `${counted(meetings)} in ${LOOK_BACK_DAYS} days`;
  return first ? `${base}, ${first}` : base;
}

function counted(meetings: number): string {
  return meetings === 1 ? '1 meeting' : `${meetings} meetings`;
}
