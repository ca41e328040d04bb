import { and, eq, inArray } from 'drizzle-orm';
import { type EpochMinute, minuteOf, type Period } from '@/core/time/period';
import { database } from '@/db/client';
import { loops, planActions, plans } from '@/db/schema/loops';
import { loopMessages, messages, outgoingMails } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { nextDueAt } from '@/modules/loops/queries/loops';
import { seeded } from '../../tests/support/random';
import type { WorldPart } from './cast';
import type { Installation } from './installation';
import { judge, leaksOf } from './judge';
import { type GuestRun, type LoopRun, loopRun } from './loop-run';
import { fetchMail } from './mailer';
import { honestAnswer, type Seen, whenAwake } from './mind';
import { moveIn, type Resident } from './move-in';
import { perform, request } from './perform';
import { type Act, personas } from './personas';
import { readMail } from './read-mail';

/** Days after the Monday on which a world ends: holds, reminders and expiries of all loops are over by then. */
const DAYS = 42;
/** Most people answer the invitation in their calendar, half an hour after they have seen it. */
const ANSWERS_INVITATION = { share: 0.7, afterMin: 30 };
/** The owner sees what waits for approval after so many minutes of being awake. */
const APPROVES_AFTER = 45;

interface Scheduled {
  readonly at: EpochMinute;
  readonly n: number;
  readonly loop: LoopRun;
  readonly guest: GuestRun | null;
  readonly act: Act | null;
  readonly run: () => Promise<void>;
}

/** One world being played: loops of several owners side by side, each step at its moment of the product's clock. */
export class World {
  readonly loops: readonly LoopRun[];
  private queue: Scheduled[] = [];
  private count = 0;
  private residents: readonly Resident[] = [];
  private readonly seenMails = new Set<string>();
  private readonly seenDecisions = new Set<string>();

  constructor(
    private readonly cast: WorldPart,
    private readonly place: Installation,
  ) {
    this.loops = cast.loops.map((part) =>
      loopRun(part, cast.owners[part.owner] as LoopRun['owner'], (n) => seeded(part.seed * 31 + n)),
    );
  }

  /** Plays it to its end. */
  async play(): Promise<void> {
    const { place, cast } = this;
    this.residents = await moveIn(place, cast.owners, cast.loops);
    for (const loop of this.loops) {
      this.schedule(loop, null, null, loop.part.requestAt, async () =>
        this.requested(loop, await request(place, loop)),
      );
    }
    const end = cast.startMs + DAYS * 86_400_000;
    for (;;) {
      await place.settle();
      await this.observe();
      const due = await nextDueAt();
      const next = Math.min((this.queue[0]?.at ?? Number.POSITIVE_INFINITY) * 60_000, due ?? Number.POSITIVE_INFINITY);
      if (next > end) break;
      await place.moveTo(next);
      await place.settle();
      await this.observe();
      const [first] = this.queue;
      if (!first || first.at * 60_000 > place.clock.nowMs) continue;
      this.queue.shift();
      await first.run();
    }
  }

  private get now(): EpochMinute {
    return minuteOf(this.place.clock.nowMs);
  }

  private schedule(
    loop: LoopRun,
    guest: GuestRun | null,
    act: Act | null,
    at: EpochMinute,
    run: () => Promise<void>,
  ): void {
    this.count += 1;
    this.queue.push({ at, n: this.count, loop, guest, act, run });
    this.queue.sort((a, b) => a.at - b.at || a.n - b.n);
  }

  private async requested(loop: LoopRun, messageId: string): Promise<void> {
    await this.place.settle();
    const [row] = await database()
      .select({ loopId: loopMessages.loopId })
      .from(messages)
      .innerJoin(loopMessages, eq(loopMessages.messageId, messages.id))
      .where(eq(messages.messageId, messageId));
    loop.loopId = row?.loopId ?? null;
    await this.observe();
  }

