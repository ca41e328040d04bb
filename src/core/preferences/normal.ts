import { canonicalJson } from '../canonical-json';
import type { Medium, People, Rule, Scope } from './rule';
import { isAlways, normalWhen, type When } from './when';

const MEDIA: readonly Medium[] = ['video', 'phone', 'in_person'];

/**
 * The one form of a rule among all that say the same: parts in order, without those that say nothing, texts on one line.
 * What a rule means never changes.
 */
export function normalRule(rule: Rule): Rule {
  const parts: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(rule)) {
    const normal = normalPart(rule.kind, part, value);
    if (normal !== undefined) parts[part] = normal;
  }
  return parts as unknown as Rule;
}

/** Whether two rules ask for the same. */
export function sameRule(a: Rule, b: Rule): boolean {
  return ruleText(a) === ruleText(b);
}

/** A text that is the same for rules that ask for the same, and only for them. */
export function ruleText(rule: Rule): string {
  const known = TEXTS.get(rule);
  if (known !== undefined) return known;
  const text = canonicalJson(normalRule(rule));
  TEXTS.set(rule, text);
  return text;
}

/** Rules never change, and those of a sentence are kept while the document around it is written. */
const TEXTS = new WeakMap<Rule, string>();

/** The scope with its parts in order; absent when it is every meeting. */
export function normalScope(scope: Scope | undefined): Scope | undefined {
  if (!scope) return undefined;
  const types = [...new Set(scope.types?.map((type) => line(type).toLowerCase()))].sort();
  const media = MEDIA.filter((medium) => scope.media?.includes(medium));
  const except = normalScope(scope.except);
  const normal: Scope = {
    ...(types.length > 0 ? { types } : {}),
    ...(media.length > 0 && media.length < MEDIA.length ? { media } : {}),
    ...(scope.people ? { people: normalPeople(scope.people) } : {}),
    ...(scope.codeword ? { codeword: line(scope.codeword).toLowerCase() } : {}),
    ...(except ? { except } : {}),
  };
  return Object.keys(normal).length > 0 ? normal : undefined;
}

export function normalPeople(people: People): People {
  switch (people.by) {
    case 'side':
      return people;
    case 'address':
      return { by: 'address', address: people.address.toLowerCase() };
    case 'domain':
      return { by: 'domain', domain: people.domain.toLowerCase() };
    case 'name':
      return { by: 'name', name: line(people.name) };
    case 'tag':
      return { by: 'tag', tag: line(people.tag).toLowerCase() };
  }
}

function normalPart(kind: Rule['kind'], part: string, value: unknown): unknown {
  if (part === 'scope') {
    const medium = ({ caller: 'phone', video: 'video' } as const)[kind as string];
    return normalScope(medium ? mediumless(value as Scope | undefined, medium) : (value as Scope | undefined));
  }
  if (part === 'number') return line(value as string).replace(/(?!^\+)[^\d]/g, '');
  if (part === 'people') return value && normalPeople(value as People);
  if (part === 'when') {
    const optional = kind === 'focus' && value !== undefined && isAlways(value as When);
    return value && !optional ? normalWhen(value as When) : undefined;
  }
  if (part === 'at' && Array.isArray(value)) return [...new Set(value as number[])].sort((a, b) => a - b);
  if (part === 'weekdays') return normalWeekdays(kind, value as readonly number[] | undefined);
  if (part === 'hours') return normalWhen({ hours: value as When['hours'] & {} }).hours ?? value;
  if (part === 'between') return [...(value as Medium[])].sort((a, b) => MEDIA.indexOf(a) - MEDIA.indexOf(b));
  if (part === 'among') {
    const others = [...new Set(value as readonly string[] | undefined)].sort();
    return others.length > 0 ? others : undefined;
  }
  if (part === 'addresses') return [...new Set((value as readonly string[]).map((one) => one.toLowerCase()))].sort();
  if (part === 'tag' || part === 'word') return line(value as string).toLowerCase();
  return typeof value === 'string' ? line(value) : value;
}

/** Who calls is a question of phone calls only, and the provider one of video calls. */
function mediumless(scope: Scope | undefined, medium: Medium): Scope | undefined {
  return scope?.media?.length === 1 && scope.media[0] === medium ? { ...scope, media: undefined } : scope;
}

function normalWeekdays(kind: Rule['kind'], weekdays: readonly number[] | undefined): readonly number[] | undefined {
  const days = weekdays && [...new Set(weekdays)].sort((a, b) => a - b);
  return kind === 'limit' && days?.length === 7 ? undefined : days;
}

/** On one line, and without double quotes: those end a text in a sentence. */
function line(text: string): string {
  return text
    .replace(/["“”„«»]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
