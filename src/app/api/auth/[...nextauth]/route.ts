import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { runtime } from '@/ports/runtime';
import { refusedAttempt } from '@/server/auth/attempts';
import { authOptions } from '@/server/auth/options';
import { CLIENT_ADDRESS } from '@/server/client-address';
import { sessionHashOf } from '@/server/session';

type Context = { params: Promise<{ nextauth: string[] }> };

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const visit = {
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
