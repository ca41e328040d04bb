import type { Reading, Window } from '../../reading/reading';
import { parseClock, WEEKDAYS } from '../../time/calendar-date';
import type { Heard, OwnerRules, StepContext } from '../context';
import type { LoopState } from '../state';
import { askOwner, type Transition, transition } from '../transition';
import type { PreferencePatch, Weekday } from './owner-rules';
import { NO_WORDS } from './words';

type Ranges = readonly (readonly [string, string])[];

/** True when the mail says something about all meetings to come. */
export function isLasting({ reading, owner = NO_WORDS }: Heard): boolean {
  return reading.intents.some((i) => i.kind === 'set_preference') || Object.keys(owner.rules.patch).length > 0;
}

/**
 * A4, row 51: "from now on …" becomes a difference that the owner confirms. What cannot be kept is said so plainly, never
 * "noted". `made` is what the mail leads to beside that. Not `asked`: the owner said it of this meeting (E32), and it is only
 * proposed.
 */
export function withPreference(
  made: Transition,
  heard: Heard,
  ctx: StepContext,
  how: { readonly asked: boolean } = { asked: true },
): Transition {
  const patch = patchOf(how.asked ? heard : { ...heard, reading: correctionOf(heard) }, ctx.owner);
  if (patch === null && !how.asked) return made;
  if (patch === null)
    return withNote(
      made,
      `I cannot keep that as a rule: “${quoteOf(heard)}”. Your settings hold hours, lengths, gaps, notice and medium, and I have changed nothing there.`,
    );
  const id = `preference-${ctx.version}`;
  const asked = askOwner(
    made.state,
    {
      id,
      text: `Shall I keep this for all your meetings from now on: ${patchWords(patch, ctx.owner).join('; ')}?`,
      now: ctx.now,
    },
    made.plan.actions.filter((a) => a.kind !== 'silent'),
  );
  const needsOwner = asked.state.needsOwner.map((d) => (d.id === id ? { ...d, preferences: patch } : d));
  return {
    state: { ...asked.state, needsOwner },
    plan: { ...asked.plan, risk: made.plan.risk, reasons: [...made.plan.reasons, ...asked.plan.reasons] },
  };
}

/** The owner corrects what guests were told by a rule of their week ("no meetings before 10"): it may hold for all. */
export function isCorrection({ reading }: Heard): boolean {
  return reading.windows.some(isRefusedRule);
}

/** Of a correction only the rule: times that go with it are of this meeting. */
function correctionOf({ reading }: Heard): Reading {
  return { ...reading, windows: reading.windows.filter(isRefusedRule) };
}

function isRefusedRule({ rrule, stance }: Window): boolean {
  return rrule !== null && (stance === 'cannot' || stance === 'avoid');
}

/** The owner has answered the question about a lasting preference. A loop that is about nothing else ends with it. */
export function decidePreference(rest: LoopState, patch: PreferencePatch, approve: boolean): Transition {
  const over = rest.phase === 'INTAKE' && rest.participants.length === 1 && rest.needsOwner.length === 0;
  const next: LoopState = over ? { ...rest, phase: 'CLOSED', closedReason: 'done' } : rest;
  if (!approve)
    return transition(
      next,
      [{ kind: 'silent', reason: 'The preference was not confirmed' }],
      ['You keep the settings as they are'],
    );
  return transition(next, [{ kind: 'set_preferences', patch }], ['You confirmed a lasting preference'], 1);
}

function withNote(made: Transition, note: string): Transition {
  const { state, plan } = made;
  const actions = plan.actions.filter((a) => a.kind !== 'silent');
  return {
    state,
    plan: {
      ...plan,
      actions: [
        ...actions,
        { kind: 'send', template: 'owner_status', to: ['p1'], cc: [], slots: [], note, quote: null },
      ],
      reasons: [...plan.reasons, 'A wish that is no setting'],
    },
  };
}

/** The change of the settings that a mail asks for; null when some of it is no setting of ours. */
function patchOf({ reading, owner = NO_WORDS }: Heard, rules: OwnerRules): PreferencePatch | null {
  const windows = reading.windows.filter((w) => w.role === 'offer');
  const hours = windows.length > 0 ? hoursWithout(windows, rules.hours) : undefined;
  if (hours === null) return null;
  const patch = { ...owner.rules.patch, ...(hours ? { hours } : {}) };
  return Object.keys(patch).length > 0 ? patch : null;
}

