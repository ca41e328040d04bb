import { normalRule } from '../normal';
import type { Rule, RuleOf, Scope } from '../rule';
import type { When } from '../when';

/**
 * What a rule still says once `newer` holds: the rule itself where they are about different things, null where the newer
 * takes its place, and of hours those of the other weekdays.
 */
export function restOf(rule: Rule, newer: Rule): Rule | null {
  if (newer.kind === 'hours' && worksOn(rule)) {
    const weekdays = rule.kind === 'hours' ? rule.weekdays : (rule.when.weekdays as readonly number[]);
    const left = weekdays.filter((day) => !newer.weekdays.includes(day));
    if (left.length === weekdays.length) return rule;
    if (left.length === 0) return null;
    return rule.kind === 'hours' ? { ...rule, weekdays: left } : { ...rule, when: { ...rule.when, weekdays: left } };
  }
  return subjectOf(rule) === subjectOf(newer) ? null : rule;
}

/** Whether it says of weekdays how they are worked; "never on Fridays" does. */
function worksOn(rule: Rule): rule is RuleOf<'hours'> | RuleOf<'never'> {
  if (rule.kind === 'hours') return true;
  if (rule.kind !== 'never' || rule.scope || rule.name !== undefined) return false;
  const { weekdays, nth, holidays, dates, hours } = rule.when;
  return (
    weekdays !== undefined && nth === undefined && holidays === undefined && dates === undefined && hours === undefined
  );
}

/**
 * What a rule is about, without what it says of it: of two rules with the same subject the later takes the place of the
 * earlier ("meetings last 30 minutes", "meetings last 45 minutes").
 */
export function subjectOf(rule: Rule): string {
  return JSON.stringify(partsOf(normalRule(rule)));
}

function partsOf(rule: Rule): unknown[] {
  const scope = 'scope' in rule ? scopeParts(rule.scope) : [];
  switch (rule.kind) {
    case 'zone':
      return [rule.kind, rule.dates?.from, rule.dates?.to];
    case 'never':
      return [rule.kind, rule.name ?? whenParts(rule.when), scope];
    case 'like':
    case 'open':
      return [rule.kind, whenParts(rule.when), scope];
    case 'limit':
      return [rule.kind, 'count' in rule.most, rule.per, rule.weekdays, scope];
    case 'focus':
      return [rule.kind, rule.name];
    case 'gap':
      return [rule.kind, rule.between];
    case 'travel':
      return [rule.kind, rule.around];
    case 'description':
      return [rule.kind, rule.text, scope];
    case 'priority':
    case 'avoid_people':
      return ['standing', rule.people];
    case 'tagged':
      return [rule.kind, rule.tag, rule.people];
    case 'ignore':
    case 'formality':
    case 'mail_length':
    case 'language':
      return [rule.kind, rule.people];
    case 'codeword':
    case 'stop_word':
      return [rule.kind, rule.word];
    case 'copy':
      return [rule.kind, rule.addresses, scope];
    case 'act':
      return [rule.kind, rule.act, rule.length?.is, rule.length?.minutes, scope];
    default:
      return [rule.kind, scope];
  }
}

function scopeParts(scope: Scope | undefined): unknown[] {
  const { types, media, people, codeword, except } = scope ?? {};
  return [types, media, people && Object.entries(people).sort(), codeword, except && scopeParts(except)];
}

function whenParts({ weekdays, nth, holidays, dates, hours }: When): unknown[] {
  return [weekdays, nth, holidays, dates?.from, dates?.to, hours];
}
