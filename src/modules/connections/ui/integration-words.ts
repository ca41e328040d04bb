import type { Tone } from '@/ui/state-mark';
import type { IntegrationItem, MailboxItem } from '../schema';

/** One connected account in a list of what is connected. */
export interface IntegrationRow {
  readonly id: string;
  readonly name: string;
  /** Where the account is, where its name does not say it. */
  readonly server: string | null;
  readonly words: (typeof STATES)[State]['words'];
  readonly tone: Tone;
  /** Epoch ms of the last reading. */
  readonly readAt: number | null;
}

type State = IntegrationItem['state'] | MailboxItem['state'];

/** How an account is, as the key of a message and as a mark. */
export const STATES = {
  connected: { words: 'connected', tone: 'good' },
  syncing: { words: 'firstRead', tone: 'moving' },
  reading: { words: 'firstRead', tone: 'moving' },
  expired: { words: 'expired', tone: 'bad' },
  error: { words: 'failed', tone: 'bad' },
} as const satisfies Record<State, { readonly words: string; readonly tone: Tone }>;

export function calendarRow({ id, account, server, state, lastSyncAt }: IntegrationItem): IntegrationRow {
  return { id, name: account, server, ...STATES[state], readAt: lastSyncAt };
}

export function mailboxRow({ id, user, host, state, readAt }: MailboxItem): IntegrationRow {
  return { id, name: user, server: host, ...STATES[state], readAt };
}
