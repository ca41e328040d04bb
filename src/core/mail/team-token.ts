import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([0-9a-f]{32})-(\d{1,4})-([a-z2-7]{32})([a-z2-7])$/;

/** Which invite a link means, and which sending of it: a link that was sent again is good in place of the one before. */
export interface TeamLink {
  readonly inviteId: string;
  readonly version: number;
}

/** The token of an invite to a team. It names no address: it is good only for whoever has proved the one it went to. */
export function makeTeamToken({ inviteId, version }: TeamLink, key: MacKey): string {
  const id = inviteId.replaceAll('-', '');
  return `${id}-${version}-${macTag(key.mac, 'team', `${id}|${version}`, 160)}${key.id}`;
}

/** Which invite a token means, or null when it was not made by one of the keys. */
export function parseTeamToken(token: string, keys: readonly MacKey[]): TeamLink | null {
  const [, id = '', version = '', tag = '', keyId = ''] = TOKEN.exec(token) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key || !equalInConstantTime(tag, macTag(key.mac, 'team', `${id}|${version}`, 160))) return null;
  const inviteId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { inviteId, version: Number(version) };
}
