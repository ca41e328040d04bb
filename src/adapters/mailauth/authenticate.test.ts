import { describe, expect, it } from 'vitest';
import type { DnsResolver } from './resolver';
import { check, ELSEWHERE, message, resolve, signed } from './signed-mail.fixture';

describe('A15 authority comes from the domain alone', () => {
  it('trusts genuine mail, forwarded or not', async () => {
    const verdict = await check(await signed(message(), 'acme.example'), ELSEWHERE);
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
    const verdict = await check(await make(), ELSEWHERE);
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
    const unsigned = await check(text, ELSEWHERE);
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
    expect(await check(text, ELSEWHERE, { resolve: broken })).toMatchObject({ level: 'A0', temporary: true });
    for (const raw of ['', '\r\n\r\n', 'From', 'From: \r\n\r\n', '\0\0\0', `From: ${'<'.repeat(5000)}\r\n\r\nx`]) {
      expect((await check(raw, ELSEWHERE)).level).toBe('A0');
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
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('of ordinary lines is verified up to the largest size', async () => {
    const body = 'an ordinary line of text\r\n'.repeat(900_000);
    expect(await check(await signed(message({ body }), 'acme.example'))).toMatchObject({ level: 'A2' });
  });
});

describe('SPF', () => {
  it('finds a mechanism without its argument to be an error of the record', async () => {
    const remote = { ip: '192.0.2.1', helo: 'bare.example', mailFrom: 'a@bare.example' };
    expect((await check(message(), remote)).spf).toBe('permerror');
  });
});
