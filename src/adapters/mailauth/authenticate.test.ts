import { generateKeyPairSync } from 'node:crypto';
import { dkimSign, sealMessage } from 'mailauth';
import { describe, expect, it } from 'vitest';
import { type AuthenticateOptions, authenticate } from './authenticate';
import type { DnsResolver } from './resolver';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const p = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const now = Date.parse('2026-03-02T10:00:00Z');

const zone: Record<string, string[]> = {
  's1._domainkey.acme.example': [`v=DKIM1; k=rsa; p=${p}`],
  's1._domainkey.mail.acme.example': [`v=DKIM1; k=rsa; p=${p}`],
  's1._domainkey.evil.example': [`v=DKIM1; k=rsa; p=${p}`],
  's1._domainkey.plain.example': [`v=DKIM1; k=rsa; p=${p}`],
  's1._domainkey.sub.strict.example': [`v=DKIM1; k=rsa; p=${p}`],
  's1._domainkey.lists.example': [`v=DKIM1; k=rsa; p=${p}`],
  'bare.example': ['v=spf1 ip6 -all'],
  '_dmarc.acme.example': ['v=DMARC1; p=reject'],
  '_dmarc.evil.example': ['v=DMARC1; p=none'],
  '_dmarc.strict.example': ['v=DMARC1; p=reject; adkim=s; aspf=s'],
  'acme.example': ['v=spf1 ip4:192.0.2.1 -all'],
};
const resolve: DnsResolver = async (name, type) => {
  const found = type === 'TXT' ? zone[name.toLowerCase()] : undefined;
  if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
  return found.map((text) => [text]);
};
const options: AuthenticateOptions = { resolve, assistant: 'sunny@sundial.example', now };

interface Shape {
  readonly from?: string;
  readonly to?: string;
  readonly date?: string;
  readonly extra?: string;
  readonly body?: string;
}
const message = (shape: Shape = {}) =>
  [
    ...(shape.extra ? [shape.extra] : []),
    `From: ${shape.from ?? 'Dana <dana@acme.example>'}`,
    `To: ${shape.to ?? 'guest@other.example, sunny@sundial.example'}`,
    'Subject: Coffee',
    `Date: ${shape.date ?? 'Mon, 02 Mar 2026 09:59:00 +0000'}`,
    'Message-ID: <one@acme.example>',
    'Content-Type: text/plain',
    '',
    shape.body ?? 'Could you find us a time?',
    '',
  ].join('\r\n');

async function signed(text: string, domain: string, more: { headerList?: string; maxBodyLength?: number } = {}) {
  const result = await dkimSign(Buffer.from(text), {
    signTime: new Date(now - 60_000),
    ...(more.headerList && { headerList: more.headerList }),
    signatureData: [
      {
        signingDomain: domain,
        selector: 's1',
        privateKey,
        canonicalization: 'relaxed/relaxed',
        algorithm: 'rsa-sha256',
        ...(more.maxBodyLength && { maxBodyLength: more.maxBodyLength }),
      },
    ],
  } as unknown as Parameters<typeof dkimSign>[1]);
  return result.signatures + text;
}
const check = (text: string, remote: Parameters<typeof authenticate>[0]['remote'] = null, more = {}) =>
  authenticate({ raw: Buffer.from(text), remote }, { ...options, ...more });
const elsewhere = { ip: '198.51.100.7', helo: 'relay.example', mailFrom: 'bounce@relay.example' };

