import { describe, expect, it } from 'vitest';
import { parseMail } from './parse';

const parse = (text: string) => parseMail(Buffer.from(text.replaceAll('\n', '\r\n')));

describe('taking a mail apart', () => {
  it('gives people, thread, date and text', async () => {
    const mail = await parse(`From: =?utf-8?Q?J=C3=B6rg?= Gast <joerg@guest.example>
To: "Reed, Dana" <dana@acme.example>, Team: a@acme.example, b@acme.example;
Cc: Sunny <sunny@sundial.example>
Delivered-To: sunny+t.abc@sundial.example
Subject: =?iso-8859-1?Q?K=E4se?=
Date: Mon, 2 Mar 2026 10:00:00 +0530
Message-ID: <m@guest.example>
In-Reply-To: <a@sundial.example>
References: <0@x> <a@sundial.example>
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Gr=FC=DFe`);
    expect(mail).toMatchObject({
      from: [{ name: 'Jörg Gast', address: 'joerg@guest.example' }],
      fromHeaders: 1,
      to: [
        { name: 'Reed, Dana', address: 'dana@acme.example' },
        { name: '', address: 'a@acme.example' },
        { name: '', address: 'b@acme.example' },
      ],
      cc: [{ name: 'Sunny', address: 'sunny@sundial.example' }],
      deliveredTo: ['sunny+t.abc@sundial.example'],
      subject: 'Käse',
      messageId: '<m@guest.example>',
      inReplyTo: ['<a@sundial.example>'],
      references: ['<0@x>', '<a@sundial.example>'],
      date: Date.parse('2026-03-02T04:30:00Z'),
      dateOffset: 330,
    });
    expect(mail.text?.trim()).toBe('Grüße');
  });

  it.each([
    ['Mon, 2 Mar 2026 10:00:00 GMT', 0],
    ['Mon, 2 Mar 2026 10:00:00 -0800 (PST)', -480],
    ['Mon, 2 Mar 2026 10:00:00 -0000', null],
    ['Mon, 2 Mar 2026 10:00:00 EST', null],
    ['soon', null],
  ])('knows the offset of %s', async (date, offset) => {
    expect((await parse(`Date: ${date}\n\nx`)).dateOffset).toBe(offset);
  });

  it.each(['"ceo@bank.test"', '=?utf-8?B?Y2VvQGJhbmsudGVzdA==?=', '"The Bank (ceo@bank.test)"', 'ceo＠bank.test'])(
    'takes no address for a name: %s',
    async (name) => {
      const { from, to } = await parse(`From: ${name} <eve@evil.test>\nTo: ${name} <eve@evil.test>\n\nHi`);
      expect([...from, ...to]).toEqual([1, 2].map(() => ({ name: '', address: 'eve@evil.test' })));
    },
  );

  it('finds the method and text of an invitation', async () => {
    const mail = await parse(`Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain

x
--b
Content-Type: text/calendar; method=reply; charset=utf-8

BEGIN:VCALENDAR
--b--`);
    expect(mail.calendars).toEqual([{ method: 'REPLY', ics: expect.stringContaining('BEGIN:VCALENDAR') }]);
  });

  it('reads the recipients of a delivery report, folded or with several', async () => {
    const mail = await parse(`Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.guest.example

Original-Recipient: rfc822;a@guest.example
Final-Recipient: rfc822;alias@guest.example
Action: failed
Status: 5.2.2 (mailbox
 full)

Final-Recipient: rfc822; b@guest.example
Action: delayed
Status: 4.4.1
--b--`);
    expect(mail.report?.recipients).toEqual([
      { address: 'a@guest.example', action: 'failed', status: '5.2.2' },
      { address: 'b@guest.example', action: 'delayed', status: '4.4.1' },
    ]);
  });

  it('keeps what it can of a message that is nested too deep', async () => {
    const nested = Array.from({ length: 300 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`);
    const mail = await parse(`From: a@guest.example\nSubject: deep\nMessage-ID: <d@x>\n${nested.join('')}`);
    expect(mail).toMatchObject({ subject: 'deep', messageId: '<d@x>', from: [{ address: 'a@guest.example' }] });
  });

  it('bounds what a hostile message can make of it', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => `a${i}@guest.example`).join(', ');
    const mail = await parse(`To: ${many}\n${'X-Junk: y\n'.repeat(2000)}\n${'long line '.repeat(100_000)}`);
    expect(mail.to.length).toBeLessThanOrEqual(200);
    expect(mail.headers.length).toBeLessThanOrEqual(300);
    expect(mail.text?.length).toBeLessThanOrEqual(400_000);
  });

  it('takes little time for a message of 24 MB, whatever it is made of', async () => {
    for (const filler of ['a line of text\r\n', '\r\n', `${'QUJD'.repeat(19)}\r\n`, 'x']) {
      const head = Buffer.from('From: a@guest.example\r\nSubject: big\r\n\r\n');
      const begun = performance.now();
      const mail = await parseMail(Buffer.concat([head, Buffer.alloc(24 * 1024 * 1024, filler)]));
      expect(mail.subject).toBe('big');
      expect(performance.now() - begun, JSON.stringify(filler.slice(0, 20))).toBeLessThan(20_000);
    }
  });

  it('finds an invitation behind a large attachment', async () => {
    const attachment = `${'QUJD'.repeat(19)}\n`.repeat(40_000);
    const mail = await parse(`Content-Type: multipart/mixed; boundary=b

--b
Content-Type: application/pdf; name=a.pdf
Content-Transfer-Encoding: base64

${attachment}
--b
Content-Type: text/calendar; method=REQUEST

BEGIN:VCALENDAR
--b--`);
    expect(mail.calendars).toMatchObject([{ method: 'REQUEST' }]);
    expect(mail.attachments.map((part) => part.name)).toContain('a.pdf');
  });
});
