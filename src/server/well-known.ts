import { RESOURCE_METADATA_PATH } from '@/modules/oauth/constants';

/** What other assistants look for at addresses that RFC 8414 and RFC 9728 fix, and where the API has it. */
const PLACES: Readonly<Record<string, string>> = {
  '/.well-known/oauth-authorization-server': '/api/oauth/metadata',
  [RESOURCE_METADATA_PATH]: '/api/mcp/metadata',
  '/.well-known/oauth-protected-resource': '/api/mcp/metadata',
};

/** The path of the API that answers a well-known address, or null. */
export function wellKnown(path: string): string | null {
  return Object.hasOwn(PLACES, path) ? (PLACES[path] as string) : null;
}
