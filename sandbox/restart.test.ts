import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { callerAs, meeting } from './google/calendar/test-client';
import type { MailView } from './mail/view';
import { startSandbox } from './start';

const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
afterAll(() => rm(folder, { recursive: true }));

test('a restart keeps calendars, mailboxes, waiting mail, keys, sync tokens and the clock', async () => {
  const options = { stateFile: join(folder, 'state', 'sandbox.json'), seed: true };
  const first = await startSandbox(options);
  first.control.setClockOffset(3_600_000);
  const call = callerAs(first, first.control.accessToken('dana@acme.test'));
  const { body: event } = await call(
    'POST',
    '/calendars/primary/events?sendUpdates=all',
    meeting(1, 9, { attendees: [{ email: 'jane@globex.test' }] }),
  );
  const { nextSyncToken } = (await call('GET', '/calendars/primary/events')).body;
  const send = await fetch(`${first.url}/sandbox/mail/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'dana@acme.test', to: ['assistant@sundial.test'], subject: 'Waiting' }),
  });
  expect(send.status).toBe(200);
  const keys = await (await fetch(`${first.googleIssuer}/oauth2/v3/certs`)).json();
  await first.control.settled();
  await first.stop();
  expect((await stat(options.stateFile)).mode & 0o777).toBe(0o600);

  const second = await startSandbox(options);
  const again = callerAs(second, second.control.accessToken('dana@acme.test'));
  expect((await again('GET', `/calendars/primary/events/${event.id}`)).body.etag).toBe(event.etag);
  expect((await again('GET', `/calendars/primary/events?syncToken=${nextSyncToken}`)).body.items).toEqual([]);
  expect(second.control.now() - Date.now()).toBeGreaterThan(3_590_000);
  const inbox = (await (await fetch(`${second.url}/sandbox/mail/boxes/jane@globex.test`)).json()) as {
    messages: MailView[];
  };
  expect(inbox.messages.map((mail) => mail.invitation?.uid)).toEqual([event.iCalUID]);
  expect(await (await fetch(`${second.googleIssuer}/oauth2/v3/certs`)).json()).toEqual(keys);
  const subjects: string[] = [];
  const listener = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => subjects.push(...(chunk.toString().match(/^Subject: .*$/m) ?? [])));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', () => resolve()));
  second.control.setAssistantListener('127.0.0.1', (listener.server.address() as { port: number }).port);
  await second.control.settled();
  expect(subjects.map((line) => line.trim())).toEqual(['Subject: Waiting']);
  await second.stop();
  await new Promise<void>((resolve) => listener.close(resolve));
});

test('a state file that is no JSON is an error, never an empty sandbox', async () => {
  const stateFile = join(folder, 'broken.json');
  await writeFile(stateFile, '{');
  await expect(startSandbox({ stateFile })).rejects.toThrow(SyntaxError);
});
