import type { LoopState } from '@/core/loop/state';
import type { Locale } from '@/messages/languages';
import type { Area, Translate } from '@/messages/message-keys';
import { clockWords, dayWords, placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { listed } from '@/ui/words';

/** In which language, by which messages, and on whose clock something is said. */
export interface Spoken<A extends Area> {
  readonly t: Translate<A>;
  readonly locale: Locale;
  /** The owner's. */
  readonly zone: string;
}

type Clock = Omit<Spoken<Area>, 't'>;

/** `Tue, Nov 24 · 2:30 PM` on the owner's clock. */
export const at = ({ zone, locale }: Clock, minute: number) => slotWords(minute, zone, locale);
/** `Tuesday, November 24` on the owner's calendar. */
export const onDay = ({ zone, locale }: Clock, minute: number) => dayWords(minute, zone, locale);
/** `2:30 PM` on the owner's clock. */
export const clock = ({ zone, locale }: Clock, minute: number) => clockWords(minute, zone, locale);
/** The city by which the owner's zone is named. */
export const place = ({ zone, locale }: Clock) => placeWords(zone, locale);

/** Whoever has the address, by name: the owner is spoken to. */
export function nameOfAddress(address: string, state: LoopState, { t }: Spoken<'loops'>): string {
  const person = state.participants.find((participant) => participant.address === address);
  return person?.role === 'owner' ? t('you') : (person?.name ?? address);
}

/** More names than this are counted. */
const NAMED = 3;

/** Participants by name; of many the first ones. */
export function namesOf(ids: readonly string[], state: LoopState, { t, locale }: Spoken<'loops'>): string {
  const names = ids.map((id) => {
    const person = state.participants.find((participant) => participant.id === id);
    return person?.role === 'owner' ? t('you') : (person?.name ?? person?.address ?? id);
  });
  return someOf(names, { t, locale });
}

/** Names in a row: all of them, or the first two with the number of the others. */
export function someOf(names: readonly string[], { t, locale }: Pick<Spoken<'loops'>, 't' | 'locale'>): string {
  if (names.length <= NAMED) return listed(names, locale);
  const shown = names.slice(0, NAMED - 1);
  return t('namesAnd', { names: shown.join(', '), count: names.length - shown.length });
}
