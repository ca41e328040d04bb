import { leadsTo } from '@/core/oauth/redirect';
import { database } from '@/db/client';
import { oauthClients } from '@/db/schema/oauth';
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
