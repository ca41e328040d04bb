import type { LoopRow } from '../queries/lists';
import type { Spoken } from './spoken';
import { someOf } from './spoken';

/** A meeting as a person would say it: `Intro call with Jane Doe`. Names that the matter says already are not said again. */
export function titleWords(
  { title, subject, guests }: Pick<LoopRow, 'title' | 'subject' | 'guests'>,
  spoken: Pick<Spoken<'loops'>, 't' | 'locale'>,
): string {
  const matter = subject ?? title;
  const said = matter.toLowerCase();
  const isSaid = (name: string) => said.includes((name.split(' ')[0] ?? name).toLowerCase());
  const names = guests.map(({ name, address }) => name ?? address);
  if (names.length === 0 || names.some(isSaid)) return matter;
  return spoken.t('titleWith', { title: matter, names: someOf(names, spoken) });
}
