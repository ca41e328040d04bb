import { queryOf } from '@/core/loop/times/search';
import { previewOf } from '@/core/preferences/preview';
import { minuteOf } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import type { SessionUser } from '@/modules/identity/schema';
import type { PreviewAnswer } from '../schema';
import { compiledAnswer } from './answer';
import { standingDocument } from './document';
import { trialOf } from './trial';

const DAY = 1440;
/** Two weeks, from the day that it is. */
const SHOWN_DAYS = 14;

/** What a text would mean: its rules, and two weeks of what would be offered. Nothing of it is saved. */
export async function previewAnswer(
  user: SessionUser,
  text: string,
  nowMs: number,
  locale: Locale = 'en',
): Promise<PreviewAnswer> {
  const now = minuteOf(nowMs);
  const soon = { start: now - DAY, end: now + (SHOWN_DAYS + 1) * DAY };
  const { compiled, state, context } = await trialOf(user, text, soon, nowMs);
  const standing = await standingDocument(user.id);
  const answer = compiledAnswer(compiled, {
    text,
    now,
    zone: context.owner.zone,
    connected: standing?.connected ?? [],
    locale,
    ...(standing ? { origins: standing.origins } : {}),
  });
  if (!context.calendar.ok) return { ...answer, calendar: { ok: false, reason: context.calendar.reason } };
  const zone = zoneTable(context.owner.zone);
  const today = Math.floor(toWall(zone, now) / DAY);
  const [from, to] = [toInstant(zone, today * DAY), toInstant(zone, (today + SHOWN_DAYS) * DAY)];
  const query = queryOf(state, context, { only: [], exclude: [], from, to });
  const days = previewOf(query);
  return { ...answer, calendar: { ok: true, zone: context.owner.zone, days } };
}
