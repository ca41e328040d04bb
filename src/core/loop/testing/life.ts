import type { Period } from '../../time/period';
import type { Heard, MessageFacts, OwnerRules, StepContext, StepEvent } from '../context';
import type { TimerKind } from '../event';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import type { Transition } from '../transition';
import type { Move, Words } from './move';
import { ASSISTANT, context, facts, NOW, newLoop, OWNER } from './scene';

/** Up to four guests, two of one company; the third is often elsewhere on earth. */
export const GUESTS = ['jane@globex.test', 'bob@globex.test', 'eve@initech.test', 'ana@umbrella.test'] as const;
export const STRANGER = 'mallory@evil.test';

export interface Beginning {
  readonly guests: number;
  readonly peers: number;
  readonly owner: Partial<OwnerRules>;
  readonly busy: readonly Period[];
  readonly words: Words;
}

/** One turn, as it was seen. */
export interface Turn {
  readonly before: LoopState;
  readonly event: StepEvent;
  readonly made: Transition;
  readonly ctx: StepContext;
}

const BASE = context();
const DAY = 1440;

/** The world around one loop: clock, timers, calendar, holds and mail, all in memory. */
export class World {
  now = NOW;
  state: LoopState = newLoop();
  readonly timers = new Map<TimerKind, number>();
  /** Acts that the calendar has not answered yet. */
  readonly underway: Action[] = [];
  holds: { start: number; expiresAt: number }[] = [];
  event: (Period & { sequence: number }) | null = null;
  private version = 0;
  private busy: Period[];
  private calendar: 'ok' | 'revoked' | 'unavailable' = 'ok';
  private calendarNow: StepContext['calendar'];
  private readonly mails = new Map<string, Extract<StepEvent, { kind: 'message' }>>();
  private readonly again: StepEvent[] = [];
  private readonly suppressed = new Set<string>();
  private readonly written = new Set<string>();
  private readonly shown = new Set<number>();
  private readonly turnsByDay = new Map<number, number>();

  constructor(
    private readonly beginning: Beginning,
    private readonly watch: (world: World, turn: Turn) => void,
  ) {
    this.busy = [...beginning.busy];
    this.calendarNow = this.read();
    const to = GUESTS.slice(0, beginning.guests).map((address) => ({ address, name: null }));
    this.mail(facts({ to, rowId: 'first', messageId: '<first@acme.test>' }), beginning.words);
  }

  /** Carries out one move; false when it cannot happen now. */
  move(move: Move): boolean {
    switch (move.kind) {
      case 'wait':
        return this.wait(move.luck);
      case 'idle': {
        const due = Math.min(...this.timers.values());
        this.now = Math.max(this.now, Math.min(this.now + move.minutes, due - 1));
        return true;
      }
      case 'mail':
        return this.write(move);
      case 'tick':
        return this.tick(move);
      case 'assistant':
        return this.byAssistant(move);
      case 'page':
        return this.onPage(move);
      case 'decide':
        return this.decide(move);
      case 'command':
        return this.turn({
          kind: 'command',
          command: move.command,
          until: move.until === null ? null : this.now + move.until,
          by: 'u',
        });
      case 'rsvp': {
        if (!this.event) return false;
        const start = move.counter === null ? null : this.now + move.counter;
        const counter = start === null ? null : { start, end: start + 30 };
        return this.turn({ kind: 'rsvp', address: addressOf(move.who), response: move.response, counter, via: 'itip' });
      }
      case 'owner_moves_event': {
        if (!this.event) return false;
        const { start, end, sequence } = this.event;
        this.event = { start: start + move.by, end: end + move.by, sequence: sequence + 1 };
        return this.turn({ kind: 'event_moved', ...this.event });
      }
      case 'owner_deletes_event':
        if (!this.event) return false;
        this.event = null;
        return this.turn({ kind: 'event_deleted' });
      case 'bounce':
        return this.turn({
          kind: 'delivery_failed',
          address: addressOf(move.who),
          reason: '5.1.1',
          permanent: move.permanent,
        });
      case 'busy':
        this.busy.push({ start: this.now + move.at, end: this.now + move.at + move.length });
        this.calendarNow = this.read();
        return true;
      case 'calendar':
        this.calendar = move.state;
        this.calendarNow = this.read();
        return move.state === 'ok' ? this.turn({ kind: 'calendar_changed' }) : true;
    }
  }

