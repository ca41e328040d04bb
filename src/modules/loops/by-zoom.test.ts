import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { videoAccounts } from '@/db/schema/video';
import { preferencesOf, standingDocument } from '@/modules/preferences/queries/document';
import { disconnectVideo } from '@/modules/video/commands/disconnect';
import { sayEverywhere } from '@/modules/video/commands/everywhere';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { connectedZoom } from '../../../tests/support/zoom';
import { eventAttachment } from './steps/attachment';

useDatabase();
const { world } = useCalendars();
const DANA = 'Dana Reyes <dana@acme.test>';
const JANE = 'Jane Doe <jane@globex.test>';

let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  await desk.settings({ approval: 'autopilot' });
});
afterEach(async () => {
  await sayEverywhere(desk.owner.id, false, await now());
  await database().delete(videoAccounts).where(eq(videoAccounts.userId, desk.owner.id));
});

const now = () => desk.runtime.clock.now();
const rooms = () => world().sandbox.control.zoom.meetings();

/** Dana asks, Jane takes the first time: what came of it. */
async function booked(subject: string, text: string, answer = 'The first one works for me.') {
  const { loopId } = await desk.mail(DANA, { to: [JANE], cc: [desk.assistant], subject, text });
  if (!loopId) throw new Error('There is no loop');
  await desk.mail(JANE, { to: [desk.addressOf(loopId)], subject: `Re: ${subject}`, text: answer });
  const { state } = await desk.loop(loopId);
  return { loopId, state, mail: (await desk.outbox('jane@globex.test')).at(-1)?.text ?? '' };
}

describe('a video meeting', () => {
  it('takes place on Zoom where the preferences say so, and is moved and deleted there, too', async () => {
    await connectedZoom(world(), desk.owner);
    expect(await sayEverywhere(desk.owner.id, true, await now())).toBe(true);
    const { loopId, state, mail } = await booked(
      'Budget',
      'Sunny, can you find 30 minutes for a video call with Jane?',
    );
    const room = rooms().at(-1);
    expect(state.booking?.joinUrl).toContain(`/j/${room?.id}?`);
    expect(mail).toContain(state.booking?.joinUrl);
    expect(mail).toMatch(/Meeting ID \d{3} \d{4} \d{4}, passcode \d{6}, by phone \+1 646 555 0186/);
    const invitation = eventAttachment(state, 'confirm', 'America/New_York', await now(), desk.assistant);
    const ics = String(invitation?.ics).replace(/\r\n /g, '');
    expect(ics).toContain(`LOCATION:${state.booking?.joinUrl}`);
    expect(ics).toContain(`Passcode: ${room?.passcode}\\nBy phone: +1 646 555 0186`);
    const token = world().sandbox.control.accessToken(desk.owner.email);
    const { body } = await desk.owner.google('GET', '/calendars/primary/events', undefined, { token });
    expect(body.items).toContainEqual(expect.objectContaining({ location: state.booking?.joinUrl }));
    await desk.mail(DANA, { to: [desk.addressOf(loopId)], subject: 'Re: Budget', text: 'Sunny, please cancel this.' });
    expect((await desk.loop(loopId)).state.phase).toBe('CLOSED');
    expect(rooms().some(({ id }) => id === room?.id)).toBe(false);
  });

  it('takes place on Zoom where the owner’s mail says so, and only then', async () => {
    await connectedZoom(world(), desk.owner);
    const plain = await booked('Plain', 'Sunny, can you find 30 minutes for a video call with Jane?');
    expect(plain.state.booking?.joinUrl).toMatch(/^https:\/\/meet\./);
    const zoom = await booked('Named', 'Sunny, can you find 30 minutes for a Zoom call with Jane?');
    expect(zoom.state.meeting).toMatchObject({ medium: 'video', provider: 'zoom' });
    expect(zoom.state.booking?.joinUrl).toContain(`/j/${rooms().at(-1)?.id}?`);
    // In whose room they meet is the owner's to say.
    const asked = 'Sunny, can you find 30 minutes for a call with Jane by video?';
    const guest = await booked('Guest', asked, 'The first one works for me, let us do it on Zoom.');
    expect(guest.state.booking?.joinUrl).toMatch(/^https:\/\/meet\./);
  });

  it('is booked where Zoom has taken its leave back, by the calendar’s own call', async () => {
    await connectedZoom(world(), desk.owner);
    await sayEverywhere(desk.owner.id, true, await now());
    world().sandbox.control.zoom.revoke(desk.owner.email);
    const { state } = await booked('Gone', 'Sunny, can you find 30 minutes for a video call with Jane?');
    expect(state.booking?.joinUrl).toMatch(/^https:\/\/meet\./);
  });
});

it('reads “Use Zoom for video calls” as a rule as soon as Zoom is connected, also when it has to be connected again', async () => {
  const read = async () => {
    const standing = await preferencesOf(desk.owner.id, world().now());
    return standing?.compiled.sentences.find(({ text }) => /Zoom/.test(text));
  };
  const accountId = await connectedZoom(world(), desk.owner);
  await sayEverywhere(desk.owner.id, true, await now());
  expect(await read()).toMatchObject({ understood: 'yes', rules: [{ kind: 'video', provider: 'Zoom' }] });
  world().sandbox.control.zoom.revoke(desk.owner.email);
  await database().update(videoAccounts).set({ state: 'expired' }).where(eq(videoAccounts.id, accountId));
  expect(await read()).toMatchObject({ understood: 'yes' });
  const wanted = async () =>
    (await database().select().from(notices).where(eq(notices.userId, desk.owner.id)))
      .filter(({ kind }) => kind === 'video_wanted')
      .map(({ text }) => text);
  expect(await disconnectVideo(desk.owner.id, accountId, world().runtime)).toBe(true);
  // Given up, the owner is told where Zoom is still wanted, and what is used instead.
  expect(await wanted()).toEqual([expect.stringMatching(/“[^”]*Zoom[^”]*”.*your calendar’s own call/)]);
  expect(await read()).toMatchObject({ understood: 'no', lacksLink: 'Zoom' });
  expect((await standingDocument(desk.owner.id))?.text).toContain('Zoom');
  await connectedZoom(world(), desk.owner);
  expect(await wanted()).toEqual([]);
});
