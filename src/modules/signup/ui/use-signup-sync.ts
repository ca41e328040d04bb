'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/modules/identity/ui/use-session';
import { SIGNUP_KEY } from '../constants';
import type { Sync } from './send-stored';

/** One try per page load, whoever asks for it. */
let tried: Promise<Sync> | null = null;

/**
 * Sends what was told at sign-up as soon as somebody is signed in, and leads them to "/" when it is done. Null until it
 * is known what came of it.
 */
export function useSignupSync(): Sync | null {
  const { status } = useSession();
  const [sync, setSync] = useState<Sync | null>(null);
  useEffect(() => {
    if (status !== 'authenticated') return;
    let here = true;
    tried ??= tryOnce();
    void tried.then((result) => {
      if (!here) return;
      setSync(result);
      // A full load: whoever was let in by a code has another session now.
      if (result === 'sent') window.location.replace('/');
    });
    return () => {
      here = false;
    };
  }, [status]);
  return sync;
}

/** The schema is loaded only where there is something to read with it. */
async function tryOnce(): Promise<Sync> {
  if (!hasStored()) return 'none';
  const { sendStored } = await import('./send-stored');
  return sendStored();
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(SIGNUP_KEY) !== null;
  } catch {
    return false;
  }
}
