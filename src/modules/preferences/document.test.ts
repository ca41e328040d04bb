import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditLog, basics } from '@/db/schema/identity';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { connectedOwner, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { basicsOf } from './queries';
import { DEFAULT_HOURS, DEFAULTS, type PreferencesAnswer } from './schema';

useDatabase();
const { world } = useCalendars();

let owner: Owner;
let call: CallProduct;
beforeAll(async () => {
  owner = await connectedOwner(world(), 'document@acme.test');
  call = await apiAs(world().runtime, owner.id, 'USER');
});

const read = async (): Promise<PreferencesAnswer> => (await call('GET', '/api/preferences')).json();
const save = (text: string, baseVersion: number) => call('PUT', '/api/preferences', { text, baseVersion });
const saved = async (text: string): Promise<PreferencesAnswer> => {
  const answer = await save(text, (await read()).version);
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('/api/preferences', () => {
  it('is an empty document before anything was said', async () => {
    expect(await read()).toEqual({ version: 0, text: '', sentences: [], rules: [], unread: [], conflicts: [] });
  });

  it('A4 keeps the document, and says of each sentence what it binds', async () => {
    const text = '# Hours\n\n- No meetings before 10.\n- Be quick about the wobbly penguins.\n';
    const answer = await saved(text);
    expect(answer).toMatchObject({ version: 1, text: text.replace('# Hours', 'Hours:') });
    expect(answer.sentences).toMatchObject([
      {
        text: 'No meetings before 10.',
        headings: ['Hours'],
        understood: 'yes',
        rules: [
          { rule: { kind: 'never', when: { hours: [[0, 600]] } }, words: expect.stringContaining('before 10:00 AM') },
        ],
        origin: { version: 1, source: 'owner' },
      },
      { understood: 'no', rules: [] },
    ]);
    expect(answer.rules).toHaveLength(1);
    expect(answer.unread).toEqual([{ sentence: 's2', text: 'Be quick about the wobbly penguins.' }]);
    expect(await read()).toEqual(answer);
  });

  it('refuses a change of what was changed meanwhile', async () => {
    const { version, text } = await read();
    for (const base of [version - 1, version + 1]) {
      const refused = await save('Something else.', base);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'stale' });
    }
    const racing = await Promise.all([save(`${text}One.`, version), save(`${text}Two.`, version)]);
    expect(racing.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['text', { text: 'x'.repeat(50_001), baseVersion: 0 }],
    ['text', { baseVersion: 0 }],
    ['baseVersion', { text: '', baseVersion: -1 }],
    ['_', { text: '', baseVersion: 0, extra: 1 }],
  ])('refuses a wrong %s', async (field, body) => {
    const answer = await call('PUT', '/api/preferences', body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  it('lists its versions with what each changed, and brings one back with the age of its sentences', async () => {
    const first = await saved('Lunch is from 12 to 13.');
    const second = await saved('Lunch is from 12 to 13.\nNo meetings on Fridays.');
    await saved('No meetings on Fridays.');
    const versions = await (await call('GET', '/api/preferences/versions?limit=2')).json();
    expect(versions.items).toMatchObject([
      {
        version: second.version + 1,
        source: 'owner',
        diff: [
          { change: 'removed', text: 'Lunch is from 12 to 13.' },
          { change: 'same', text: 'No meetings on Fridays.' },
        ],
      },
      { version: second.version },
    ]);
    const older = await (await call('GET', `/api/preferences/versions?cursor=${versions.nextCursor}`)).json();
    expect(older.items[0].version).toBe(first.version);
    expect(older.nextCursor).toBeNull();

    const undone = await call('POST', '/api/preferences/undo', { version: second.version });
    expect(undone.status).toBe(200);
    expect(await undone.json()).toMatchObject({
      version: second.version + 2,
      sentences: [{ origin: { version: first.version } }, { origin: { version: second.version } }],
    });
    const [newest] = (await (await call('GET', '/api/preferences/versions')).json()).items;
    expect(newest).toMatchObject({ source: 'undo', undoneTo: second.version });
    expect((await call('POST', '/api/preferences/undo', { version: 9_999 })).status).toBe(404);
    expect((await call('POST', '/api/preferences/undo', {})).status).toBe(400);
    expect((await call('GET', '/api/preferences/versions?limit=0')).status).toBe(400);
  });

  it('records who changed what', async () => {
    const { version } = await saved('At most 4 meetings a day.');
    const records = await database().select().from(auditLog).where(eq(auditLog.subject, owner.id));
    expect(records.at(-1)).toMatchObject({
      actor: owner.id,
      action: 'preferences.changed',
      data: { version, source: 'owner' },
    });
  });

  it('is nobody else’s', async () => {
    const stranger = await connectedOwner(world(), 'stranger@acme.test');
    const answer = await (await apiAs(world().runtime, stranger.id, 'USER'))('GET', '/api/preferences');
    expect(await answer.json()).toMatchObject({ version: 0, text: '' });
    const visitor = await apiAs(world().runtime, null);
    expect((await visitor('PUT', '/api/preferences', { text: '', baseVersion: 0 })).status).toBe(401);
    const waiting = await apiAs(world().runtime, stranger.id, 'WAITLIST');
    expect((await waiting('GET', '/api/preferences')).status).toBe(403);
  });
});

describe('the basics', () => {
  it('are what the document says, and the usual where it says nothing', async () => {
    await saved('Meetings take 45 minutes by default.\n15 minutes between meetings.');
    expect(await basicsOf(owner.id)).toMatchObject({
      ...DEFAULTS,
      durationMin: 45,
      bufferBeforeMin: 15,
      bufferAfterMin: 15,
      hours: DEFAULT_HOURS,
    });
  });

  it('of an owner from before there were documents read as a document', async () => {
    const early = await connectedOwner(world(), 'from-before@acme.test');
    const settings = { ...DEFAULTS, zone: 'Europe/Berlin', hours: DEFAULT_HOURS, durationMin: 25, bufferAfterMin: 10 };
    await database()
      .insert(basics)
      .values({ userId: early.id, ...settings, confirmedAt: new Date() });
    const api = await apiAs(world().runtime, early.id, 'USER');
    const answer: PreferencesAnswer = await (await api('GET', '/api/preferences')).json();
    expect(answer.version).toBe(0);
    expect(answer.unread).toEqual([]);
    const text = `${answer.text}\nLunch is from 12 to 13.`;
    expect((await api('PUT', '/api/preferences', { text, baseVersion: 0 })).status).toBe(200);
    expect(await basicsOf(early.id)).toMatchObject({ ...settings, version: 1 });
    const versions = await (await api('GET', '/api/preferences/versions')).json();
    expect(versions.items.map(({ source }: { source: string }) => source)).toEqual(['owner', 'start']);
  });
});

describe('the form of the settings', () => {
  it('changes the sentences that say otherwise, and keeps the words of all others', async () => {
    const form = async () => (await (await call('GET', '/api/user/basics')).json()).basics;
    const put = async (change: object) => call('PUT', '/api/user/basics', { ...(await form()), ...change });
    await saved(
      '# Me\nMy time zone is Europe/Berlin. I love tea.\n\n- I work from 9 to 17 on weekdays.\n- Ask me before you book meetings.\n',
    );
    expect((await put({ durationMin: 50 })).status).toBe(200);
    const { fri: _, ...hours } = DEFAULT_HOURS;
    expect((await put({ hours, acts: { cancel: 'ask' } })).status).toBe(200);
    const { text, version } = await read();
    expect(text).toContain('My time zone is Europe/Berlin. I love tea.');
    expect(text).not.toContain('book');
    expect(await form()).toMatchObject({ zone: 'Europe/Berlin', durationMin: 50, hours, acts: { cancel: 'ask' } });
    expect((await put({})).status).toBe(200);
    expect((await read()).version).toBe(version);
    const [newest] = (await (await call('GET', '/api/preferences/versions')).json()).items;
    expect(newest.source).toBe('form');
  });
});
