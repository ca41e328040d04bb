import { eq } from 'drizzle-orm';
import { takenOf, withTaken } from '@/core/preferences/second-reading/placed';
import { dayNumber, formatLocalDate } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { connectCalendar } from '@/demo/guided-tour';
import type { Visitor } from '@/demo/visitor';
import type { PreferencesAnswer, SecondReading } from '@/modules/preferences/schema';
import { join } from '../../tests/support/member';
import type { Installation } from '../loops/installation';
import type { CalendarEntry, Conversation } from './format';
import { momentMs } from './moments';
import { somebody } from './people';

const OFFICE = [['09:00', '17:00']];
const WEEK = { mon: OFFICE, tue: OFFICE, wed: OFFICE, thu: OFFICE, fri: OFFICE };

/**
 * Guests get mailboxes; the owner signs up, connects a calendar that is filled as the conversation says, writes their
 * preferences and confirms the basics, all by the product's own API. Answers the owner's user id. Throws when something is refused.
 */
export async function moveIn(place: Installation, given: Conversation): Promise<string> {
  const { owner, guests, calendar } = given;
  const { control } = place.sandbox;
  for (const { email, name, zone } of guests) control.addPerson({ email, name, zone: zone ?? owner.zone });
  control.addPerson({ email: owner.email, name: owner.name, zone: owner.zone });
  for (const entry of calendar) await addEvent(place, given, entry);
  const { id, visitor } = await join(place, owner.email, owner.name, { calendar: false });
  await connectCalendar(place.origin, visitor, owner.email);
  const language = (['en', 'de', 'fr', 'es'] as const).find((one) => owner.locale?.toLowerCase().startsWith(one));
  if (language) await database().update(users).set({ language }).where(eq(users.id, id));
  if (place.runtime.model) {
    for (const purpose of ['', '/preferences'])
      await visitor.json('PUT', `${place.origin}/api/user/model${purpose}`, { enabled: true });
  }
  if (owner.preferences) {
    const body = { text: owner.preferences, baseVersion: 0 };
    const saved = await visitor.json<PreferencesAnswer>('PUT', `${place.origin}/api/preferences`, body);
    if (place.runtime.model) await takeProposals(place, visitor, saved);
  }
  const url = `${place.origin}/api/user/basics`;
  const { basics } = await visitor.json<{ basics: { hours?: object } }>('GET', url);
  const hours = Object.keys(basics.hours ?? {}).length > 0 ? basics.hours : WEEK;
  await visitor.json('PUT', url, { ...basics, zone: owner.zone, hours, approval: owner.mode });
  return id;
}

/**
 * What the model reads in the sentences that were not understood is taken, as the page offers it: in the place of the owner's
 * words where it says all of them, else beside them.
 */
async function takeProposals({ origin }: Installation, visitor: Visitor, saved: PreferencesAnswer): Promise<void> {
  const { readings } = await visitor.json<SecondReading>('POST', `${origin}/api/preferences/second-reading`);
  const text = withTaken(
    saved.text,
    saved.sentences,
    readings.map((one) => takenOf(one, one.certain ? 'instead' : 'beside')),
  );
  if (readings.length === 0 || text === null) return;
  await visitor.json('PUT', `${origin}/api/preferences`, { text, baseVersion: saved.version });
}

async function addEvent({ sandbox }: Installation, given: Conversation, entry: CalendarEntry): Promise<void> {
  const { email, zone } = given.owner;
  const body = {
    summary: entry.title,
    ...span(entry, zone),
    ...(entry.location ? { location: entry.location } : {}),
    ...(entry.rrule ? { recurrence: [`RRULE:${entry.rrule.replace(/^RRULE:/i, '')}`] } : {}),
    ...(entry.free ? { transparency: 'transparent' } : {}),
    ...(entry.private ? { visibility: 'private' } : {}),
    ...(entry.attendees.length > 0
      ? { attendees: entry.attendees.map((said) => ({ email: somebody(given, said).address })) }
      : {}),
  };
  // Its guests know of it since long: nobody is invited anew.
  const answer = await fetch(`${sandbox.googleApiRoot}/calendar/v3/calendars/primary/events?sendUpdates=none`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.control.accessToken(email)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`The calendar took no “${entry.title}”: HTTP ${answer.status} ${await answer.text()}`);
}

/** Start and end as Google has them. */
function span({ start, end }: CalendarEntry, zone: string): object {
  if (start.length === 10) {
    const last = end && end.slice(0, 10) > start ? end.slice(0, 10) : dayAfter(start);
    return { start: { date: start }, end: { date: last } };
  }
  const from = momentMs(start, zone);
  const to = end ? momentMs(end, zone) : from + 3_600_000;
  const at = (ms: number) => ({ dateTime: new Date(minuteOf(ms) * 60_000).toISOString(), timeZone: zone });
  return { start: at(from), end: at(to) };
}

function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return formatLocalDate(dayNumber(year, month, day) + 1);
}
