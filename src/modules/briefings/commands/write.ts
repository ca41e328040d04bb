import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { chosenItems } from '@/core/briefing/choose';
import { dailyDue, isWorkingDay } from '@/core/briefing/due';
import { nextBriefing } from '@/core/briefing/pause';
import { type BriefingReader, briefingMail, questionMail, toldItems } from '@/core/briefing/render';
import { type BriefingLink, makeBriefingToken } from '@/core/mail/briefing-token';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { briefings } from '@/db/schema/briefings';
import { assistantFor } from '@/modules/assistants/queries';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { briefingFacts } from '../queries/facts';
import { languageOf } from '../queries/language';
import { readershipOf } from '../queries/readers';

/** The calendar that is told of was read within this time (milliseconds). */
const FRESH_MS = 10 * 60_000;

/**
 * Writes down the briefing of the day on which it is called, once, and answers the id of what is to be sent: null where there
 * is nothing to say, where the day is not worked, and where it was written before. What has nothing to say is written down
 * without words, so that it is not looked for again.
 */
export async function writeBriefing(userId: string, runtime: Runtime): Promise<string | null> {
  const nowMs = await runtime.clock.now();
  const basics = await basicsOf(userId);
  const date = basics && dailyDue(minuteOf(nowMs), zoneTable(basics.zone));
  if (!basics || date === null) return null;
  const day = and(eq(briefings.userId, userId), eq(briefings.localDate, date as string), eq(briefings.kind, 'daily'));
  const [before] = await database().select({ id: briefings.id, text: briefings.text }).from(briefings).where(day);
  // Cut off after it was written: the same one goes.
  if (before) return before.text === '' ? null : before.id;
  const id = randomUUID();
  const works = isWorkingDay(minuteOf(nowMs), zoneTable(basics.zone), basics.zone, basics.hours);
  const made = works ? await composed(userId, basics.zone, id, nowMs, runtime) : null;
  const [row] = await database()
    .insert(briefings)
    .values({
      id,
      userId,
      localDate: date as string,
      kind: 'daily',
      items: made?.items ?? [],
      html: made?.html ?? '',
      text: made?.text ?? '',
      pausedAt: made?.asks ? new Date(nowMs) : null,
    })
    .onConflictDoNothing()
    .returning({ id: briefings.id });
  return row && made ? row.id : null;
}

async function composed(userId: string, zone: string, id: string, nowMs: number, runtime: Runtime) {
  const next = nextBriefing(await readershipOf(userId), nowMs);
  if (next === 'none') return null;
  const now = minuteOf(nowMs);
  const [language, assistant] = await Promise.all([languageOf(userId), assistantFor(userId, runtime.settings)]);
  const reader: BriefingReader = { language, zone, at: now, assistant: assistant.name };
  const link = (place: BriefingLink) => linkOf(id, place, runtime);
  if (next === 'ask') {
    const mail = questionMail(reader, link('g'));
    return { ...mail, items: [{ kind: 'question', text: mail.subject, href: null }], asks: true };
  }
  await refreshOwner(userId, { maxAgeMs: FRESH_MS }, runtime);
  const facts = await briefingFacts(userId, { now, tzid: zone, key: signingKey(runtime.settings) });
  const chosen = chosenItems(facts);
  if (chosen.items.length === 0) return null;
  const items = toldItems(chosen.items, reader);
  const mail = briefingMail({ items, more: chosen.more }, reader, (place) =>
    place === 'today' ? link('t') : place === 'settings' ? link('s') : items[place]?.href ? link(place) : null,
  );
  return { ...mail, items, asks: false };
}

/** Where a link of a briefing leads, by way of us: that it was followed is how it is known that somebody reads it. */
function linkOf(id: string, place: BriefingLink, { settings }: Runtime): string {
  return `${settings.baseUrl}/api/briefings/${makeBriefingToken(id, place, signingKey(settings))}`;
}
