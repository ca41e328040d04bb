import type { SourcedRule } from '../compiled';
import { ruleText } from '../normal';
import type { People } from '../rule';
import type { MeetingType, PersonRules } from './preferences';

/** Meetings whose noun is all that a rule says of them. */
export function typesOf(rules: readonly SourcedRule[]): Record<string, MeetingType> {
  const types: Record<string, MeetingType> = {};
  for (const { rule } of rules) {
    if (!('scope' in rule) || !rule.scope?.types || Object.keys(rule.scope).length > 1) continue;
    for (const type of rule.scope.types) {
      const known = Object.hasOwn(types, type) ? (types[type] as MeetingType) : { windows: [] };
      if (rule.kind === 'duration') types[type] = { ...known, min: rule.minutes };
      if (rule.kind === 'medium') types[type] = { ...known, medium: rule.medium };
      if (rule.kind === 'longest') types[type] = { ...known, longest: rule.minutes };
      if (rule.kind === 'place') types[type] = { ...known, place: rule.place };
      if (rule.kind === 'only') types[type] = { ...known, windows: [...known.windows, rule.when] };
    }
  }
  return types;
}

/** Everybody whom a rule names. */
export function peopleOf(rules: readonly SourcedRule[]): PersonRules[] {
  const found = new Map<string, PersonRules>();
  const change = (match: People, part: Partial<PersonRules>) => {
    const key = ruleText({ kind: 'priority', people: match });
    const nobody = { match, vip: false, avoid: false, ignore: false, tags: [], windows: [] };
    found.set(key, { ...(found.get(key) ?? nobody), ...part });
  };
  const known = (match: People) => found.get(ruleText({ kind: 'priority', people: match }));
  for (const { rule } of rules) {
    if (rule.kind === 'priority') change(rule.people, { vip: true });
    if (rule.kind === 'avoid_people') change(rule.people, { avoid: true });
    if (rule.kind === 'ignore') change(rule.people, { ignore: true });
    if (rule.kind === 'tagged') {
      const tags = [...new Set([...(known(rule.people)?.tags ?? []), rule.tag])];
      change(rule.people, { tags, ...(rule.tag === 'vip' ? { vip: true } : {}) });
    }
    if (rule.kind === 'language' && rule.people) change(rule.people, { language: rule.language });
    const scope = 'scope' in rule ? rule.scope : undefined;
    if (!scope?.people || Object.keys(scope).length > 1) continue;
    if (rule.kind === 'duration') change(scope.people, { durationMin: rule.minutes });
    if (rule.kind === 'only') change(scope.people, { windows: [...(known(scope.people)?.windows ?? []), rule.when] });
  }
  return [...found.values()];
}
