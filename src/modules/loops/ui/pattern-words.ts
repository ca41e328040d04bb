import type { WantedTime } from '@/core/loop/plan';
import type { Rhythm } from '@/core/loop/series/rhythm';
import { repeatsOf } from '@/core/loop/series/said';
import { english } from '@/core/replies/english/language';
import { seriesWords } from '@/core/replies/series-words';
import { slotWords } from '@/modules/meetings/ui/time-words';

interface Repeating {
  readonly rhythm?: Rhythm;
  readonly durationMin: number;
}

/** A time as the owner reads it: `Tue, Dec 1, 10:00 AM`, or of a series `every Tuesday at 10:00 AM ET, starting …`. */
export function patternWords(meeting: Repeating, slot: WantedTime, zone: string): string {
  return rhythmWords(meeting, slot, { zone, ownerZone: zone }) ?? slotWords(slot.start, zone);
}

/** How a series that begins at a time goes on, on the reader's clock first; null for a single meeting. */
export function rhythmWords(
  { rhythm, durationMin }: Repeating,
  slot: WantedTime,
  { zone, ownerZone }: { readonly zone: string; readonly ownerZone: string },
): string | null {
  if (!rhythm) return null;
  const recipient = { zone, name: null, role: 'guest', zoneGuessed: false } as const;
  const repeats = repeatsOf(rhythm, durationMin, slot, ownerZone);
  return seriesWords(slot.start, repeats, { locale: 'en', recipient, owner: { zone: ownerZone, name: '' } }, english);
}