  /** The next outcome or timer; false when the loop waits for nothing. */
  wait(luck: number): boolean {
    const heardAgain = this.again.shift();
    if (heardAgain) return this.turn(heardAgain);
    const act = this.underway.shift();
    if (act) return this.turn(this.outcome(act, luck));
    const [next] = [...this.timers].sort(([, a], [, b]) => a - b);
    if (!next) return false;
    this.timers.delete(next[0]);
    this.now = Math.max(this.now, next[1]);
    return this.turn({ kind: 'timer', timer: next[0] });
  }

  /** True while something will happen by itself. */
  get waits(): boolean {
    return this.state.phase === 'CLOSED' || this.timers.size + this.underway.length + this.again.length > 0;
  }

  private turn(event: StepEvent): boolean {
    const ctx = this.context();
    const before = this.state;
    const made = step(before, event, ctx);
    this.state = made.state;
    for (const action of made.plan.actions) this.perform(action);
    if (made.plan.actions.some((a) => a.kind === 'send' && a.to.some((id) => id !== 'p1'))) {
      const day = Math.floor(this.now / DAY);
      this.turnsByDay.set(day, (this.turnsByDay.get(day) ?? 0) + 1);
    }
    this.watch(this, { before, event, made, ctx });
    return true;
  }

  private perform(action: Action): void {
    switch (action.kind) {
      case 'set_timer':
        this.timers.set(action.timer, action.dueAt);
        return;
      case 'cancel_timers':
        this.timers.clear();
        return;
      case 'hold':
        for (const { start } of action.slots) {
          this.holds = this.holds.filter((h) => h.start !== start);
          this.holds.push({ start, expiresAt: action.expiresAt });
        }
        return;
      case 'release_holds':
        this.holds = [];
        return;
      case 'book':
      case 'move':
      case 'cancel_event':
      case 'update_event':
        this.underway.push(action);
        return;
      case 'suppress':
        this.suppressed.add(action.address);
        return;
      case 'send':
        for (const id of [...action.to, ...action.cc]) {
          const person = this.state.participants.find((p) => p.id === id);
          if (person) this.written.add(person.address);
        }
        if (action.to.some((id) => id !== 'p1')) for (const { start } of action.slots) this.shown.add(start);
        return;
      case 'hear_again': {
        const mail = this.mails.get(action.messageRowId);
        if (!mail) return;
        const whose = this.state.participants.find((p) => p.id === action.as);
        const { suggested: _, ...said } = mail.facts;
        const proved = whose ? { from: { address: whose.address, name: whose.name }, role: 'guest' as const } : {};
        this.again.push({ ...mail, facts: { ...said, ...proved, level: 'A2', machine: null } });
        return;
      }
    }
  }

  private outcome(act: Action, luck: number): StepEvent {
    const broken = this.calendar === 'ok' ? null : this.calendar;
    const fails = broken ?? (luck === 1 ? 'unavailable' : null);
    if (act.kind === 'cancel_event') {
      if (fails) return { kind: 'cancel_failed', reason: fails };
      this.event = null;
      return { kind: 'event_cancelled' };
    }
    if (act.kind === 'update_event') {
      if (!this.event) return { kind: 'update_failed', reason: 'gone' };
      if (fails) return { kind: 'update_failed', reason: fails };
      this.event = { ...this.event, sequence: this.event.sequence + 1 };
      return { kind: 'event_updated', sequence: this.event.sequence, joinUrl: null };
    }
    if (act.kind !== 'book' && act.kind !== 'move') throw new Error(`${act.kind} is not performed outside`);
    // Booking what is booked answers with the booking as it stands.
    if (act.kind === 'book' && this.event) return this.inCalendar(this.event, false);
    const { start, end } = act.slot;
    const taken = luck === 2 || this.busy.some((b) => b.start < end && start < b.end);
    const reason = act.kind === 'move' && !this.event ? 'gone' : (fails ?? (taken ? 'taken' : null));
    if (reason) return { kind: 'booking_failed', start, end, reason };
    const sequence = (this.event?.sequence ?? -1) + 1;
    this.event = { start, end, sequence };
    return this.inCalendar(this.event, act.kind === 'move');
  }

  private inCalendar(event: Period & { sequence: number }, moved: boolean): StepEvent {
    return { kind: 'booked', meetingId: 'm', ...event, joinUrl: null, htmlLink: null, icalUid: 'u', moved };
  }

