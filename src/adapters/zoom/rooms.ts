import { z } from 'zod';
import type { AccessToken } from '@/ports/calendar';
import { type RoomDraft, VideoError, type VideoPort, type VideoRoom } from '@/ports/video';
import { call, type ZoomApi } from './http';

/** A scheduled meeting, and one that repeats without a fixed time (description of `meetingCreate`, `type`). */
const SCHEDULED = 2;
const REPEATING = 3;

/** Longest topic that the API takes. */
const TOPIC = 200;

/** Numbers that an invitation names. */
const PHONES = 3;

/** Most meetings that one page of the list holds, and pages that are looked through. */
const PAGE = 300;
const PAGES = 40;

const meetingSchema = z.object({
  id: z.number().int(),
  join_url: z.string(),
  password: z.string().optional(),
  agenda: z.string().optional(),
  settings: z
    .object({ global_dial_in_numbers: z.array(z.object({ number: z.string().optional() })).optional() })
    .optional(),
});

const pageSchema = z.object({
  next_page_token: z.string().optional(),
  meetings: z.array(z.object({ id: z.number().int(), agenda: z.string().optional() })).optional(),
});

const userSchema = z.object({ id: z.string(), account_id: z.string(), email: z.string() });

export interface ZoomConfig {
  readonly base: string;
  /** Milliseconds of real time that one call may take. */
  readonly timeoutMs?: number;
}

/**
 * Zoom's meetings as rooms. The API has no idempotency key, so the agenda begins with our mark: the list shows its first 250
 * characters, and a meeting whose making was cut off is found there.
 */
export function zoomRooms({ base, timeoutMs = 10_000 }: ZoomConfig): VideoPort {
  const api: ZoomApi = { base, timeoutMs };
  const one = (grant: AccessToken, id: string | number) =>
    call(api, grant, { method: 'GET', path: `meetings/${id}` }, meetingSchema);

  return {
    async identity(grant) {
      const user = await call(api, grant, { method: 'GET', path: 'users/me' }, userSchema);
      return { userId: user.id, accountId: user.account_id, email: user.email.toLowerCase() };
    },

    async create(grant, mark, draft) {
      const body = {
        type: draft.at === null ? REPEATING : SCHEDULED,
        ...written(draft),
        agenda: agendaOf(mark),
        settings: { join_before_host: true, jbh_time: 0 },
      };
      return roomOf(await call(api, grant, { method: 'POST', path: 'users/me/meetings', body }, meetingSchema));
    },

    async find(grant, mark) {
      const found: number[] = [];
      let page = '';
      for (let n = 0; n < PAGES; n++) {
        const query = { type: 'scheduled', page_size: String(PAGE), ...(page ? { next_page_token: page } : {}) };
        const list = await call(api, grant, { method: 'GET', path: 'users/me/meetings', query }, pageSchema);
        for (const { id, agenda } of list.meetings ?? []) {
          // The times of one that repeats are listed one by one.
          if (agenda?.startsWith(agendaOf(mark)) && !found.includes(id)) found.push(id);
        }
        page = list.next_page_token ?? '';
        if (page === '') break;
      }
      const rooms: VideoRoom[] = [];
      for (const id of found) rooms.push(roomOf(await one(grant, id)));
      return rooms;
    },

    async change(grant, id, draft) {
      await call(api, grant, { method: 'PATCH', path: `meetings/${id}`, body: written(draft) }, z.unknown());
    },

    async remove(grant, id) {
      try {
        const query = { schedule_for_reminder: 'false' };
        await call(api, grant, { method: 'DELETE', path: `meetings/${id}`, query }, z.unknown());
      } catch (error) {
        if (!(error instanceof VideoError) || error.code !== 'not_found') throw error;
      }
    },
  };
}

function written({ topic, at }: RoomDraft): object {
  const name = topic.slice(0, TOPIC);
  if (at === null) return { topic: name };
  // Without a zone of its own, the time is written in UTC: `yyyy-MM-ddTHH:mm:ssZ`.
  const start = new Date(at.start * 60_000).toISOString().replace('.000Z', 'Z');
  return { topic: name, start_time: start, duration: at.durationMin };
}

function agendaOf(mark: string): string {
  return `Reference ${mark}.`;
}

function roomOf({ id, join_url, password, settings }: z.infer<typeof meetingSchema>): VideoRoom {
  const numbers = (settings?.global_dial_in_numbers ?? []).flatMap(({ number }) => number ?? []);
  return {
    id: String(id),
    joinUrl: join_url,
    passcode: password === undefined || password === '' ? null : password,
    phones: [...new Set(numbers)].slice(0, PHONES),
  };
}
