import { Hono } from 'hono';
import { z } from 'zod';
import { weekdayOf } from '../src/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '../src/core/time/zone';
import type { Control } from './control';

const offsetSchema = z.strictObject({ offsetMs: z.int().min(0) });

/** The sandbox's clock. The product moves its own and tells the offset here; behind its web server POST is the product's. */
export function clockApi(control: Control): Hono {
  const app = new Hono();
  app.get('/', (c) => c.json({ now: control.now(), nextMorning: nextMorning(control.now()) }));
  app.post('/', async (c) => {
    const body = offsetSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    control.setClockOffset(body.data.offsetMs);
    return c.json({ now: control.now() });
  });
  return app;
}

const OWNERS_ZONE = 'America/New_York';
const NINE = 9 * 60;

/** Epoch milliseconds of the next 9:00 of a Monday to Friday after `now`; where the owner lives, unless told. */
export function nextMorning(now: number, where = OWNERS_ZONE): number {
  const zone = zoneTable(where);
  const wall = toWall(zone, Math.floor(now / 60_000));
  let day = Math.floor(wall / 1440) + (wall - Math.floor(wall / 1440) * 1440 < NINE ? 0 : 1);
  while (weekdayOf(day) > 4) day += 1;
  return toInstant(zone, day * 1440 + NINE) * 60_000;
}
