import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { inviteExpiry } from '@/core/teams/invite-state';
import { type InvitedRole, mayGive, type TeamRole } from '@/core/teams/roles';
import { database, type Transaction } from '@/db/client';
import { teamInvites } from '@/db/schema/teams';
import type { SeatChange } from '@/modules/billing/commands/seats';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { INVITES_PER_DAY, OPEN_INVITES } from '../constants';
import { sendTeamInvite } from '../mails';
import { tokenHash } from '../policy';
import { invitable, languageAt } from '../queries/invitable';
import { seatPrice } from '../queries/seat-price';
import { inviteRow } from '../queries/view';
import type { InviteBatch } from '../schema';
import { lockTeam } from './join';

type Left = InviteBatch['left'][number];
type Row = typeof teamInvites.$inferSelect;

export type Invited =
  | ({ readonly ok: true } & InviteBatch)
  | { readonly ok: false; readonly reason: 'unknown' | 'forbidden' | 'too_many' | 'not_billed' };

/** Who invites, and what they are in the team. */
export interface Inviter {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly language: string | null;
  readonly role: TeamRole;
  readonly client?: Client;
}

interface Wanted {
  readonly emails: readonly string[];
  readonly role: InvitedRole;
}

/** Who would be invited, and what it would cost once all have accepted. Nothing is written, nothing is sent. */
export async function previewInvites(
  inviter: Inviter,
  teamId: string,
  wanted: Wanted,
  runtime: Runtime,
): Promise<Invited> {
  if (!mayGive(inviter.role, wanted.role)) return { ok: false, reason: 'forbidden' };
  const nowMs = await runtime.clock.now();
  const { emails, left } = await invitable(database(), teamId, wanted.emails, nowMs);
  const price = await seatPrice(teamId, emails.length, runtime);
  if (!price.ok) return { ok: false, reason: 'not_billed' };
  const expiresAt = inviteExpiry(nowMs).toISOString();
  const invites = emails.map((email) => ({ id: email, email, role: wanted.role, state: 'sent' as const, expiresAt }));
  return { ok: true, invites, left, priceChange: price.change };
}

/**
 * Invites these addresses, each once, and sends each its mail. Nothing is billed by it: a seat is, when somebody takes it; what
 * it costs then is kept with the invite as it was shown. An invite whose mail certainly did not leave is none.
 */
export async function inviteToTeam(
  inviter: Inviter,
  teamId: string,
  wanted: Wanted,
  runtime: Runtime,
): Promise<Invited> {
  if (!mayGive(inviter.role, wanted.role)) return { ok: false, reason: 'forbidden' };
  const nowMs = await runtime.clock.now();
  const before = await invitable(database(), teamId, wanted.emails, nowMs);
  const price = await seatPrice(teamId, before.emails.length, runtime);
  if (!price.ok) return { ok: false, reason: 'not_billed' };
  const made = await database().transaction(async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (!team) return 'unknown';
    const { emails, left } = await invitable(tx, teamId, wanted.emails, nowMs);
    if (await tooMany(tx, teamId, emails.length, nowMs)) return 'too_many';
    await endExpired(tx, teamId, emails, nowMs);
    const fresh = emails.map((email) => ({ email, token: newToken() }));
    const rows =
      fresh.length === 0
        ? []
        : await tx
            .insert(teamInvites)
            .values(
              fresh.map(({ email, token }) => ({
                teamId,
                email,
                role: wanted.role,
                tokenHash: tokenHash(token),
                invitedBy: inviter.id,
                ...(price.change && shownPrice(price.change)),
                createdAt: new Date(nowMs),
                expiresAt: inviteExpiry(nowMs),
              })),
            )
            .returning();
    const data = { count: rows.length, role: wanted.role };
    const { id: actor, client } = inviter;
    if (rows.length > 0) await recordAct(tx, { action: 'team.invited', actor, userId: actor, client, data });
    return { team, rows, left, tokens: new Map(fresh.map(({ email, token }) => [email, token])) };
  });
  if (typeof made === 'string') return { ok: false, reason: made };
  const invites: Row[] = [];
  const left: Left[] = [...made.left];
  for (const row of made.rows) {
    const token = made.tokens.get(row.email) ?? '';
    if (await post(runtime, inviter, made.team, row, token)) invites.push(row);
    else left.push({ email: row.email, reason: 'not_sent' });
  }
  await forgetUnsent(made.rows.filter((row) => !invites.includes(row)));
  const answer = invites.map((row) => inviteRow(row, nowMs));
  return { ok: true, invites: answer, left, priceChange: price.change };
}

/** Sends an invite once more, with a link of its own and fourteen days anew; the link before ends. */
export async function resendInvite(
  inviter: Inviter,
  teamId: string,
  id: string,
  runtime: Runtime,
): Promise<'sent' | 'unknown' | 'not_sent'> {
  const nowMs = await runtime.clock.now();
  const token = newToken();
  const made = await database().transaction(async (tx) => {
    const team = await lockTeam(tx, teamId);
    const which = and(eq(teamInvites.teamId, teamId), eq(teamInvites.id, id), eq(teamInvites.state, 'sent'));
    const [before] = await tx.select().from(teamInvites).where(which);
    if (!team || !before) return 'unknown';
    const [invite] = await tx
      .update(teamInvites)
      .set({ tokenHash: tokenHash(token), expiresAt: inviteExpiry(nowMs) })
      .where(which)
      .returning();
    return { team, before, invite: invite! };
  });
  if (typeof made === 'string') return made;
  if (await post(runtime, inviter, made.team, made.invite, token)) return 'sent';
  const { tokenHash: hash, expiresAt } = made.before;
  await database().update(teamInvites).set({ tokenHash: hash, expiresAt }).where(eq(teamInvites.id, id));
  return 'not_sent';
}

/** What was sent too long ago makes room for what is sent now. */
async function endExpired(tx: Transaction, teamId: string, emails: readonly string[], nowMs: number): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .update(teamInvites)
    .set({ state: 'revoked', answeredAt: new Date(nowMs) })
    .where(and(eq(teamInvites.teamId, teamId), inArray(teamInvites.email, [...emails]), eq(teamInvites.state, 'sent')));
}

async function tooMany(tx: Transaction, teamId: string, more: number, nowMs: number): Promise<boolean> {
  const of = eq(teamInvites.teamId, teamId);
  const open = await tx.$count(teamInvites, and(of, eq(teamInvites.state, 'sent')));
  const today = await tx.$count(teamInvites, and(of, gt(teamInvites.createdAt, new Date(nowMs - 86_400_000))));
  return open + more > OPEN_INVITES || today + more > INVITES_PER_DAY;
}

async function forgetUnsent(rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await database()
    .delete(teamInvites)
    .where(and(inArray(teamInvites.id, ids), eq(teamInvites.state, 'sent')));
}

async function post(runtime: Runtime, inviter: Inviter, team: { name: string }, invite: Row, token: string) {
  const language = (await languageAt(invite.email)) ?? inviter.language;
  return sendTeamInvite(runtime, { inviter, team, invite, token, language });
}

/** What a seat costs an interval, as it was shown before the mail left. */
function shownPrice({ total, seats, currency }: SeatChange): { seatAmount: number; currency: string } {
  return { seatAmount: Math.round(total.to / seats.to), currency };
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
