import type { Person } from '../people';
import { ZoomError } from './errors';
import type { ZoomMeeting } from './meetings';
import { accountIdOf, userIdOf, type ZoomStandIn } from './stand-in';

export interface ZoomCall {
  readonly standIn: ZoomStandIn;
  readonly person: Person;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ZoomAnswer {
  readonly status: number;
  readonly body?: object;
}

interface Operation {
  /** Fields of the body and parameters of the query that it heeds; others are refused rather than passed over. */
  readonly takes: readonly string[];
  /** Scope that is needed. */
  readonly scope: string;
  handle(call: ZoomCall): ZoomAnswer;
}

/** A list shows no more of an agenda than this (description of `meetings`). */
const AGENDA_SHOWN = 250;

/** What the sandbox's Zoom can do, by the ids of the vendor's description. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  user: {
    takes: [],
    scope: 'user:read',
    handle({ person, params }) {
      ofMe(params);
      const [first, ...rest] = person.name.split(' ');
      const shown = { id: userIdOf(person), account_id: accountIdOf(person), email: person.email, type: 2 };
      return { status: 200, body: { ...shown, first_name: first, last_name: rest.join(' '), timezone: person.zone } };
    },
  },
  meetingCreate: {
    takes: ['type', 'topic', 'start_time', 'duration', 'agenda', 'settings'],
    scope: 'meeting:write',
    handle({ standIn, person, params, body }) {
      ofMe(params);
      const {
        type = 2,
        topic = 'My Meeting',
        start_time: startTime = null,
        duration = 60,
        agenda = '',
      } = body as {
        [name: string]: never;
      };
      if (type === 2 && startTime === null) throw new ZoomError(400, 300, 'Missing field: start_time');
      const createdAt = new Date(standIn.deps.clock.now()).toISOString();
      const kept = { hostEmail: person.email, createdAt, topic, type, startTime, duration, agenda };
      return { status: 201, body: shown(standIn.meetings.add(kept), person, standIn) };
    },
  },
  meetings: {
    takes: ['type', 'page_size', 'next_page_token'],
    scope: 'meeting:read',
    handle({ standIn, person, params, query }) {
      ofMe(params);
      const size = Number(query.get('page_size') ?? 30);
      const from = Number(query.get('next_page_token') || 0);
      const all = standIn.meetings.of(person.email);
      const page = all.slice(from, from + size).map((meeting) => {
        const { settings: _, password: _p, ...listed } = shown(meeting, person, standIn);
        return { ...listed, agenda: meeting.agenda.slice(0, AGENDA_SHOWN) };
      });
      const more = from + size < all.length ? String(from + size) : '';
      return {
        status: 200,
        body: { page_size: size, total_records: all.length, next_page_token: more, meetings: page },
      };
    },
  },
  meeting: {
    takes: [],
    scope: 'meeting:read',
    handle: ({ standIn, person, params }) => ({
      status: 200,
      body: shown(meetingOf(standIn, person, params), person, standIn),
    }),
  },
  meetingUpdate: {
    takes: ['topic', 'start_time', 'duration'],
    scope: 'meeting:write',
    handle({ standIn, person, params, body }) {
      const meeting = meetingOf(standIn, person, params);
      const {
        topic = meeting.topic,
        start_time: startTime = meeting.startTime,
        duration = meeting.duration,
      } = body as Partial<{ topic: string; start_time: string; duration: number }>;
      standIn.meetings.change(meeting, { topic, startTime, duration });
      return { status: 204 };
    },
  },
  meetingDelete: {
    takes: ['schedule_for_reminder'],
    scope: 'meeting:write',
    handle({ standIn, person, params }) {
      standIn.meetings.remove(meetingOf(standIn, person, params).id);
      return { status: 204 };
    },
  },
};

function ofMe({ userId }: ZoomCall['params']): void {
  if (userId !== 'me') throw new ZoomError(400, 4711, 'A user-level app knows nobody but "me"');
}

function meetingOf(standIn: ZoomStandIn, person: Person, { meetingId }: ZoomCall['params']): ZoomMeeting {
  const meeting = standIn.meetings.find(Number(meetingId));
  if (meeting?.hostEmail !== person.email) {
    throw new ZoomError(404, 3001, `Meeting does not exist: ${meetingId}.`);
  }
  return meeting;
}

function shown(
  { id, topic, type, startTime, duration, agenda, passcode, createdAt }: ZoomMeeting,
  host: Person,
  standIn: ZoomStandIn,
) {
  return {
    uuid: Buffer.from(String(id)).toString('base64'),
    id,
    host_id: userIdOf(host),
    topic,
    type,
    ...(startTime === null ? {} : { start_time: startTime }),
    duration,
    timezone: 'UTC',
    agenda,
    created_at: createdAt,
    join_url: `${standIn.pages.url}/j/${id}?pwd=${passcode}`,
    password: passcode,
    settings: {
      join_before_host: true,
      global_dial_in_numbers: [
        { city: 'New York', country: 'US', country_name: 'US', number: '+1 646 555 0186', type: 'toll' },
        { city: 'London', country: 'GB', country_name: 'United Kingdom', number: '+44 20 7946 0186', type: 'toll' },
      ],
    },
  };
}
