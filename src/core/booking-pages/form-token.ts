import { equalInConstantTime, type MacKey, macTag } from '../mail/mac';

/** The form of a booking page as it was shown: its number, by which it books once, and when that was. */
export interface ShownForm {
  readonly id: string;
  /** Milliseconds of real time. */
  readonly at: number;
}

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([a-z2-7]{16})([a-z2-7])$/;

/** What the form of a page carries: whoever sends it has asked for the page first. `page` is the id of the page. */
export function makeFormToken(page: string, { id, at }: ShownForm, key: MacKey): string {
  return `${id}.${at.toString(36)}.${tagOf(page, id, at, key)}${key.id}`;
}

/** The form that a token was made for, or null when it was not made for this page by one of the keys. */
export function parseFormToken(token: string, page: string, keys: readonly MacKey[]): ShownForm | null {
  const [, id = '', time = '', tag = '', keyId = ''] = TOKEN.exec(token) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  const at = Number.parseInt(time, 36);
  if (!key || !Number.isSafeInteger(at)) return null;
  return equalInConstantTime(tag, tagOf(page, id, at, key)) ? { id, at } : null;
}

function tagOf(page: string, id: string, at: number, key: MacKey): string {
  return macTag(key.mac, 'booking-form', `${page}|${id}|${at}`, 80);
}
