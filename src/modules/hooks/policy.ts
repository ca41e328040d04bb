import { createHmac, randomBytes } from 'node:crypto';
import type { HookRow } from './schema';

const PREFIX = 'whsec_';

/** A new secret, in the form of Standard Webhooks: 32 bytes in base64 behind a prefix. */
export function mintSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** What a message is called on the line, the same however often it is sent. */
export function messageId(deliveryId: string): string {
  return `msg_${deliveryId}`;
}

/** A webhook as somebody may see it who is not its owner: an address can be a key to where it leads, but for its host. */
export function withoutPath(hook: HookRow): HookRow {
  return { ...hook, url: `${new URL(hook.url).origin}/…` };
}

export interface Signed {
  readonly id: string;
  readonly body: string;
  /** Real time in milliseconds. */
  readonly nowMs: number;
}

/** The headers of a signed message (Standard Webhooks, scheme v1): one signature for each secret that is good. */
export function signedHeaders({ id, body, nowMs }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Sundial-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
