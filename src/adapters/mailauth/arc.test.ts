import { describe, expect, it } from 'vitest';
import { check, ELSEWHERE, message, sealed, signed } from './signed-mail.fixture';

const SAW = 'lists.example; dkim=pass header.i=@acme.example; dmarc=pass header.from=acme.example';
const trustedSealers = ['lists.example'];
/** Dana's signed mail as a list changed it: her signature is broken. */
const changed = async () => (await signed(message(), 'acme.example')).replace('Could you', '[list] Could you');

describe('a forwarder that changed the message', () => {
  it('is believed only when its seal is on the list', async () => {
    const text = await sealed(await changed(), 'lists.example', SAW);
    expect(await check(text, ELSEWHERE)).toMatchObject({ level: 'A0', arc: 'pass', dmarc: 'fail' });
    expect(await check(text, ELSEWHERE, { trustedSealers: ['other.example'] })).toMatchObject({ level: 'A0' });
    const believed = await check(text, ELSEWHERE, { trustedSealers });
    expect(believed).toMatchObject({ level: 'A2', contradicted: false, from: 'dana@acme.example' });
    expect(believed.reasons).toContain('forwarded_by_trusted_sealer');
  });

  it.each([
    ['saw DMARC fail', SAW.replace('dmarc=pass', 'dmarc=fail')],
    ['saw no DMARC', 'lists.example; spf=pass smtp.mailfrom=acme.example'],
    ['saw DMARC pass for another domain', SAW.replace('header.from=acme', 'header.from=evil')],
  ])('is not believed when it %s', async (_, results) => {
    const text = await sealed(await changed(), 'lists.example', results);
    expect(await check(text, ELSEWHERE, { trustedSealers })).toMatchObject({ level: 'A0', contradicted: true });
  });

  it.each([
    ['the body was changed again', (text: string) => text.replace('[list]', '[evil]')],
    ['the sender was changed', (text: string) => text.replace('From: Dana <dana@', 'From: Dana <boss@')],
    ['the subject was changed', (text: string) => text.replace('Subject: Coffee', 'Subject: Cancel')],
    ['its results were changed', (text: string) => text.replace('header.i=@acme', 'header.i=@evil')],
    ['its seal is malformed', (text: string) => text.replace(/(ARC-Seal:[\s\S]*?) s=s1;/, '$1 S=s1;')],
    ['its message signature is missing', (text: string) => text.replace(/ARC-Message-Signature:[\s\S]*?\r\n(?! )/, '')],
    ['its results are missing', (text: string) => text.replace(/ARC-Authentication-Results:[\s\S]*?\r\n(?! )/, '')],
    ['its seal is missing', (text: string) => text.replace(/ARC-Seal:[\s\S]*?\r\n(?! )/, '')],
  ])('is not believed when %s', async (_, change) => {
    const text = await sealed(await changed(), 'lists.example', SAW);
    expect(change(text)).not.toBe(text);
    expect(await check(change(text), ELSEWHERE, { trustedSealers })).toMatchObject({ level: 'A0', arc: 'fail' });
  });

  it('says nothing for a message that never named the assistant', async () => {
    const text = (await signed(message({ to: 'guest@other.example' }), 'acme.example')).replace(
      'Could',
      '[list] Could',
    );
    const verdict = await check(await sealed(text, 'lists.example', SAW), ELSEWHERE, { trustedSealers });
    expect(verdict).toMatchObject({
      level: 'A0',
      reasons: expect.arrayContaining(['assistant_not_in_signed_recipients']),
    });
  });
});

describe('a chain of two forwarders', () => {
  const chain = async () => {
    const first = await sealed(await changed(), 'lists.example', SAW);
    const saw = SAW.replace('lists.example;', 'relays.example;');
    return sealed(first, 'relays.example', saw, { i: 2, cv: 'pass' });
  };

  it('is believed when both are on the list, and not when one is', async () => {
    const text = await chain();
    expect(await check(text, ELSEWHERE, { trustedSealers: ['lists.example', 'relays.example'] })).toMatchObject({
      level: 'A2',
      arc: 'pass',
    });
    for (const sealer of ['lists.example', 'relays.example']) {
      expect(await check(text, ELSEWHERE, { trustedSealers: [sealer] })).toMatchObject({ level: 'A0', arc: 'pass' });
    }
  });

  it('is not believed when the first set is gone', async () => {
    const text = (await chain()).replace(/ARC-Seal: i=1;[\s\S]*?\r\n(?! )/, '');
    expect(await check(text, ELSEWHERE, { trustedSealers: ['lists.example', 'relays.example'] })).toMatchObject({
      level: 'A0',
    });
  });
});
