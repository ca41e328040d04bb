import { describe, expect, it } from 'vitest';
import { authenticate } from './authenticate';
import { trustedSpfDomain } from './authentication-results';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const message = (...results: string[]) =>
  Buffer.from(
    [
      'Received: from relay by mx.host.example',
      ...results.map((value) => `Authentication-Results: ${value}`),
      'From: Dana <dana@acme.example>',
      'To: sunny@sundial.example',
      'Subject: Coffee',
      'Date: Mon, 02 Mar 2026 09:59:00 +0000',
      'Message-ID: <one@acme.example>',
      '',
      'Authentication-Results: mx.host.example; spf=pass smtp.mailfrom=body.example',
      '',
    ].join('\r\n'),
  );
const GOOD = 'mx.host.example;\r\n spf=pass (sender permitted) smtp.mailfrom=dana@acme.example; dkim=none';

describe('what a hosting server says of SPF', () => {
  it.each([
    ['is believed when the server is configured', 'mx.host.example', [GOOD], 'acme.example'],
    [
      'counts with a version',
      'mx.host.example',
      ['mx.host.example 1; spf=pass smtp.mailfrom=acme.example'],
      'acme.example',
    ],
    ['is not believed unless a server is configured', null, [GOOD], null],
    ['is not believed of another server', 'mx.other.example', [GOOD], null],
    ['counts in the topmost header alone', 'mx.host.example', ['mx.new.example; spf=none', GOOD], null],
    [
      'is not read from a comment',
      'mx.host.example',
      ['mx.host.example; dkim=none (; spf=pass smtp.mailfrom=evil.example)'],
      null,
    ],
    [
      'is not read from a quoted text',
      'mx.host.example',
      ['mx.host.example; dkim=fail reason="x; spf=pass smtp.mailfrom=evil.example"'],
      null,
    ],
    [
      'is not read twice',
      'mx.host.example',
      ['mx.host.example; spf=fail smtp.mailfrom=a.example; spf=pass smtp.mailfrom=b.example'],
      null,
    ],
    ['has to be a pass', 'mx.host.example', ['mx.host.example; spf=softfail smtp.mailfrom=acme.example'], null],
    ['has to name the domain', 'mx.host.example', ['mx.host.example; spf=pass'], null],
    ['is not read from the body', 'mx.host.example', [], null],
  ])('%s', (_, server, headers, domain) => {
    expect(trustedSpfDomain(message(...headers), server)).toBe(domain);
  });

  it('gives authority only where it is aligned with From', async () => {
    const check = (raw: Buffer) =>
      authenticate(
        { raw, remote: null, spfDomain: trustedSpfDomain(raw, 'mx.host.example') },
        {
          assistant: 'sunny@sundial.example',
          now: NOW,
          resolve: async (name, type) => {
            if (type === 'TXT' && name === '_dmarc.acme.example') return [['v=DMARC1; p=reject']];
            throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
          },
        },
      );
    expect(await check(message(GOOD))).toMatchObject({ level: 'A2', spf: 'pass', dmarc: 'pass' });
    expect(await check(message(GOOD.replace('dana@acme', 'x@evil')))).toMatchObject({
      level: 'A0',
      contradicted: true,
    });
    expect(await check(message())).toMatchObject({ level: 'A0', spf: 'none' });
  });
});
