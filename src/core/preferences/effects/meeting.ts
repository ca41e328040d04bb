import type { CompiledDocument, SourcedRule } from '../compiled';
import type { Medium, RoomProvider, Rule, RuleKind, RuleOf } from '../rule';
import { applying, type Chosen, chosen, isScoped, mostSpecific } from './choose';
import { type MeetingFacts, matches } from './facts';

/** What the rules of a scope say of a meeting; what they leave out is as for all meetings. Lengths in minutes. */
export interface Wanted {
  readonly durationMin?: number;
  readonly medium?: Medium;
}

/** Length and medium that the document has for meetings like this one, beside those for all. */
export function wantedFor(rules: readonly SourcedRule[], facts: MeetingFacts): Wanted {
  const length = chosen('duration', rules, facts);
  const said = chosen('medium', rules, facts);
  const medium = said && isScoped(said) ? said.rule.medium : mediumNamedWith(rules, facts);
  return {
    ...(length && isScoped(length) ? { durationMin: length.rule.minutes } : {}),
    ...(medium ? { medium } : {}),
  };
}

/** What a meeting of a kind is like, not what is refused to some of that kind. */
const DESCRIBING: ReadonlySet<RuleKind> = new Set(['duration', 'only', 'start', 'place', 'caller']);

/**
 * The medium that the document names whenever it says what such meetings are like: "phone screenings take 30 minutes" says how
 * screenings are held. Of two media neither.
 */
function mediumNamedWith(rules: readonly SourcedRule[], facts: MeetingFacts): Medium | undefined {
  const media = new Set<Medium>();
  for (const { rule } of rules) {
    const scope = 'scope' in rule ? rule.scope : undefined;
    const describes = DESCRIBING.has(rule.kind) || (rule.kind === 'like' && rule.weight > 0);
    if (!describes || !scope?.types || !scope.media) continue;
    if (matches({ ...scope, media: undefined }, facts, rules)) for (const medium of scope.media) media.add(medium);
  }
  return media.size === 1 ? [...media][0] : undefined;
}

/** The longest that such a meeting may be without the owner's word: the strictest rule counts. */
export function longestFor(rules: readonly SourcedRule[], facts: MeetingFacts): Chosen<'longest'> | null {
  const bounds = [...applying('longest', rules, facts)];
  return bounds.sort((a, b) => a.rule.minutes - b.rule.minutes)[0] ?? null;
}

/** Where it takes place: for meetings in person. */
export function placeFor(rules: readonly SourcedRule[], facts: MeetingFacts): string | null {
  return facts.medium === 'in_person' ? (chosen('place', rules, facts)?.rule.place ?? null) : null;
}

/** The owner's number, for a phone meeting that the guest rings for; null where the owner rings. */
export function phoneFor(rules: readonly SourcedRule[], facts: MeetingFacts): string | null {
  if (facts.medium !== 'phone' || callerFor(rules, facts) === 'owner') return null;
  return chosen('phone', rules, facts)?.rule.number ?? null;
}

/** Who rings whom. */
export function callerFor(rules: readonly SourcedRule[], facts: MeetingFacts): 'owner' | 'guest' | null {
  return facts.medium === 'phone' ? (chosen('caller', rules, facts)?.rule.who ?? null) : null;
}

/** Lines for the description of the event, in the order of the document. */
export function descriptionFor(rules: readonly SourcedRule[], facts: MeetingFacts): string[] {
  return applying('description', rules, facts).map(({ rule }) => rule.text);
}

const LINK = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"']*)?)$/i;

/**
 * A link of the owner's own for such a video meeting: `https://zoom.us/j/5551234567`; null where the calendar makes one.
 * Without facts: for meetings of which nothing is said.
 */
export function videoLink(rules: readonly SourcedRule[], facts?: MeetingFacts): string | null {
  const said = facts
    ? mostSpecific(applying('video', rules, facts)).map(({ rule }) => rule)
    : rules.flatMap(({ rule }) => (rule.kind === 'video' && !isScoped({ rule }) ? [rule] : []));
  for (const rule of [...said].reverse()) {
    const link = ownLinkOf(rule);
    if (link) return link;
    if (isOfCalendar(rule.provider)) return null;
  }
  return null;
}

/**
 * The provider in whose room such a video meeting takes place, of those that the owner has connected; null where it is a link of
 * theirs, or the calendar makes the conference. `videoLink` says what holds where the room cannot be had.
 */
export function roomFor(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
  connected: readonly RoomProvider[],
): RoomProvider | null {
  const said = mostSpecific(applying('video', rules, facts)).map(({ rule }) => rule);
  for (const rule of [...said].reverse()) {
    const provider = roomProviderOf(rule);
    if (provider && connected.includes(provider)) return provider;
    if (ownLinkOf(rule) || isOfCalendar(rule.provider)) return null;
  }
  return null;
}

/** The sentences that want a room of a provider whose account is not connected, as written: they have no effect. */
export function withoutRooms({ sentences }: CompiledDocument): string[] {
  return sentences.flatMap(({ text, lacksLink }) =>
    lacksLink !== undefined && roomProviderOf({ provider: lacksLink }) !== null ? [text] : [],
  );
}

/** The provider whose rooms a rule names. */
export function roomProviderOf({ provider }: Pick<RuleOf<'video'>, 'provider'>): RoomProvider | null {
  return /^zoom$/i.test(provider.trim()) ? 'zoom' : null;
}

/** A rule by which all video meetings take place in Zoom's rooms. */
export function isAllOnZoom(rule: Rule): boolean {
  return rule.kind === 'video' && !isScoped({ rule }) && roomProviderOf(rule) === 'zoom';
}

/** The link that a rule names, itself or as the fallback. */
export function ownLinkOf({ provider, fallback }: RuleOf<'video'>): string | null {
  const link = [provider, fallback ?? ''].flatMap((written) => LINK.exec(written.trim())?.[1] ?? [])[0];
  return link ? `https://${link}` : null;
}

/** The conference that the calendar itself makes. */
export function isOfCalendar(provider: string): boolean {
  return /google|^meet\b|hangout/i.test(provider);
}
