import type { PreferenceChange } from '../../preferences/change';
import { restOf } from '../../preferences/edit/subject';
import { ruleText } from '../../preferences/normal';
import { describeRule } from '../../preferences/render/describe';
import { renderRule } from '../../preferences/render/render';
import type { Rule } from '../../preferences/rule';
import { otherHours, type Stretch } from '../../preferences/when';
import type { Reading, Window } from '../../reading/reading';
import type { OwnerLine, Saying } from '../../replies/owner/lines';
import { parseClock, WEEKDAYS } from '../../time/calendar-date';
import type { Heard, StepContext } from '../context';
import type { LoopState } from '../state';
import { askOwner, mailToOwner, type Transition, transition } from '../transition';
import { documentOf } from './document';
import { NO_WORDS } from './words';

/** True when the mail says something about all meetings to come. */
export function isLasting({ reading, owner = NO_WORDS }: Heard): boolean {
  return reading.intents.some((i) => i.kind === 'set_preference') || owner.wishes.length > 0;
}

/**
 * A4, row 51: "from now on …" becomes a sentence of the document that the owner confirms. What cannot be kept is said so
 * plainly, never "noted". `made` is what the mail leads to beside that. Not `asked`: the owner said it of this meeting (E32),
 * and it is only proposed.
 */
export function withPreference(
  made: Transition,
  heard: Heard,
  ctx: StepContext,
  how: { readonly asked: boolean } = { asked: true },
): Transition {
  const change = how.asked ? changeOf(heard) : ofReading(correctionOf(heard));
  const said = new Set(documentOf(ctx).map(({ rule }) => ruleText(rule)));
  if (change?.rules.every((rule) => said.has(ruleText(rule)))) {
    return how.asked ? withNote(made, { line: 'rule_known', text: change.text }) : made;
  }
  const lost = how.asked ? notUnderstood(heard, change) : null;
  const told = lost === null ? made : withNote(made, lost);
  return change ? asking(told, change, ctx) : told;
}

/** Asks whether a change of the document shall be made; nothing is saved before. */
export function asking(made: Transition, change: PreferenceChange, ctx: StepContext, because: Saying = []): Transition {
  const id = `preference-${ctx.version}`;
  const asked = askOwner(
    made.state,
    { id, kind: 'preference', says: [...because, ...questionOf(change, ctx)], now: ctx.now },
    made.plan.actions.filter((a) => a.kind !== 'silent'),
  );
  const needsOwner = asked.state.needsOwner.map((d) => (d.id === id ? { ...d, preferences: change } : d));
  return {
    state: { ...asked.state, needsOwner },
    plan: { ...asked.plan, risk: made.plan.risk, reasons: [...made.plan.reasons, ...asked.plan.reasons] },
  };
}

/** The owner corrects what guests were told by a rule of their week ("no meetings before 10"): it may hold for all. */
export function isCorrection({ reading }: Heard): boolean {
  return reading.windows.some(isRefusedRule);
}

/** The owner has answered the question about a lasting preference. A loop that is about nothing else ends with it. */
export function decidePreference(rest: LoopState, change: PreferenceChange, approve: boolean): Transition {
  const over = rest.phase === 'INTAKE' && rest.participants.length === 1 && rest.needsOwner.length === 0;
  const next: LoopState = over ? { ...rest, phase: 'CLOSED', closedReason: 'done' } : rest;
  if (!approve)
    return transition(
      next,
      [{ kind: 'silent', reason: 'The preference was not confirmed' }],
      ['You keep your preferences as they are'],
    );
  return transition(next, [{ kind: 'set_preferences', change }], ['You confirmed a lasting preference'], 1);
}