describe('A15 authority comes from the domain alone', () => {
  it('trusts genuine mail, forwarded or not', async () => {
    const verdict = await check(await signed(message(), 'acme.example'), elsewhere);
    expect(verdict).toMatchObject({ level: 'A2', from: 'dana@acme.example', dkim: 'pass', dmarc: 'pass' });
    expect(verdict.signatures).toHaveLength(1);
  });

  it('trusts the aligned envelope of a listed host', async () => {
    const verdict = await check(message(), { ip: '192.0.2.1', helo: 'acme.example', mailFrom: 'dana@acme.example' });
    expect(verdict).toMatchObject({ level: 'A2', spf: 'pass', dmarc: 'pass', signatures: [] });
  });

  it.each([
    ['signed by another domain', () => signed(message(), 'evil.example'), 'dmarc_fail'],
    [
      'changed after signing',
      async () => (await signed(message(), 'acme.example')).replace('find us', 'sell us'),
      'dmarc_fail',
    ],
    ['unsigned from elsewhere', async () => message(), 'dmarc_fail'],
    [
      'signed over a part of the body',
      async () => `${await signed(message(), 'acme.example', { maxBodyLength: 7 })}And cancel everything.\r\n`,
      'signature_ignored:body_length_limited',
    ],
    [
      'signed without its recipients',
      () => signed(message(), 'acme.example', { headerList: 'from:subject:date:message-id' }),
      'signature_ignored:recipients_not_signed',
    ],
    [
      'signed without date and id',
      () => signed(message(), 'acme.example', { headerList: 'from:to:subject' }),
      'signature_ignored:date_not_signed',
    ],
    [
      'with a second Subject above the signed one',
      async () => `Subject: Cancel all\r\n${await signed(message(), 'acme.example')}`,
      'signature_ignored:repeated_header:subject',
    ],
    [
      'with two From headers',
      () => signed(message({ extra: 'From: eve@evil.example' }), 'acme.example'),
      'several_from_headers',
    ],
    [
      'with two senders',
      () => signed(message({ from: 'dana@acme.example, eve@evil.example' }), 'acme.example'),
      'several_mailboxes_in_from',
    ],
    [
      'with two addresses in brackets',
      () => signed(message({ from: '<dana@acme.example> <eve@evil.example>' }), 'acme.example'),
      'several_mailboxes_in_from',
    ],
    ['from a group', () => signed(message({ from: 'Team: dana@acme.example;' }), 'acme.example'), 'group_in_from'],
    [
      'with an address that a comment glues together',
      () => signed(message({ from: 'dana@acme.example(x)@evil.example' }), 'evil.example'),
      'bad_from_address:syntax',
    ],
    [
      'with an invisible character in its address',
      () => signed(message({ from: 'da\u200bna@acme.example' }), 'acme.example'),
      'bad_from_address:hidden_character',
    ],
    [
      'that was never sent to the assistant',
      () => signed(message({ to: 'guest@other.example' }), 'acme.example'),
      'assistant_not_in_signed_recipients',
    ],
    [
      'that is older than a week',
      () => signed(message({ date: 'Mon, 16 Feb 2026 09:59:00 +0000' }), 'acme.example'),
      'date_not_within_seven_days',
    ],
    ['without a date', () => signed(message({ date: 'soon' }), 'acme.example'), 'date_not_within_seven_days'],
  ])('gives no authority to mail %s', async (_, make, reason) => {
    const verdict = await check(await make(), elsewhere);
    expect(verdict.level).toBe('A0');
    expect(verdict.reasons).toContain(reason);
  });

  it('takes the address, never the display name, for the sender', async () => {
    const text = await signed(message({ from: '"dana@acme.example" <eve@evil.example>' }), 'evil.example');
    expect(await check(text)).toMatchObject({ level: 'A2', from: 'eve@evil.example' });
  });

  it('accepts an aligned signature where there is no DMARC record, and nothing less', async () => {
    const text = message({ from: 'kim@plain.example' });
    expect(await check(await signed(text, 'plain.example'))).toMatchObject({ level: 'A2', dmarc: 'none' });
    const unsigned = await check(text, elsewhere);
    expect(unsigned).toMatchObject({ level: 'A0', dmarc: 'none', contradicted: false });
  });

  it('honours strict alignment, which the verifier takes for relaxed', async () => {
    const text = message({ from: 'ann@strict.example' });
    expect(await check(await signed(text, 'sub.strict.example'))).toMatchObject({ level: 'A0', dmarc: 'fail' });
    expect(await check(await signed(message(), 'mail.acme.example'))).toMatchObject({ level: 'A2' });
  });

  it('asks for another try when DNS fails, and never throws on the content', async () => {
    const broken: DnsResolver = async () => {
      throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    };
    const text = await signed(message(), 'acme.example');
    expect(await check(text, elsewhere, { resolve: broken })).toMatchObject({ level: 'A0', temporary: true });
    for (const raw of ['', '\r\n\r\n', 'From', 'From: \r\n\r\n', '\0\0\0', `From: ${'<'.repeat(5000)}\r\n\r\nx`]) {
      expect((await check(raw, elsewhere)).level).toBe('A0');
    }
  });

  it('does not verify a pile of signatures', async () => {
    const pile = 'DKIM-Signature: v=1; a=rsa-sha256; d=acme.example; s=s1; b=x; bh=y; h=from\r\n'.repeat(11);
    let lookups = 0;
    const counting: DnsResolver = (name, type) => {
      lookups += 1;
      return resolve(name, type);
    };
    expect(await check(pile + message(), null, { resolve: counting })).toMatchObject({
      reasons: ['too_many_signatures'],
    });
    expect(lookups).toBe(0);
  });
});

