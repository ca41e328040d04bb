import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { runtime } from '@/ports/runtime';
import { refusedAttempt } from '@/server/auth/attempts';
import { authOptions } from '@/server/auth/options';
import { CLIENT_ADDRESS } from '@/server/client-address';
import { sessionHashOf } from '@/server/session';
import { isCutLink } from './cut-link';
import { refusedConsent } from './refused-consent';

type Context = { params: Promise<{ nextauth: string[] }> };

const leadTo = (Location: string) => new Response(null, { status: 302, headers: { Location } });

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const { baseUrl } = runtime().settings;
  // next-auth would take it for a wrong configuration, and send the visitor to the operator.
  if (isCutLink(request.nextUrl)) return leadTo(`${baseUrl}/auth/error?error=Verification`);
  const refused = refusedConsent(request.nextUrl);
  if (refused !== null) {
    console.warn(`[auth] OAUTH_CALLBACK_ERROR: ${refused}`);
    // From there next-auth leads to the page that has the words, and keeps where the visitor was going.
    return leadTo(`${baseUrl}/api/auth/error?error=OAuthCallback`);
  }
  const visit = {
    userAgent: request.headers.get('user-agent'),
    sessionHash: sessionHashOf(request.headers.get('cookie'), baseUrl),
  };
  return NextAuth(request, context, authOptions(runtime(), visit));
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const visitor = request.headers.get(CLIENT_ADDRESS) ?? 'unknown';
  const { baseUrl } = runtime().settings;
  const refused = await refusedAttempt({ path: request.nextUrl.pathname, visitor, baseUrl });
  return refused ?? GET(request, context);
}
