'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LEASE_MS } from '@/core/queue/times';
import { sendJson } from '@/ui/fetch-json';

/** How often it is looked whether somebody works, and the lease is renewed then (milliseconds). */
const RENEW_MS = 60_000;

/** The ten minutes for which somebody has an item: renewed while they type, point or press keys. `leftMs`: what is left now. */
export function useLease(itemId: string, leftMs: number) {
  const [until, setUntil] = useState(() => Date.now() + leftMs);
  const [lost, setLost] = useState(leftMs <= 0);
  const [now, setNow] = useState(() => Date.now());
  const acted = useRef(false);
  const claim = useCallback(async (): Promise<boolean> => {
    try {
      await sendJson(`/api/admin/loop-queue/${itemId}/claim`, 'POST');
      setUntil(Date.now() + LEASE_MS);
      setLost(false);
      return true;
    } catch {
      setLost(true);
      return false;
    }
  }, [itemId]);
  useEffect(() => {
    const work = () => {
      acted.current = true;
    };
    document.addEventListener('keydown', work);
    document.addEventListener('pointerdown', work);
    const renew = setInterval(() => {
      if (acted.current && !lost) void claim();
      acted.current = false;
    }, RENEW_MS);
    const tick = setInterval(() => setNow(Date.now()), 10_000);
    return () => {
      document.removeEventListener('keydown', work);
      document.removeEventListener('pointerdown', work);
      clearInterval(renew);
      clearInterval(tick);
    };
  }, [claim, lost]);
  const left = Math.max(0, until - now);
  return { lost: lost || left === 0, minutesLeft: Math.floor(left / 60_000), claim, lose: () => setLost(true) };
}
