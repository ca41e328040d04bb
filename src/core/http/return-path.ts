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
