'use client';

import { useEffect, useState } from 'react';

/**
 * A text that is kept in the browser while it is typed, under this key: it is there again when the page is opened anew, until it
 * is forgotten. `usual`: what stands there before anything was typed.
 */
export function useKept(key: string, usual: string) {
  const [text, setText] = useState(usual);
  useEffect(() => {
    const kept = read(key);
    if (kept !== null) setText(kept);
  }, [key]);
  const change = (next: string) => {
    setText(next);
    write(key, next === usual ? null : next);
  };
  const forget = () => {
    setText(usual);
    write(key, null);
  };
  return { text, change, forget };
}

/** A browser that keeps nothing (a private window) loses a text with its tab only. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is kept then.
  }
}
