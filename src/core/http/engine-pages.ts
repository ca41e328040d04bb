/**
 * Where staff open the engine's pages, or null where they would not get in: the session's cookie goes to every port of a host,
 * and to no other host. Both are public addresses of this installation.
 */
export function enginePagesFrom(baseUrl: string, uiUrl: string): string | null {
  const [ours, theirs] = [new URL(baseUrl), new URL(uiUrl)];
  return ours.hostname === theirs.hostname && ours.protocol === theirs.protocol ? theirs.origin : null;
}
