import { minuteOf } from '@/core/time/period';
import type { MailView } from '../../sandbox/mail/view';
import type { Installation } from '../loops/installation';
import { isAssistants } from './people';

/** A mail in somebody's inbox. */
export interface Delivered {
  readonly box: string;
  readonly mail: MailView;
}

/** All mail of an inbox, oldest first. */
export async function inboxOf({ sandbox }: Installation, address: string): Promise<MailView[]> {
  const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: MailView[] };
  return messages.filter(({ folder }) => folder === 'inbox');
}

/** Mail of the assistant in all inboxes, strangers' too: by the minute, then by the address, the same in every run. */
export async function assistantsMail(place: Installation): Promise<Delivered[]> {
  const answer = await fetch(`${place.sandbox.url}/sandbox/mail/boxes`);
  const { boxes } = (await answer.json()) as { boxes: { address: string; messages: number }[] };
  const all: Delivered[] = [];
  for (const { address, messages } of boxes) {
    if (messages === 0) continue;
    for (const mail of await inboxOf(place, address))
      if (isAssistants(mail.from.address)) all.push({ box: address, mail });
  }
  return all.sort(
    (a, b) => minuteOf(a.mail.receivedAt) - minuteOf(b.mail.receivedAt) || (a.box < b.box ? -1 : Number(a.box > b.box)),
  );
}
