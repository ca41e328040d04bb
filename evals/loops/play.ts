import { googleCalendar } from '@/adapters/google/calendar';
import { overlaps } from '@/core/time/period';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { createDatabase, dropDatabase } from '../../tests/support/template';
import { castWorld, type OwnerPart, type WorldPart } from './cast';
import { type Installation, startInstallation } from './installation';
import { iso } from './judge';
import { allMail } from './mailer';
import { type Outcome, outcomes } from './outcome';
import { SECRET_WORDS } from './secrets';
import { seedLoopIds } from './seeded-ids';
import { transcript } from './transcript';
import { World } from './world';

/** A world after its end. */
export interface WorldResult {
  readonly world: number;
  readonly outcomes: readonly Outcome[];
  /** Pairs of events in an owner's calendar that overlap, of which at least one was booked by the assistant. */
  readonly doubled: readonly string[];
  /** Mail of the assistant in the box of somebody who takes part in nothing, or with words of a secret event. */
  readonly astray: readonly string[];
  /** Breaches of the vendor's description by us. */
  readonly violations: number;
  readonly seconds: number;
}

/**
 * Plays one world, or the first `most` of its loops, on a database of its own. `templateName` is a migrated, empty database
 * of the same server.
 */
export async function playWorld(
  number: number,
  maintenanceUrl: string,
  templateName: string,
  most?: number,
): Promise<WorldResult> {
  const begun = Date.now();
  const name = `loops_${process.pid}_${number}`;
  await createDatabase(maintenanceUrl, name, templateName);
  const restore = seedLoopIds(number);
  try {
    const url = new URL(maintenanceUrl);
    url.pathname = `/${name}`;
    const cast = castWorld(number, most);
    const place = await startInstallation(url.href, cast.startMs);
    try {
      const world = new World(cast, place);
      await world.play();
      const stories = new Map<World['loops'][number], string[]>();
      for (const run of world.loops) stories.set(run, await transcript(run));
      return {
        world: number,
        outcomes: await outcomes(world.loops, stories),
        doubled: await doubledBookings(place, cast.owners),
        astray: await astray(place, cast),
        violations: place.sandbox.control.violations.length,
        seconds: (Date.now() - begun) / 1000,
      };
    } finally {
      await place.stop();
    }
  } finally {
    restore();
    await dropDatabase(maintenanceUrl, name);
  }
}

/** By the calendars themselves, as their provider has them: against each other and against what was there before. */
async function doubledBookings({ sandbox }: Installation, owners: readonly OwnerPart[]): Promise<string[]> {
  const rows = await database().select({ id: meetings.providerEventId }).from(meetings);
  const ours = new Set(rows.map(({ id }) => id));
  const calendar = googleCalendar({ root: sandbox.googleApiRoot });
  const found: string[] = [];
  for (const { email, calendar: hidden } of owners) {
    const grant = { accessToken: sandbox.control.accessToken(email) };
    const { events } = await calendar.sync(grant, 'primary', null, 0);
    const booked = events
      .filter(({ id, status }) => status !== 'cancelled' && ours.has(id))
      .flatMap(({ start, end }) =>
        start?.kind === 'instant' && end?.kind === 'instant' ? [{ start: start.at, end: end.at }] : [],
      );
    for (const [i, one] of booked.entries()) {
      const over = [...booked.slice(i + 1), ...hidden.busy].filter((other) => overlaps(one, other));
      found.push(...over.map((other) => `${email}: ${iso(one.start)} and ${iso(other.start)}`));
    }
  }
  return found;
}

/** Whatever lies in somebody's mailbox and must not. */
async function astray(place: Installation, cast: WorldPart): Promise<string[]> {
  const owners = new Set(cast.owners.map(({ email }) => email));
  const guests = new Set(cast.loops.flatMap((loop) => loop.guests.map(({ address }) => address)));
  const found: string[] = [];
  for (const { address, mail, raw } of await allMail(place)) {
    if (owners.has(address)) continue;
    const words = [raw, mail.text, mail.html].join('\n');
    if (!guests.has(address)) found.push(`${address} got “${mail.subject}” from ${mail.from?.address}`);
    if (SECRET_WORDS.test(words)) found.push(`${address} read ${SECRET_WORDS.exec(words)?.[0]} in “${mail.subject}”`);
  }
  return found;
}
