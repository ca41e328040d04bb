import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { dkimRecord, type FoundRecords, judgeRecords, type MailDomain } from './records';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKeyPem = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const domain: MailDomain = {
  domain: 'mail.acme.com',
  host: 'sundial.acme.com',
  hostedElsewhere: false,
  dkim: { selector: 'sundial', privateKeyPem },
  relayed: false,
  reportsTo: 'it@acme.com',
};
const none: FoundRecords = { mx: [], txt: [], dkim: [], dmarc: [] };
const all: FoundRecords = {
  mx: [{ exchange: 'Sundial.acme.com.' }],
  txt: ['google-site-verification=x', 'v=spf1 mx -all'],
  dkim: [dkimRecord(privateKeyPem)],
  dmarc: ['v=DMARC1; p=reject'],
};
const states = (found: FoundRecords, wanted = domain) => judgeRecords(wanted, found).map(({ state }) => state);

test('every missing record is named as it is to be added', () => {
  const hints = judgeRecords(domain, none).map(({ hint }) => hint);
  expect(hints).toEqual([
    'Add to DNS:  mail.acme.com. MX 10 sundial.acme.com.',
    'Add to DNS:  mail.acme.com. TXT "v=spf1 mx -all"',
    expect.stringMatching(/^Add to DNS: {2}sundial\._domainkey\.mail\.acme\.com\. TXT "v=DKIM1; k=rsa; p=MII/),
    'Add to DNS:  _dmarc.mail.acme.com. TXT "v=DMARC1; p=quarantine; rua=mailto:it@acme.com"',
  ]);
});

test('records that are right are accepted', () => {
  expect(states(all)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

test('records that are there and wrong are told', () => {
  expect(states({ ...all, mx: [{ exchange: 'mx.google.com' }] })[0]).toBe('note');
  expect(states({ ...all, txt: ['v=spf1 mx -all', 'v=spf1 -all'] })[1]).toBe('bad');
  expect(states({ ...all, txt: ['v=spf1 +all'] })[1]).toBe('bad');
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(states({ ...all, dkim: [dkimRecord(other.toString())] })[2]).toBe('bad');
  expect(states({ ...all, dkim: ['v=DKIM1; p='] })[2]).toBe('bad');
  expect(states(all, { ...domain, dkim: null })[2]).toBe('bad');
});

test('an Ed25519 key is published as its 32 raw bytes', () => {
  const pair = generateKeyPairSync('ed25519');
  const record = dkimRecord(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const { x } = pair.publicKey.export({ format: 'jwk' });
  expect(record).toBe(`v=DKIM1; k=ed25519; p=${Buffer.from(x!, 'base64url').toString('base64')}`);
});

test('where mail is fetched, MX may name any host', () => {
  const hosted = { ...domain, hostedElsewhere: true };
  expect(states({ ...all, mx: [{ exchange: 'mx.provider.com' }] }, hosted)[0]).toBe('ok');
  expect(judgeRecords(hosted, none)[0]).toMatchObject({ state: 'bad', hint: expect.not.stringContaining('sundial') });
});
