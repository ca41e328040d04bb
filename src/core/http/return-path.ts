/**
 * Where to go after sign-in: path and query of `target` when it lies on `origin`, else `/`. Backslashes, protocol-relative
 * and foreign addresses, and other schemes never pass.
 */
export function returnPath(target: string | null | undefined, origin: string): string {
  if (!target || !URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  if (url.origin !== new URL(origin).origin) return '/';
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}`;
}

/** A path of ours with what came of a visit elsewhere in its query. */
export function withResult(path: string, result: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://path.invalid');
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
