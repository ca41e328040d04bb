import type { EpochMinute } from '../time/period';
import type { Acquaintance } from './acquaintance';

const DAY = 1440;
/** So many days of events and mail are looked at. */
export const LOOK_BACK_DAYS = 90;
/** Meetings in that time from which on more of them say no more: two a week. */
const MANY = 26;
/** After so many days the nearness of the last contact counts half. */
const HALF_LIFE_DAYS = 21;
/** Whoever answers after so many minutes is in the middle between at once and never. */
const SLOW_ANSWER_MIN = 8 * 60;

/** What each part weighs; together 1. */
const WEIGHTS = { meetings: 0.4, recency: 0.25, alone: 0.15, started: 0.1, speed: 0.1 };

/** The parts of a score, each from 0 to 1. */
export interface Parts {
  readonly meetings: number;
  readonly recency: number;
  readonly alone: number;
  readonly started: number;
  readonly speed: number;
}

/**
 * How much somebody matters to the owner, from 0 to 1: number of meetings (logarithm), recency, share of one-to-ones,
 * share that the owner called, speed of their answers. It rises with each of them.
 */
export function vipScore(person: Acquaintance, now: EpochMinute): number {
  const parts = partsOf(person, now);
  return (Object.keys(WEIGHTS) as (keyof Parts)[]).reduce((sum, part) => sum + WEIGHTS[part] * parts[part], 0);
}

/** The parts of the score of somebody. */
export function partsOf(person: Acquaintance, now: EpochMinute): Parts {
  const { meetings, alone, started, lastMet, lastMail, answersAfter } = person;
  const last = Math.max(lastMet ?? Number.NEGATIVE_INFINITY, lastMail ?? Number.NEGATIVE_INFINITY);
  const share = (some: number) => (meetings === 0 ? 0 : some / meetings);
  return {
    meetings: Math.min(1, Math.log1p(meetings) / Math.log1p(MANY)),
    recency: 0.5 ** (Math.max(0, now - last) / (HALF_LIFE_DAYS * DAY)),
    alone: share(alone),
    started: share(started),
    speed: answersAfter === null ? 0 : SLOW_ANSWER_MIN / (SLOW_ANSWER_MIN + Math.max(0, answersAfter)),
  };
}
