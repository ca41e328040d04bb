import type { Tone } from '@/ui/state-mark';
import type { IntegrationItem, MailboxItem } from '../schema';

/** One connected account in a list of what is connected. */
export interface IntegrationRow {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly tone: Tone;
  /** Epoch ms of the last reading. */
  readonly readAt: number | null;
}

type State = IntegrationItem['state'] | MailboxItem['state'];

/** How an account is, in words and as a mark. */
export const STATES: Record<State, { readonly words: string; readonly tone: Tone }> = {
  connected: { words: 'Connected', tone: 'good' },
  syncing: { words: 'Being read for the first time', tone: 'moving' },
  reading: { words: 'Being read for the first time', tone: 'moving' },
  expired: { words: 'Access has ended', tone: 'bad' },
  error: { words: 'Could not be read the last time', tone: 'bad' },
};

export function calendarRow({ id, account, server, state, lastSyncAt }: IntegrationItem): IntegrationRow {
  return { id, name: server ? `${account} at ${server}` : account, ...STATES[state], readAt: lastSyncAt };
}

export function mailboxRow({ id, user, host, state, readAt }: MailboxItem): IntegrationRow {
  return { id, name: `${user} at ${host}`, ...STATES[state], readAt };
}
