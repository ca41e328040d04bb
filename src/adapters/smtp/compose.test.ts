import { generateKeyPairSync } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MailDraft } from '../../ports/mail';
import { authenticate } from '../mailauth/authenticate';
import { createComposer } from './compose';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const draft: MailDraft = {
  messageId: '<abc@sundial.example>',
  from: { name: 'Sunny (Dana’s assistant)', address: 'sunny@sundial.example' },
  replyTo: 'sunny+t.tok@sundial.example',
  envelopeFrom: 'sunny+b.tok@sundial.example',
  recipient: 'guest@acme.example',
  to: [{ name: 'Gast, Jörg', address: 'guest@acme.example' }],
  cc: [{ name: 'Dana', address: 'dana@acme.example' }],
  subject: 'Re: Kaffee nächste Woche',
  date: new Date('2026-03-02T10:00:00Z'),
  inReplyTo: '<one@acme.example>',
  references: ['<zero@acme.example>', '<one@acme.example>'],
  text: 'Tuesday, March 10, 9:00 AM\n\nFrom here on\n.\na line of its own\n',
  html: '<p>Tuesday, March 10, 9:00 AM</p>',
  calendar: null,
  headers: { 'X-Sundial-Loop': 'v1; hop=1' },
};
const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:PUBLISH', 'END:VCALENDAR', ''].join('\r\n');

afterEach(() => void vi.useRealTimers());

describe('composing a mail', () => {
  it('gives equal bytes for equal drafts, signed or not', async () => {
    for (const key of [null, { domain: 'sundial.example', selector: 's1', privateKey }]) {
      const compose = createComposer(key);
      vi.useFakeTimers({ toFake: ['Date'], now: draft.date });
      const first = await compose(draft);
      // A repetition comes later.
      vi.setSystemTime(draft.date.getTime() + 86_400_000);
      expect((await createComposer(key)({ ...draft })).raw.equals(first.raw)).toBe(true);
      expect((await compose({ ...draft, messageId: '<abd@sundial.example>' })).raw.equals(first.raw)).toBe(false);
    }
  });

  it('says who writes, whom it answers and where answers go', async () => {
    const { raw, envelope } = await createComposer(null)({ ...draft, calendar: { method: 'PUBLISH', ics } });
    expect(envelope).toEqual({ from: 'sunny+b.tok@sundial.example', to: 'guest@acme.example' });
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      messageId: '<abc@sundial.example>',
      inReplyTo: '<one@acme.example>',
      references: '<zero@acme.example> <one@acme.example>',
      subject: 'Re: Kaffee nächste Woche',
      from: { name: 'Sunny (Dana’s assistant)', address: 'sunny@sundial.example' },
      replyTo: [{ address: 'sunny+t.tok@sundial.example' }],
      to: [{ name: 'Gast, Jörg', address: 'guest@acme.example' }],
      date: '2026-03-02T10:00:00.000Z',
    });
    expect(mail.headers.find((header) => header.key === 'x-sundial-loop')?.value).toBe('v1; hop=1');
    expect(mail.text?.trimEnd()).toBe(draft.text.trimEnd());
    expect(raw.toString('latin1')).not.toMatch(/[^\r]\n|[\x80-\xff]/);
  });

  it('carries a picture together with the HTML that shows it, the same bytes each time', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const shown = { ...draft, html: '<img src="cid:figures@1" alt="Bars">', pictures: [{ cid: 'figures@1', png }] };
    const { raw } = await createComposer(null)(shown);
    const types = [...raw.toString().matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gim)].map((match) => match[1]);
    expect(types).toEqual(['multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png']);
    const [part] = (await PostalMime.parse(raw)).attachments;
    expect(part).toMatchObject({ contentId: '<figures@1>', disposition: 'inline', mimeType: 'image/png' });
    expect(Buffer.from(part?.content as ArrayBuffer)).toEqual(png);
    expect((await createComposer(null)(shown)).raw.equals(raw)).toBe(true);
  });

  it.each(['PUBLISH', 'REQUEST'] as const)('carries a %s as alternative and as attachment', async (method) => {
    const body = ics.replace('PUBLISH', method);
    const { raw } = await createComposer(null)({ ...draft, calendar: { method, ics: body } });
    const types = [...raw.toString().matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gim)].map((match) => match[1]);
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'text/calendar',
      'application/ics',
    ]);
    expect(raw.toString()).toMatch(new RegExp(`text/calendar; charset=utf-8;\\s+method=${method}`, 'i'));
    const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
    const contents = mail.attachments.map((part) => String(part.content).replace(/\r?\n/g, '\r\n'));
    expect(contents.map((content) => content.trim())).toEqual([body.trim(), body.trim()]);
  });

  it('signs so that a careful reader accepts it', async () => {
    const { raw } = await createComposer({ domain: 'sundial.example', selector: 's1', privateKey })(draft);
    const verdict = await authenticate(
      { raw, remote: null },
      {
        assistant: null,
        now: draft.date.getTime(),
        resolve: async (name) => {
          if (name === 's1._domainkey.sundial.example') return [[`v=DKIM1; k=rsa; p=${publicKey}`]];
          throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
        },
      },
    );
    expect(verdict).toMatchObject({ level: 'A2', from: 'sunny@sundial.example', dkim: 'pass' });
  });
});
