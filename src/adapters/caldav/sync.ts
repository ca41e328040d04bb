import { z } from 'zod';
import type { EpochMinute } from '@/core/time/period';
import { type CaldavGrant, type CalendarChanges, CalendarError, type ProviderEvent } from '@/ports/calendar';
import { type CollectionState, collectionState, multistatus } from './collection';
import { providerEvents } from './event';
import type { Send } from './http';
import { idOf, multiget, strongEtag } from './objects';
import { DAV, escapeXml, textOf, xmlBody } from './xml';

/** A server that never comes to an end is not followed for ever. */
const MAX_ROUNDS = 200;

/**
 * What we keep between two readings: the server's token (RFC 6578), or where it has none every object's entity tag, and
 * the collection's tag that spares looking at them.
 */
const stateSchema = z.union([
  z.object({ token: z.string() }),
  z.object({ ctag: z.string().nullable(), etags: z.record(z.string(), z.string()) }),
]);
type SyncState = z.infer<typeof stateSchema>;

/** Which objects are new or otherwise, and which are gone. */
interface Difference {
  readonly changed: readonly URL[];
  readonly gone: readonly URL[];
  readonly next: SyncState;
}

/** As CalendarPort.sync. Throws CalendarError, `gone` for a token that the server does not know any more. */
export async function sync(
  send: Send,
  grant: CaldavGrant,
  calendarId: string,
  syncToken: string | null,
  since: EpochMinute,
): Promise<CalendarChanges> {
  const before = syncToken === null ? null : stateOf(syncToken);
  const collection = await collectionState(send, grant, calendarId);
  const { changed, gone, next } = await difference(send, grant, collection, before);
  const objects = await multiget(send, grant, collection.url, changed);
  const reader = { self: grant.addresses, local: collection.zone };
  const events = objects.flatMap((object) => providerEvents(object, reader, since));
  // What was there of a changed object goes first: an exception that was taken back is in no list.
  const removed = before === null ? [] : [...changed, ...gone].map(idOf);
  const isOver = (event: ProviderEvent) => before === null && endsBefore(event, since);
  const isCancelled = (event: ProviderEvent) => event.status === 'cancelled' && event.recurringEventId === null;
  return {
    removed,
    events: events.filter((event) => !isOver(event) && !isCancelled(event)),
    nextSyncToken: JSON.stringify(next),
  };
}

function stateOf(token: string): SyncState {
  try {
    return stateSchema.parse(JSON.parse(token));
  } catch {
    throw new CalendarError('gone', 'The sync token is not one of ours');
  }
}

async function difference(
  send: Send,
  grant: CaldavGrant,
  collection: CollectionState,
  before: SyncState | null,
): Promise<Difference> {
  const bySync = collection.reports.has('sync-collection');
  if (before !== null && 'token' in before !== bySync)
    throw new CalendarError('gone', 'The server syncs otherwise now');
  return before !== null && 'etags' in before
    ? byEtags(send, grant, collection, before)
    : bySync
      ? byToken(send, grant, collection, before?.token ?? '')
      : byEtags(send, grant, collection, null);
}

/** RFC 6578 3.2; a truncated answer names the collection itself with 507 and carries a token to go on from (3.6). */
async function byToken(send: Send, grant: CaldavGrant, { url }: CollectionState, token: string): Promise<Difference> {
  const latest = new Map<string, { url: URL; gone: boolean }>();
  let next = token;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const body = xmlBody(
      'd:sync-collection',
      `<d:sync-token>${escapeXml(next)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop>`,
    );
    const answer = await multistatus(send, grant, { method: 'REPORT', url, depth: '0', body });
    for (const resource of answer.resources) {
      if (isObject(resource.url, url))
        latest.set(resource.url.href, { url: resource.url, gone: resource.status === 404 });
    }
    if (answer.syncToken === null) throw new CalendarError('unavailable', 'The server sent no sync token');
    const more = answer.resources.some(({ status }) => status === 507) && answer.syncToken !== next;
    next = answer.syncToken;
    if (more) continue;
    const all = [...latest.values()];
    return {
      changed: all.filter((one) => !one.gone).map((one) => one.url),
      gone: all.filter((one) => one.gone).map((one) => one.url),
      next: { token: next },
    };
  }
  throw new CalendarError('unavailable', 'The server did not come to an end');
}

const ETAGS = xmlBody('d:propfind', '<d:prop><d:getetag/></d:prop>');

/** Without sync-collection: every object's entity tag is compared, unless the collection's tag says that nothing changed. */
async function byEtags(
  send: Send,
  grant: CaldavGrant,
  { url, ctag }: CollectionState,
  before: Extract<SyncState, { etags: unknown }> | null,
): Promise<Difference> {
  if (before && ctag !== null && before.ctag === ctag) return { changed: [], gone: [], next: before };
  const { resources } = await multistatus(send, grant, { method: 'PROPFIND', url, depth: '1', body: ETAGS });
  const now = resources
    .filter((one) => isObject(one.url, url))
    .map((one) => ({ url: one.url, etag: strongEtag(textOf(one.prop(DAV, 'getetag'))) }));
  const known = before?.etags ?? {};
  const etags = Object.fromEntries(now.map((one) => [one.url.pathname, one.etag]));
  return {
    changed: now.filter((one) => known[one.url.pathname] !== one.etag).map((one) => one.url),
    gone: Object.keys(known)
      .filter((path) => etags[path] === undefined)
      .map((path) => new URL(path, url)),
    next: { ctag, etags },
  };
}

/** Some servers list the collection itself among its members, or what lies deeper. */
function isObject(url: URL, collection: URL): boolean {
  const base = collection.pathname.replace(/\/?$/, '/');
  const name = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : '';
  return name !== '' && !name.includes('/');
}

/** A single event that was over before the mirror begins; series are kept, whenever they end. */
function endsBefore({ end, recurrence, recurringEventId }: ProviderEvent, since: EpochMinute): boolean {
  if (recurrence.length > 0 || recurringEventId !== null || end === null) return false;
  return end.kind === 'instant' ? end.at < since : Date.parse(end.date) / 60_000 + 1440 < since;
}
