import type { CalendarAccount, OtherEvent } from './subject';

/** Another client of an account of Microsoft's: plain HTTP, with ids of events as Graph gives them. */
export function graphClient(
  root: string,
  token: string,
  calendarId: string,
): CalendarAccount['other'] & { call: Call; removeTime(name: string, at: number): Promise<void> } {
  const ids = new Map<string, string>();
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${root}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'odata.maxpagesize=500',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  const event = (id: string) => `me/events/${encodeURIComponent(id)}`;
  const timeOf = async (id: string, at: number) => {
    const [start, end] = [at - 1440, at + 1440].map((minute) => new Date(minute * 60_000).toISOString());
    const { value } = await call('GET', `${event(id)}/instances?startDateTime=${start}&endDateTime=${end}`);
    return event(value.find((one: { originalStart: string }) => Date.parse(one.originalStart) === at * 60_000).id);
  };
  return {
    call,
    async write(other) {
      const known = ids.get(other.name);
      const path = `me/calendars/${encodeURIComponent(calendarId)}/events`;
      const written = known
        ? await call('PATCH', event(known), bodyOf(other))
        : await call('POST', path, bodyOf(other));
      ids.set(other.name, written.id);
      for (const { original, start, end } of other.moved ?? []) {
        await call('PATCH', await timeOf(written.id, original), { start: moment(start), end: moment(end) });
      }
      for (const at of other.skipped ?? []) await call('DELETE', await timeOf(written.id, at));
    },
    /** One time of a series alone, by its original start. */
    async removeTime(name, at) {
      await call('DELETE', await timeOf(ids.get(name) as string, at));
    },
    async remove(name) {
      await call('DELETE', event(ids.get(name) as string));
      ids.delete(name);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of a foreign API, asserted field by field
type Call = (method: string, path: string, body?: object) => Promise<any>;

function bodyOf({ summary, when, recurrence, transparent, tentative }: OtherEvent): object {
  const days = 'from' in when;
  const day = (date: string) => ({ dateTime: `${date}T00:00:00`, timeZone: 'UTC' });
  return {
    subject: summary,
    isAllDay: days,
    ...(days
      ? { start: day(when.from), end: day(when.to) }
      : { start: moment(when.start, when.zone), end: moment(when.end, when.zone) }),
    ...(recurrence && !days ? { recurrence: weekly(recurrence, when.start, when.zone) } : {}),
    showAs: transparent ? 'free' : tentative ? 'tentative' : 'busy',
  };
}

/** The suite's others repeat something weekly, so many times. */
function weekly(lines: readonly string[], start: number, zone: string): object {
  const [, count] = /^RRULE:FREQ=WEEKLY;COUNT=(\d+)$/.exec(lines.join()) ?? [];
  if (count === undefined) throw new Error(`Not written by this client: ${lines.join()}`);
  const startDate = moment(start, zone).dateTime.slice(0, 10);
  const day = new Date(`${startDate}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return {
    pattern: { type: 'weekly', interval: 1, daysOfWeek: [day.toLowerCase()], firstDayOfWeek: 'sunday' },
    range: { type: 'numbered', startDate, numberOfOccurrences: Number(count), recurrenceTimeZone: zone },
  };
}

/** On the clock of the zone, by the machine's own data. */
function moment(minute: number, zone = 'UTC') {
  const at = new Date(minute * 60_000).toLocaleString('sv-SE', { timeZone: zone });
  return { dateTime: at.replace(' ', 'T'), timeZone: zone };
}
