import { expect, it } from 'vitest';
import { weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { apiAs } from '../../../tests/support/api';
import { connectedOwner, googleEvent, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { makeDrafts } from './commands/initialize';

useDatabase();
const { world } = useCalendars();
const zone = zoneTable('America/New_York');

it('drafts the document from the calendar, with evidence, and saves nothing of it', async () => {
  const owner = await connectedOwner(world(), 'draft@acme.test');
  const call = await apiAs(world().runtime, owner.id, 'USER');
  const today = Math.floor(toWall(zone, world().now()) / 1440);
  const past = Array.from({ length: 50 }, (_, i) => today - 1 - i).filter((day) => weekdayOf(day) < 5);
  for (const day of past) {
    const at = (hour: number) => toInstant(zone, day * 1440 + hour * 60);
    const guests = { attendees: [{ email: owner.email }, { email: 'jane@globex.test' }] };
    await owner.google(
      'POST',
      '/calendars/primary/events',
      googleEvent(at(10), at(10.75), { summary: 'Sync', ...guests }),
    );
  }
  expect((await call('GET', '/api/preferences/initialize')).status).toBe(404);
  expect((await call('POST', '/api/preferences/initialize', {})).status).toBe(202);
  expect(await (await call('GET', '/api/preferences/initialize')).json()).toEqual({ state: 'running', draft: null });
  const { control } = world().sandbox;
  control.setClockOffset(control.now() + 16 * 60_000 - Date.now());
  await makeDrafts(world().runtime);
  const { state, draft } = await (await call('GET', '/api/preferences/initialize')).json();
  expect(state).toBe('ready');
  expect(draft.sentences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: expect.stringContaining('America/New_York') }),
      expect.objectContaining({
        text: expect.stringContaining('45 minutes'),
        evidence: `${past.length} of your ${past.length} meetings did.`,
      }),
    ]),
  );
  for (const { text } of draft.sentences) expect(draft.text).toContain(text);
  expect(await (await call('GET', '/api/preferences')).json()).toMatchObject({ version: 0, text: '' });
});
