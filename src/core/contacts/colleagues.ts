import { sameOrganisation } from '../mail/organisation';
import type { Acquaintance } from './acquaintance';

/** Colleagues who were met at least so often, in so many days, are worth asking to join. */
export const MET_OFTEN = 3;
export const OFTEN_DAYS = 28;

/** Somebody who might want to use the product, and why, in words. */
export interface InviteSuggestion {
  readonly person: Acquaintance;
  readonly reason: string;
}

/** True for people of the organisation of one of these addresses. */
export function isColleague(address: string, own: readonly string[]): boolean {
  return own.some((one) => sameOrganisation(one, address));
}

/**
 * Whom to ask to join, of those met in the last 28 days: colleagues met three times or more, then people outside who
 * have called as many meetings with the owner. Who was met most comes first.
 */
export function inviteSuggestions(met: readonly Acquaintance[], own: readonly string[]): InviteSuggestion[] {
  const most = (count: (one: Acquaintance) => number) => (a: InviteSuggestion, b: InviteSuggestion) =>
    count(b.person) - count(a.person) || a.person.address.localeCompare(b.person.address);
  const colleagues = met
    .filter((one) => one.meetings >= MET_OFTEN && isColleague(one.address, own))
    .map((person) => ({ person, reason: `A colleague: ${person.meetings} meetings in four weeks` }));
  const hosts = met
    .filter((one) => one.hosted >= MET_OFTEN && !isColleague(one.address, own))
    .map((person) => ({ person, reason: `Asked you to ${person.hosted} meetings in four weeks` }));
  return [...colleagues.sort(most((one) => one.meetings)), ...hosts.sort(most((one) => one.hosted))];
}
