import type { z } from 'zod';
import { freeTimes } from '@/core/loop/times/free-times';
import { minuteOf, type Period } from '@/core/time/period';
import type { Runtime } from '@/ports/runtime';
import { MOST_DAYS } from '../constants';
import type { findTimes, foundTimes } from '../schema';
import { imagine } from './imagined';
import { timeOf } from './time';

export type TimesFound =
  | { readonly ok: true; readonly found: z.infer<typeof foundTimes> }
  | { readonly ok: false; readonly reason: 'span' | 'none' | 'revoked' | 'unavailable' | 'unconfirmed' };

const DAY = 1440;

/** Times at which the owner, and whoever else can be read, could meet: free and busy is all that is told of anybody. */
export async function timesFor(
  userId: string,
  asked: z.output<typeof findTimes>,
  runtime: Runtime,
): Promise<TimesFound> {
  const now = minuteOf(await runtime.clock.now());
  const within = spanOf(asked, now);
  if (!within) return { ok: false, reason: 'span' };
  const people = asked.with ?? [];
  const imagined = { durationMin: asked.duration_minutes, guests: people };
  const { state, context } = await imagine(userId, imagined, runtime);
  const times = freeTimes(state, context, within, asked.limit);
  if (times === null) return { ok: false, reason: context.calendar.ok ? 'unavailable' : context.calendar.reason };
  const { zone } = context.owner;
  return {
    ok: true,
    found: {
      time_zone: zone,
      times: times.map((slot) => timeOf(slot, zone)),
      people: state.participants
        .filter(({ role }) => role === 'guest')
        .map(({ address }) => ({ email: address, calendar: context.peers.has(address) ? 'read' : 'not_shared' })),
    },
  };
}

function spanOf({ from, to }: z.output<typeof findTimes>, now: number): Period | null {
  const start = Math.max(now, from === undefined ? now : Math.ceil(Date.parse(from) / 60_000));
  const end = to === undefined ? start + 14 * DAY : Math.floor(Date.parse(to) / 60_000);
  return end > start && end - start <= MOST_DAYS * DAY ? { start, end } : null;
}
