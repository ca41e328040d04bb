import type { Acquaintance } from '@/core/contacts/acquaintance';
import { LOOK_BACK_DAYS, vipScore } from '@/core/contacts/score';
import { makesVip } from '@/core/contacts/vip-rule';
import { hasWords } from '@/core/http/page';
import type { SourcedRule } from '@/core/preferences/compiled';
import { isVip } from '@/core/preferences/effects/facts';
import { MOST_PEOPLE } from '../constants';
import type { Person } from '../schema';
import { type Known, knownPeople } from './known';
import { rulesOfUser } from './vips';

/** Everybody the user knows, VIPs first, then by how much they matter; those whose name or address has all words of `q`. */
export async function peopleOf(userId: string, nowMs: number, q = '', known?: Known): Promise<Person[]> {
  const [{ now, within }, rules] = await Promise.all([known ?? knownPeople(userId, nowMs), rulesOfUser(userId, nowMs)]);
  return within(LOOK_BACK_DAYS)
    .filter(({ name, address }) => hasWords(`${name ?? ''} ${address}`, q))
    .map((one) => ({ person: personOf(one, rules), score: vipScore(one, now) }))
    .sort((a, b) => Number(b.person.vip) - Number(a.person.vip) || b.score - a.score || byName(a.person, b.person))
    .slice(0, MOST_PEOPLE)
    .map(({ person }) => person);
}

/** One person whom the user knows, or null. */
export async function personKnown(userId: string, address: string, nowMs: number): Promise<Person | null> {
  const { within } = await knownPeople(userId, nowMs);
  const found = within(LOOK_BACK_DAYS).find((one) => one.address === address);
  return found ? personOf(found, await rulesOfUser(userId, nowMs)) : null;
}

function personOf(one: Acquaintance, rules: readonly SourcedRule[]): Person {
  const { address, name, lastMet, lastMail, nextMeeting, meetings } = one;
  const last = Math.max(lastMet ?? 0, lastMail ?? 0);
  const vip = isVip(one, rules);
  return {
    id: address,
    name,
    email: address,
    lastAt: last === 0 ? null : last * 60_000,
    nextAt: nextMeeting === null ? null : nextMeeting * 60_000,
    meetings,
    vip,
    vipByGroup: vip && !rules.some(({ rule }) => makesVip(rule, one)),
  };
}

function byName(a: Person, b: Person): number {
  return (a.name ?? a.email).localeCompare(b.name ?? b.email);
}
