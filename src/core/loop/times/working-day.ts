import type { Heard, StepContext, StepEvent } from '../context';

const DAY = 1440;
/** Minutes of a working day whose hours cannot be read. */
const USUAL = 480;

/** What was heard, with "a day" as a length taken for what the owner works in one: nobody meets for 24 hours. */
export function inWorkingDays(event: StepEvent, ctx: StepContext): StepEvent {
  if (!('heard' in event) || !event.heard) return event;
  return { ...event, heard: measured(event.heard, workingDay(ctx)) };
}

function measured(heard: Heard, minutes: number): Heard {
  const { owner, reading } = heard;
  const { verdict } = owner ?? {};
  const details = { ...reading.details, durationMin: minutes };
  const meetings = owner?.meetings.map((one) => ({ ...one, heard: measured(one.heard, minutes) })) ?? [];
  const answer = verdict ? { ...verdict, heard: verdict.heard && measured(verdict.heard, minutes) } : null;
  return {
    ...heard,
    reading: reading.details.durationMin === DAY ? { ...reading, details } : reading,
    ...(owner ? { owner: { ...owner, meetings, verdict: answer } } : {}),
  };
}

/** From the first hour to the last of the longest day that the owner works, in minutes. */
function workingDay({ calendar }: StepContext): number {
  if (!calendar.ok) return USUAL;
  const spans = calendar.attendee.availability.weekly.map(({ periods }) => {
    const edges = periods.flat();
    return edges.length === 0 ? 0 : Math.min(DAY, Math.max(...edges) - Math.min(...edges));
  });
  return Math.max(0, ...spans) || USUAL;
}
