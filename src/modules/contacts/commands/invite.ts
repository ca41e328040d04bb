import { and, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { makeUnsubscribeToken } from '@/core/mail/unsubscribe-token';
import { isSayable, plain } from '@/core/replies/plain';
import { database, type Transaction } from '@/db/client';
import { askedPeople } from '@/db/schema/contacts';
import { users } from '@/db/schema/identity';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { mintInvite, revokeInvite } from '@/modules/invites/commands/mint';
import { shownCode } from '@/modules/invites/schema';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { ASK_AGAIN_DAYS, ASKS_PER_DAY } from '../constants';

export type Asked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'already_asked' | 'too_many' | 'mail_not_sent' };

interface Host {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
}

/**
 * Asks somebody by mail to join, with a code for their address, at most once a year whoever asks. The claim is made before the mail leaves, so that of two
 * users who ask at once one is told `already_asked`; it is given back only when the mail certainly did not leave.
 */
export async function askToJoin(host: Host, address: string, runtime: Runtime): Promise<Asked> {
  const at = new Date(await runtime.clock.now());
  const claimed = await database().transaction((tx) => claim(tx, host.id, address, at));
  if (!claimed.ok) return claimed;
  const invite = { uses: 1, email: address, role: 'USER', createdBy: host.id } as const;
  const code = await mintInvite(invite, at.getTime());
  const sent = await sendAccountMail(runtime, invitation(host, address, code, runtime));
  if (sent.ok || sent.failure === 'unknown') return { ok: true };
  await revokeInvite(code, at.getTime());
  await database()
    .update(askedPeople)
    .set({ askedAt: claimed.before, askedBy: null })
    .where(and(eq(askedPeople.address, address), eq(askedPeople.askedAt, at), eq(askedPeople.askedBy, host.id)));
  return { ok: false, reason: 'mail_not_sent' };
}

type Claimed = { readonly ok: true; readonly before: Date | null } | Extract<Asked, { ok: false }>;

async function claim(tx: Transaction, hostId: string, address: string, at: Date): Promise<Claimed> {
  // One at a time of a user's, so that the limit of the day holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, hostId)).for('update');
  const [today] = await tx
    .select({ n: count() })
    .from(askedPeople)
    .where(and(eq(askedPeople.askedBy, hostId), gt(askedPeople.askedAt, new Date(at.getTime() - DAY_MS))));
  if ((today?.n ?? 0) >= ASKS_PER_DAY) return { ok: false, reason: 'too_many' };
  const [before] = await tx.select().from(askedPeople).where(eq(askedPeople.address, address));
  const rows = await tx
    .insert(askedPeople)
    .values({ address, askedAt: at, askedBy: hostId })
    .onConflictDoUpdate({
      target: askedPeople.address,
      set: { askedAt: at, askedBy: hostId },
      setWhere: and(
        isNull(askedPeople.unsubscribedAt),
        or(isNull(askedPeople.askedAt), lte(askedPeople.askedAt, new Date(at.getTime() - ASK_AGAIN_DAYS * DAY_MS))),
      ),
    })
    .returning({ address: askedPeople.address });
  return rows.length > 0 ? { ok: true, before: before?.askedAt ?? null } : { ok: false, reason: 'already_asked' };
}

const DAY_MS = 86_400_000;

function invitation(host: Host, address: string, code: string, runtime: Runtime) {
  const { baseUrl } = runtime.settings;
  const name = host.name && isSayable(host.name) ? plain(host.name) : null;
  const token = makeUnsubscribeToken(address, signingKey(runtime.settings));
  return {
    kind: 'invitation',
    recipient: address,
    subject: `${name ?? host.email} asks you to try Sundial`,
    opening: `${name ? `${name} (${host.email})` : host.email} has their meetings arranged by Sundial, an assistant that one copies on a mail, and thinks that it may help you, too.`,
    link: { label: 'Sign up', url: `${baseUrl}/auth/signup?code=${shownCode(code)}` },
    closing: 'You are asked this once. If you do nothing, you hear no more of it.',
    unsubscribe: { label: 'Never ask me again', url: `${baseUrl}/api/unsubscribe/${encodeURIComponent(token)}` },
  };
}

/** Whoever has this address is never asked again, by anybody. Repeating it changes nothing. */
export async function unsubscribe(address: string, nowMs: number): Promise<void> {
  const unsubscribedAt = new Date(nowMs);
  await database()
    .insert(askedPeople)
    .values({ address, unsubscribedAt })
    .onConflictDoUpdate({
      target: askedPeople.address,
      set: { unsubscribedAt },
      setWhere: isNull(askedPeople.unsubscribedAt),
    });
}
