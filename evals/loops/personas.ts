import type { EpochMinute } from '@/core/time/period';
import type { Saying } from '../paraphrases/phrasebook';
import { pickOf } from '../paraphrases/say';
import { wallOf } from './hidden-calendar';
import { INJECTIONS } from './injections';
import { fitting, honestAnswer, type Mind, ownWindows, type Seen, whenAwake } from './mind';

/** Something a guest does at a moment to come. What they say is settled at that moment: `think` sees what they know then. */
export interface Act {
  readonly at: EpochMinute;
  readonly by: 'mail' | 'link';
  /** Null: they let it be after all. */
  readonly think: (mind: Mind) => Saying | null;
  /** Header fields of the mail. */
  readonly headers?: Readonly<Record<string, string>>;
  /** From a machine: no greeting, no quoted text. */
  readonly bare?: boolean;
  /** Another sender than the guest. */
  readonly from?: { readonly name: string; readonly address: string };
  /** Stands below what is said. */
  readonly postscript?: string;
}

export interface Persona {
  /** Whether they want the meeting and answer: only such loops can be satisfied. */
  readonly willing: boolean;
  /** Their words differ from their calendar; counted apart (a slip, no fault of the assistant). */
  readonly slips?: boolean;
  readonly bounces?: boolean;
  /** Minutes that their first answer comes later than their delay. */
  readonly lateBy?: number;
  /** On a mail that lets them choose. */
  readonly onOptions: (mind: Mind, seen: Seen) => readonly Act[];
  /** On the first confirmation. */
  readonly onBooked?: (mind: Mind, start: EpochMinute) => readonly Act[];
}

const HOUR = 60;
const DAY = 1440;

const answer = (mind: Mind, think: Act['think'], more: Partial<Act> = {}): Act => ({
  at: whenAwake(mind, mind.now, mind.turns === 0 ? mind.part.delayMin : Math.ceil(mind.part.delayMin / 2)),
  by: 'mail',
  think,
  ...more,
});
const honest = (mind: Mind): Act[] => [answer(mind, honestAnswer)];
/** First something else, then honest answers. */
const firstSay = (think: (mind: Mind) => Saying | null) => (mind: Mind) =>
  mind.turns === 0 ? [answer(mind, (now) => think(now) ?? honestAnswer(now))] : honest(mind);
const counter = (mind: Mind): Saying | null => {
  const windows = ownWindows(mind, 1 + Math.floor(mind.chance() * 2));
  return windows.length > 0 ? { say: 'counter', windows } : null;
};

function vagueAnswer(mind: Mind): Saying | null {
  const all = mind.offer?.slots ?? [];
  const fits = fitting(mind);
  if (all.length > 1 && fits.length === all.length) return { say: 'accept_unclear' };
  const zone = mind.offer?.zone as string;
  const days = all.filter(({ n }) => !fits.includes(n)).map(({ start }) => wallOf(zone, start).day);
  if (days.length > 0 && mind.chance() < 0.6) return { say: 'unavailable', days: [...new Set(days)].slice(0, 2) };
  return { say: 'vague_week', weeksAhead: mind.chance() < 0.7 ? 1 : 2 };
}

function wrongWeekday(mind: Mind): Saying | null {
  const [window] = ownWindows(mind, 1, true);
  if (window?.time.kind !== 'exact') return null;
  mind.proposed = [window];
  return { say: 'wrong_weekday', day: window.day, from: window.time.from };
}

function slip(mind: Mind): Saying {
  const fits = fitting(mind);
  const busy = (mind.offer?.slots ?? []).find(({ n }) => !fits.includes(n));
  return busy ? { say: 'accept', option: busy.n } : honestAnswer(mind);
}

