import type { Reading } from '../reading';
import type { ModelAnswer } from './answer';
import { locatedQuote } from './quote';

type Details = Reading['details'];

const PHONE = /^\+?[\d ().\-/]{6,31}$/;

/**
 * Length, medium and place from both readers. What a model has not copied from the mail, or what the grammar read
 * otherwise, is dropped; `dropped` is whether anything was.
 */
export function reconcileDetails(
  model: ModelAnswer['details'],
  grammar: Details,
  text: string,
): { details: Details; dropped: boolean } {
  const shown = model.evidence !== null && locatedQuote(text, model.evidence) !== null;
  const copied = (words: string | null, most: number, fits: (words: string) => boolean): string | null => {
    const found = words === null ? null : locatedQuote(text, words);
    return found !== null && found.length <= most && fits(found) ? found : null;
  };
  const minutes = (value: number | null, least: number, most: number): number | null =>
    shown && value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
  const isPlain = (words: string) => !/https?:|www\.|@/i.test(words);
  const found: Details = {
    durationMin: minutes(model.durationMin, 5, 1440),
    medium: shown && model.medium !== 'unspecified' ? model.medium : null,
    location: copied(model.location, 160, isPlain),
    phone: copied(model.phone, 32, (words) => PHONE.test(words)),
    title: copied(model.title, 120, isPlain),
    lateMin: minutes(model.lateMin, 0, 1440),
    shiftMin: minutes(model.shiftMin, -1440, 1440),
    zone: null,
  };
  const details: Record<string, unknown> = {};
  let dropped = false;
  for (const name of Object.keys(found) as (keyof Details)[]) {
    const said = name === 'zone' ? null : name === 'medium' && model.medium === 'unspecified' ? null : model[name];
    const [mine, theirs] = [grammar[name], found[name]];
    const differ = mine !== null && theirs !== null && mine !== theirs;
    dropped ||= differ || (said !== null && theirs === null && mine === null);
    details[name] = differ ? null : (mine ?? theirs);
  }
  return { details: details as Details, dropped };
}
