import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { chosenItems } from '@/core/briefing/choose';
import { type BriefingMail, briefingMail, type ToldItem, toldItems } from '@/core/briefing/render';
import { diffLines } from '@/core/preferences/diff';
import { parseLocalDate } from '@/core/time/calendar-date';
import { toInstant, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { briefings } from '@/db/schema/briefings';
import { users } from '@/db/schema/identity';
import { assistantFor } from '@/modules/assistants/queries';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import type { SessionUser } from '@/modules/identity/schema';
import { signingKey } from '@/modules/mailbox/policy';
import type { Client } from '@/modules/operations/schema';
import { basicsOf } from '@/modules/preferences/queries';
import { lookAt } from '@/modules/staff/commands/look';
import { glassBroken, humanHelpAlways } from '@/modules/staff/policy';
import type { Runtime } from '@/ports/runtime';
import { briefingFacts } from '../queries/facts';
import { languageOf } from '../queries/language';
import type { BriefingTest, TriedBriefing } from '../schema';

/** 06:30, as minutes of the day. */
const MORNING = 390;

export type Tried =
  | ({ readonly ok: true } & TriedBriefing)
  | { readonly ok: false; readonly reason: 'user_unknown' | 'human_help_off' | 'no_zone' | 'mail_not_sent' };

/**
 * What somebody would be told on a morning, for staff: only of those who allow human help, and written down where they see it.
 * None of its links does anything in their name. `send`: to whoever asks, as a mail.
 */
export async function tryBriefing(
  { userId, email, date, send }: BriefingTest,
  by: { readonly user: SessionUser; readonly client: Client },
  runtime: Runtime,
): Promise<Tried> {
  const named = userId === undefined ? eq(users.email, email ?? '') : eq(users.id, userId);
  const [owner] = await database()
    .select({ id: users.id, open: sql<boolean>`(${humanHelpAlways()} or ${glassBroken(by.user, new Date())})` })
    .from(users)
    .where(named);
  if (!owner) return { ok: false, reason: 'user_unknown' };
  if (!owner.open) return { ok: false, reason: 'human_help_off' };
  const basics = await basicsOf(owner.id);
  if (!basics) return { ok: false, reason: 'no_zone' };
  const subject = { kind: 'briefing', id: date } as const;
  const look = { staff: by.user.id, owner: owner.id, subject, reason: 'briefing tried out', client: by.client };
  await lookAt(database(), look);
  const { items, mail } = await rendered(owner.id, basics.zone, date, runtime);
  const diff = diffLines(numbered(await lastItems(owner.id)), numbered(items));
  if (send && !(await sentTo(by.user, mail, runtime))) return { ok: false, reason: 'mail_not_sent' };
  return { ok: true, ...mail, diff };
}

async function rendered(userId: string, zone: string, date: string, runtime: Runtime) {
  const at = toInstant(zoneTable(zone), parseLocalDate(date) * 1440 + MORNING);
  const [language, assistant, facts] = await Promise.all([
    languageOf(userId),
    assistantFor(userId, runtime.settings),
    briefingFacts(userId, { now: at, tzid: zone, key: signingKey(runtime.settings) }),
  ]);
  const reader = { language, zone, at, assistant: assistant.name };
  const { items: chosen, more } = chosenItems(facts);
  const items = toldItems(chosen, reader);
  return { items, mail: briefingMail({ items, more }, reader, () => null) };
}

async function lastItems(userId: string): Promise<readonly Pick<ToldItem, 'text'>[]> {
  const [last] = await database()
    .select({ items: briefings.items })
    .from(briefings)
    .where(and(eq(briefings.userId, userId), eq(briefings.kind, 'daily'), isNotNull(briefings.sentAt)))
    .orderBy(desc(briefings.sentAt))
    .limit(1);
  return last?.items ?? [];
}

function numbered(items: readonly Pick<ToldItem, 'text'>[]): string {
  return items.map(({ text }) => text).join('\n');
}

async function sentTo({ email }: SessionUser, { subject, text }: BriefingMail, runtime: Runtime): Promise<boolean> {
  const mail = { kind: 'briefing-test', recipient: email, subject: `[Test] ${subject}`, opening: text, closing: '—' };
  return (await sendAccountMail(runtime, mail)).ok;
}