/** "No meetings before 10", "no Fridays": what is left of the hours. Null when a window is no such rule, or nothing is left. */
function hoursWithout(
  windows: Reading['windows'],
  known: OwnerRules['hours'],
): NonNullable<PreferencePatch['hours']> | null {
  if (!known) return null;
  const changed: Partial<Record<Weekday, Ranges>> = {};
  for (const window of windows) {
    const days = window.weekday ? [window.weekday] : WEEKDAYS.filter((day) => (known[day] ?? []).length > 0);
    if (window.rrule === null || !isWeekly(window)) return null;
    for (const day of days) {
      const ranges = changed[day] ?? known[day] ?? [];
      const to = window.to === null ? 1440 : parseClock(window.to);
      const from = window.from === null ? 0 : parseClock(window.from);
      if (window.stance === 'cannot' || window.stance === 'avoid') changed[day] = cut(ranges, from, to);
      else if (window.stance === 'can' && window.weekday && window.from !== null && window.to !== null)
        changed[day] = [[window.from, window.to]];
      else return null;
    }
  }
  const left = Object.values({ ...known, ...changed }).some((ranges) => (ranges ?? []).length > 0);
  return left ? changed : null;
}

/** Every week or every working day: what a week of hours can say. */
function isWeekly({ rrule }: Window): boolean {
  return !/INTERVAL=(?!1(?!\d))/.test(rrule ?? '');
}

function cut(ranges: Ranges, from: number, to: number): Ranges {
  return ranges.flatMap(([a, b]): Ranges => {
    const start = parseClock(a);
    const end = parseClock(b) > start ? parseClock(b) : parseClock(b) + 1440;
    const parts: [number, number][] = [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ];
    return parts.filter(([x, y]) => x < y).map(([x, y]) => [clock(x), clock(y)] as const);
  });
}

function clock(minute: number): string {
  const day = minute > 1440 ? minute - 1440 : minute;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const MEDIUM_WORDS = { video: 'by video', phone: 'by phone', in_person: 'in person' } as const;
const APPROVAL_WORDS: Readonly<Record<NonNullable<PreferencePatch['approval']>, string>> = {
  drafts_only: 'I only write drafts',
  approve_everything: 'I ask you before everything',
  outsiders_first_time: 'I ask you before the first mail to somebody new',
  when_unsure: 'I ask you when I am not sure',
  autopilot: 'I act without asking wherever I may',
};
const ACT_NAMES = {
  offer: 'offer times',
  book: 'book',
  move: 'move or change a meeting',
  cancel: 'cancel',
  write: 'write to guests',
} as const;

/** The difference in words: what it is to be, and what it was. */
export function patchWords(patch: PreferencePatch, rules: OwnerRules): string[] {
  const words: string[] = [];
  for (const day of WEEKDAYS) {
    const ranges = patch.hours?.[day];
    if (ranges) words.push(`${DAY_NAMES[day]} ${rangeWords(ranges)} (was ${rangeWords(rules.hours?.[day] ?? [])})`);
  }
  if (patch.durationMin !== undefined)
    words.push(`meetings take ${patch.durationMin} minutes (was ${rules.durationMin})`);
  if (patch.bufferBeforeMin !== undefined) words.push(`${patch.bufferBeforeMin} minutes free before a meeting`);
  if (patch.bufferAfterMin !== undefined) words.push(`${patch.bufferAfterMin} minutes free after a meeting`);
  if (patch.noticeMin !== undefined)
    words.push(`${patch.noticeMin / 60} hours of notice (was ${rules.noticeMin / 60})`);
  if (patch.medium !== undefined)
    words.push(`meetings are ${MEDIUM_WORDS[patch.medium]} (was ${MEDIUM_WORDS[rules.medium]})`);
  if (patch.approval !== undefined) words.push(APPROVAL_WORDS[patch.approval]);
  for (const [act, rule] of Object.entries(patch.acts ?? {})) {
    const what = ACT_NAMES[act as keyof typeof ACT_NAMES];
    words.push(rule === 'ask' ? `I ask you before I ${what}` : `I ${what} without asking`);
  }
  return words;
}

function rangeWords(ranges: Ranges): string {
  return ranges.length === 0 ? 'never' : ranges.map(([from, to]) => `${from}–${to}`).join(' and ');
}

function quoteOf({ reading }: Heard): string {
  return (reading.intents[0]?.evidence ?? '').replace(/\s+/g, ' ').slice(0, 120);
}
