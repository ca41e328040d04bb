import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RuntimeSettings } from '@/ports/runtime';

/** Whose feed an address is, and which of the addresses that they have had. */
export interface FeedAddress {
  readonly userId: string;
  readonly version: number;
}

type Secret = Pick<RuntimeSettings, 'tokenSigningSecret'>;

/** The token of a feed's address. It never expires; a higher version makes it worthless. */
export function feedToken({ userId, version }: FeedAddress, settings: Secret): string {
  return `${userId}.${version}.${tag(userId, version, settings)}`;
}

/** What a token says, or null when we did not make it. */
export function parseFeedToken(token: string, settings: Secret): FeedAddress | null {
  const [, userId = '', version = '', given = ''] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!z.uuid().safeParse(userId).success) return null;
  const known = tag(userId, Number(version), settings);
  return timingSafeEqual(Buffer.from(known), Buffer.from(given.padEnd(43).slice(0, 43)))
    ? { userId, version: Number(version) }
    : null;
}

function tag(userId: string, version: number, { tokenSigningSecret }: Secret): string {
  return createHmac('sha256', tokenSigningSecret).update(`calendar feed ${userId} ${version}`).digest('base64url');
}
