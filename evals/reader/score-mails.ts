import type { GoldReading, MailRow } from './gold';
import { goldTimes } from './gold';
import { parseGoldTime } from './gold-times';
import { actsOutward, type Harm, harmOf } from './harm';
import type { Answer } from './readers';

/** Right answers, answers given and answers expected. */
export interface Counts {
  readonly hit: number;
  readonly found: number;
  readonly gold: number;
}

export interface MailScore {
  readonly row: MailRow;
  readonly answer: Answer;
  readonly exact: boolean;
  readonly auto: boolean;
  /** Silent as read, and as the gold wants it. */
  readonly silent: boolean;
  readonly goldSilent: boolean;
  /** What an act on this reading would get wrong, whether the gate lets it act or not. */
  readonly harms: readonly Harm[];
  /** Automatic, and the act differs from the expected one. */
  readonly harmful: boolean;
  /** The stricter measure: automatic, not silent, not exact. */
  readonly autoWrong: boolean;
  readonly windows: Counts;
  /** Minutes named by both over minutes named by either; null where neither names any. */
  readonly windowOverlap: number | null;
  readonly optionsRight: boolean | null;
  readonly zonesRight: boolean | null;
  readonly durationRight: boolean | null;
  readonly peopleRight: boolean | null;
  readonly milliseconds: number;
}

/** Compares one reading with its gold, field by field. */
export function scoreMail(row: MailRow, answer: Answer, milliseconds: number): MailScore {
  const { reading } = answer;
  const { gold } = row;
  const found = new Set(reading.times);
  const expected = goldTimes(row);
  const right = {
    times: sameSet(found, expected),
    intents: sameSet(new Set(reading.intents), new Set(gold.intents)),
    accept: JSON.stringify(reading.accept ?? []) === JSON.stringify(gold.accept ?? []),
    dur: (reading.dur ?? null) === (gold.dur ?? null),
    medium: (reading.medium ?? null) === (gold.medium ?? null),
    late: (reading.late ?? null) === (gold.late ?? null),
    people: gold.participants === undefined || samePeople(reading, gold),
  };
  const exact = gold.mustAsk ? !answer.auto : Object.values(right).every(Boolean);
  const harms = harmOf(reading, gold, row);
  const outward = actsOutward(reading);
  return {
    row,
    answer,
    exact,
    auto: answer.auto,
    silent: answer.silent,
    goldSilent: !gold.mustAsk && !actsOutward(gold),
    harms,
    harmful: answer.auto && harms.length > 0,
    autoWrong: answer.auto && outward && !exact,
    windows: overlap(found, expected),
    windowOverlap: gold.mustAsk ? null : jaccard(found, expected, row),
    optionsRight: gold.accept || reading.accept ? right.accept : null,
    zonesRight: zonesOf(expected).size > 0 ? sameSet(zonesOf(found), zonesOf(expected)) : null,
    durationRight: gold.dur !== undefined || reading.dur !== undefined ? right.dur : null,
    peopleRight: gold.participants === undefined ? null : right.people,
    milliseconds,
  };
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

function overlap(found: ReadonlySet<string>, gold: ReadonlySet<string>): Counts {
  return { hit: [...found].filter((item) => gold.has(item)).length, found: found.size, gold: gold.size };
}

function samePeople(reading: GoldReading, gold: GoldReading): boolean {
  const list = (of: GoldReading): Set<string> =>
    new Set((of.participants ?? []).map(({ op, email, name }) => `${op} ${email ?? name ?? ''}`));
  return sameSet(list(reading), list(gold));
}

function zonesOf(times: ReadonlySet<string>): Set<string> {
  return new Set([...times].flatMap((time) => / @(\S+)$/.exec(time)?.[1] ?? []));
}

/** Intersection over union of the minutes that two sets of dated times name, per polarity. */
function jaccard(found: ReadonlySet<string>, gold: ReadonlySet<string>, row: MailRow): number | null {
  const a = minutesNamed(found, row);
  const b = minutesNamed(gold, row);
  const union = new Set([...a, ...b]).size;
  return union === 0 ? null : [...a].filter((minute) => b.has(minute)).length / union;
}

/** Quarters of an hour that the times name; a start counts as one. */
function minutesNamed(times: ReadonlySet<string>, row: MailRow): Set<string> {
  const quarters = new Set<string>();
  for (const text of times) {
    const time = parseGoldTime(text, row.senderZone ?? row.ownerZone);
    const day = time.day === null ? text.split(' ')[0] : `${time.polarity}${time.day}`;
    const from = time.from ?? 0;
    const to = time.to ?? (time.point ? from + 15 : 1440);
    for (let minute = from; minute < to; minute += 15)
      quarters.add(`${day} ${minute} ${/@\S+$/.exec(text)?.[0] ?? ''}`);
  }
  return quarters;
}