/** The sentence, how it is understood where that is not plain from it, and what it takes the place of. */
function questionOf({ text, rules }: PreferenceChange, ctx: StepContext): Saying {
  const canonical = rules.map(renderRule).join(' ') === text;
  const replaced = documentOf(ctx).flatMap(({ rule }) =>
    rules.some((newer) => ruleText(newer) !== ruleText(rule) && restOf(rule, newer) !== rule) ? [renderRule(rule)] : [],
  );
  return [
    { line: 'keep_rule', text },
    ...(canonical ? [] : [{ line: 'understood_rule', rules: rules.map((rule) => describeRule(rule)) } as const]),
    ...(replaced.length === 0 ? [] : [{ line: 'replaces_rules', rules: [...new Set(replaced)] } as const]),
  ];
}

/** In the owner's own words where every one of them was understood, else what the reader made of the mail. */
function changeOf(heard: Heard): PreferenceChange | null {
  const wishes = (heard.owner ?? NO_WORDS).wishes.filter(({ rules }) => rules.length > 0);
  if (wishes.length === 0) return ofReading(heard.reading);
  return { text: wishes.map(({ text }) => text).join(' '), rules: wishes.flatMap(({ rules }) => rules) };
}

function notUnderstood({ reading, owner = NO_WORDS }: Heard, change: PreferenceChange | null): OwnerLine | null {
  const unread = owner.wishes.find(({ rules }) => rules.length === 0)?.text;
  if (change && (!unread || owner.wishes.every(({ rules }) => rules.length === 0))) return null;
  const quote = (unread ?? reading.intents[0]?.evidence ?? '').replace(/\s+/g, ' ').slice(0, 120);
  return { line: 'rule_not_understood', quote };
}

function withNote(made: Transition, says: OwnerLine): Transition {
  const { state, plan } = made;
  const actions = plan.actions.filter((a) => a.kind !== 'silent');
  return {
    state,
    plan: {
      ...plan,
      actions: [...actions, mailToOwner('owner_status', [says])],
      reasons: [...plan.reasons, 'A wish that changes nothing'],
    },
  };
}

/** Of a correction only the rule: times that go with it are of this meeting. */
function correctionOf({ reading }: Heard): Reading {
  return { ...reading, windows: reading.windows.filter(isRefusedRule) };
}

function isRefusedRule({ rrule, stance }: Window): boolean {
  return rrule !== null && (stance === 'cannot' || stance === 'avoid');
}

/** The weekly windows of a reading as rules; null where some of them are none. */
function ofReading({ windows }: Reading): PreferenceChange | null {
  const weekly = windows.filter((w) => w.role === 'offer');
  if (weekly.length === 0 || weekly.some((w) => !isWeekly(w))) return null;
  const groups = new Map<string, Window[]>();
  for (const w of weekly) {
    const key = [w.stance, w.from, w.to, w.weekday === null].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), w]);
  }
  const rules = [...groups.values()].flatMap(ruleOf);
  return { text: rules.map(renderRule).join(' '), rules };
}

/** What windows of one stance and the same hours say of their weekdays. */
function ruleOf(windows: readonly Window[]): Rule[] {
  const [{ stance, from, to, weekday }] = windows as [Window];
  const weekdays = weekday === null ? null : [...new Set(windows.map((w) => WEEKDAYS.indexOf(w.weekday ?? 'mon')))];
  const hours: Stretch[] =
    from === null && to === null ? [] : [[from === null ? 0 : parseClock(from), to === null ? 1440 : parseClock(to)]];
  const when = { ...(weekdays ? { weekdays } : {}), ...(hours.length > 0 ? { hours } : {}) };
  if (stance === 'cannot') return [{ kind: 'never', when }];
  if (stance === 'avoid') return [{ kind: 'like', when, weight: -2 }];
  if (stance === 'prefer') return [{ kind: 'like', when, weight: 2 }];
  if (weekdays && hours.length > 0) return [{ kind: 'hours', weekdays, hours }];
  const others = otherHours(hours);
  return others.length > 0 && hours.length > 0 ? [{ kind: 'only', when }] : [];
}

/** Every week or every working day: what a rule about weekdays can say. */
function isWeekly({ rrule }: Window): boolean {
  return rrule !== null && !/INTERVAL=(?!1(?!\d))/.test(rrule);
}
