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

const BEFORE: readonly Destination[] = [
  {
    href: '/dashboard',
    label: 'Today',
    words: 'dashboard home start overview week calendar agenda figures statistics decisions approve waiting silent',
    key: 'd',
  },
  { href: '/loops', label: 'Loops', words: 'threads meetings conversations requests bookings', key: 'l' },
  { href: '/people', label: 'People', words: 'contacts guests vips invite everybody', key: 'e' },
  { href: '/settings', label: 'Settings', words: 'options configuration preferences', key: 's' },
];
const AFTER: readonly Destination[] = [
  { href: '/help/how-to-use', label: 'How to use Sundial', words: 'help guide manual start tutorial examples' },
  { href: '/support', label: 'Support', words: 'help contact questions faq' },
  { href: '/help/support', label: 'Support for your account', words: 'help contact problem status' },
  { href: '/api/docs', label: 'API', words: 'developers documentation http reference' },
  { href: '/privacy', label: 'Privacy Policy', words: 'legal data' },
  { href: '/terms', label: 'Terms of Service', words: 'legal conditions' },
];
const SANDBOX: readonly Destination[] = [
  { href: '/sandbox/mail', label: 'Practice mail', words: 'sandbox inbox mailbox test', key: 'm', outside: true },
];

/** A page of the settings, as their list has it. */
interface SettingsPage extends Pick<Destination, 'href' | 'label' | 'words' | 'group' | 'key'> {
  readonly title?: string;
}

/** Where a member can go by ⌘K or `g`; `settings` are the pages of the settings. */
export function destinations(settings: readonly SettingsPage[], sandbox: boolean): readonly Destination[] {
  const own = settings.map(({ href, label, title = label, words, group, key }) => ({
    href,
    label: title,
    words: `${label} settings ${words ?? ''}`,
    group: group ?? 'Settings',
    ...(key === undefined ? {} : { key }),
  }));
  return [...BEFORE, ...own, ...AFTER, ...(sandbox ? SANDBOX : [])];
}

/** Words that tell no page from another. */
const SMALL = new Set(
  'a an and at by can do for from go how i in is it my of on open or our page the to us where your'.split(' '),
);
/** An ending by which one of many differs from one: both are found by each other's name. */
const ENDING = 2;
const LONG_WORD = 4;

/** The destinations that have every typed word in their names, those first that have them in what they are called. */
export function matching<T extends Destination>(typed: string, all: readonly T[]): readonly T[] {
  const words = wordsOf(typed);
  const telling = words.filter((word) => !SMALL.has(word));
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
