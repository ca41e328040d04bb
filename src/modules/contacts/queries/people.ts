import type { Acquaintance } from '@/core/contacts/acquaintance';
import { LOOK_BACK_DAYS, vipScore } from '@/core/contacts/score';
import { makesVip } from '@/core/contacts/vip-rule';
import { hasWords } from '@/core/http/page';
import type { SourcedRule } from '@/core/preferences/compiled';
import { isVip } from '@/core/preferences/effects/facts';
import { MOST_PEOPLE } from '../constants';
import type { Person, PersonSort } from '../schema';
import { type Known, knownPeople } from './known';
import { rulesOfUser } from './vips';

interface Asked {
  /** Words that the name or address has. */
  readonly q?: string;
  /** Null: VIPs first, then by how much they matter. */
  readonly sort?: { readonly by: PersonSort; readonly desc: boolean } | null;
}

/** Everybody the user knows, as a list asks for them. */
export async function peopleOf(
  userId: string,
  nowMs: number,
  { q = '', sort }: Asked = {},
  known?: Known,
): Promise<Person[]> {
  const [{ now, within, team }, rules] = await Promise.all([
    known ?? knownPeople(userId, nowMs),
    rulesOfUser(userId, nowMs),
  ]);
  const people = within(LOOK_BACK_DAYS)
    .filter(({ name, address }) => hasWords(`${name ?? ''} ${address}`, q))
    .map((one) => ({ person: personOf(one, rules, team), score: vipScore(one, now) }))
    .sort((a, b) => Number(b.person.vip) - Number(a.person.vip) || b.score - a.score || byName(a.person, b.person))
    .slice(0, MOST_PEOPLE)
    .map(({ person }) => person);
  return sort ? people.sort(inOrder(sort)) : people;
}

/** By one column; those who have nothing there come last in both directions, and equals keep the usual order. */
function inOrder({ by, desc }: NonNullable<Asked['sort']>): (a: Person, b: Person) => number {
  const turn = desc ? -1 : 1;
  if (by === 'name') return (a, b) => turn * byName(a, b);
  const of = (person: Person) => (by === 'meetings' ? person.meetings : by === 'next' ? person.nextAt : person.lastAt);
  return (a, b) => {
    const [one, other] = [of(a), of(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return turn * (one - other);
  };
}

/** One person whom the user knows, or null. */
export async function personKnown(userId: string, address: string, nowMs: number): Promise<Person | null> {
  const { within, team } = await knownPeople(userId, nowMs);
  const found = within(LOOK_BACK_DAYS).find((one) => one.address === address);
  return found ? personOf(found, await rulesOfUser(userId, nowMs), team) : null;
}

function personOf(one: Acquaintance, rules: readonly SourcedRule[], team: ReadonlySet<string>): Person {
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
    team: team.has(address),
    vip,
    vipByGroup: vip && !rules.some(({ rule }) => makesVip(rule, one)),
  };
}

function byName(a: Person, b: Person): number {
  return (a.name ?? a.email).localeCompare(b.name ?? b.email);
}
