import { randomUUID } from 'node:crypto';
import { hookPost } from '@/adapters/hooks/post';
import { imapMailboxes } from '@/adapters/imap/connect';
import { parseMail } from '@/adapters/mime/parse';
import { restateRuns } from '@/adapters/restate/runs';
import { createSender } from '@/adapters/smtp/sender';
import { base32 } from '@/core/mail/base32';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopParticipants } from '@/db/schema/loops';
import { openLoop } from '@/modules/loops/commands/open';
import { signingKey } from '@/modules/mailbox/policy';
import type { MailAuthentication, MailSender } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';

export const ASSISTANT = 'sunny@sundial.test';
export const NOW = Date.parse('2026-03-02T10:00:00Z');

/** The wake-ups that a command asked of the engine. */
export interface Wakes {
  readonly scheduled: { readonly key: string; readonly delayMs: number }[];
}

/** A runtime whose mail side is real (parser, SMTP); the clock stands still, there is no calendar and no engine. */
export function mailboxRuntime(over: { relayPort?: number; findSent?: MailSender['findSent'] } = {}): Runtime & Wakes {
  const scheduled: Wakes['scheduled'] = [];
  const sender = createSender({
    relayUrl: `smtp://127.0.0.1:${over.relayPort ?? 1}`,
    resolve: async () => [],
    helo: 'sundial.test',
  });
  const unreachable = async (): Promise<never> => {
    throw new Error('This test has no calendar');
  };
  return {
    scheduled,
    clock: { now: async () => NOW },
    calendar: new Proxy({} as Runtime['calendar'], { get: () => unreachable }),
    video: null,
    calendarOAuth: {
      'google-calendar': new Proxy({} as Runtime['calendarOAuth']['google-calendar'], { get: () => unreachable }),
      'microsoft-calendar': null,
    },
    caldavLogin: unreachable,
    mail: over.findSent ? { ...sender, findSent: over.findSent } : sender,
    compose: unreachable,
    parse: parseMail,
    mailboxes: imapMailboxes({ allowPrivate: true }),
    hooks: hookPost({ allowLoopback: true }),
    workflows: {
      dispatch: async () => {},
      schedule: async (key, _id, delayMs) => void scheduled.push({ key, delayMs }),
    },
    probes: { engine: async () => true, worker: async () => true, mail: async () => true },
    runs: restateRuns({ adminUrl: 'http://127.0.0.1:1', objectName: 'loops' }),
    model: null,
    payments: null,
    texting: null,
    findModelServers: async () => [],
    clientDocument: async () => null,
    settings: {
      baseUrl: 'http://localhost:3000',
      assistant: { name: 'Sunny', address: ASSISTANT },
      mailDomain: 'sundial.test',
      accountSender: { name: 'Sundial', address: ASSISTANT },
      supportEmail: 'help@sundial.test',
      operatorName: 'Test',
      signingSecret: 'a secret of this test',
      tokenSigningSecret: 'another secret of this test',
      encryptionKey: '00'.repeat(32),
      sandbox: true,
      google: { clientId: '', clientSecret: '', issuer: '', apiRoot: '' },
      forceConsent: false,
      billing: false,
      grandfatherBefore: Date.UTC(2025, 8, 19),
      paymentKey: null,
      waitlist: false,
      allowedDomains: [],
      adminEmail: null,
      development: false,
    },
  };
}

export const KEY = signingKey(mailboxRuntime().settings);

/** A user with an open loop of one guest. Addresses are fresh with every call. */
export async function ownerWithLoop() {
  const tag = base32(Buffer.from(randomUUID().replaceAll('-', ''), 'hex')).slice(0, 10);
  const email = `dana-${tag}@acme.test`;
  const guest = `kim-${tag}@guest.test`;
  const [owner] = await database().insert(users).values({ email, name: 'Dana Reed' }).returning();
  const ownerId = (owner as { id: string }).id;
  const person = { id: ownerId, address: email, name: 'Dana Reed', zone: 'America/New_York' };
  const loopId = await database().transaction(async (tx) => {
    const id = await openLoop(tx, person, 'Coffee', NOW);
    await tx.insert(loopParticipants).values({ loopId: id, address: guest });
    return id;
  });
  return { ownerId, email, guest, loopId };
}

/** A verdict of authentication; by default the domain of `from` vouches for the mail. */
export function verdict(from: string | null, over: Partial<MailAuthentication> = {}): MailAuthentication {
  return {
    level: 'A2',
    contradicted: false,
    temporary: false,
    from,
    reasons: [],
    signatures: [],
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    arc: 'none',
    result: {},
    ...over,
  };
}

/** A message from its headers and body. */
export function letter(headers: Readonly<Record<string, string>>, body = 'Tuesday works.'): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([...lines, '', body, ''].join('\r\n'));
}
