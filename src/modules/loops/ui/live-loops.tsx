'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Where the stream is refused or lost for good, the page is read again this often (milliseconds). */
const POLL_MS = 15_000;
/** Changes that come together are read together. */
const GATHER_MS = 120;

interface LiveLoopsProps {
  /** What this page was rendered from. */
  readonly mark: string;
  /** Only changes of this loop matter; all of them if it is absent. */
  readonly loopId?: string;
}

/**
 * Keeps a page about loops current: reads it again when the server says that a loop has changed. Windows that are not
 * looked at do not listen, and catch up when they are.
 */
export function LiveLoops({ mark, loopId }: LiveLoopsProps) {
  const router = useRouter();
  const rendered = useRef(mark);
  useEffect(() => {
    rendered.current = mark;
  }, [mark]);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let poll: ReturnType<typeof setInterval> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = setTimeout(() => router.refresh(), GATHER_MS);
    };
    const stop = () => {
      source?.close();
      source = null;
      clearInterval(poll);
    };
    const start = () => {
      stop();
      source = new EventSource(`/api/loops/events?mark=${encodeURIComponent(rendered.current)}`);
      source.addEventListener('changed', (event) => {
        const ids = changedIds(event.data);
        if (ids.length === 0 || loopId === undefined || ids.includes(loopId)) refresh();
      });
      source.onerror = () => {
        // While the browser connects again by itself there is nothing to do.
        if (source?.readyState !== EventSource.CLOSED) return;
        stop();
        poll = setInterval(refresh, POLL_MS);
      };
    };
    const look = () => (document.visibilityState === 'visible' ? start() : stop());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
      stop();
    };
  }, [router, loopId]);
  return null;
}

function changedIds(data: unknown): string[] {
  try {
    const ids: unknown = JSON.parse(String(data));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
