import type { Bar } from '@/core/queue/reasons';

/** What keeps staff from saying yes, by the key of its message. */
export const BAR_WORDS = {
  reserved: 'barReserved',
  unread: 'barUnread',
  not_sent: 'barNotSent',
  wish: 'barWish',
  words: 'barWords',
} as const satisfies Readonly<Record<Bar, string>>;
