import { read } from '../reading/read';
import type { Intent } from '../reading/reading';
import type { EpochMinute } from '../time/period';

const SOCIAL: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'unclear']);

/** Whether the reader finds nothing in some words beside an answer that would be a matter of its own: "Thanks!", "Hi Sunny". */
export function isCourtesy(
  text: string,
  { now, locale }: { readonly now: EpochMinute; readonly locale: string | null },
): boolean {
  const { intents, windows, participants } = read(text, {
    now,
    locale,
    ownerZone: 'Etc/UTC',
    senderZone: null,
    role: 'owner',
    loopState: 'new',
    offered: [],
    event: null,
    workday: { start: 540, end: 1020 },
  });
  return intents.every(({ kind }) => SOCIAL.has(kind)) && windows.length === 0 && participants.length === 0;
}
