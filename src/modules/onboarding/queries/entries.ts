import { USUAL } from '@/core/preferences/basics';
import type { SourcedRule } from '@/core/preferences/compiled';
import { videoLink } from '@/core/preferences/effects/meeting';
import type { Rule } from '@/core/preferences/rule';
import { settingsOf } from '@/core/preferences/settings/settings';
import { PLACE_KINDS, type PlaceKind } from '../constants';
import type { AssistantEntry, DetailsEntry } from '../schema';

/** How and where the owner meets, as the rules of the document have it. */
export function detailsOf(rules: readonly SourcedRule[]): DetailsEntry {
  const { medium, phone } = settingsOf(rules, { ...USUAL, zone: 'Etc/UTC' });
  const places = PLACE_KINDS.flatMap((kind) => {
    const rule = rules.findLast(({ rule: one }) => isAbout(one, kind))?.rule;
    return rule?.kind === 'place' ? [[kind, rule.place] as const] : [];
  });
  return {
    medium,
    videoLink: videoLink(rules) ?? '',
    phone: phone.number ?? '',
    caller: phone.whoCalls ?? null,
    places: Object.fromEntries(places),
  };
}

/** How the assistant writes and what it shows first, as the rules of the document have it. */
export function assistantOf(rules: readonly SourcedRule[]): AssistantEntry {
  const { tone, review } = settingsOf(rules, { ...USUAL, zone: 'Etc/UTC' });
  return { tone: tone.formality ?? 'warm', approval: review.mode };
}

/** Whom the document names as a VIP, as it names them. */
export function vipsOf(rules: readonly SourcedRule[]): string[] {
  const { people } = settingsOf(rules, { ...USUAL, zone: 'Etc/UTC' });
  return people.flatMap(({ vip, match }) => {
    if (!vip) return [];
    if (match.by === 'address') return [match.address];
    return match.by === 'name' ? [match.name] : match.by === 'domain' ? [`everybody at ${match.domain}`] : [];
  });
}

/** Whether a rule says where meetings of this kind, and no others, take place. */
export function isAbout(rule: Rule, kind: PlaceKind): boolean {
  if (rule.kind !== 'place' || !rule.scope || Object.keys(rule.scope).length > 1) return false;
  const { types, media } = rule.scope;
  return kind === 'in_person' ? media?.length === 1 && media[0] === kind : types?.length === 1 && types[0] === kind;
}
