import { parseBriefingReply } from '@/core/mail/briefing-token';
import { mailHosts, operatorMailbox } from '@/core/mail/operator-mailbox';
import { assistantMailbox, parseReplyToken } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { personasAmong } from '@/modules/assistants/queries';
import type { RuntimeSettings } from '@/ports/runtime';
import { signingKey } from '../policy';
import { bouncedMail } from './match';

/**
 * Whether mail to an address is taken: the operator's mailboxes, the assistant's own, its personas', and those with a token
 * that we have made. A bounce token has to be of a mail that was sent.
 */
export async function takesMailFor(
  address: string,
  settings: Pick<RuntimeSettings, 'assistant' | 'mailDomain' | 'signingSecret'>,
): Promise<boolean> {
  const hosts = mailHosts(settings);
  if (operatorMailbox(address, hosts) !== null) return true;
  if (!hosts.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase())) return false;
  const assistant = settings.assistant.address;
  const mailbox = assistantMailbox(address, assistant);
  switch (mailbox?.kind) {
    case 'assistant':
      return true;
    case 'reply':
      return parseReplyToken(mailbox.token, [signingKey(settings)]) !== null;
    case 'bounce':
      return (await bouncedMail(database(), [address], assistant)) !== null;
    case 'briefing':
      return parseBriefingReply(mailbox.token, [signingKey(settings)]) !== null;
    case undefined:
      return (await personasAmong([address])).length > 0;
  }
}
