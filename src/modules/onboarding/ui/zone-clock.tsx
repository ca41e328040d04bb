'use client';

import { useEffect, useState } from 'react';
import type { ZoneCity } from './zone-cities';

/** Minutes of the wall are given to Intl as if they were UTC: the browser's own zone data is never used. */
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** What the clock on the wall shows there now. `nowMs` in epoch ms when the page was made. */
export function ZoneClock({ zone, nowMs, note }: { zone: ZoneCity; nowMs: number; note: string }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - began), 1_000);
    return () => clearInterval(timer);
  }, []);
  const wall = nowMs + passed + zone.offset * 60_000;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-baseline-last">
      <div aria-live="polite">
        <p className="font-medium">
          {zone.city} <span className="font-normal text-ink-2">{offsetWords(zone.offset)}</span>
        </p>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
      <p className="sm:text-right">
        <span className="block text-2xl leading-tight font-semibold tabular-nums">{CLOCK.format(wall)}</span>
        <span className="text-ink-2">{DAY.format(wall)}</span>
      </p>
    </div>
  );
}

function offsetWords(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}
