import { and, eq, gt } from 'drizzle-orm';
import { isColleague } from '@/core/contacts/colleagues';
import { vipReason } from '@/core/contacts/reason';
import { LOOK_BACK_DAYS, vipScore } from '@/core/contacts/score';
import type { SourcedRule } from '@/core/preferences/compiled';
import { isVip } from '@/core/preferences/effects/facts';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { contactChoices } from '@/db/schema/contacts';
import { preferencesOf } from '@/modules/preferences/queries/document';
import { DISMISSED_DAYS, KNOWN_ON_DAYS, WORTH_SUGGESTING } from '../constants';
import type { Suggestion } from '../schema';
import { type Known, knownPeople } from './known';

/** Who may matter most to the user and is no VIP yet, the most important first. Own team, rooms, bots and lists are left out. */
export async function vipSuggestions(userId: string, nowMs: number, known?: Known): Promise<Suggestion[]> {
  const { own, now, team, within } = known ?? (await knownPeople(userId, nowMs));
  const [rules, dismissed] = await Promise.all([rulesOfUser(userId, nowMs), dismissedFrom(userId, 'vip', nowMs)]);
  return within(LOOK_BACK_DAYS)
    .filter(
      (one) =>
        one.days >= KNOWN_ON_DAYS &&
        !isColleague(one.address, own) &&
        !team.has(one.address) &&
        !dismissed.has(one.address) &&
        !isVip(one, rules),
    )
    .map((person) => ({ person, score: vipScore(person, now) }))
    .filter(({ score }) => score >= WORTH_SUGGESTING)
    .sort((a, b) => b.score - a.score || a.person.address.localeCompare(b.person.address))
    .map(({ person }) => ({
      id: person.address,
      name: person.name,
      email: person.address,
      reason: vipReason(person, now),
    }));
}

/** The rules of the user's preferences that hold now. */
export async function rulesOfUser(userId: string, nowMs: number): Promise<readonly SourcedRule[]> {
  return (await preferencesOf(userId, minuteOf(nowMs)))?.rules ?? [];
}

/** Addresses that the user does not want suggested for now. */
export async function dismissedFrom(userId: string, list: 'vip' | 'invite', nowMs: number): Promise<Set<string>> {
  const rows = await database()
    .select({ address: contactChoices.address })
    .from(contactChoices)
    .where(
      and(
        eq(contactChoices.userId, userId),
        eq(contactChoices.list, list),
        gt(contactChoices.dismissedAt, new Date(nowMs - DISMISSED_DAYS * 86_400_000)),
      ),
    );
  return new Set(rows.map((row) => row.address));
}
