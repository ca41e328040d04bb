import type { WantedTime } from '@/core/loop/plan';
import type { Rhythm } from '@/core/loop/series/rhythm';
import { repeatsOf } from '@/core/loop/series/said';
import { languageOf } from '@/core/replies/languages';
import { seriesWords } from '@/core/replies/series-words';
import type { Locale } from '@/messages/languages';
import { slotWords } from '@/modules/meetings/ui/time-words';

interface Repeating {
  readonly rhythm?: Rhythm;
  readonly durationMin: number;
}

/** A time as the owner reads it: `Tue, Dec 1, 10:00 AM`, or of a series `every Tuesday at 10:00 AM ET, starting …`. */
export function patternWords(
  meeting: Repeating,
  slot: WantedTime,
  { zone, locale }: { readonly zone: string; readonly locale: Locale },
): string {
  return rhythmWords(meeting, slot, { zone, ownerZone: zone, locale }) ?? slotWords(slot.start, zone, locale);
}

/** How a series that begins at a time goes on, on the reader's clock first; null for a single meeting. */
export function rhythmWords(
  { rhythm, durationMin }: Repeating,
  slot: WantedTime,
  { zone, ownerZone, locale = 'en' }: { readonly zone: string; readonly ownerZone: string; readonly locale?: Locale },
): string | null {
  if (!rhythm) return null;
  const recipient = { zone, name: null, role: 'guest', zoneGuessed: false } as const;
  const repeats = repeatsOf(rhythm, durationMin, slot, ownerZone);
  const reader = { locale, recipient, owner: { zone: ownerZone, name: '' } };
  return seriesWords(slot.start, repeats, reader, languageOf({ locale }));
}
