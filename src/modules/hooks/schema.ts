import { z } from 'zod';
import { hookAddressProblem } from '@/core/hooks/address';
import { HOOK_EVENTS, type HookEvent, type HookMessageType } from '@/core/hooks/events';
import { listQuery } from '@/core/http/page';
import type { HookProblem } from '@/ports/hooks';

const WRONG = {
  malformed: 'This is not an address',
  scheme: 'Use an address that begins with https://',
  credentials: 'Leave the name and password out: messages are signed',
  too_long: 'This address is too long',
} as const;

const url = z.string().trim().max(2_000);
const events = z.array(z.enum(HOOK_EVENTS)).min(1, 'Choose at least one').max(HOOK_EVENTS.length);

/** What is wrong with an address, as text; null when nothing is. In the sandbox http to this machine is taken, too. */
export function addressText(address: string, sandbox: boolean): string | null {
  const problem = hookAddressProblem(address, sandbox);
  return problem && WRONG[problem];
}

/** The body of POST /api/hooks. */
export const newHook = z.strictObject({ url, events });
/** The body of PATCH /api/hooks/{id}: what is not given stays. */
export const hookPatch = z.strictObject({ url, events, paused: z.boolean() }).partial();
export type NewHook = z.infer<typeof newHook>;
export type HookPatch = z.infer<typeof hookPatch>;

/** The query of GET /api/hooks/{id}/deliveries. */
export const deliveriesQuery = listQuery(
  z.string().regex(/^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is no cursor'),
).omit({ q: true });
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;

/** A webhook as its owner sees it. Moments in epoch milliseconds. */
export interface HookRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly HookEvent[];
  readonly pausedAt: number | null;
  readonly pausedFor: 'owner' | 'failing' | 'gone' | null;
  readonly failingSince: number | null;
  /** Until when the secret before the current one signs, too; null when there is none. */
  readonly formerUntil: number | null;
  readonly createdAt: number;
}

/**
 * Why an attempt has not counted: nobody has answered, or a redirect, or another status than 2xx; or it is paused, or its secret
 * cannot be opened any more.
 */
export const DELIVERY_PROBLEMS = [
  'address',
  'certificate',
  'encryption',
  'timeout',
  'connection',
  'redirect',
  'status',
  'paused',
  'secret',
] as const satisfies readonly (HookProblem | 'redirect' | 'status' | 'paused' | 'secret')[];
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** A message to a webhook as its owner sees it. Moments in epoch milliseconds. */
export interface DeliveryRow {
  readonly id: string;
  readonly type: HookMessageType;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly createdAt: number;
  readonly triedAt: number | null;
  readonly nextAt: number | null;
  readonly status: number | null;
  readonly tookMs: number | null;
  readonly excerpt: string | null;
  readonly problem: DeliveryProblem | null;
  readonly body: string;
}

const instant = z.iso.datetime();
const place = { loopId: z.string(), url: z.url().describe('Of the page where its owner sees it') };
const times = { start: instant, end: instant };

const meeting = z.strictObject({
  ...times,
  title: z.string(),
  zone: z.string().describe('The owner’s time zone (IANA)'),
  medium: z.enum(['video', 'phone', 'in_person']),
  location: z.string().nullable(),
  joinUrl: z.string().nullable(),
  uid: z.string().nullable().describe('Of the event in the calendar (iCalendar UID)'),
  repeats: z.boolean().describe('The times are those of the occurrence that comes next, or that was cancelled'),
  people: z.array(
    z.strictObject({ role: z.enum(['owner', 'guest']), name: z.string().nullable(), address: z.string() }),
  ),
});

const message = <T extends HookMessageType, D extends z.ZodType>(type: T, data: D) =>
  z.strictObject({ type: z.literal(type), timestamp: instant.describe('When it has happened'), data });

/** What is sent, by what has happened. */
export const HOOK_MESSAGES = {
  'meeting.booked': message('meeting.booked', z.strictObject({ ...place, meeting })),
  'meeting.moved': message('meeting.moved', z.strictObject({ ...place, meeting, previous: z.strictObject(times) })),
  'meeting.cancelled': message('meeting.cancelled', z.strictObject({ ...place, meeting })),
  'decision.needed': message(
    'decision.needed',
    z.strictObject({
      ...place,
      title: z.string(),
      decision: z.strictObject({
        id: z.string(),
        kind: z.string(),
        text: z.string().describe('What is asked, in English'),
        askedAt: instant,
      }),
    }),
  ),
  test: message('test', z.strictObject({})),
} as const satisfies Record<HookMessageType, z.ZodType>;
