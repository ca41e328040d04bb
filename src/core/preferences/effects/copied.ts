import type { SourcedRule } from '../compiled';
import { applying } from './choose';
import type { MeetingFacts } from './facts';

/** More people than this never get copies of one mail, whatever the document says. */
const MOST = 3;

/**
 * The addresses of the document that see what the guests of such a meeting are written, at most three; `isNews` where the
 * mail is about a meeting that is booked. Never one of the owner's own, nor of somebody who takes part.
 */
export function copiedOn(rules: readonly SourcedRule[], facts: MeetingFacts, isNews: boolean): string[] {
  const known = new Set([...facts.ownAddresses, ...facts.guests.map(({ address }) => address.toLowerCase())]);
  const wanted = applying('copy', rules, facts)
    .filter(({ rule }) => rule.on === 'mails' || isNews)
    .flatMap(({ rule }) => rule.addresses);
  return [...new Set(wanted)].filter((address) => !known.has(address)).slice(0, MOST);
}
