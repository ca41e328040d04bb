import type { Language } from '@/core/loop/state';
import type { GuestNews } from '@/core/texting/guest-news';
import { shortened } from '@/core/texting/segments';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { formatDay, formatTime, zoneLabel } from '@/core/time/format';
import { zoneTable } from '@/core/time/zone';
import { TITLE } from '../constants';

export const shortTitle = (title: string, language: Language) =>
  shortened(title || TEXT_WORDS[language].untitled, TITLE);

/** News as a text says it, on the guest's clock and in their language. */
export function newsText(
  news: GuestNews,
  { title, owner }: { readonly title: string; readonly owner: string },
  { zone, language }: { readonly zone: string; readonly language: Language },
): string {
  const words = TEXT_WORDS[language].guest;
  const short = shortTitle(title, language);
  if (news.kind === 'late') return words.late(short, owner, news.minutes);
  const { start } = news.at;
  const table = zoneTable(zone);
  const time = `${formatDay(start, table, language)}, ${formatTime(start, table, language)} ${zoneLabel(zone, language, start)}`;
  return words[news.kind](short, owner, time);
}
