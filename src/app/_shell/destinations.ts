/** A page that can be gone to from anywhere. */
export interface Destination {
  readonly href: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** `g` and then this key goes there. */
  readonly key?: string;
  /** Served by another server than the pages: a full page load. */
  readonly outside?: boolean;
}

const BEFORE: readonly Destination[] = [
  { href: '/dashboard', label: 'Today', words: 'dashboard home week calendar figures', key: 'd' },
  { href: '/loops', label: 'Loops', words: 'threads meetings', key: 'l' },
  { href: '/people', label: 'People', words: 'contacts vip invite', key: 'e' },
  { href: '/settings', label: 'Settings', key: 's' },
];
const AFTER: readonly Destination[] = [{ href: '/support', label: 'Support', words: 'help contact' }];
const SANDBOX: readonly Destination[] = [
  { href: '/sandbox/mail', label: 'Practice mail', words: 'sandbox inbox', key: 'm', outside: true },
];

/** Where a member can go by ⌘K or `g`; `settings` are the pages of the settings. */
export function destinations(settings: readonly Destination[], sandbox: boolean): readonly Destination[] {
  return [...BEFORE, ...settings, ...AFTER, ...(sandbox ? SANDBOX : [])];
}
