import { asc, isNotNull } from 'drizzle-orm';
import { questionIn } from '@/core/loop/asking/in-language';
import type { Action } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import { minuteOf, type Period } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { previewOf } from '@/modules/loops/queries/detail';
import { chosenLanguage, spokenTo } from '@/modules/loops/queries/owner-language';
import type { CalendarEvent } from '../../sandbox/google/calendar/model';
import type { Installation } from '../loops/installation';
import { changesBetween, eventsOf } from './calendar';
import type { Conversation } from './format';
import { assistantsMail } from './mailboxes';
import { stamp } from './moments';
import type { LoopOut, MailOut, QuestionOut, TurnOut } from './outcome';

/** Tells what is new since it was asked the last time. */
export class Observer {
  private readonly mails = new Set<string>();
  private readonly asked = new Set<string>();
  private readonly silenced = new Set<string>();
  private events: readonly CalendarEvent[] = [];

  constructor(
    private readonly place: Installation,
    private readonly given: Conversation,
  ) {}

  /** What is new, and how everything stands. The first time it is told for the sake of what was there before. */
  async news(hindered: string | null = null): Promise<TurnOut> {
    const { place, given } = this;
    const { zone, email } = given.owner;
    const events = await eventsOf(place, email);
    const changes = changesBetween(this.events, events, zone);
    this.events = events;
    const rows = await database().select().from(loops).orderBy(asc(loops.createdAt));
    return {
      at: stamp(minuteOf(place.clock.nowMs), zone),
      mails: await this.newMails(),
      events: changes,
      questions: await this.newQuestions(rows),
      state: { loops: rows.map(({ state }) => loopOut(state, zone)), silent: await this.newSilence() },
      failures: place.crashes.splice(0).map(({ error }) => error),
      hindered,
    };
  }

  private async newMails(): Promise<MailOut[]> {
    const found = new Map<string, MailOut>();
    for (const { box, mail } of await assistantsMail(this.place)) {
      if (this.mails.has(mail.id)) continue;
      this.mails.add(mail.id);
      const known = found.get(mail.messageId ?? mail.id);
      const to = known ? `${known.to}, ${box}` : box;
      found.set(mail.messageId ?? mail.id, { from: mail.from.address, to, subject: mail.subject, text: mail.text });
    }
    return [...found.values()];
  }

  private async newQuestions(rows: readonly (typeof loops.$inferSelect)[]): Promise<QuestionOut[]> {
    const questions: QuestionOut[] = [];
    for (const row of rows) {
      const chosen = await chosenLanguage(row.ownerId);
      for (const decision of row.state.needsOwner) {
        const { id, kind, quote } = decision;
        const key = `${row.id} ${id}`;
        if (this.asked.has(key)) continue;
        this.asked.add(key);
        const text = questionIn(decision, spokenTo(chosen, row.state));
        const said = quote ? `${text}\n> ${quote}` : text;
        questions.push({ kind, text: said, proposal: kind === 'approve' ? await this.proposalOf(row) : null });
      }
    }
    return questions;
  }

  private async proposalOf(row: typeof loops.$inferSelect): Promise<QuestionOut['proposal']> {
    const { proposal } = row.state;
    if (!proposal) return null;
    const { zone } = this.given.owner;
    const mail = await previewOf(row, zone, this.place.runtime);
    const acts = proposal.actions.flatMap((action) => wordsOf(action, proposal.after, zone));
    return { acts, mail: mail && { to: mail.to, text: mail.text } };
  }

  private async newSilence(): Promise<string[]> {
    const rows = await database()
      .select({ id: messages.id, from: messages.fromAddress, reason: messages.silentReason })
      .from(messages)
      .where(isNotNull(messages.silentReason))
      .orderBy(asc(messages.receivedAt));
    const fresh = rows.filter(({ id }) => !this.silenced.has(id));
    for (const { id } of fresh) this.silenced.add(id);
    return fresh.map(({ from, reason }) => `${from}: ${reason}`);
  }
}

function loopOut(state: LoopState, zone: string): LoopOut {
  const span = ({ start, end }: Period) => ({ start: stamp(start, zone), end: stamp(end, zone) });
  return {
    title: state.meeting.title ?? '',
    phase: state.phase,
    closed: state.closedReason,
    guests: state.participants.filter(({ role }) => role === 'guest').map(({ address }) => address),
    offer: state.offer?.slots.map(span) ?? [],
    booking: state.booking && state.closedReason !== 'cancelled' ? span(state.booking) : null,
    waiting: state.needsOwner.length,
    paused: state.pausedUntil !== null,
    takenOver: state.takenOver,
  };
}

/** What an action does to others or to the calendar, in few words; nothing for what is only kept in mind. */
function wordsOf(action: Action, { participants }: LoopState, zone: string): string[] {
  switch (action.kind) {
    case 'send': {
      const names = action.to.map((id) => participants.find((one) => one.id === id)?.address ?? id);
      const times = action.slots.map(({ start }) => stamp(start, zone));
      return [[`send ${action.template} to ${names.join(', ')}`, ...times].join(' ')];
    }
    case 'book':
    case 'move':
      return [`${action.kind} ${stamp(action.slot.start, zone)} to ${stamp(action.slot.end, zone)}`];
    case 'cancel_event':
      return ['cancel the event'];
    case 'update_event':
      return [`change the event: ${action.fields.join(', ')}`];
    case 'open_loop':
      return [`begin another matter: ${action.opening.subject}`];
    default:
      return [];
  }
}
