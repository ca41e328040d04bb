'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreferencesAnswer } from '../../schema';

/** A saved version of the document. */
export type SavedVersion = Pick<PreferencesAnswer, 'version' | 'text'>;

/** What was typed and not saved, and the version that it changes. */
interface Draft {
  readonly text: string;
  readonly base: SavedVersion;
}

/** What is typed is kept once nothing was typed for this long (milliseconds), and when the page is left. */
const PAUSE_MS = 300;

/**
 * The text in the editor and the version that it changes. What is not saved survives a reload, in this browser: `restored`
 * tells that it did. `ready` is false until that was looked at.
 */
export function useDraft(owner: string, saved: SavedVersion) {
  const [draft, setDraft] = useState<Draft>({ text: saved.text, base: { version: saved.version, text: saved.text } });
  const [state, setState] = useState({ ready: false, restored: false });
  const key = `sundial.preferences.${owner}`;

  useEffect(() => {
    const kept = readDraft(key);
    if (kept) setDraft(kept);
    setState({ ready: true, restored: kept !== null });
  }, [key]);

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    if (!state.ready) return;
    const timer = setTimeout(() => writeDraft(key, draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, draft, state.ready]);
  useEffect(() => {
    if (!state.ready) return;
    const keep = () => writeDraft(key, latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, state.ready]);

  const setText = useCallback((text: string) => setDraft(({ base }) => ({ text, base })), []);
  /** From now on the editor changes this version; its text stays, unless another one is given. */
  const rebase = useCallback(({ version, text }: SavedVersion, next?: string) => {
    setDraft((before) => ({ text: next ?? before.text, base: { version, text } }));
    setState({ ready: true, restored: false });
  }, []);
  /** What was sent stands now, as it was kept; what has been written since stays. */
  const kept = useCallback(({ version, text }: SavedVersion, sent: string) => {
    setDraft((before) => ({ text: before.text === sent ? text : before.text, base: { version, text } }));
    setState({ ready: true, restored: false });
  }, []);
  return { ...draft, ...state, setText, rebase, kept, dirty: draft.text !== draft.base.text };
}

function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What an older release or another program left there is no draft. */
function isDraft(kept: unknown): kept is Draft {
  const { text, base } = (kept ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof base?.text === 'string' && Number.isInteger(base.version);
}

/** Where the browser keeps nothing the editor works all the same. */
function writeDraft(key: string, { text, base }: Draft): void {
  try {
    if (text === base.text) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ text, base }));
  } catch {}
}
