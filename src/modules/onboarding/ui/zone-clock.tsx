'use client';

import { useEffect, useState } from 'react';
import { wallDay, wallTime } from '@/core/time/wall-format';
import { useLocale } from '@/messages/use-messages';
import type { ZoneCity } from '@/modules/preferences/ui/zone/zone-cities';

/** What the clock on the wall shows there now. `nowMs` in epoch ms when the page was made. */
export function ZoneClock({ zone, nowMs, note }: { zone: ZoneCity; nowMs: number; note: string }) {
  const locale = useLocale();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - began), 1_000);
    return () => clearInterval(timer);
  }, []);
  const wall = Math.floor((nowMs + passed) / 60_000) + zone.offset;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-baseline-last">
      <div aria-live="polite">
        <p className="font-medium">
          {zone.city} <span className="font-normal text-ink-2">{offsetWords(zone.offset)}</span>
        </p>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
      <p className="sm:text-right">
        <span className="block text-2xl leading-tight font-semibold tabular-nums">{wallTime(wall, locale)}</span>
        <span className="text-ink-2">{wallDay(wall, locale)}</span>
      </p>
    </div>
  );
}

function offsetWords(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}