  private write({ who, level, machine, toAll, words, flags }: Extract<Move, { kind: 'mail' }>): boolean {
    const address = who === 0 ? OWNER : addressOf(who - 1);
    const known = this.state.participants.find((p) => p.address === address);
    const role = who === 0 ? 'owner' : known ? 'guest' : 'stranger';
    const others = this.state.participants.filter((p) => p.address !== address);
    const to = toAll ? others.map(({ address: a, name }) => ({ address: a, name })) : [];
    const n = this.mails.size;
    const { suggested, aside } = flags;
    const mail = facts({
      rowId: `row-${n}`,
      messageId: `<${n}@mail.test>`,
      from: { address, name: null },
      to: [...to, { address: ASSISTANT, name: null }],
      cc: [],
      role,
      level,
      machine,
      ...(suggested && role === 'guest' ? { suggested } : {}),
      ...(aside && role === 'owner' && toAll ? { aside } : {}),
    });
    return this.mail(mail, words);
  }

  private mail(mail: MessageFacts, words: Words): boolean {
    const event = { kind: 'message' as const, facts: mail, heard: this.said(words) };
    this.mails.set(mail.rowId, event);
    return this.turn(event);
  }

  private tick({ who, options, older, words }: Extract<Move, { kind: 'tick' }>): boolean {
    const guests = this.state.participants.filter((p) => p.role === 'guest');
    const guest = guests[who % Math.max(1, guests.length)];
    if (!guest || !this.state.offer) return false;
    const set = this.state.offer.set - (older ? 1 : 0);
    const said = words === null ? null : this.said(words);
    return this.turn({
      kind: 'choice',
      participantId: guest.id,
      set,
      options: said ? [] : options,
      suggestion: null,
      zone: null,
      heard: said,
    } as StepEvent);
  }

  /** On a page of theirs a guest sees free times of the meeting's length. */
  private onPage({ who, act, day }: Extract<Move, { kind: 'page' }>): boolean {
    const guests = this.state.participants.filter((p) => p.role === 'guest');
    const guest = guests[who % Math.max(1, guests.length)];
    if (!guest) return false;
    return this.turn({
      kind: 'on_page',
      participantId: guest.id,
      act,
      slot: act === 'cancel' ? null : this.slotIn(day),
    });
  }

  private slotIn(days: number): Period {
    const start = Math.floor(this.now / DAY) * DAY + days * DAY + 15 * 60;
    return { start, end: start + this.state.meeting.durationMin };
  }

  private byAssistant({ act, days }: Extract<Move, { kind: 'assistant' }>): boolean {
    const slots = days.map((day) => this.slotIn(day));
    return this.turn({ kind: 'other_assistant', act, slots, by: 'u', assistant: 'Claude' });
  }

  private decide({ approve, choice, edit, words }: Extract<Move, { kind: 'decide' }>): boolean {
    const open = this.state.needsOwner.at(-1);
    if (!open) return false;
    const taken = choice === null ? undefined : open.choices?.[choice % open.choices.length]?.id;
    return this.turn({
      kind: 'decision',
      decisionId: open.id,
      approve,
      answer: null,
      by: 'u',
      ...(taken ? { choice: taken } : {}),
      ...(edit && open.kind === 'approve' ? { edit: { title: 'Budget' } } : {}),
      ...(words === null ? {} : { heard: this.said(words) }),
    });
  }

  private said({ heard: what, windows }: Words): Heard {
    return { ...what, windows: windows.map((w) => ({ ...w, start: w.start + this.now, end: w.end + this.now })) };
  }

  private read(): StepContext['calendar'] {
    return this.calendar === 'ok' ? context({ busy: this.busy }).calendar : { ok: false, reason: this.calendar };
  }

  private context(): StepContext {
    this.version += 1;
    const { calendar } = BASE;
    const own = calendar.ok ? calendar.attendee : null;
    const peers = GUESTS.slice(0, this.beginning.peers).map(
      (address) => [address, { ...own, role: 'REQ-PARTICIPANT' }] as const,
    );
    return {
      ...BASE,
      now: this.now,
      version: this.version,
      owner: { ...BASE.owner, ...this.beginning.owner },
      calendar: this.calendarNow,
      suppressed: this.suppressed,
      knownAddresses: this.written,
      peers: new Map(peers) as StepContext['peers'],
      sent: {
        threadToday: this.turnsByDay.get(Math.floor(this.now / DAY)) ?? 0,
        newAddressesToday: 0,
        slotsShown: this.shown.size,
        probes: 0,
      },
    };
  }
}

/** The address of a guest, or of somebody who takes no part. */
function addressOf(who: number): string {
  return GUESTS[who] ?? STRANGER;
}

/** Nobody says anything any more: what is due falls due, until the loop is closed or waits for nothing. */
export function silence(world: World, until: number): void {
  while (world.state.phase !== 'CLOSED' && world.now <= until && world.wait(0));
  while (world.state.phase === 'CLOSED' && world.underway.length > 0) world.wait(0);
}
