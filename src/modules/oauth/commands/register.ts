import { and, lt, notExists, sql } from 'drizzle-orm';
import { leadsTo } from '@/core/oauth/redirect';
import { database } from '@/db/client';
import { oauthClients, oauthGrants } from '@/db/schema/oauth';
import { UNUSED_CLIENT_MS } from '../constants';
import { newSecret } from '../policy';
import type { OAuthClient } from '../queries/grants';
import type { ClientMetadata } from '../schema';

/** Keeps who wants to ask owners for access (RFC 7591). It proves nothing and opens nothing. */
export async function registerClient(metadata: ClientMetadata): Promise<OAuthClient & { readonly createdAt: Date }> {
  const [row] = await database()
    .insert(oauthClients)
    .values({ id: newSecret(), name: nameOf(metadata), redirectUris: [...new Set(metadata.redirect_uris)] })
    .returning();
  if (!row) throw new Error('The client was not kept');
  return row;
}

/** As it calls itself, in one line; else after where it leads back to. */
export function nameOf({ client_name, redirect_uris }: ClientMetadata): string {
  const said = (client_name ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  if (said !== '') return said;
  const place = leadsTo(redirect_uris[0] as string);
  if (place === 'this machine') return 'A program on this machine';
  return 'host' in place ? place.host : place.program;
}

/** Forgets who has registered, or told of themselves, and was not let in by anybody for a while. */
export async function forgetUnusedClients(now = new Date()): Promise<void> {
  const grants = database()
    .select({ one: sql`1` })
    .from(oauthGrants)
    .where(sql`${oauthGrants.clientId} = ${oauthClients.id}`);
  const before = new Date(now.getTime() - UNUSED_CLIENT_MS);
  await database()
    .delete(oauthClients)
    .where(and(lt(oauthClients.createdAt, before), notExists(grants)));
}
