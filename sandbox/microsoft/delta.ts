import type { Calendar } from '../google/calendar/model';
import { calendarOf, type GraphAnswer, type GraphCall, windowOf } from './call';
import { GraphError, invalid } from './errors';
import { eventView, type MicrosoftEvent, occurrenceView } from './event-view';
import { graphId } from './ids';
import { overlaps, timesOfSeries } from './reading';

/** What a link of a delta carries: the window, how far it was read, and where the next page begins. */
interface Link {
  readonly from: number;
  readonly to: number;
  /** Changes after this revision are asked for; null: everything. */
  readonly since: number | null;
  /** The revision that the first page was read at. */
  readonly revision: number;
  readonly generation: number;
  readonly offset: number;
}

/**
 * `calendarView/delta()`: a window once, then what changes in it. Series come as their master and each of their times, of
 * which mere ones have little more than an id; what is gone has nothing but its id.
 */
export function deltaOf(call: GraphCall): GraphAnswer {
  const calendar = calendarOf(call);
  const link = linkOf(call, calendar);
  if (link.generation !== calendar.generation) {
    throw new GraphError(
      410,
      'SyncStateNotFound',
      'The sync state generation is not found; continuing sync is not possible.',
    );
  }
  const items = [...calendar.events.values()]
    .filter(({ revision }) => revision <= link.revision && (link.since === null || revision > link.since))
    .flatMap(({ event }) => itemsOf(calendar, event as MicrosoftEvent, link));
  const end = link.offset + call.pageSize;
  const more = end < items.length;
  const next: Link = more ? { ...link, offset: end } : { ...link, since: link.revision, offset: 0 };
  const name = more ? '$skiptoken' : '$deltatoken';
  const address = `${call.url}?${name}=${Buffer.from(JSON.stringify(next)).toString('base64url')}`;
  const value = items.slice(link.offset, end);
  return { status: 200, body: { value, [more ? '@odata.nextLink' : '@odata.deltaLink']: address } };
}

function linkOf({ query }: GraphCall, calendar: Calendar): Link {
  const token = query.get('$deltatoken') ?? query.get('$skiptoken');
  const { revision, generation } = calendar;
  if (token === null) return { ...windowOf(query), since: null, revision, generation, offset: 0 };
  try {
    const link = JSON.parse(Buffer.from(token, 'base64url').toString()) as Link;
    return query.has('$deltatoken') ? { ...link, revision } : link;
  } catch {
    throw invalid('Badly formed token.');
  }
}

function itemsOf(calendar: Calendar, event: MicrosoftEvent, { from, to, since }: Link): object[] {
  const gone = () => (since === null ? [] : [{ id: graphId(event.id), '@removed': { reason: 'deleted' as const } }]);
  const whole = (one: MicrosoftEvent) => eventView(one, calendar, true);
  if (event.status === 'cancelled') return gone();
  if (!event.recurrence?.length) return overlaps(event, calendar, from, to) ? [whole(event)] : gone();
  const times = timesOfSeries(calendar, event, from, to);
  if (times.length === 0) return gone();
  // Exceptions come by themselves.
  const mere = times.filter(({ stored }) => !stored);
  return [whole(event), ...mere.map((one) => occurrenceView(one.event, calendar))];
}
