import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ContextType, ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly body: unknown;
}

/** What a page did to the outside: requests, navigation, reading itself again. Emptied before every test. */
export interface Outside {
  readonly sent: Sent[];
  readonly went: string[];
  refreshed: number;
  /** What the API answers, by the start of the path; `{}` otherwise. */
  readonly answers: Map<string, () => Response>;
}

export const outside: Outside = { sent: [], went: [], refreshed: 0, answers: new Map() };

const router = {
  back() {},
  forward() {},
  prefetch() {},
  push: (href: string) => outside.went.push(href),
  replace: (href: string) => outside.went.push(href),
  refresh: () => {
    outside.refreshed += 1;
  },
} as unknown as NonNullable<ContextType<typeof AppRouterContext>>;

/** Where the router of everything that is rendered is `outside`. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <AppRouterContext.Provider value={router}>
      <WithMessages>{children}</WithMessages>
    </AppRouterContext.Provider>
  );
}

/** Makes `outside` the network of every test of a file. Call it at the top. */
export function standInForNetwork(): void {
  beforeEach(() => {
    outside.sent.length = 0;
    outside.went.length = 0;
    outside.refreshed = 0;
    outside.answers.clear();
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      outside.sent.push({ url, method: init?.method, body: init?.body ? JSON.parse(String(init.body)) : null });
      const known = [...outside.answers].find(([path]) => url.startsWith(path));
      return known ? known[1]() : Response.json({});
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}
