import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { runtime } from '@/ports/runtime';
import { refusedAttempt } from '@/server/auth/attempts';
import { authOptions } from '@/server/auth/options';
import { CLIENT_ADDRESS } from '@/server/client-address';
import { sessionHashOf } from '@/server/session';
import { isCutLink } from './cut-link';

type Context = { params: Promise<{ nextauth: string[] }> };

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  // next-auth would take it for a wrong configuration, and send the visitor to the operator.
  if (isCutLink(request.nextUrl)) {
    const Location = `${runtime().settings.baseUrl}/auth/error?error=Verification`;
    return new Response(null, { status: 302, headers: { Location } });
  }
  const visit = {
    address: request.headers.get(CLIENT_ADDRESS),
    userAgent: request.headers.get('user-agent'),
    sessionHash: sessionHashOf(request.headers.get('cookie'), runtime().settings.baseUrl),
  };
  return NextAuth(request, context, authOptions(runtime(), visit));
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const visitor = request.headers.get(CLIENT_ADDRESS) ?? 'unknown';
  const { baseUrl } = runtime().settings;
  const refused = await refusedAttempt({ path: request.nextUrl.pathname, visitor, baseUrl });
  return refused ?? GET(request, context);
}