  private async observe(): Promise<void> {
    for (const { loopId, atMs, error } of this.place.crashes.splice(0)) {
      const loop = this.loops.find((one) => one.loopId === loopId);
      loop?.faults.push({ kind: 'crash', at: minuteOf(atMs), text: error });
    }
    await this.observeLoops();
    const rows = await database()
      .select({
        id: outgoingMails.id,
        loopId: outgoingMails.loopId,
        version: outgoingMails.loopVersion,
        index: outgoingMails.actionIndex,
        recipient: outgoingMails.recipient,
        messageId: outgoingMails.messageId,
        template: outgoingMails.template,
        state: outgoingMails.state,
        text: outgoingMails.text,
      })
      .from(outgoingMails)
      .orderBy(outgoingMails.loopId, outgoingMails.loopVersion, outgoingMails.actionIndex, outgoingMails.recipient);
    for (const row of rows) {
      if (this.seenMails.has(row.id) || row.state !== 'sent') continue;
      const loop = this.loops.find(({ loopId }) => loopId === row.loopId);
      if (!loop) continue;
      this.seenMails.add(row.id);
      const guest = loop.guests.find(({ part }) => part.address === row.recipient);
      loop.story.push({ at: this.now, who: `Sunny → ${row.recipient} [${row.template}]`, text: row.text });
      loop.sent.push({ at: this.now, to: row.recipient, template: row.template });
      if (row.recipient === loop.owner.email) continue;
      if (!guest) loop.faults.push({ kind: 'wrong_send', at: this.now, text: `a mail to ${row.recipient}` });
      else await this.delivered(loop, guest, row);
    }
  }

  private async delivered(
    loop: LoopRun,
    guest: GuestRun,
    row: { loopId: string; version: number; index: number; messageId: string; template: string },
  ): Promise<void> {
    if (loop.firstBookedAt === null || row.template === 'confirm') loop.turns.add(`${row.version}:${row.index}`);
    if (loop.closedAt !== null && row.version > loop.closedAt) {
      loop.faults.push({ kind: 'after_end', at: this.now, text: `[${row.template}] to ${guest.part.address}` });
    }
    const mail = await fetchMail(this.place, guest.part.address, row.messageId);
    if (!mail) return;
    const seen = readMail(mail, row.template, this.now);
    const planned = await plannedSlots(row);
    const confirmed = await this.confirmed(loop.part.owner);
    const faults = judge(loop, guest, {
      template: row.template,
      planned,
      seen,
      now: this.now,
      booked: confirmed.find(({ loopId }) => loopId === row.loopId) ?? null,
      others: confirmed.filter(({ loopId }) => loopId !== row.loopId),
    });
    for (const text of faults)
      loop.faults.push({ kind: 'wrong_send', at: this.now, text: `[${row.template}] ${text}` });
    for (const text of leaksOf(mail, this.strangersTo(loop))) loop.faults.push({ kind: 'leak', at: this.now, text });
    guest.thread = {
      messageId: row.messageId,
      references: [...(mail.references?.split(/\s+/) ?? []), row.messageId].filter(Boolean),
      subject: mail.subject ?? '',
      replyTo: mail.replyTo?.[0]?.address ?? mail.from?.address ?? '',
      text: mail.text ?? '',
    };
    this.react(loop, guest, seen);
  }

  /** What the guest will do about it. Whoever has something in mind already does that, on what they know by then. */
  private react(loop: LoopRun, guest: GuestRun, seen: Seen): void {
    const { mind } = guest;
    const persona = personas[guest.part.persona];
    mind.now = this.now;
    if (seen.slots.length > 0) mind.offer = seen;
    if (seen.page || seen.template === 'clarify') guest.lastAskedAt = this.now;
    const first = seen.template === 'confirm' && loop.firstBookedAt === null;
    if (first) {
      loop.firstBookedAt = this.now;
      loop.firstStart = seen.slots[0]?.start ?? null;
    }
    if (seen.template === 'confirm')
      mind.booked = seen.slots.map(({ start }) => ({ start, end: start + mind.minutes }));
    if (first || seen.template === 'moved') this.answerInvitation(loop, guest);
    if (this.queue.some((one) => one.guest === guest && !one.act?.bare)) return;
    const acts = seen.page
      ? persona.onOptions(mind, seen)
      : first
        ? (persona.onBooked?.(mind, seen.slots[0]?.start ?? this.now) ?? [])
        : seen.template === 'clarify'
          ? [this.clearer(guest)]
          : [];
    for (const act of acts) {
      this.schedule(loop, guest, act, act.at, () => perform(this.place, loop, guest, act));
    }
  }