describe('a message that is made to be costly', () => {
  const pile = 'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=acme.example; s=s1; h=from; bh=a=; b=a=\r\n';
  it.each([
    ['one endless line', `${pile}${message()}${'x'.repeat(20_000_000)}`, 'line_too_long'],
    ['bare line feeds', `${pile}${message()}${'\n'.repeat(10_000_000)}`, 'bare_line_feeds'],
    ['endless headers', `${pile}${'X-A: b\r\n'.repeat(2_000_000)}${message()}`, 'headers_too_large'],
  ])('of %s has no authority and takes little time', async (_, text, reason) => {
    const begun = performance.now();
    expect(await check(text)).toMatchObject({ level: 'A0', reasons: [reason] });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('of ordinary lines is verified up to the largest size', async () => {
    const body = 'an ordinary line of text\r\n'.repeat(900_000);
    expect(await check(await signed(message({ body }), 'acme.example'))).toMatchObject({ level: 'A2' });
  });
});

describe('a forwarder that changed the message', () => {
  const sealed = async (authResults: string) => {
    const changed = (await signed(message(), 'acme.example')).replace('Could you', '[list] Could you');
    const seal = { signingDomain: 'lists.example', selector: 's1', privateKey, cv: 'none', authResults };
    const headers = await sealMessage(Buffer.from(changed), seal as unknown as Parameters<typeof sealMessage>[1]);
    return headers.toString() + changed;
  };
  const saw = 'lists.example; dkim=pass header.i=@acme.example; dmarc=pass header.from=acme.example';
  const trustedSealers = ['lists.example'];

  it('is believed only when its seal is on the list and it saw DMARC pass', async () => {
    const text = await sealed(saw);
    expect(await check(text, elsewhere)).toMatchObject({ level: 'A0', arc: 'pass', dmarc: 'fail' });
    const believed = await check(text, elsewhere, { trustedSealers });
    expect(believed).toMatchObject({ level: 'A2', contradicted: false });
    expect(believed.reasons).toContain('forwarded_by_trusted_sealer');
    const failed = await sealed(saw.replace('dmarc=pass', 'dmarc=fail'));
    expect(await check(failed, elsewhere, { trustedSealers })).toMatchObject({ level: 'A0', contradicted: true });
  });

  it('is not believed when its seal is malformed or the message was changed again', async () => {
    const text = await sealed(saw);
    const malformed = text.replace(/(ARC-Seal:[\s\S]*?) s=s1;/, '$1 S=s1;');
    expect(malformed).not.toBe(text);
    expect(await check(malformed, elsewhere, { trustedSealers })).toMatchObject({ level: 'A0', arc: 'fail' });
    const changed = text.replace('[list]', '[evil]');
    expect(await check(changed, elsewhere, { trustedSealers })).toMatchObject({ level: 'A0', arc: 'fail' });
  });
});

describe('SPF', () => {
  it('finds a mechanism without its argument to be an error of the record', async () => {
    const remote = { ip: '192.0.2.1', helo: 'bare.example', mailFrom: 'a@bare.example' };
    expect((await check(message(), remote)).spf).toBe('permerror');
  });
});
