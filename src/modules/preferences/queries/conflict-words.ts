import type { Conflict } from '@/core/preferences/compiled';
import { describeMeetings, describeRule, partsIn } from '@/core/preferences/render/describe';
import { dateWords } from '@/core/time/wall-format';
import type { Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import type { ConflictAnswer } from '../schema';

/** What is wrong, and what would mend it, in words of the owner's language. */
export function conflictWords(conflict: Conflict, locale: Locale): ConflictAnswer {
  const { kind, sentences } = conflict;
  return { kind, sentences, ...wordsOf(conflict, locale) };
}

function wordsOf(conflict: Conflict, locale: Locale): Pick<ConflictAnswer, 'text' | 'proposal'> {
  const t = translator(locale, 'conflicts');
  const { length, people } = partsIn(locale);
  switch (conflict.kind) {
    case 'no_time_left': {
      const meetings = describeMeetings(conflict.about, locale);
      const text =
        conflict.minutes === 0
          ? t('noTime', { meetings })
          : t('littleTime', { meetings, length: length(conflict.minutes) });
      return { text, proposal: t('noTimeMend') };
    }
    case 'never_applies':
      return neverWords(conflict, locale);
    case 'same_thing_twice': {
      const said = { earlier: describeRule(conflict.earlier, locale), later: describeRule(conflict.later, locale) };
      return { text: `${t('twice', said)} ${t(conflict.counts)}`, proposal: t('twiceMend') };
    }
    case 'person':
      return { text: t('person', { people: people(conflict.people) }), proposal: t('personMend') };
  }
}

function neverWords(conflict: Extract<Conflict, { kind: 'never_applies' }>, locale: Locale) {
  const t = translator(locale, 'conflicts');
  if (conflict.why === 'dates') {
    const [from, to] = [dateWords(conflict.from, locale), dateWords(conflict.to, locale)];
    return { text: t('dates', { from, to }), proposal: t('datesMend') };
  }
  const meetings = describeMeetings(conflict.about, locale);
  if (conflict.why !== 'too_long') return { text: t(conflict.why, { meetings }), proposal: t(`${conflict.why}Mend`) };
  const { length } = partsIn(locale);
  const [minutes, most] = [length(conflict.minutes), length(conflict.most)];
  return { text: t('too_long', { minutes, most, meetings }), proposal: t('too_longMend', { minutes }) };
}
