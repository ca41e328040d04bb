import { hostedEnvelope } from '@/core/mail/hosted-envelope';
import { assistantMailbox } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { personasAmong } from '@/modules/assistants/queries';
import { keepForOperator, withoutOperator } from '@/modules/support/commands/operator-mail';
import type { MailAuthentication } from '@/ports/mail';
import type { AfterReading } from '@/ports/mailbox';
import type { Runtime } from '@/ports/runtime';
import type { RouteMail } from '../schema';
import { type FolderReader, TryLater } from './pull';
import { receive } from './receive';

export interface AssistantReading {
  readonly runtime: Runtime;
  /** Checks a mail as of the moment when the mailbox took it (epoch ms). */
  readonly authenticate: (raw: Buffer, receivedMs: number, personas: readonly string[]) => Promise<MailAuthentication>;
  readonly route: RouteMail;
  /** Told of every loop that has something to do. */
  readonly wake: (loopId: string) => Promise<void>;
  readonly after: AfterReading | null;
}

/** Reads the assistant's own mailbox: every mail in it takes the way of one that came by SMTP. */
export function assistantReader({ runtime, authenticate, route, wake, after }: AssistantReading): FolderReader {
  return {
    after,
    wants: async (heads) => new Set(heads.map(({ uid }) => uid)),
    async take({ raw, receivedMs }, record, last) {
      const mail = await runtime.parse(raw);
      const personas = await personasAmong([...mail.deliveredTo, ...[...mail.to, ...mail.cc].map((m) => m.address)]);
      const addresses = personas.map(({ address }) => address);
      const auth = await authenticate(raw, receivedMs, addresses);
      // By SMTP the sender would be asked to try again; here we try again ourselves, and judge by what we have in the end.
      if (auth.temporary && !last) throw new TryLater('DNS could not be asked about the sender');
      const assistant = runtime.settings.assistant.address;
      const envelope = hostedEnvelope(mail, assistant, addresses);
      const named = [...mail.to, ...mail.cc].map(({ address }) => address);
      const { operator, rest } = withoutOperator(named, runtime.settings);
      const ours = rest.some((to) => addresses.includes(to.toLowerCase()) || assistantMailbox(to, assistant) !== null);
      if (operator.length > 0 && !ours) {
        await keepForOperator({ raw, auth, envelope: { from: envelope.from, to: operator } }, runtime);
        return database().transaction(record);
      }
      const outcome = await receive({ raw, envelope, auth }, runtime, route, record);
      if (outcome.stored && outcome.loopId) await wake(outcome.loopId);
    },
  };
}
