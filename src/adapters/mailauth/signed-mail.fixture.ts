import { generateKeyPairSync } from 'node:crypto';
import { dkimSign, sealMessage } from 'mailauth';
import { type AuthenticateInput, type AuthenticateOptions, authenticate } from './authenticate';
import type { DnsResolver } from './resolver';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const record = `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;

export const NOW = Date.parse('2026-03-02T10:00:00Z');
/** A host for which no domain speaks. */
export const ELSEWHERE = { ip: '198.51.100.7', helo: 'relay.example', mailFrom: 'bounce@relay.example' };

const SIGNERS = 'acme mail.acme evil plain sub.strict lists relays xn--cme-6cd'.split(' ');
const zone: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(SIGNERS.map((name) => [`s1._domainkey.${name}.example`, [record]])),
  'bare.example': ['v=spf1 ip6 -all'],
  '_dmarc.acme.example': ['v=DMARC1; p=reject'],
  '_dmarc.evil.example': ['v=DMARC1; p=none'],
  '_dmarc.strict.example': ['v=DMARC1; p=reject; adkim=s; aspf=s'],
  'acme.example': ['v=spf1 ip4:192.0.2.1 -all'],
  'evil.example': ['v=spf1 ip4:198.51.100.66 -all'],
};

/** The DNS of the tests. `plain.example` has no DMARC record. */
export const resolve: DnsResolver = async (name, type) => {
  const found = type === 'TXT' ? zone[name.toLowerCase()] : undefined;
  if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
  return found.map((text) => [text]);
};

export interface Shape {
  readonly from?: string;
  readonly to?: string;
  readonly date?: string;
  readonly extra?: string;
  readonly body?: string;
}

/** An unsigned message of Dana's to a guest and the assistant. */
export const message = (shape: Shape = {}): string =>
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

/** The message with a DKIM signature of the domain. */
export async function signed(
  text: string,
  domain: string,
  more: { readonly headerList?: string; readonly maxBodyLength?: number } = {},
): Promise<string> {
  const result = await dkimSign(Buffer.from(text), {
    signTime: new Date(NOW - 60_000),
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

/** The message with a set of ARC headers on top, as a forwarder of the domain adds them; `cv` is what it says of earlier sets. */
export async function sealed(
  text: string,
  domain: string,
  authResults: string,
  chain: { readonly i: number; readonly cv: 'none' | 'pass' | 'fail' } = { i: 1, cv: 'none' },
): Promise<string> {
  const seal = { signingDomain: domain, selector: 's1', privateKey, ...chain, authResults };
  const headers = await sealMessage(Buffer.from(text), seal as unknown as Parameters<typeof sealMessage>[1]);
  return headers.toString() + text;
}

/** Authenticates as the listener does, at NOW, for the assistant. */
export const check = (
  text: string,
  remote: AuthenticateInput['remote'] = null,
  more: Partial<AuthenticateOptions> = {},
) =>
  authenticate({ raw: Buffer.from(text), remote }, { resolve, assistant: 'sunny@sundial.example', now: NOW, ...more });
