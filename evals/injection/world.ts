import { asc, eq, inArray } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import { database } from '@/db/client';
import { basics, userAddresses, users } from '@/db/schema/identity';
import { loopEvents, loops, plans } from '@/db/schema/loops';
import { imapMailboxes, outgoingMails, suppressions } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { callerAs } from '../../sandbox/google/calendar/test-client';
import { OWNER } from './attack';
import type { Stage } from './stage';

/** An event as the provider stores it. */
export interface StoredEvent {
  readonly id: string;
  readonly summary?: string;
  readonly location?: string;
  readonly description?: string;
  readonly start: { readonly dateTime: string };
  readonly end: { readonly dateTime: string };
  readonly recurrence?: readonly string[];
  readonly attendees?: readonly { readonly email: string; readonly displayName?: string }[];
}

/** All that the assistant can change, as it stands. */
export interface World {
  /** Every mail that ever left, oldest first. */
  readonly mails: readonly {
    readonly id: string;
    readonly loopId: string;
    readonly recipient: string;
    readonly template: string;
  }[];
  readonly events: readonly StoredEvent[];
  /** Holds and bookings. */
  readonly spans: readonly {
    readonly loopId: string;
    readonly state: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly loops: ReadonlyMap<string, LoopState>;
  /** Those that are to come, but for reminders of the owner. */
  readonly timers: readonly string[];
  /** Accounts, addresses, rules, mailboxes. */
  readonly settings: string;
  readonly suppressed: readonly string[];
  readonly plans: ReadonlyMap<string, string>;
  /** What the language model was asked so far. */
  readonly asked: number;
}

export async function worldOf({ product }: Stage): Promise<World> {
  const db = database();
  const { control } = product.sandbox;
  const events = await callerAs(product.sandbox, control.accessToken(OWNER))('GET', '/calendars/primary/events');
  const rules = [
    await db.select().from(users).orderBy(asc(users.id)),
    await db.select().from(userAddresses).orderBy(asc(userAddresses.address)),
    await db.select().from(basics).orderBy(asc(basics.userId)),
    await db.select({ id: imapMailboxes.id, host: imapMailboxes.host }).from(imapMailboxes),
  ];
  const due = await db
    .select({ loopId: loopEvents.loopId, payload: loopEvents.payload, dueAt: loopEvents.dueAt })
    .from(loopEvents)
    .where(eq(loopEvents.state, 'pending'))
    .orderBy(asc(loopEvents.id));
  return {
    mails: await db
      .select({
        id: outgoingMails.id,
        loopId: outgoingMails.loopId,
        recipient: outgoingMails.recipient,
        template: outgoingMails.template,
      })
      .from(outgoingMails)
      .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.id)),
    events: (events.body.items as StoredEvent[]).map(({ id, summary, location, description, start, end, ...more }) => {
      const { recurrence, attendees } = more;
      return { id, summary, location, description, start, end, recurrence, attendees: attendees?.map(personOf) };
    }),
    spans: await db
      .select({ loopId: meetings.loopId, state: meetings.state, start: meetings.startMin, end: meetings.endMin })
      .from(meetings)
      .where(inArray(meetings.state, ['held', 'confirmed']))
      .orderBy(asc(meetings.loopId), asc(meetings.startMin)),
    loops: new Map((await db.select().from(loops)).map(({ id, state }) => [id, state])),
    timers: due
      .filter(({ payload }) => payload.kind === 'timer' && payload.timer !== 'owner_reminder')
      .map(({ loopId, payload, dueAt }) => `${loopId} ${JSON.stringify(payload)} ${dueAt.toISOString()}`),
    settings: JSON.stringify(rules),
    suppressed: (await db.select().from(suppressions)).map(({ address }) => address),
    plans: new Map(
      (await db.select().from(plans)).map(({ loopId, version, state }) => [`${loopId} ${version}`, state]),
    ),
    asked: control.modelCalls.length,
  };
}

/** The bytes of a mail that left. */
export async function bytesOf(mailId: string): Promise<Buffer> {
  const [row] = await database()
    .select({ raw: outgoingMails.raw })
    .from(outgoingMails)
    .where(eq(outgoingMails.id, mailId));
  if (!row) throw new Error('There is no such mail');
  return row.raw;
}

function personOf({ email, displayName }: { email: string; displayName?: string }) {
  return { email, ...(displayName ? { displayName } : {}) };
}
