import { isDocumentAddress } from '@/core/oauth/redirect';
import { database } from '@/db/client';
import { oauthClients } from '@/db/schema/oauth';
import type { Runtime } from '@/ports/runtime';
import { DOCUMENT_MS } from '../constants';
import { clientById, type OAuthClient } from '../queries/grants';
import { clientDocument } from '../schema';
import { nameOf } from './register';

/**
 * Who asks under an id: whoever registered, or whoever the document at that address says. It is read anew where that was a
 * while ago; what cannot be read, or speaks of somebody else, is nobody.
 */
export async function clientOf(id: string, runtime: Runtime, now = new Date()): Promise<OAuthClient | null> {
  const known = await clientById(id);
  if (!isDocumentAddress(id)) return known;
  if (known?.readAt && now.getTime() - known.readAt.getTime() < DOCUMENT_MS) return known;
  const read = clientDocument.safeParse(await runtime.clientDocument(new URL(id)));
  if (!read.success || read.data.client_id !== id) return null;
  const told = { name: nameOf(read.data), redirectUris: [...new Set(read.data.redirect_uris)], readAt: now };
  await database()
    .insert(oauthClients)
    .values({ id, ...told })
    .onConflictDoUpdate({ target: oauthClients.id, set: told });
  return { id, ...told };
}
