import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { runtime } from '@/ports/runtime';
import { authOptions } from '@/server/auth/options';
import { CLIENT_ADDRESS } from '@/server/client-address';
import { RateLimit } from '@/server/rate-limit';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Sign-in attempts of one visitor in ten minutes. */
const attempts = new RateLimit(100, 600_000);

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, authOptions(runtime(), request.headers.get('user-agent')));
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const visitor = request.headers.get(CLIENT_ADDRESS) ?? 'unknown';
  if (request.nextUrl.pathname.includes('/signin/') && attempts.take(visitor, Date.now()) > 0) {
    // next-auth's client reads the error's name from a url.
    const url = `${runtime().settings.baseUrl}/auth/signin?error=TooManyAttempts`;
    return Response.json({ error: 'Too many attempts', code: 'rate_limited', url }, { status: 429 });
  }
  return GET(request, context);
}
