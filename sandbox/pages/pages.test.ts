import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerAs, meeting } from '../google/calendar/test-client';
import type { MailView } from '../mail/view';
import { type Sandbox, startSandbox } from '../start';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ seed: true, assistantName: 'Sunny' });
});
afterAll(() => sandbox.stop());

const get = async (path: string) => {
  const answer = await fetch(sandbox.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const postForm = (path: string, fields: Record<string, string>) =>
  fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const boxOf = async (address: string): Promise<MailView[]> =>
  ((await (await fetch(`${sandbox.url}/sandbox/mail/boxes/${address}`)).json()) as { messages: MailView[] }).messages;
/** The value of a form field as the page was sent. */
const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

test('every link and asset of the pages stays below /sandbox, but for the way back', async () => {
  for (const path of [
    '/sandbox/',
    '/sandbox/mail?as=dana@acme.test&compose=1',
    '/sandbox/calendar?as=dana@acme.test',
  ]) {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const links = [...page.text.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map((match) => match[1] as string);
    expect(links.filter((link) => !link.startsWith('/sandbox/'))).toEqual(['/']);
    for (const asset of links.filter((link) => link.startsWith('/sandbox/assets/')))
      expect((await get(asset)).status).toBe(200);
  }
});

describe('mail', () => {
  test('a new mail comes with the assistant in Cc, is sent, and is answered to all in the thread', async () => {
    const form = await get('/sandbox/mail?as=dana@acme.test&compose=1');
    expect([field(form.text, 'to'), field(form.text, 'cc')]).toEqual(['jane@globex.test', 'assistant@sundial.test']);
    expect(form.text).toContain('Sunny, could you find us a time?');
    const sent = await postForm('/sandbox/mail/write', {
      as: 'dana@acme.test',
      to: 'jane@globex.test, ben@acme.test',
      cc: 'assistant@sundial.test',
      subject: 'Intro',
      text: 'Hi Jane',
    });
    expect(sent.status).toBe(303);
    expect((await get(sent.headers.get('location') as string)).text).toContain('Hi Jane');

    const received = (await boxOf('jane@globex.test')).at(-1) as MailView;
    const reading = await get(`/sandbox/mail?as=jane@globex.test&thread=${received.id}`);
    expect(reading.text).toContain('Reply to all');
    // Looking changes nothing; the page's script says what was read.
    expect((await boxOf('jane@globex.test')).at(-1)?.read).toBe(false);
    expect(reading.text).toContain(`data-unread="${received.id}"`);
    await fetch(`${sandbox.url}/sandbox/mail/boxes/jane@globex.test/${received.id}/read`, { method: 'POST' });
    expect((await get(`/sandbox/mail?as=jane@globex.test&thread=${received.id}`)).text).toContain('data-unread=""');
    const reply = await get(`/sandbox/mail?as=jane@globex.test&replyall=${received.id}`);
    expect([field(reply.text, 'to'), field(reply.text, 'cc'), field(reply.text, 'subject')]).toEqual([
      'dana@acme.test',
      'ben@acme.test, assistant@sundial.test',
      'Re: Intro',
    ]);
    expect(reply.text).toContain('&gt; Hi Jane');
    const answer = {
      as: 'jane@globex.test',
      to: 'dana@acme.test',
      subject: 'Re: Intro',
      text: 'Yes',
      inReplyTo: received.messageId as string,
      references: received.messageId as string,
    };
    await postForm('/sandbox/mail/write', answer);
    const back = (await boxOf('dana@acme.test')).at(-1) as MailView;
    expect(back).toMatchObject({ text: 'Yes\n', inReplyTo: received.messageId, references: [received.messageId] });
    const thread = await get(`/sandbox/mail?as=dana@acme.test&thread=${back.id}`);
    expect(thread.text.match(/<article/g)).toHaveLength(2);
  });

  test('whoever has had mail has a mailbox to look into, and writes signed mail', async () => {
    await postForm('/sandbox/mail/write', {
      as: 'dana@acme.test',
      to: 'me@my-own.example',
      subject: 'Your link',
      text: 'Here',
    });
    const page = await get('/sandbox/mail?as=me@my-own.example');
    expect(page.text).toContain('Mail of me@my-own.example');
    expect(page.text).toContain('Your link');
    await postForm('/sandbox/mail/write', {
      as: 'me@my-own.example',
      to: 'dana@acme.test',
      subject: 'Thanks',
      text: 'Fine',
    });
    const headers = (await boxOf('dana@acme.test')).at(-1)?.headers.find((header) => header.key === 'dkim-signature');
    expect(headers?.value).toContain('d=my-own.example');
  });

  test('goes to several people with the names that were typed, in To and in Cc', async () => {
    const sent = await postForm('/sandbox/mail/write', {
      as: 'dana@acme.test',
      to: 'Janey <jane@globex.test>, ben@acme.test',
      cc: '"Sato, Kenji" <kenji@initech.test>; assistant@sundial.test',
      subject: 'Several',
      text: 'Hi all',
    });
    expect(sent.status).toBe(303);
    const mail = (await boxOf('kenji@initech.test')).at(-1) as MailView;
    expect([mail.to, mail.cc]).toEqual([
      [
        { name: 'Janey', address: 'jane@globex.test' },
        { name: 'Ben Okafor', address: 'ben@acme.test' },
      ],
      [
        { name: 'Sato, Kenji', address: 'kenji@initech.test' },
        { name: '', address: 'assistant@sundial.test' },
      ],
    ]);
    expect((await boxOf('ben@acme.test')).at(-1)?.subject).toBe('Several');
  });

  test('what cannot be sent says why, at the field, and keeps all that was typed beside what it answers', async () => {
    const answered = (await boxOf('jane@globex.test')).at(-1) as MailView;
    const answer = await postForm('/sandbox/mail/write', {
      as: 'jane@globex.test',
      to: 'dana@acme.test',
      cc: 'Ben <ben@acme.test>, nobody',
      subject: 'S',
      text: 'Long text',
      inReplyTo: answered.messageId as string,
      references: '<a@x.test>',
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('Not sent. Cc: “nobody” is not a mail address.');
    expect(page).toMatch(/name="cc"[^>]*aria-invalid="true" aria-describedby="problem" autofocus/);
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(page).toContain('Long text</textarea>');
    expect([field(page, 'to'), field(page, 'cc'), field(page, 'subject'), field(page, 'references')]).toEqual([
      'dana@acme.test',
      'Ben &lt;ben@acme.test&gt;, nobody',
      'S',
      '&lt;a@x.test&gt;',
    ]);
    expect(page).toContain(`aria-labelledby="m-${answered.id}"`);
    const empty = await postForm('/sandbox/mail/write', { as: 'dana@acme.test', to: ' , ', subject: '', text: '' });
    expect(await empty.text()).toContain('Not sent. To: nobody is named there.');
  });

  test('hostile HTML is shown in a frame that runs and loads nothing, and hostile text is escaped', async () => {
    await fetch(`${sandbox.url}/sandbox/mail/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        from: 'mallory@evil.test',
        fromName: '<b>x</b>',
        to: ['ben@acme.test'],
        subject: '<script>1</script>',
        text: '"><script>2</script> https://a.test/?q=1&r=2',
        html: '"><script>3</script><img src=https://evil.test/x>',
      }),
    });
    const mail = (await boxOf('ben@acme.test')).at(-1) as MailView;
    const { text } = await get(`/sandbox/mail?as=ben@acme.test&thread=${mail.id}`);
    expect(text).not.toMatch(/<script>[123]/);
    expect(text).not.toContain('<b>x</b>');
    expect(text).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(text).toContain('default-src &#39;none&#39;');
    expect(text).toContain('href="https://a.test/?q=1&amp;r=2"');
  });

  test('an invitation is a card with date and zone, and can be answered', async () => {
    const api = callerAs(sandbox, sandbox.control.accessToken('dana@acme.test'));
    const { body: event } = await api(
      'POST',
      '/calendars/primary/events?sendUpdates=all',
      meeting(2, 15, { attendees: [{ email: 'kenji@initech.test' }] }),
    );
    await sandbox.control.settled();
    const mail = (await boxOf('kenji@initech.test')).at(-1) as MailView;
    const { text } = await get(`/sandbox/mail?as=kenji@initech.test&thread=${mail.id}`);
    expect(text).toContain('Wed, 3 Mar 2027, 00:00 – 01:00 (Tokyo)');
    expect(
      (await postForm('/sandbox/mail/answer', { as: 'kenji@initech.test', mail: mail.id, answer: 'accepted' })).status,
    ).toBe(303);
    const read = await api('GET', `/calendars/primary/events/${event.id}`);
    expect(read.body.attendees[0].responseStatus).toBe('accepted');
  });

  test('an invitation of the assistant’s own is answered by an iTIP REPLY to its organiser', async () => {
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:u1@sundial.test',
      'SEQUENCE:2',
      'DTSTART:20270302T150000Z',
      'DTEND:20270302T153000Z',
      'SUMMARY:Talk',
      'ORGANIZER:mailto:organiser@other.test',
      'ATTENDEE:mailto:jane@globex.test',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const raw = `From: organiser@other.test\r\nTo: jane@globex.test\r\nMessage-ID: <inv@other.test>\r\nSubject: Talk\r\nMIME-Version: 1.0\r\nContent-Type: text/calendar; method=REQUEST\r\n\r\n${ics}`;
    const envelope = {
      envelopeFrom: 'organiser@other.test',
      to: ['jane@globex.test'],
      raw: Buffer.from(raw).toString('base64'),
    };
    await fetch(`${sandbox.url}/sandbox/mail/send-raw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(envelope),
    });
    const mail = (await boxOf('jane@globex.test')).at(-1) as MailView;
    await postForm('/sandbox/mail/answer', { as: 'jane@globex.test', mail: mail.id, answer: 'declined' });
    const reply = (await boxOf('organiser@other.test')).filter((each) => each.folder === 'inbox').at(-1) as MailView;
    expect(reply).toMatchObject({
      inReplyTo: '<inv@other.test>',
      invitation: {
        method: 'REPLY',
        uid: 'u1@sundial.test',
        sequence: 2,
        attendees: [{ email: 'jane@globex.test', status: 'DECLINED' }],
      },
    });
    expect(
      (await postForm('/sandbox/mail/answer', { as: 'jane@globex.test', mail: 'none', answer: 'declined' })).status,
    ).toBe(409);
  });
});

test('the calendar shows a week in its owner’s zone', async () => {
  const page = await get('/sandbox/calendar?as=dana@acme.test');
  expect(page.text).toContain('Team standup');
  expect(page.text).toContain('09:30 – 09:45');
  expect((await get('/sandbox/calendar?as=nobody@x.test&week=2027-02-30')).status).toBe(200);
});

test('the clock follows the product’s offset and knows the next working morning', async () => {
  const post = (body: object) =>
    fetch(`${sandbox.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post({ offsetMs: -1 })).status).toBe(400);
  expect((await post({ advance: 3600 })).status).toBe(400);
  expect((await post({ offsetMs: 86_400_000 })).status).toBe(200);
  const clock = (await (await fetch(`${sandbox.url}/sandbox/clock`)).json()) as { now: number; nextMorning: number };
  expect(clock.now - Date.now()).toBeGreaterThan(86_390_000);
  expect(clock.nextMorning).toBeGreaterThan(clock.now);
  // From Friday to Monday, and an hour more where the clock changes in between.
  expect(clock.nextMorning - clock.now).toBeLessThanOrEqual(73 * 3_600_000);
});