  private answerInvitation(loop: LoopRun, guest: GuestRun): void {
    if (guest.mind.chance() >= ANSWERS_INVITATION.share) return;
    const when = whenAwake(guest.mind, this.now, ANSWERS_INVITATION.afterMin);
    this.schedule(loop, null, null, when, async () => {
      const [meeting] = await database()
        .select({ eventId: meetings.providerEventId })
        .from(meetings)
        .where(and(eq(meetings.loopId, loop.loopId as string), eq(meetings.state, 'confirmed')));
      const { address } = guest.part;
      const { control } = this.place.sandbox;
      if (!meeting?.eventId || !control.respond(loop.owner.email, meeting.eventId, address, 'accepted')) return;
      loop.story.push({ at: this.now, who: `${guest.part.name} accepts the invitation`, text: '' });
    });
  }

  /** Whoever is asked what they meant says it again: what they proposed, else their answer to what is on offer. */
  private clearer({ mind }: GuestRun): Act {
    return {
      at: whenAwake(mind, this.now, 60),
      by: 'mail',
      think: (now) => (now.proposed.length > 0 ? { say: 'counter', windows: now.proposed } : honestAnswer(now)),
    };
  }

  private async observeLoops(): Promise<void> {
    const known = this.loops.flatMap(({ loopId }) => loopId ?? []);
    if (known.length === 0) return;
    const rows = await database()
      .select({ id: loops.id, phase: loops.phase, version: loops.version, state: loops.state })
      .from(loops)
      .where(inArray(loops.id, known))
      .orderBy(loops.id);
    for (const row of rows) {
      const loop = this.loops.find(({ loopId }) => loopId === row.id) as LoopRun;
      if (row.phase !== 'CLOSED') loop.closedAt = null;
      else loop.closedAt ??= row.version;
      for (const { id, kind, text, quote } of row.state.needsOwner) {
        const key = `${row.id} ${id}`;
        if (this.seenDecisions.has(key)) continue;
        this.seenDecisions.add(key);
        if (kind === 'approve') this.approveLater(loop, id);
        else {
          loop.questions.push(text);
          loop.story.push({ at: this.now, who: 'the owner is asked', text: quote ? `${text}\n> ${quote}` : text });
        }
      }
    }
  }

  private approveLater(loop: LoopRun, decisionId: string): void {
    const { calendar } = loop.owner;
    const mind = { part: { calendar } } as unknown as GuestRun['mind'];
    const resident = this.residents[loop.part.owner] as Resident;
    this.schedule(loop, null, null, whenAwake(mind, this.now, APPROVES_AFTER), async () => {
      const answered = await resident.approve(loop.loopId as string, decisionId);
      loop.story.push({
        at: this.now,
        who: `${loop.owner.name} (owner)`,
        text: answered ? `approves ${decisionId}` : 'comes too late to approve',
      });
      if (answered) loop.approvals += 1;
    });
  }

  private async confirmed(owner: number): Promise<(Period & { loopId: string })[]> {
    const own = new Set(this.loops.filter((loop) => loop.part.owner === owner).map(({ loopId }) => loopId));
    const rows = await database()
      .select({ loopId: meetings.loopId, start: meetings.startMin, end: meetings.endMin })
      .from(meetings)
      .where(eq(meetings.state, 'confirmed'));
    return rows.filter(({ loopId }) => own.has(loopId));
  }

  private strangersTo(loop: LoopRun): string[] {
    return this.loops.filter((other) => other !== loop).flatMap(({ guests }) => guests.map(({ part }) => part.name));
  }
}

/** The times of the action that a mail was written from. */
async function plannedSlots(row: { loopId: string; version: number; index: number }): Promise<readonly Period[]> {
  const [found] = await database()
    .select({ action: planActions.action })
    .from(planActions)
    .innerJoin(plans, eq(plans.id, planActions.planId))
    .where(and(eq(plans.loopId, row.loopId), eq(plans.version, row.version), eq(planActions.index, row.index)));
  return found?.action.kind === 'send' ? found.action.slots : [];
}
