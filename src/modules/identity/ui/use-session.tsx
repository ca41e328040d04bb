'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { KnownSession } from '../schema';
import { leadToSignIn, onTabs, readSession, tellTabs } from './auth-client';

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
 * every `pollSeconds`. What cannot be read stays as it was known.
 */
export function SessionProvider({ session, pollSeconds = 0, children }: SessionProviderProps) {
  const [known, setKnown] = useState(session);
  const signedIn = known !== null;
  useEffect(() => {
    const learn = () => readSession().then(setKnown, () => {});
    const stop = onTabs(() => void learn());
    if (!signedIn) return stop;
    const learnAndTell = () => void learn().then(() => tellTabs('getSession'));
    const onVisible = () => {
      if (document.visibilityState === 'visible') learnAndTell();
    };
    document.addEventListener('visibilitychange', onVisible);
    const timer = pollSeconds > 0 ? setInterval(learnAndTell, pollSeconds * 1000) : undefined;
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
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
