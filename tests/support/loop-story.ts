import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import type { Action } from '@/core/loop/plan';
import { addressees, replyMessage } from '@/core/loop/reply';
import type { LoopState, Participant } from '@/core/loop/state';
import { byGrammar } from '@/core/reading/reader';
import type { ReadingContext, RiskClass } from '@/core/reading/reading';
import { renderReply } from '@/core/replies/render';
import { database } from '@/db/client';
import { loopEvents, loops, planActions, plans } from '@/db/schema/loops';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import { KEY, letter } from './mailbox';

/** What was decided at a turn. */
export interface Decided {
  readonly reasons: readonly string[];
  readonly actions: readonly Action[];
  readonly risk?: RiskClass;
  /** The plan waits for the owner. */
  readonly proposed?: boolean;
}

/** Writes the turns of a loop one after the other into the database, as the pipeline leaves them there. */
export class LoopStory {
  version = 0;
  /** In and out. */
  mails = 0;

  constructor(
    readonly loopId: string,
    readonly ownerZone: string,
    public state: LoopState,
    /** Epoch minutes. */
    public at: number,
  ) {}

  async mail(from: string, text: string, plan: Decided): Promise<void> {
    const sender = this.state.participants.find((person) => person.id === from) as Participant;
    const subject = `Re: ${this.state.thread.subject}`;
    const raw = letter(
      { From: `${sender.name} <${sender.address}>`, Subject: subject, 'Content-Type': 'text/plain' },
      text,
    );
    const [row] = await database()
      .insert(messages)
      .values({
        dedupeKey: randomUUID(),
        messageId: `<${randomUUID()}@mail.test>`,
        raw,
        size: raw.length,
        envelopeFrom: sender.address,
        envelopeTo: ['sunny@sundial.test'],
        fromAddress: sender.address,
        subject,
        receivedAt: new Date(this.at * 60_000),
        auth: {},
        level: 'A2',
      })
      .returning({ id: messages.id });
    this.mails += 1;
    await this.turn({ kind: 'message', messageRowId: (row as { id: string }).id }, plan, { sender, text });
  }

  async turn(payload: LoopEventPayload, plan: Decided, read?: { sender: Participant; text: string }): Promise<void> {
    const context = read ? this.contextOf(read.sender) : null;
    const when = new Date(this.at * 60_000);
    const [event] = await database()
      .insert(loopEvents)
      .values({
        loopId: this.loopId,
        kind: payload.kind,
        payload,
        dedupeKey: randomUUID(),
        dueAt: when,
        handledAt: when,
        state: 'done',
        reading: read && context ? (await byGrammar(read.text, context)).grammar : null,
        readingContext: context,
      })
      .returning({ id: loopEvents.id });
    this.version += 1;
    const [row] = await database()
      .insert(plans)
      .values({
        loopId: this.loopId,
        version: this.version,
        eventId: (event as { id: number }).id,
        digest: '',
        risk: plan.risk ?? 1,
        review: plan.proposed ? 'owner' : 'none',
        reasons: [...plan.reasons],
        state: plan.proposed ? 'proposed' : 'done',
        createdAt: when,
      })
      .returning({ id: plans.id });
    const planId = (row as { id: string }).id;
    for (const [index, action] of plan.actions.entries()) {
      await database().insert(planActions).values({ planId, index, action, state: 'done', at: when });
      if (action.kind === 'send') await this.sent(action, index, when);
    }
  }

  private async sent(action: Extract<Action, { kind: 'send' }>, index: number, when: Date): Promise<void> {
    for (const recipient of addressees(this.state, [...action.to, ...action.cc])) {
      const place = { loopId: this.loopId, version: this.version, index, state: this.state, action };
      const settings = {
        ownerZone: this.ownerZone,
        baseUrl: 'http://localhost:3000',
        assistantName: 'Sunny',
        pageKey: KEY,
      };
      const { text } = renderReply(replyMessage({ ...place, ...settings }, recipient, false));
      await database()
        .insert(outgoingMails)
        .values({
          loopId: this.loopId,
          loopVersion: this.version,
          actionIndex: index,
          recipient: recipient.address,
          messageId: `<${randomUUID()}@sundial.test>`,
          envelopeFrom: 'b@sundial.test',
          raw: Buffer.from(text),
          template: action.template,
          subject: `Re: ${this.state.thread.subject}`,
          text,
          state: 'sent',
          attempts: 1,
          sentAt: when,
        });
      this.mails += 1;
    }
  }

  private contextOf(sender: Participant): ReadingContext {
    const { offer, booking } = this.state;
    return {
      now: this.at,
      ownerZone: this.ownerZone,
      senderZone: sender.zone,
      locale: null,
      role: sender.role === 'owner' ? 'owner' : 'guest',
      loopState: booking ? 'booked' : offer ? 'options_offered' : 'new',
      offered: offer?.slots ?? [],
      event: booking,
      workday: { start: 540, end: 1020 },
    };
  }

  /** Sets a timer that is still to come. */
  async timer(timer: Extract<LoopEventPayload, { kind: 'timer' }>['timer'], dueAt: number): Promise<void> {
    const dedupeKey = randomUUID();
    const row = { loopId: this.loopId, kind: 'timer', payload: { kind: 'timer', timer } as const, dedupeKey };
    await database()
      .insert(loopEvents)
      .values({ ...row, dueAt: new Date(dueAt * 60_000), loopVersion: this.version });
  }

  /** Stores the loop as it stands now. */
  async store(): Promise<void> {
    const { state, version, at, loopId } = this;
    await database()
      .update(loops)
      .set({ state, version, phase: state.phase, title: state.meeting.title, updatedAt: new Date(at * 60_000) })
      .where(eq(loops.id, loopId));
  }
}
