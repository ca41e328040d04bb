'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSession } from '@/modules/identity/ui/use-session';
import { FLAG_DEFAULTS, type FlagKey } from '../schema';

/** Where a developer's browser keeps its own switches: `{key: boolean}`. */
export const OVERRIDES_KEY = 'feature-flags';

const Overridable = createContext(false);

/** True above the pages of a development server: only there a browser may override its flags. */
export const FlagOverrides = Overridable.Provider;

/** Whether a feature is on for whoever is signed in; a visitor has the defaults. */
export function useFlag(key: FlagKey): boolean {
  const { data } = useSession();
  const overridable = useContext(Overridable);
  const stored = useSyncExternalStore(onStorage, readStored, () => null);
  const own = overridable ? overrideOf(stored, key) : undefined;
  return own ?? data?.flags?.[key] ?? FLAG_DEFAULTS[key];
}

function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(OVERRIDES_KEY);
  } catch {
    return null;
  }
}

function overrideOf(stored: string | null, key: FlagKey): boolean | undefined {
  try {
    const value = (JSON.parse(stored ?? 'null') as Record<string, unknown> | null)?.[key];
    return typeof value === 'boolean' ? value : undefined;
  } catch {
    return undefined;
  }
}
