import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { QuestionKind } from '@/core/loop/question-kinds';
import type { LoopState } from '@/core/loop/state';
import { assistantMailbox } from '@/core/mail/reply-token';
import type { Transaction } from '@/db/client';
import { basics, notices, userAddresses, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { begunUnder } from '@/modules/assistants/queries';
import { groupLimitMet, loopLimitMet } from '@/modules/billing/commands/limits';
import { heardAnswer, keepAnswer } from '@/modules/briefings/commands/sign';
import { ownersFor } from '@/modules/delegates/queries';
import type { IncomingMail, Routed, RouteMail } from '@/modules/mailbox/schema';
import { knownTo } from '../queries/known-to';
import { addEvent, openLoop } from './open';

/** Forged mails in an owner's name, or a delegate who names nobody: after so many questions in a day the rest is only recorded. */
const QUESTIONS_PER_DAY = 3;
const STRANGERS_PER_DAY = 20;
const DAY_MS = 86_400_000;
/** Of a mail by somebody who may instruct the assistant for several owners. */
const FOR_WHOM = 'It does not say for whom it is.';

/**
 * Gives a mail to its loop, or opens one for mail of an owner; all other mail is kept without a loop, visible to the
 * owner whom it names (settled 10). Runs in the transaction that stores the mail.
 */
export const routeMail: RouteMail = async (tx, mail) => {
  const { sender } = mail;
  const briefing = sender?.verified && mail.level !== 'A0' ? await heardAnswer(tx, mail, sender.userId) : null;
  if (mail.match) {
    const [loop] = await tx
      .select({ ownerId: loops.ownerId, state: loops.state })
      .from(loops)
      .where(eq(loops.id, mail.match.loopId));
    if (loop && !(await isForOthers(tx, mail, loop))) {
      const silentReason = await tooLargeBy(tx, mail, loop);
      if (silentReason !== null) return { loopId: null, userId: loop.ownerId, silentReason };
      await addMessage(tx, mail.match.loopId, mail);
      return { loopId: mail.match.loopId, userId: loop.ownerId };
    }
  }
  // An answer that goes to others as well is a mail like any other.
  if (briefing && sender && !mail.automatic && (await othersAmong(tx, sender.userId, mail)).size === 0) {
    await keepAnswer(tx, mail, { briefingId: briefing, userId: sender.userId });
    return { loopId: null, userId: sender.userId, silentReason: null };
  }
  const suggested = mail.level === 'A0' || mail.sender ? null : mail.suggested;
  if (suggested) {
    const [loop] = await tx.select({ ownerId: loops.ownerId }).from(loops).where(eq(loops.id, suggested));
    if (loop) {
      const payload = { kind: 'message', messageRowId: mail.messageRowId, suggested: true } as const;
      await addEvent(tx, suggested, payload, `message:${mail.messageRowId}`, mail.receivedMs);
      return { loopId: suggested, userId: loop.ownerId };
    }
  }
  if (mail.ambiguous.length > 0) {
    const [loop] = await tx
      .select({ ownerId: loops.ownerId })
      .from(loops)
      .where(inArray(loops.id, [...mail.ambiguous]));
    return {
      loopId: null,
      userId: loop?.ownerId ?? null,
      silentReason: 'It answers a thread of several meetings and does not say which one.',
    };
  }
  const principals = await principalsOf(tx, mail);
  if (principals[0] && principals.length === 1) return forPrincipal(tx, principals[0], mail);
  if (principals.length > 1) return forOneOf(tx, principals, mail);
  const host = othersAssistant(mail);
  if (!mail.sender || host) {
    const userId = host ?? (await knownTo(tx, mail));
    if (userId && (await mayAsk(tx, userId, mail))) return opened(tx, userId, mail);
    return { loopId: null, userId, silentReason: `${mail.from || 'Somebody'} wrote first, and is not known here.` };
  }
  const { userId, verified } = mail.sender;
  if (!verified) return unproven(tx, userId, mail.from);
  if (mail.level === 'A0' && (await askedToday(tx, userId, 'was_it_you', mail.receivedMs)) >= QUESTIONS_PER_DAY) {
    return { loopId: null, userId, silentReason: 'Another mail in your name that could not be verified.' };
  }
  return opened(tx, userId, mail, mail.from);
};

/**
 * The owner goes on in an old thread with none of its people, but with others: what they want of these is another matter
 * (a mail program keeps the thread when a mail is answered to somebody new).
 */
async function isForOthers(
  tx: Transaction,
  { match, sender, people }: IncomingMail,
  loop: { readonly ownerId: string; readonly state: LoopState },
): Promise<boolean> {
  if (match?.via !== 'references' || sender?.userId !== loop.ownerId) return false;
  const guests = loop.state.participants.filter((p) => p.role !== 'owner');
  if (guests.length === 0) return false;
  const rows = await tx
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(eq(userAddresses.userId, loop.ownerId));
  const known = new Set(guests.flatMap((p) => [p.address, ...(p.aliases ?? [])]));
  const others = people.filter((address) => !rows.some((row) => row.address === address));
  return others.length > 0 && others.every((address) => !known.has(address));
}

/** Why the owner's plan has no room for those whom they write to besides; guests may bring whom they like. */
async function tooLargeBy(
  tx: Transaction,
  mail: IncomingMail,
  { ownerId, state }: { readonly ownerId: string; readonly state: LoopState },
): Promise<string | null> {
  if (mail.sender?.userId !== ownerId) return null;
  const guests = state.participants.filter((p) => p.role !== 'owner');
  const known = new Set(guests.flatMap((p) => [p.address, ...(p.aliases ?? [])]));
  const more = [...(await othersAmong(tx, ownerId, mail))].filter((address) => !known.has(address));
  if (more.length === 0) return null;
  return groupLimitMet(tx, ownerId, guests.length + more.length, { billing: mail.billing, nowMs: mail.receivedMs });
}

/** Somebody unknown writes: the owner is asked, this often a day from one address, and this often in all. */
async function mayAsk(
  tx: Transaction,
  ownerId: string,
  { from, level, automatic, receivedMs }: IncomingMail,
): Promise<boolean> {
  if (from === '' || level === 'A0' || automatic) return false;
  const since = new Date(receivedMs - DAY_MS);
  const asked = await tx.$count(
    messages,
    and(eq(messages.fromAddress, from), isNotNull(messages.userId), gt(messages.receivedAt, since)),
  );
  return asked < QUESTIONS_PER_DAY && (await askedToday(tx, ownerId, 'what_to_do', receivedMs)) < STRANGERS_PER_DAY;
}

/** A new loop of this owner, who takes part with this address or the one of their account. */
async function opened(tx: Transaction, userId: string, mail: IncomingMail, address?: string): Promise<Routed> {
  const [owner] = await tx
    .select({ name: users.name, email: users.email, zone: basics.zone })
    .from(users)
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(eq(users.id, userId));
  if (!owner) throw new Error('The owner of the address is gone');
  const silentReason = await loopLimitMet(tx, userId, (await othersAmong(tx, userId, mail)).size, {
    billing: mail.billing,
    nowMs: mail.receivedMs,
  });
  if (silentReason !== null) return { loopId: null, userId, silentReason };
  const person = { id: userId, address: address ?? owner.email, name: owner.name, zone: owner.zone };
  const begun = begunUnder(mail.addressed.personas, userId);
  const loopId = await openLoop(tx, person, mail.subject, mail.receivedMs, begun);
  await addMessage(tx, loopId, mail);
  return { loopId, userId };
}

/** The other people among the recipients; the assistant's own addresses are none. */
async function othersAmong(
  tx: Transaction,
  userId: string,
  { to, cc, from, addressed, assistant }: IncomingMail,
): Promise<ReadonlySet<string>> {
  const own = await tx
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId));
  const ours = new Set([...own.map((row) => row.address), ...addressed.personas.map(({ address }) => address), from]);
  return new Set([...to, ...cc].filter((one) => !ours.has(one) && assistantMailbox(one, assistant) === null));
}

