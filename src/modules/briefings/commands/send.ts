import { eq } from 'drizzle-orm';
import { briefingSendable } from '@/core/briefing/due';
import { BRIEFING_WORDS } from '@/core/briefing/render';
import { formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { briefings } from '@/db/schema/briefings';
import { stepResults, users } from '@/db/schema/identity';
import { assistantFor } from '@/modules/assistants/queries';
import { deliverOnce } from '@/modules/mailbox/commands/deliver-once';
import { basicsOf } from '@/modules/preferences/queries';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { replyTo } from '../policy';
import { languageOf } from '../queries/language';
import { pictureCid } from './plot';

/**
 * Hands a briefing over, never for the second time, and not after its time (core/briefing/due). Throws where it is worth trying again:
 * the engine does that. What cannot be decided (cut off, and the provider cannot be asked) is left at that.
 */
export async function sendBriefing(id: string, runtime: Runtime): Promise<void> {
  const [row] = await database()
    .select({ briefing: briefings, email: users.email, leaving: users.deletionAt })
    .from(briefings)
    .innerJoin(users, eq(users.id, briefings.userId))
    .where(eq(briefings.id, id));
  if (!row || row.briefing.sentAt || row.briefing.text === '' || row.leaving) return;
  const { briefing, email } = row;
  const nowMs = await runtime.clock.now();
  const basics = await basicsOf(briefing.userId);
  const due = basics && briefingSendable(minuteOf(nowMs), zoneTable(basics.zone));
  if (!basics || due?.kind !== briefing.kind || due.date !== briefing.localDate) return;
  const began = await database()
    .insert(stepResults)
    .values({ key: begunKey(id) })
    .onConflictDoNothing()
    .returning({ key: stepResults.key });
  const mail = await outgoing(briefing, { email, zone: basics.zone, at: minuteOf(nowMs) }, runtime);
  const { state, lastError } = await deliverOnce(mail, began.length === 0, runtime);
  if (state === 'sent') {
    await database()
      .update(briefings)
      .set({ sentAt: new Date(nowMs), picture: null })
      .where(eq(briefings.id, id));
  } else if (state === 'queued') {
    // It has certainly not arrived: the next attempt is the first one again.
    await database()
      .delete(stepResults)
      .where(eq(stepResults.key, begunKey(id)));
  }
  if (state === 'queued' || state === 'sending') throw new Error(`The briefing was not handed over: ${lastError}`);
}

const begunKey = (id: string) => `briefing:${id}`;

async function outgoing(
  { id, userId, kind, text, html, items, picture }: typeof briefings.$inferSelect,
  to: { readonly email: string; readonly zone: string; readonly at: number },
  runtime: Runtime,
): Promise<OutgoingMail> {
  const [language, assistant] = await Promise.all([languageOf(userId), assistantFor(userId, runtime.settings)]);
  const words = BRIEFING_WORDS[language];
  const day = formatDay(to.at, zoneTable(to.zone), language);
  const asks = items[0]?.kind === 'question';
  const { address } = assistant;
  return runtime.compose({
    messageId: `<briefing.${id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    from: { name: assistant.name, address },
    replyTo: replyTo(address, id, runtime.settings),
    envelopeFrom: runtime.settings.accountSender.address,
    recipient: to.email,
    to: [{ name: '', address: to.email }],
    cc: [],
    subject: asks ? words.ask.subject : kind === 'week' ? words.week.subject(day) : words.subject(day),
    date: new Date(await runtime.clock.now()),
    inReplyTo: null,
    references: [],
    text,
    html,
    ...(picture ? { pictures: [{ cid: pictureCid(id), png: picture }] } : {}),
    calendar: null,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
