import type { EpochMinute } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { EventDraft, MicrosoftGrant } from '@/ports/calendar';
import { eventBody, textAboveRoom, WITH_TEAMS, withoutRoom } from './draft';
import { clockOf, eventSchema, type GraphEvent, providerEvent } from './event';
import { type Call, readList } from './http';
import { eventPath, window } from './paths';
import { patternOf, ruleLine, sameRule } from './recurrence';
import { seriesEvents } from './series';
import { startsIn } from './times-left-out';

type Changes = Partial<Omit<EventDraft, 'id'>>;

/** What has to be written for changes of an event: a body, and times of a series that are to be deleted after it. */
export async function change(
  call: Call,
  grant: MicrosoftGrant,
  event: GraphEvent,
  changes: Changes,
  hasTeams: () => Promise<boolean>,
): Promise<{ body: Record<string, unknown>; left: EpochMinute[] }> {
  const { recurrence = [], ...others } = changes;
  const rule = await ruleBody(call, grant, event, changes);
  return {
    body: {
      ...eventBody(others, Boolean(event.recurrence)),
      ...rule.body,
      ...(await roomBody(event, changes, hasTeams)),
    },
    left: [...startsIn(recurrence), ...rule.left],
  };
}

/**
 * The rule, if it changes or begins elsewhere. Exchange begins a rule that is written anew with all its times, so those
 * that were left out have to be left out again.
 */
async function ruleBody(call: Call, grant: MicrosoftGrant, event: GraphEvent, { recurrence, start, zone }: Changes) {
  const series = providerEvent(event, grant.address);
  const first = series.start?.kind === 'instant' ? series.start.at : null;
  const wanted = recurrence?.find((line) => /^RRULE/i.test(line)) ?? series.recurrence[0];
  const clock = zone === undefined ? clockOf(event) : zoneTable(zone);
  const unchanged = { body: {}, left: [] };
  if (wanted === undefined || first === null || clock === null) return unchanged;
  const moved = start !== undefined && start !== first;
  const now = event.recurrence ? ruleLine(event.recurrence, clockOf(event)) : null;
  if (!moved && now !== null && sameRule(wanted, now)) return unchanged;
  const body = { recurrence: patternOf(wanted, start ?? first, clock) };
  return { body, left: moved || now === null ? [] : await timesMissing(call, grant, event, first) };
}

/** How far ahead times that were left out are looked for, in minutes. */
const AHEAD_MIN = 2 * 366 * 1440;

async function timesMissing(call: Call, grant: MicrosoftGrant, event: GraphEvent, first: EpochMinute) {
  const period = { start: first - 1440, end: first + AHEAD_MIN };
  const path = `${eventPath(event.id)}/instances`;
  const { items } = await readList(call, grant, { path, query: window(period) }, eventSchema);
  return seriesEvents(event, items, period, grant.address).flatMap((one) => startsIn(one.recurrence));
}

/** A room that is asked for or given up, and one that a new text must not take away. */
async function roomBody(
  event: GraphEvent,
  { conferenceRequestId, description }: Changes,
  hasTeams: () => Promise<boolean>,
) {
  const html = event.body?.content ?? '';
  const online = event.isOnlineMeeting ?? false;
  if (!online) return typeof conferenceRequestId === 'string' && (await hasTeams()) ? WITH_TEAMS : {};
  if (conferenceRequestId === null) return description === undefined ? { body: withoutRoom(html) } : {};
  const kept = description === undefined ? null : textAboveRoom(description, html);
  return kept ? { body: kept } : {};
}