/** The user whose persona alone it is written to, where that is not the sender's own. */
function othersAssistant({ addressed, sender }: IncomingMail): string | null {
  const { personas, installation } = addressed;
  if (installation || personas.some(({ userId }) => userId === sender?.userId)) return null;
  return personas[0]?.userId ?? null;
}

/**
 * The owner for whom somebody writes who may instruct the assistant for them. Of several it is the one who stands among
 * the recipients, else the one to whom the thread belongs; else all of whom it can be. Whoever has an account here writes for themselves, and what is written to a persona of others alone is
 * for nobody else. An address that is only claimed takes no mail from where it is expected.
 */
async function principalsOf(tx: Transaction, mail: IncomingMail): Promise<readonly string[]> {
  const owners = await ownersFor(tx, mail.from);
  const host = mail.addressed.personas.find(({ userId }) => owners.includes(userId));
  if (host) return [host.userId];
  if (mail.sender?.verified || othersAssistant(mail)) return [];
  if (owners.length <= 1) return owners;
  const named = await ownersNamed(tx, mail, owners);
  if (named.length > 0) return named;
  const theirs = await ownersOfThread(tx, mail, owners);
  return theirs.length === 1 ? theirs : owners;
}

/** Those of the owners who stand among the recipients. */
async function ownersNamed(tx: Transaction, mail: IncomingMail, owners: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: userAddresses.userId })
    .from(userAddresses)
    .where(
      and(
        inArray(userAddresses.userId, [...owners]),
        inArray(userAddresses.address, [...mail.to, ...mail.cc]),
        isNotNull(userAddresses.verifiedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Those of the owners to whom a mail of the thread was given before, also one that was left silent. */
async function ownersOfThread(tx: Transaction, mail: IncomingMail, owners: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: messages.userId })
    .from(messages)
    .where(and(inArray(messages.messageId, [...mail.answers]), inArray(messages.userId, [...owners])));
  return rows.flatMap(({ id }) => id ?? []);
}

/** A proven delegate is asked for whom it is; nobody else sees the mail, which is meant for one of them. */
async function forOneOf(tx: Transaction, owners: readonly string[], mail: IncomingMail): Promise<Routed> {
  const silent = { loopId: null, userId: null, silentReason: FOR_WHOM } as const;
  if (mail.level !== 'A2' && mail.level !== 'A3') return silent;
  const asked = await tx.$count(
    messages,
    and(
      eq(messages.fromAddress, mail.from),
      eq(messages.silentReason, FOR_WHOM),
      gt(messages.receivedAt, new Date(mail.receivedMs - DAY_MS)),
    ),
  );
  if (asked >= QUESTIONS_PER_DAY) return silent;
  const people = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...owners]))
    .orderBy(users.email);
  return { ...silent, forWhom: people.map(({ name, email }) => name ?? email) };
}

