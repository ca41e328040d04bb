/** Hosts of mailboxes that anybody can have: two addresses there say nothing about their people. */
const PUBLIC_HOSTS: ReadonlySet<string> = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'me.com',
  'msn.com',
  'orange.fr',
  'outlook.com',
  'pm.me',
  'posteo.de',
  'proton.me',
  'protonmail.com',
  't-online.de',
  'wanadoo.fr',
  'web.de',
  'yahoo.com',
  'ymail.com',
]);

/** The host of an address of an organisation; null for one that gives mailboxes to everybody, or for no address. */
export function organisationOf(address: string): string | null {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return host === '' || PUBLIC_HOSTS.has(host) ? null : host;
}

/** True when two addresses are of one organisation: the same host, and none that gives mailboxes to everybody. */
export function sameOrganisation(a: string, b: string): boolean {
  const host = organisationOf(a);
  return host !== null && host === organisationOf(b);
}
