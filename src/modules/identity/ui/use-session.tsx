'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { KnownSession } from '../schema';
import { leadToSignIn, onTabs, readSession, tellTabs } from './auth-client';
import { cameIn, onLook } from './follow-session';

const Known = createContext<KnownSession | null>(null);

interface SessionProviderProps {
  /** The server's session, so that nothing is fetched to begin with; null for a visitor. */
  readonly session: KnownSession | null;
  /** Seconds between reads of the session; 0: only on focus. */
  readonly pollSeconds?: number;
  readonly children: ReactNode;
}

/**
 * Keeps the browser's idea of the session: read again when the window is looked at, when another tab tells of a change, and
 * every `pollSeconds`. What cannot be read stays as it was known. The first page after a sign-in tells the other tabs.
 */
export function SessionProvider({ session, pollSeconds = 0, children }: SessionProviderProps) {
  const [known, setKnown] = useState(session);
  const signedIn = known !== null;
  useEffect(() => {
    if (signedIn && cameIn()) tellTabs('getSession');
  }, [signedIn]);
  useEffect(() => {
    let looking = false;
    const learn = async (tells: boolean) => {
      try {
        setKnown(await readSession());
        if (tells) tellTabs('getSession');
      } catch {
        // It has been reported.
      }
    };
    // To come back to a window is to see it and to have the focus in it: one look.
    const look = async () => {
      if (looking) return;
      looking = true;
      await learn(signedIn);
      looking = false;
    };
    const stops = [onTabs(() => void learn(false)), onLook(() => void look())];
    const timer = signedIn && pollSeconds > 0 ? setInterval(() => void learn(true), pollSeconds * 1000) : undefined;
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
    };
  }, [signedIn, pollSeconds]);
  return <Known.Provider value={known}>{children}</Known.Provider>;
}

/** Who is signed in. `required`: a visitor is led to sign in, and the status is `loading` until they are there. */
export function useSession({ required = false }: { required?: boolean } = {}) {
  const data = useContext(Known);
  const missing = required && data === null;
  useEffect(() => {
    if (missing) leadToSignIn();
  }, [missing]);
  const status = data ? 'authenticated' : missing ? 'loading' : 'unauthenticated';
  return { data, status } as const;
}