/** Only mail that is proved to be theirs opens anything; what may be done for it is decided by their rights. */
async function forPrincipal(tx: Transaction, userId: string, mail: IncomingMail): Promise<Routed> {
  if (mail.level === 'A2' || mail.level === 'A3') return opened(tx, userId, mail);
  const silentReason = `A mail in the name of ${mail.from}, who may instruct me for you, could not be verified.`;
  return { loopId: null, userId, silentReason };
}

/**
 * Mail from an address that somebody claims and has not proved. It may be a stranger's: the claimant learns that there
 * was one and how to prove the address, and nothing of what it says.
 */
async function unproven(tx: Transaction, userId: string, address: string): Promise<Routed> {
  await tx
    .insert(notices)
    .values({
      userId,
      key: `${userId}:unproven-${address}`,
      kind: 'address',
      text: `Mail came from ${address}, which you have not confirmed yet. Was it you? Confirm the address, and write again.`,
      href: '/settings/account',
    })
    .onConflictDoNothing();
  return { loopId: null, userId: null, silentReason: 'The address is claimed and not confirmed.' };
}

function addMessage(tx: Transaction, loopId: string, mail: IncomingMail): Promise<boolean> {
  const payload = { kind: 'message', messageRowId: mail.messageRowId } as const;
  return addEvent(tx, loopId, payload, `message:${mail.messageRowId}`, mail.receivedMs);
}

/** How many loops that began within a day still wait for the owner's answer to a question of this kind. */
async function askedToday(tx: Transaction, ownerId: string, kind: QuestionKind, nowMs: number): Promise<number> {
  const waits = JSON.stringify([{ kind }]);
  return tx.$count(
    loops,
    and(
      eq(loops.ownerId, ownerId),
      gt(loops.createdAt, new Date(nowMs - DAY_MS)),
      sql`${loops.state} -> 'needsOwner' @> ${waits}::jsonb`,
    ),
  );
}
