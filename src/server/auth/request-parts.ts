/** The parts of a path under /api/auth, such as `['signin', 'email']`, as Next hands them on; null when one is malformed. */
export function callPath({ pathname }: URL): string[] | null {
  try {
    return pathname
      .split('/')
      .slice(3)
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Whether a callbackUrl can be followed: an http address, or a path of ours. Undefined: none was given. */
export function isWebAddress(given: unknown): boolean {
  if (given === undefined) return true;
  if (typeof given !== 'string') return false;
  const base = given.startsWith('/') ? 'http://localhost' : undefined;
  return URL.canParse(given, base) && /^https?:$/.test(new URL(given, base).protocol);
}

/** The body of a POST: a form, or an object in JSON. Undefined: none that next-auth reads. Null: malformed. */
export async function bodyOf(request: Request): Promise<Record<string, unknown> | undefined | null> {
  if (request.method !== 'POST') return undefined;
  const type = request.headers.get('content-type') ?? '';
  const text = await request.text();
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (!type.includes('application/json')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where next-auth keeps where to go afterwards. It refuses everything to a browser in which this is malformed. */
const CALLBACK_COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/;

/** The cookies of a header, the first of each name as everywhere in the product. Malformed ones are left away. */
export function cookiesOf(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = at < 1 ? null : decoded(pair.slice(at + 1).trim());
    if (value === null || name in cookies) continue;
    if (!CALLBACK_COOKIE.test(name) || isWebAddress(value)) cookies[name] = value;
  }
  return cookies;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
