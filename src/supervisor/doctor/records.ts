import { createPrivateKey, createPublicKey } from 'node:crypto';
import { bad, type Finding, note, ok } from './finding';

/** What of the configuration the mail domain's records follow from. */
export interface MailDomain {
  readonly domain: string;
  /** Host that takes the domain's mail: that of the public address. */
  readonly host: string;
  /** Mail is taken by somebody else's server and fetched from there. */
  readonly hostedElsewhere: boolean;
  readonly dkim: { readonly selector: string; readonly privateKeyPem: string } | null;
  /** Outgoing mail leaves by somebody else's server. */
  readonly relayed: boolean;
  readonly reportsTo: string;
}

/** What DNS says now; an empty list where there is nothing. */
export interface FoundRecords {
  readonly mx: readonly { readonly exchange: string }[];
  readonly txt: readonly string[];
  readonly dkim: readonly string[];
  readonly dmarc: readonly string[];
}

/** The DKIM record of a private key (RFC 6376 3.6.1, RFC 8463 for Ed25519). @throws for another kind of key. */
export function dkimRecord(privateKeyPem: string): string {
  const key = createPublicKey(createPrivateKey(privateKeyPem));
  const spki = key.export({ type: 'spki', format: 'der' });
  if (key.asymmetricKeyType === 'ed25519') return `v=DKIM1; k=ed25519; p=${spki.subarray(-32).toString('base64')}`;
  if (key.asymmetricKeyType === 'rsa') return `v=DKIM1; k=rsa; p=${spki.toString('base64')}`;
  throw new Error('A DKIM key is RSA or Ed25519');
}

const add = (name: string, type: string, value: string): string => `Add to DNS:  ${name}. ${type} ${value}`;
const publicKeyIn = (record: string): string => /\bp=([A-Za-z0-9+/=\s]*)/.exec(record)?.[1]?.replace(/\s/g, '') ?? '';

/** Compares the records that mail to and from the assistant needs with those that are there. */
export function judgeRecords(wanted: MailDomain, found: FoundRecords): Finding[] {
  return [mx(wanted, found), spf(wanted, found), dkim(wanted, found), dmarc(wanted, found)];
}

function mx({ domain, host, hostedElsewhere }: MailDomain, { mx }: FoundRecords): Finding {
  const hosts = mx.map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''));
  if (hosts.includes(host.toLowerCase())) return ok(`MX: mail for ${domain} comes to ${host}`);
  if (hostedElsewhere) {
    if (hosts.length > 0) return ok(`MX: mail for ${domain} goes to ${hosts.join(', ')}`);
    return bad(`MX: ${domain} takes no mail`, 'Add the MX records that the provider of the mailbox names.');
  }
  if (hosts.length === 0) return bad(`MX: ${domain} takes no mail`, add(domain, 'MX', `10 ${host}.`));
  return note(`MX: mail for ${domain} goes to ${hosts.join(', ')}`, `Right only if that passes it on to ${host}.`);
}

function spf({ domain, relayed }: MailDomain, { txt }: FoundRecords): Finding {
  const records = txt.filter((record) => /^v=spf1( |$)/i.test(record));
  const mechanism = relayed ? 'include:SPF-DOMAIN-OF-YOUR-RELAY' : 'mx';
  if (records.length === 0) {
    return bad(`SPF: ${domain} does not say who may send for it`, add(domain, 'TXT', `"v=spf1 ${mechanism} -all"`));
  }
  // RFC 7208 4.5: more than one is a permanent error.
  if (records.length > 1) return bad(`SPF: ${domain} has ${records.length} records`, 'Only one may begin with v=spf1.');
  if (/(^| )\+?all( |$)/i.test(records[0]!)) return bad('SPF: anybody may send', 'Replace +all by -all.');
  return ok(`SPF: ${records[0]}`);
}

function dkim({ domain, dkim }: MailDomain, found: FoundRecords): Finding {
  if (dkim === null) {
    return bad(
      'DKIM: outgoing mail is not signed',
      'Make a key with `openssl genrsa -out data/dkim.pem 2048` and set DKIM_PRIVATE_KEY_FILE=data/dkim.pem,\nunless your relay signs for the domain.',
    );
  }
  const record = dkimRecord(dkim.privateKeyPem);
  const name = `${dkim.selector}._domainkey.${domain}`;
  const published = found.dkim.find((text) => publicKeyIn(text) !== '');
  if (published === undefined) return bad(`DKIM: there is no key at ${name}`, add(name, 'TXT', `"${record}"`));
  if (publicKeyIn(published) !== publicKeyIn(record)) {
    return bad(`DKIM: the key at ${name} is not ours`, `Replace it:  ${name}. TXT "${record}"`);
  }
  return ok(`DKIM: the key at ${name} is ours`);
}

function dmarc({ domain, reportsTo }: MailDomain, { dmarc }: FoundRecords): Finding {
  const record = dmarc.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (record) return ok(`DMARC: ${record}`);
  const value = `"v=DMARC1; p=quarantine; rua=mailto:${reportsTo}"`;
  return bad(`DMARC: ${domain} has no policy`, add(`_dmarc.${domain}`, 'TXT', value));
}