function awayReply(mind: Mind): Act[] {
  if (mind.turns > 0) return honest(mind);
  const { zone } = mind.part.calendar;
  const back = wallOf(zone, whenAwake(mind, mind.now, (3 + Math.floor(mind.chance() * 3)) * DAY)).day;
  const returns = whenAwake(mind, mind.now, (back - wallOf(zone, mind.now).day) * DAY);
  return [
    {
      at: mind.now + 1,
      by: 'mail',
      think: () => ({ say: 'out_of_office', back }),
      headers: { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' },
      bare: true,
    },
    { at: Math.max(returns, mind.now + HOUR), by: 'mail', think: honestAnswer },
  ];
}

function onceBooked(delayMin: number, think: Act['think']): NonNullable<Persona['onBooked']> {
  return (mind) => [{ at: whenAwake(mind, mind.now, delayMin), by: 'mail', think }];
}

/** Who guests are. Except for those who slip, nobody agrees to a time that their hidden calendar does not give. */
const PERSONAS = {
  accepting: { willing: true, onOptions: honest },
  countering: { willing: true, onOptions: firstSay(counter) },
  vague: { willing: true, onOptions: firstSay(vagueAnswer) },
  wrong_weekday: { willing: true, onOptions: firstSay(wrongWeekday) },
  silent: { willing: false, onOptions: () => [] },
  slow: {
    willing: true,
    lateBy: 4 * DAY,
    onOptions: (mind: Mind, seen: Seen) => (seen.template === 'offer' ? [] : honest(mind)),
  },
  away: { willing: true, lateBy: 7 * DAY, onOptions: awayReply },
  bouncing: { willing: false, bounces: true, onOptions: () => [] },
  assistant: {
    willing: true,
    onOptions: (mind: Mind) => [answer(mind, honestAnswer, { headers: { 'X-Sundial-Loop': 'v1; hop=1' } })],
  },
  injecting: {
    willing: true,
    onOptions: (mind: Mind) => [answer(mind, honestAnswer, { postscript: pickOf(INJECTIONS, mind.chance) })],
  },
  on_list: {
    willing: true,
    onOptions: (mind: Mind) => [
      {
        at: mind.now + 2,
        by: 'mail' as const,
        think: () => ({ say: 'accept_any' as const }),
        headers: { 'List-Id': 'Planning <planning.globex.test>', Precedence: 'list' },
        bare: true,
      },
      ...honest(mind),
    ],
  },
  linking: { willing: true, onOptions: (mind: Mind) => [answer(mind, honestAnswer, { by: 'link' })] },
  asking: {
    willing: true,
    lateBy: 5 * HOUR,
    onOptions: (mind: Mind) =>
      mind.turns > 0
        ? honest(mind)
        : [
            answer(mind, ({ chance }) => ({
              say: 'ask',
              topic: pickOf(['agenda', 'attendees', 'is_automated'], chance),
            })),
            { ...answer(mind, honestAnswer), at: whenAwake(mind, mind.now, mind.part.delayMin + 5 * HOUR) },
          ],
  },
  thanking: { willing: true, onOptions: honest, onBooked: onceBooked(30, () => ({ say: 'thank' })) },
  cancelling: { willing: true, onOptions: honest, onBooked: onceBooked(6 * HOUR, () => ({ say: 'cancel' })) },
  rescheduling: {
    willing: true,
    onOptions: honest,
    onBooked: onceBooked(5 * HOUR, (mind) => {
      // The time that they want to leave is not one that they propose.
      mind.tried.push(...mind.booked);
      const [window] = ownWindows(mind, 1, true);
      return window ? { say: 'move_to', window } : null;
    }),
  },
  late: {
    willing: true,
    onOptions: honest,
    onBooked: (_mind: Mind, start: EpochMinute) => [
      { at: start - 10, by: 'mail' as const, think: () => ({ say: 'late' as const, minutes: 15 }) },
    ],
  },
  declining: { willing: false, onOptions: firstSay(() => ({ say: 'decline_meeting' })) },
  opting_out: { willing: false, onOptions: firstSay(() => ({ say: 'opt_out' })) },
  slip: { willing: true, slips: true, onOptions: firstSay(slip) },
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;
export const personas: Readonly<Record<PersonaName, Persona>> = PERSONAS;

/** The loops of one world by their guests: everybody once alone, and groups of two to four. */
export const DECK: readonly (readonly PersonaName[])[] = [
  ...(Object.keys(PERSONAS) as PersonaName[]).map((name) => [name]),
  ['accepting', 'accepting'],
  ['accepting', 'countering'],
  ['linking', 'vague'],
  ['accepting', 'slow', 'accepting'],
  ['accepting', 'countering', 'linking', 'accepting'],
];
