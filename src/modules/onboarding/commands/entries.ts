import type { Rule } from '@/core/preferences/rule';
import { PLACE_KINDS, type PlaceKind } from '../constants';
import { isAbout } from '../queries/entries';
import type { AssistantEntry, DetailsEntry } from '../schema';
import type { Said } from './say';

/** Where somebody is, as the document says it. */
export function zoneSaid({ zone }: { readonly zone: string }): Said {
  return { rules: [{ kind: 'zone', zone }] };
}

/** How and where somebody meets; what was left empty is said no more. */
export function detailsSaid({ medium, videoLink, phone, caller, places }: DetailsEntry): Said {
  const named = PLACE_KINDS.flatMap((kind) => (places[kind] ? [placeRule(kind, places[kind])] : []));
  const rules: Rule[] = [
    { kind: 'medium', medium },
    ...(videoLink ? [{ kind: 'video', provider: videoLink } as const] : []),
    ...(phone ? [{ kind: 'phone', number: phone } as const] : []),
    ...(phone && caller ? [{ kind: 'caller', who: caller } as const] : []),
    ...named,
  ];
  return {
    rules,
    without: (rule) =>
      (rule.kind === 'video' && !videoLink && rule.provider.includes('/')) ||
      (rule.kind === 'phone' && !phone) ||
      (rule.kind === 'caller' && !caller) ||
      (rule.kind === 'place' && PLACE_KINDS.some((kind) => isAbout(rule, kind) && !places[kind])),
  };
}

/** How the assistant writes, and what it shows first. */
export function assistantSaid({ tone, approval }: AssistantEntry): Said {
  return {
    rules: [
      { kind: 'formality', tone },
      { kind: 'approval', mode: approval },
    ],
  };
}

function placeRule(kind: PlaceKind, place: string): Rule {
  return { kind: 'place', place, scope: kind === 'in_person' ? { media: ['in_person'] } : { types: [kind] } };
}
