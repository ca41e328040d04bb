import { z } from 'zod';
import type { EpochMinute } from '@/core/time/period';
import { type CalendarChanges, CalendarError, type MicrosoftGrant, type ProviderEvent } from '@/ports/calendar';
import { eventSchema, type GraphEvent, providerEvent } from './event';
import { type Call, readList } from './http';
import { calendarPath, eventPath, window } from './paths';
import { seriesEvents } from './series';

/** How far ahead a calendar is read, in minutes. A rule goes on beyond it. */
const AHEAD_MIN = 2 * 366 * 1440;
/** When the window has to be moved on, in minutes: it stays where it was for all of a chain of links. */
const MOVED_AFTER_MIN = 92 * 1440;

const stateSchema = z.object({
  /** Where the next changes are asked for. */
  link: z.string(),
  /** Begin of the window. */
  from: z.number(),
  /** Ids of the series that there are. */
  series: z.array(z.string()),
});
type SyncState = z.infer<typeof stateSchema>;

/**
 * As CalendarPort.sync, by `calendarView/delta()`. What is gone has an id and nothing else there, and a time of a series that
 * was deleted is in no other list; so whatever touches a series has the window read as a whole.
 */
export async function sync(
  call: Call,
  grant: MicrosoftGrant,
  calendarId: string,
  syncToken: string | null,
  since: EpochMinute,
): Promise<CalendarChanges> {
  if (syncToken === null) return readAll(call, grant, calendarId, since);
  const before = stateOf(syncToken, since);
  const news = await delta(call, grant, { path: before.link });
  if (touchesSeries(news, before)) {
    const all = await readAll(call, grant, calendarId, since);
    return { ...all, removed: [...before.series, ...news.gone, ...all.removed] };
  }
  const { removed, events } = singles(news.items, grant.address);
  return { removed: [...news.gone, ...removed], events, nextSyncToken: tokenOf({ ...before, link: news.link }) };
}

function stateOf(token: string, since: EpochMinute): SyncState {
  try {
    const state = stateSchema.parse(JSON.parse(token));
    if (since - state.from <= MOVED_AFTER_MIN) return state;
  } catch {
    // As below.
  }
  throw new CalendarError('gone', 'The window has to be read anew');
}

function tokenOf(state: SyncState): string {
  return JSON.stringify(state);
}

function touchesSeries({ items, gone }: News, { series }: SyncState): boolean {
  if (items.some((item) => isOfSeries(item) || series.includes(item.id))) return true;
  return series.length > 0 && gone.length > 0;
}

function isOfSeries({ type, seriesMasterId }: GraphEvent): boolean {
  return type === 'seriesMaster' || Boolean(seriesMasterId);
}

async function readAll(
  call: Call,
  grant: MicrosoftGrant,
  calendarId: string,
  since: EpochMinute,
): Promise<CalendarChanges> {
  const period = { start: since, end: since + AHEAD_MIN };
  const path = `${calendarPath(calendarId)}/calendarView/delta()`;
  const { items, link } = await delta(call, grant, { path, query: window(period) });
  const { removed, events } = singles(
    items.filter((item) => !isOfSeries(item)),
    grant.address,
  );
  const times = new Map<string, GraphEvent[]>();
  for (const item of items) {
    const id = item.seriesMasterId;
    if (id) times.set(id, [...(times.get(id) ?? []), item]);
  }
  const masters = items.filter(({ type }) => type === 'seriesMaster');
  for (const id of times.keys()) {
    if (!masters.some((master) => master.id === id)) {
      masters.push(await call(grant, { method: 'GET', path: eventPath(id) }, eventSchema));
    }
  }
  const series = masters.flatMap((master) => seriesEvents(master, times.get(master.id) ?? [], period, grant.address));
  const nextSyncToken = tokenOf({ link, from: since, series: masters.map(({ id }) => id) });
  return { removed, events: [...events, ...series], nextSyncToken };
}

/** A meeting that its organizer has cancelled stays in the calendar until somebody takes it out. */
function singles(items: readonly GraphEvent[], self: string): { removed: string[]; events: ProviderEvent[] } {
  const removed = items.filter(({ isCancelled }) => isCancelled).map(({ id }) => id);
  return { removed, events: items.filter(({ isCancelled }) => !isCancelled).map((item) => providerEvent(item, self)) };
}

interface News {
  /** The latest form of each. */
  readonly items: GraphEvent[];
  readonly gone: string[];
  readonly link: string;
}

async function delta(
  call: Call,
  grant: MicrosoftGrant,
  request: { path: string; query?: Record<string, string> },
): Promise<News> {
  const { items, deltaLink } = await readList(call, grant, request, eventSchema);
  if (deltaLink === undefined) throw new CalendarError('unavailable', 'The last page carried no link to go on from');
  const latest = [...new Map(items.map((item) => [item.id, item])).values()];
  return {
    items: latest.filter((item) => !item['@removed']),
    gone: latest.filter((item) => item['@removed']).map(({ id }) => id),
    link: deltaLink,
  };
}
