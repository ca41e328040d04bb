import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([a-z2-7]{16})([a-z2-7]{8})([a-z2-7])$/;
const TOKEN_PART = /^[^+@]+\+([tbm])\.(.*)$/;
/** Longest part of an address before its @ (RFC 5321 4.5.3.1.1). */
const LOCAL_PART = 64;

/**
 * The token in Reply-To: loop id, 40 bits of HMAC, key id; 25 characters, all of them safe in any case. It locates a
 * loop and authorises nothing.
 */
export function makeReplyToken(loopId: string, key: MacKey): string {
  return `${loopId}${macTag(key.mac, 'reply', loopId, 40)}${key.id}`;
}

/** The loop that a token names, or null when it was not made by one of the keys. Case-insensitive. */
export function parseReplyToken(token: string, keys: readonly MacKey[]): string | null {
  const [, loopId = '', tag = '', keyId = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key) return null;
  return equalInConstantTime(tag, macTag(key.mac, 'reply', loopId, 40)) ? loopId : null;
}

/**
 * The token of an envelope sender (VERP): delivery reports to it concern this one mail. Same form as a reply token, but
 * the HMAC also covers the Message-ID.
 */
export function makeBounceToken(loopId: string, messageId: string, key: MacKey): string {
  return `${loopId}${macTag(key.mac, 'bounce', `${loopId}|${messageId}`, 40)}${key.id}`;
}

/** The loop id that a bounce token claims; which mail it was is found by the whole envelope sender. */
export function loopOfBounceToken(token: string): string | null {
  return TOKEN.exec(token.toLowerCase())?.[1] ?? null;
}

/** `sunny@host` and a reply token to `sunny+t.TOKEN@host`. */
export function replyAddress(assistant: string, token: string): string {
  const at = assistant.lastIndexOf('@');
  return `${assistant.slice(0, at)}+t.${token}${assistant.slice(at)}`;
}

/** `sunny@host` and a bounce token to `sunny+b.TOKEN@host`: a mailbox that is hosted elsewhere knows no other names. */
export function bounceAddress(assistant: string, token: string): string {
  const at = assistant.lastIndexOf('@');
  return `${assistant.slice(0, at)}+b.${token}${assistant.slice(at)}`;
}

/**
 * `sunny@host` and a token of a morning's briefing to `sunny+m.TOKEN@host`, by which an answer to it is known; the bare address
 * where that would be too long.
 */
export function briefingAddress(assistant: string, token: string): string {
  const at = assistant.lastIndexOf('@');
  const local = `${assistant.slice(0, at)}+m.${token}`;
  return local.length > LOCAL_PART ? assistant : `${local}${assistant.slice(at)}`;
}

/** What an address at the assistant's host is for; null when the host has no such address. Case-insensitive. */
export type AssistantMailbox =
  | { readonly kind: 'assistant' }
  | { readonly kind: 'reply'; readonly token: string }
  | { readonly kind: 'bounce'; readonly token: string }
  | { readonly kind: 'briefing'; readonly token: string };

/**
 * Tells which of the assistant's addresses a recipient is; tokens are not verified here. They count under whatever name
 * stands before them: a loop may have been begun under a persona of the assistant's.
 */
export function assistantMailbox(address: string, assistant: string): AssistantMailbox | null {
  const to = address.trim().toLowerCase();
  const own = assistant.toLowerCase();
  if (to === own) return { kind: 'assistant' };
  const at = own.lastIndexOf('@');
  const host = own.slice(at);
  if (!to.endsWith(host)) return null;
  const [, kind, token = ''] = TOKEN_PART.exec(to.slice(0, -host.length)) ?? [];
  if (kind === 't') return { kind: 'reply', token };
  if (kind === 'm') return { kind: 'briefing', token };
  return kind === 'b' ? { kind: 'bounce', token } : null;
}
