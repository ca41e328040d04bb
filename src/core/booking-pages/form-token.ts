import { equalInConstantTime, type MacKey, macTag } from '../mail/mac';

/** The form of a booking page as it was shown: its number, by which it books once, and when that was. */
export interface ShownForm {
  readonly id: string;
  /** Milliseconds of real time. */
  readonly at: number;
  /** The time that it books, in epoch minutes. */
  readonly start: number;
}

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([0-9a-z]{1,7})\.([a-z2-7]{16})([a-z2-7])$/;

/** What the form of a page carries: whoever sends it has asked for the page first. `page` is the id of the page. */
export function makeFormToken(page: string, form: ShownForm, key: MacKey): string {
  const { id, at, start } = form;
  return `${id}.${at.toString(36)}.${start.toString(36)}.${tagOf(page, form, key)}${key.id}`;
}

/** The form that a token was made for, or null when it was not made for this page by one of the keys. */
export function parseFormToken(token: string, page: string, keys: readonly MacKey[]): ShownForm | null {
  const [, id = '', time = '', minute = '', tag = '', keyId = ''] = TOKEN.exec(token) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  const form = { id, at: Number.parseInt(time, 36), start: Number.parseInt(minute, 36) };
  if (!key || !Number.isSafeInteger(form.at)) return null;
  return equalInConstantTime(tag, tagOf(page, form, key)) ? form : null;
}

function tagOf(page: string, { id, at, start }: ShownForm, key: MacKey): string {
  return macTag(key.mac, 'booking-form', `${page}|${id}|${at}|${start}`, 80);
}
