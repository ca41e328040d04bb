import { refreshOwner } from '@/modules/connections/commands/refresh';
import { saveBasics } from '@/modules/preferences/commands/save-basics';
import { DEFAULT_HOURS, DEFAULTS } from '@/modules/preferences/schema';
import type { Runtime } from '@/ports/runtime';
import { callerAs } from '../../sandbox/google/calendar/test-client';
import { type CalendarWorld, connectedOwner, googleEvent, type Owner } from './calendar';

const DAY = 1440;

/** A runtime of the world whose engine takes every wake-up and does nothing. */
export function idleRuntime(world: CalendarWorld): Runtime {
  return { ...world.runtime, workflows: { dispatch: async () => {}, schedule: async () => {} } };
}

/**
 * An owner with a calendar and a document, who has met each of these people on so many days of the last three weeks, one at a
 * time, and meets them again tomorrow. `hosts` called those meetings themselves.
 */
export async function acquaintedOwner(
  world: CalendarWorld,
  email: string,
  met: Readonly<Record<string, number>>,
  hosts: readonly string[] = [],
): Promise<Owner> {
  const owner = await connectedOwner(world, email);
  const first = world.now() - 20 * DAY;
  for (const [i, [person, times]] of Object.entries(met).entries()) {
    const caller = hosts.includes(person) ? calendarOf(world, person) : owner.google;
    const attendees = [{ email: person }, { email }];
    for (let n = 0; n <= times; n += 1) {
      const start = first + 60 * (i + 1) + (n === times ? 21 : n) * DAY;
      await caller('POST', '/calendars/primary/events', googleEvent(start, start + 30, { attendees }));
    }
  }
  await refreshOwner(owner.id, { maxAgeMs: 0 }, idleRuntime(world));
  const form = { ...DEFAULTS, zone: 'America/New_York', hours: DEFAULT_HOURS };
  await saveBasics(owner.id, form, world.now() * 60_000);
  return owner;
}

function calendarOf({ sandbox }: CalendarWorld, email: string) {
  sandbox.control.addPerson({ email, name: email, zone: 'America/New_York' });
  return callerAs(sandbox, sandbox.control.accessToken(email));
}
