import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMail } from './parse';

const parse = (text: string) => parseMail(Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'));
const multipart = (parts: string, boundary = 'b') =>
  `From: a@x.example\nContent-Type: multipart/mixed; boundary=${boundary}\n\n${parts}`;
const plain = (text: string) => `Content-Type: text/plain\n\n${text}\n`;

describe('a message that is not as it should be', () => {
  it.each([
    ['never ends its parts', multipart(`--b\n${plain('Yes')}`)],
    ['has text before and after its parts', multipart(`before\n--b\n${plain('Yes')}--b--\nafter`)],
    ['has spaces behind its boundary', multipart(`--b  \n${plain('Yes')}--b-- \n`)],
    ['names its boundary twice', multipart(`--b\n${plain('Yes')}--b--`, 'b; boundary=c')],
    ['has comments in its type', `Content-Type: text/plain (text) ; charset=(set) utf-8\n\nYes`],
    ['has no type', 'From: a@x.example\n\nYes'],
    ['has a type that means nothing', 'Content-Type: text\n\nYes'],
    ['has an empty type', 'Content-Type:\n\nYes'],
    ['begins with an empty line', '\nYes'],
    ['has a line that is no header', 'From: a@x.example\nno header\nSubject: x\n\nYes'],
    ['has an mbox line on top', 'From a@x.example Mon Oct  5 09:14:00 2026\nSubject: x\n\nYes'],
    ['has parts without headers', multipart('--b\n\nYes\n--b--')],
    ['nests a part in a part', multipart(`--b\n${multipart(`--c\n${plain('Yes')}--c--`, 'c')}\n--b--`)],
    [
      'gives inner and outer parts one prefix',
      multipart(`--b\n${multipart(`--bb\n${plain('Yes')}--bb--`, 'bb')}\n--b--`),
    ],
  ])('is still read when it %s', async (_, text) => {
    expect((await parse(text)).text?.trim()).toBe('Yes');
  });

  it.each([
    ['CR', '\r'],
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ])('is read with lines that end with %s', async (_, end) => {
    const lines = ['From: a@x.example', 'Subject: Tea', 'Content-Type: text/plain', '', 'Yes', 'Tuesday'];
    const mail = await parseMail(Buffer.from(lines.join(end)));
    expect(mail).toMatchObject({ subject: 'Tea', from: [{ address: 'a@x.example' }] });
    expect(mail.text?.trim()).toBe('Yes\nTuesday');
  });

  it('keeps a message in a message apart', async () => {
    const mail = await parse(
      multipart(
        `--b\n${plain('Yes')}--b\nContent-Type: message/rfc822\n\nFrom: eve@x.example\nSubject: Inner\nContent-Type: text/plain\n\nCancel it.\n--b--`,
      ),
    );
    expect(mail).toMatchObject({
      from: [{ address: 'a@x.example' }],
      subject: '',
      attachments: [{ type: 'message/rfc822' }],
    });
    expect(mail.text?.trim()).toBe('Yes');
  });

  it('passes over winmail.dat', async () => {
    const mail = await parse(
      multipart(
        `--b\n${plain('Yes')}--b\nContent-Type: application/ms-tnef; name="winmail.dat"\nContent-Transfer-Encoding: base64\n\neJ8+IgAA\n--b--`,
      ),
    );
    expect(mail.text?.trim()).toBe('Yes');
    expect(mail.attachments).toEqual([{ name: 'winmail.dat', type: 'application/ms-tnef' }]);
  });

  it('hands on every calendar part, attached as a file or as an alternative', async () => {
    const ics = 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR';
    const mail = await parse(
      multipart(
        `--b\nContent-Type: text/calendar; method=request; charset=utf-8\n\n${ics}\n--b\nContent-Type: application/ics; name=invite.ics\nContent-Disposition: attachment\n\n${ics}\n--b\nContent-Type: application/octet-stream; name=Invite.ICS\n\n${ics}\n--b--`,
      ),
    );
    expect(mail.calendars.map((part) => part.method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST']);
    expect(mail.attachments).toHaveLength(3);
  });

  it('bounds its parts and their names', async () => {
    const many = Array.from(
      { length: 3_000 },
      () => `--b\nContent-Type: application/pdf; name=${'n'.repeat(600)}\n\nx\n`,
    ).join('');
    const mail = await parse(multipart(`${many}--b--`));
    expect(mail.attachments.length).toBeLessThanOrEqual(100);
    expect(mail.attachments[0]?.name?.length).toBeLessThanOrEqual(255);
  });
});

it('never throws, whatever the bytes', async () => {
  const pieces = fc.constantFrom(
    'From: ',
    'Content-Type: multipart/mixed; boundary=b',
    '\r\n',
    '\n',
    '\r',
    '--b',
    '--b--',
    'charset=utf-7',
    '=?utf-7?Q?+A',
    '?=',
    ' ',
    ';',
    'format=flowed',
    '\xff',
    '\0',
    '>',
    '"',
    '(',
    'Content-Transfer-Encoding: base64',
    '=',
    'begin 644 x',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string({ maxLength: 20 })), { maxLength: 60 }), async (parts) => {
      const mail = await parseMail(Buffer.from(parts.join(''), 'latin1'));
      expect(mail.headers.length).toBeLessThanOrEqual(300);
    }),
    { numRuns: 500, seed: 11 },
  );
});

it.each([
  ['encoded words', `Subject: ${'=?utf-7?Q?+A'.repeat(2_500)}\n\nx`],
  ['plus signs', `Content-Type: text/plain; charset=utf-7\n\n${'+'.repeat(30_000)}`],
  ['runs of base64', `Content-Type: text/plain; charset=utf-7\n\n${'+AAAA'.repeat(6_000)}`],
  ['spaces', `Content-Type: text/plain; format=flowed\n\n${' \n'.repeat(15_000)}`],
  ['quote marks', `Content-Type: text/plain; format=flowed\n\n${'> \n'.repeat(10_000)}`],
  ['parentheses', `Content-Type: text/plain ${'('.repeat(30_000)}\n\nx`],
  ['addresses', `To: ${'<a@b>,'.repeat(5_000)}\n\nx`],
  ['quotation marks', `To: ${'"a" '.repeat(7_500)}\n\nx`],
  ['groups', `To: ${'a:b;'.repeat(7_500)}\n\nx`],
  ['boundaries', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\n'.repeat(5_000)}`],
])('takes little time for 30 kB of %s', async (_, text) => {
  const begun = performance.now();
  await parse(text);
  expect(performance.now() - begun).toBeLessThan(20_000);
});
