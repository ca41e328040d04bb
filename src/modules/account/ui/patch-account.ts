import { sendJson } from '@/ui/fetch-json';
import type { AccountPatch } from '../schema';

/** Saves one group of the account. Throws a RequestError. */
export function patchAccount(patch: AccountPatch): Promise<unknown> {
  return sendJson('/api/user', 'PATCH', patch);
}
