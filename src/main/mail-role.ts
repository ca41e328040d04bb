import { readFileSync } from 'node:fs';
import { authenticate } from '@/adapters/mailauth/authenticate';
import { isOwnClient } from '@/adapters/smtp/admission';
import { startListener } from '@/adapters/smtp/listener';
import type { ServerEnvironment } from '@/config/environment';
import { logLine } from '@/core/log-text';
import { personasAmong } from '@/modules/assistants/queries';
import { routeMail } from '@/modules/loops/commands/route-mail';
import { wake } from '@/modules/loops/commands/wake';
import { receive } from '@/modules/mailbox/commands/receive';
import { takesMailFor } from '@/modules/mailbox/queries/recipients';
import { keepForOperator, withoutOperator } from '@/modules/support/commands/operator-mail';
import { readAssistantMailbox } from './assistant-mailbox';
import { log } from './log';
import { readOwnerMailboxes } from './owner-mailboxes';
import type { Wiring } from './runtime';

/** The mail role: 250 is answered only after the message and its authentication result are committed. */
export async function startMail(env: ServerEnvironment, wiring: Wiring): Promise<() => Promise<void>> {
  const { runtime, resolve } = wiring;
  const assistant = runtime.settings.assistant.address;
  const listener = await startListener({
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    name: assistant.slice(assistant.lastIndexOf('@') + 1),
    takes: (address) => takesMailFor(address, runtime.settings),
    tls:
      env.SMTP_TLS_KEY_FILE && env.SMTP_TLS_CERT_FILE
        ? { key: readFileSync(env.SMTP_TLS_KEY_FILE), cert: readFileSync(env.SMTP_TLS_CERT_FILE) }
        : null,
    accept: async (raw, envelope, remote) => {
      const now = await runtime.clock.now();
      const auth = await authenticate(
        { raw, remote: { ip: remote.ip, helo: remote.helo, mailFrom: envelope.from } },
        { resolve, assistant, personas: await addressed(envelope.to), now, trustedSealers: env.TRUSTED_ARC_SEALERS },
      );
      const { operator, rest } = withoutOperator(envelope.to, runtime.settings);
      // 451: the sender tries again, rather than the owner being asked about a mail that DNS could not vouch for just now.
      if (auth.temporary && rest.length > 0) throw new Error('DNS could not be asked about the sender');
      // What our own relay hands in comes from everybody.
      const delivered = { raw, auth, ...(isOwnClient(remote.ip) ? {} : { ip: remote.ip }) };
      if (operator.length > 0) {
        await keepForOperator({ ...delivered, envelope: { from: envelope.from, to: operator } }, runtime);
        if (rest.length === 0) return;
      }
      const outcome = await receive({ ...delivered, envelope: { from: envelope.from, to: rest } }, runtime, routeMail);
      if (outcome.stored && outcome.loopId) await wake(outcome.loopId, runtime);
    },
    onError: (error) => log('mail', logLine(error)),
    // The sandbox's own people all come from one address.
    ...(env.SANDBOX ? { limits: { connectionsPerMinute: 100_000, messagesPerMinute: 100_000 } } : {}),
  });
  log('mail', `takes mail for ${assistant} on ${env.SMTP_HOST}:${listener.port}`);
  const stops = [() => listener.close()];
  stops.push(
    readOwnerMailboxes({ ...wiring, trustedSealers: env.TRUSTED_ARC_SEALERS, askMs: env.SANDBOX ? 2_000 : undefined }),
  );
  if (env.IMAP) stops.push(await readAssistantMailbox(env, env.IMAP, wiring));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Addresses of personas among the recipients. */
async function addressed(recipients: readonly string[]): Promise<string[]> {
  return (await personasAmong(recipients)).map(({ address }) => address);
}
