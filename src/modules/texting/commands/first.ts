import { shortened } from '@/core/texting/segments';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { dayOfWall, formatLocalDate } from '@/core/time/calendar-date';
import { formatTime, zoneLabel } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { isMeeting } from '@/modules/briefings/queries/facts';
import { languageOf } from '@/modules/briefings/queries/language';
import { eventsBetween } from '@/modules/connections/queries/events';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { FIRST_BEFORE } from '../constants';
import type { TextNumber } from '../queries/phone';
import { queueText, wakeText } from './queue';

const TITLE = 60;

/** Tells an owner of the first meeting of their day, an hour before it begins. */
export async function textFirst({ userId, number }: TextNumber, runtime: Runtime, nowMs: number): Promise<void> {
  const basics = await basicsOf(userId);
  if (!basics) return;
  const now = minuteOf(nowMs);
  const zone = zoneTable(basics.zone);
  const day = dayOfWall(toWall(zone, now));
  const today = { start: toInstant(zone, day * 1440), end: now + FIRST_BEFORE + 1 };
  const first = (await eventsBetween(userId, today)).find((one) => one.start >= today.start && isMeeting(one));
  if (!first || first.start <= now || first.start > now + FIRST_BEFORE) return;
  const language = await languageOf(userId);
  const words = TEXT_WORDS[language];
  const time = `${formatTime(first.start, zone, language)} ${zoneLabel(basics.zone, language, first.start)}`;
  const body = words.first(time, shortened(first.title || words.untitled, TITLE));
  const about = `first:${userId}:${formatLocalDate(day)}`;
  const text = { userId, peer: number, kind: 'first', body, about, until: first.start * 60_000 } as const;
  const queued = await queueText(database(), text, nowMs);
  if (queued) await wakeText(queued, runtime);
}
