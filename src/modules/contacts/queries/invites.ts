import { and, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { inviteSuggestions, OFTEN_DAYS } from '@/core/contacts/colleagues';
import { database } from '@/db/client';
import { askedPeople } from '@/db/schema/contacts';
import { userAddresses, users } from '@/db/schema/identity';
import { suppressions } from '@/db/schema/mailbox';
import { ASK_AGAIN_DAYS } from '../constants';
import type { Suggestion } from '../schema';
import { type Known, knownPeople } from './known';
import { dismissedFrom } from './vips';

/** Whom the user may ask to join: people who were not asked in the last year by anybody, and want to be. */
export async function invitesSuggested(userId: string, nowMs: number, known?: Known): Promise<Suggestion[]> {
  const candidates = await inviteCandidates(userId, nowMs, known);
  const addresses = candidates.map(({ id }) => id);
  const [dismissed, asked] = await Promise.all([
    dismissedFrom(userId, 'invite', nowMs),
    askedAlready(addresses, nowMs),
  ]);
  return candidates.filter(({ id }) => !dismissed.has(id) && !asked.has(id));
}

/** Whom the user meets often and who has no account, whether they were asked before or not. */
export async function inviteCandidates(userId: string, nowMs: number, known?: Known): Promise<Suggestion[]> {
  const { own, within } = known ?? (await knownPeople(userId, nowMs));
  const found = inviteSuggestions(within(OFTEN_DAYS), own);
  const joined = await withAccount(found.map(({ person }) => person.address));
  return found
    .filter(({ person }) => !joined.has(person.address))
    .map(({ person, reason }) => ({ id: person.address, name: person.name, email: person.address, reason }));
}

async function askedAlready(addresses: readonly string[], nowMs: number): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const lately = gt(askedPeople.askedAt, new Date(nowMs - ASK_AGAIN_DAYS * 86_400_000));
  const rows = await database()
    .select({ address: askedPeople.address })
    .from(askedPeople)
    .where(and(inArray(askedPeople.address, [...addresses]), or(lately, isNotNull(askedPeople.unsubscribedAt))));
  return new Set(rows.map((row) => row.address));
}

/** Those of the addresses that are a user's, and those that want no mail from us at all. */
async function withAccount(addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const db = database();
  const [accounts, aliases, stopped] = await Promise.all([
    db
      .select({ address: users.email })
      .from(users)
      .where(inArray(users.email, [...addresses])),
    db
      .select({ address: userAddresses.address })
      .from(userAddresses)
      .where(and(inArray(userAddresses.address, [...addresses]), isNotNull(userAddresses.verifiedAt))),
    db
      .select({ address: suppressions.address })
      .from(suppressions)
      .where(inArray(suppressions.address, [...addresses])),
  ]);
  return new Set([...accounts, ...aliases, ...stopped].map((row) => row.address));
}
