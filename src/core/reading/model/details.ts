import { knownZone } from '../../time/zone';
import type { Reading } from '../reading';
import { providerNamed } from '../room-provider';
import type { ModelAnswer } from './answer';
import { locatedQuote } from './quote';

type Details = Reading['details'];
type Said = ModelAnswer['details'][number];

const PHONE = /^\+?[\d ().\-/]{6,31}$/;
const NONE: Details = {
  durationMin: null,
  medium: null,
  location: null,
  phone: null,
  title: null,
  lateMin: null,
  shiftMin: null,
  zone: null,
};

/** Length, medium, place and the like as a model has them; `dropped` is whether anything had no words of the mail, or no sense. */
export function detailsOfModel(said: readonly Said[], text: string): { details: Details; dropped: boolean } {
  // What is wanted counts before what is refused; of either, what was said first stands.
  const ordered = said.toSorted((a, b) => Number(refuses(a)) - Number(refuses(b)));
  const parts = ordered.map((detail) => (locatedQuote(text, detail.quote) === null ? null : partOf(detail, text)));
  const found = parts.toReversed().flatMap((part) => part ?? []);
  return { details: Object.assign({}, NONE, ...found), dropped: parts.includes(null) };
}

function refuses({ what }: Said): boolean {
  return what === 'refused_medium';
}

function partOf({ what, minutes, value, quote }: Said, text: string): Partial<Details> | null {
  switch (what) {
    case 'duration':
      return isBetween(minutes, 5, 1440) ? { durationMin: minutes } : null;
    case 'usual_duration':
      return isBetween(minutes, 15, 480) ? { usualMin: minutes } : {};
    case 'late':
      return minutes === null ? {} : isBetween(minutes, 0, 1440) ? { lateMin: minutes } : null;
    case 'shift':
      return isBetween(minutes, -1440, 1440) ? { shiftMin: minutes } : null;
    case 'medium': {
      const medium = mediumNamed(value);
      const provider = medium === 'video' ? providerNamed(quote) : undefined;
      return medium && { medium, ...(provider ? { provider } : {}) };
    }
    case 'refused_medium':
      return mediumNamed(value) === 'video' ? { medium: 'phone' } : mediumNamed(value) && { medium: 'video' };
    case 'location': {
      const location = copied(value, text, 160, isPlain);
      return location === null ? null : { location };
    }
    case 'phone': {
      const phone = copied(value, text, 32, (words) => PHONE.test(words));
      return phone === null ? null : { phone };
    }
    case 'title': {
      const title = copied(value, text, 120, isPlain);
      return title === null ? null : { title };
    }
    case 'zone':
      return value !== null && knownZone(value) !== undefined ? { zone: value } : null;
  }
}

/** A medium that a detail names; null for a word that is none. */
function mediumNamed(value: string | null): Details['medium'] {
  return value === 'video' || value === 'phone' || value === 'in_person' ? value : null;
}

function isBetween(minutes: number | null, least: number, most: number): minutes is number {
  return minutes !== null && Number.isInteger(minutes) && minutes >= least && minutes <= most;
}

function copied(value: string | null, text: string, most: number, fits: (words: string) => boolean): string | null {
  const found = value === null ? null : locatedQuote(text, value);
  return found !== null && found.length <= most && fits(found) ? found : null;
}

function isPlain(words: string): boolean {
  return !/https?:|www\.|@/i.test(words);
}
