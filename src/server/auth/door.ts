import type { Wishes } from '@/messages/languages';
import { browserCookie, isCutLink } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import type { Runtime } from '@/ports/runtime';
import { isForeignWrite } from '../origin';
import { sessionHashOf } from '../session';
import { answerAuth } from './answer';
import { refusedAttempt } from './attempts';
import { LINK_PAGE, newBrowser, setBrowser } from './link-page';
import { authOptions } from './options';
import { refusedConsent } from './refused-consent';
import { callPath, cookiesOf } from './request-parts';

/** Of a browser, as we give it. */
const NAME = /^[\w-]{22}$/;

/**
 * Answers a call under /api/auth of a visitor, named as limits count them. A mailed link signs in by a POST of our own page
 * alone: a GET of next-auth's address leads to that page, whoever asks, and nothing is used up by it.
 */
export async function answerVisitor(request: Request, runtime: Runtime, visitor: string): Promise<Response> {
  const { baseUrl } = runtime.settings;
  const url = new URL(request.url);
  const [action, provider] = callPath(url) ?? [];
  if (action === 'callback' && provider === 'email') {
    if (isCutLink(url.searchParams)) return redirect(`${baseUrl}/auth/error?error=Verification`);
    if (request.method !== 'POST') return redirect(`${baseUrl}${LINK_PAGE}${url.search}`);
  }
  const refusal = refusedConsent(url);
  if (refusal !== null) {
    console.warn(`[auth] OAUTH_CALLBACK_ERROR: ${refusal}`);
    // From there next-auth leads to the page that has the words, and keeps where the visitor was going.
    return redirect(`${baseUrl}/api/auth/error?error=OAuthCallback`);
  }
  const sender = {
    method: request.method,
    origin: request.headers.get('origin'),
    site: request.headers.get('sec-fetch-site'),
  };
  if (isForeignWrite(sender, baseUrl)) {
    return Response.json({ error: 'This request came from another site', code: 'origin' }, { status: 403 });
  }
  if (request.method === 'POST' && action === 'session' && (await isViewing(request, baseUrl))) {
    const error = 'You look at these pages as somebody else: nothing can be changed';
    return Response.json({ error, code: 'read_only' }, { status: 403 });
  }
  const refused = request.method === 'POST' ? await refusedAttempt({ action, visitor, baseUrl }) : null;
  if (refused) return refused;
  const cookies = request.headers.get('cookie');
  const known = cookiesOf(cookies)[browserCookie(baseUrl)];
  const browser = known && NAME.test(known) ? known : newBrowser();
  const visit = {
    userAgent: request.headers.get('user-agent'),
    sessionHash: sessionHashOf(cookies, baseUrl),
    visitor,
    browser,
    language: languageOf(request, cookies),
  };
  const answer = await answerAuth(request, authOptions(runtime, visit));
  if (request.method === 'POST' && action === 'signin' && provider === 'email')
    answer.headers.append('Set-Cookie', setBrowser(browser, baseUrl));
  return answer;
}

/** Whether an administrator looks at the pages as somebody else: the session's own writes would be the administrator's. */
async function isViewing(request: Request, baseUrl: string): Promise<boolean> {
  const hash = sessionHashOf(request.headers.get('cookie'), baseUrl);
  return hash !== null && ((await sessionByHash(hash))?.viewAs ?? null) !== null;
}

function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store' } });
}

/** What is known of the language of whoever asks: the cookie of the page's footer, and the browser's wish. */
function languageOf(request: Request, cookies: string | null): Wishes {
  return { cookie: cookiesOf(cookies).language ?? null, accept: request.headers.get('accept-language') };
}
