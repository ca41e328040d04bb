import type { Translate } from '@/messages/message-keys';

/** A page that can be gone to from anywhere. */
export interface Destination {
  readonly href: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** What it is a part of. */
  readonly group?: string;
  /** `g` and then this key goes there. */
  readonly key?: string;
  /** Served by another server than the pages: a full page load. */
  readonly outside?: boolean;
}

/** A page of the settings, as their list has it. */
interface SettingsPage extends Pick<Destination, 'href' | 'label' | 'words' | 'group' | 'key'> {
  readonly title?: string | undefined;
}

/** Where a member can go by ⌘K or `g`; `settings` are the pages of the settings. */
export function destinations(
  t: Translate<'places'>,
  settings: readonly SettingsPage[],
  sandbox: boolean,
): readonly Destination[] {
  const own = settings.map(({ href, label, title = label, words, group, key }) => ({
    href,
    label: title,
    words: `${label} ${t('settings')} ${words ?? ''}`,
    group: group ?? t('settings'),
    ...(key === undefined ? {} : { key }),
  }));
  return [
    { href: '/dashboard', label: t('today'), words: t('todayWords'), key: 'd' },
    { href: '/loops', label: t('loops'), words: t('loopsWords'), key: 'l' },
    { href: '/people', label: t('people'), words: t('peopleWords'), key: 'e' },
    { href: '/settings', label: t('settings'), words: t('settingsWords'), key: 's' },
    ...own,
    { href: '/help/how-to-use', label: t('howToUse'), words: t('howToUseWords') },
    { href: '/support', label: t('support'), words: t('supportWords') },
    { href: '/help/support', label: t('ownSupport'), words: t('ownSupportWords') },
    { href: '/api/docs', label: t('api'), words: t('apiWords') },
    { href: '/privacy', label: t('privacy'), words: t('privacyWords') },
    { href: '/terms', label: t('terms'), words: t('termsWords') },
    ...(sandbox
      ? [{ href: '/sandbox/mail', label: t('practice'), words: t('practiceWords'), key: 'm', outside: true }]
      : []),
  ];
}

/** An ending by which one of many differs from one: both are found by each other's name. */
const ENDING = 2;
const LONG_WORD = 4;

/**
 * The destinations that have every typed word in their names, those first that have them in what they are called. `small` are
 * the words of the language that tell no page from another.
 */
export function matching<T extends Destination>(typed: string, all: readonly T[], small: string): readonly T[] {
  const words = wordsOf(typed);
  const filling = wordsOf(small);
  const telling = words.filter((word) => !filling.includes(word));
  const asked = telling.length > 0 ? telling : words;
  const has = (names: readonly string[]) => asked.every((word) => names.some((name) => fits(name, word)));
  const called = all.filter(({ label }) => has(wordsOf(label)));
  const others = all.filter(
    (one) => !called.includes(one) && has(wordsOf(`${one.label} ${one.words ?? ''} ${one.group ?? ''}`)),
  );
  return [...called, ...others];
}

function fits(name: string, word: string): boolean {
  if (name.startsWith(word)) return true;
  return name.length >= LONG_WORD && word.startsWith(name) && word.length - name.length <= ENDING;
}

/** Letters and figures without case and accents. */
function wordsOf(text: string): readonly string[] {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}
