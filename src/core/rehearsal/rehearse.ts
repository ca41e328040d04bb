import type { StepContext, StepEvent } from '../loop/context';
import { openingState } from '../loop/opening';
import type { Action } from '../loop/plan';
import { addressees } from '../loop/reply';
import type { Decision, LoopState } from '../loop/state';
import { step } from '../loop/step';
import type { EpochMinute, Period } from '../time/period';
import { hearing, practiceMail } from './hearing';
import type { Move, RehearsalScript } from './script';
import { type Entry, mailWords, type PracticeMeeting, type Stage } from './stage';

/** A rehearsal as far as it has come. */
export interface Rehearsed {
  readonly entries: readonly Entry[];
  /** Times that are on offer, or that the plan would offer which waits for the owner. */
  readonly held: readonly Period[];
  readonly meeting: PracticeMeeting | null;
  /** What the assistant asks the owner before it goes on, with the mails that it would send. */
  readonly question: { readonly decision: Decision; readonly mails: readonly Entry[] } | null;
}

/** How long people take to answer, in minutes. */
const PAUSE = { owner: 5, guest: 40 };
/** How often the practice guest answers by its own rule: more would be no rehearsal any more. */
const GUEST_ANSWERS = 3;
/** Events that follow one move by themselves: a booking, its confirmation, a morning that is waited for. */
const BY_THEMSELVES = 8;

/**
 * Plays a request through the very reader, step and composer that real mail goes through. All effects go to a calendar and
 * a thread that exist in the answer only. Equal scripts and stages give equal rehearsals.
 */
export function rehearse(stage: Stage, { request, moves }: RehearsalScript): Rehearsed {
  const practice = new Practice(stage);
  practice.write('owner', request);
  const left = [...moves];
  for (let byRule = 0; ; ) {
    const [next] = left;
    if (practice.awaitsOwner) {
      if (next?.by !== 'owner') return practice.standing();
      practice.decide(next);
      left.shift();
      practice.played += 1;
    } else if (next?.by === 'guest') {
      practice.write('guest', next.text);
      left.shift();
      practice.played += 1;
    } else if (practice.awaitsGuest && byRule < GUEST_ANSWERS) {
      practice.write('guest', answerByRule(practice.offered));
      byRule += 1;
    } else return practice.standing();
  }
}

/** The practice guest takes the second time where there is one: an answer that has to be understood. */
function answerByRule(offered: number): string {
  return offered > 1 ? 'The second one works for me, thanks!' : 'That works for me, thanks!';
}

class Practice {
  /** Moves of the script so far. */
  played = 0;
  private readonly entries: Entry[] = [];
  private readonly sent: string[] = [];
  private held: readonly Period[] = [];
  private state: LoopState;
  private now: EpochMinute;
  private version = 0;
  private mails = 0;
  private approvals = 0;
  private morning: EpochMinute | null = null;
  private due: StepEvent[] = [];

  constructor(private readonly stage: Stage) {
    const { context, owner, subject } = stage;
    this.now = context.now;
    this.state = openingState({ ...owner, zone: context.owner.zone }, subject);
  }

  get awaitsOwner(): boolean {
    return this.state.needsOwner.length > 0;
  }

  get awaitsGuest(): boolean {
    return this.state.offer !== null && this.state.booking === null && this.state.phase !== 'CLOSED';
  }

  get offered(): number {
    return this.state.offer?.slots.length ?? 0;
  }

  write(by: 'owner' | 'guest', text: string): void {
    if (this.mails > 0) this.now += PAUSE[by];
    this.mails += 1;
    this.entries.push({ by, to: null, at: this.now, text, why: [], after: this.played });
    const facts = practiceMail(this.stage, this.state, by, this.mails);
    const answers = by === 'guest' ? { answers: this.version } : {};
    const heard = hearing(this.stage, this.state, this.now, by, text);
    this.turn({ kind: 'message', facts: { ...facts, ...answers }, heard });
  }

  decide({ approve, text }: Extract<Move, { by: 'owner' }>): void {
    this.now += PAUSE.owner;
    const decision = this.state.needsOwner[0] as Decision;
    if (decision.kind === 'approve' && approve) this.approvals += 1;
    const words = text ?? (approve ? 'Yes, do that.' : 'No, leave it.');
    this.entries.push({ by: 'owner', to: null, at: this.now, text: words, why: [], after: this.played });
    const heard = text === null ? null : hearing(this.stage, this.state, this.now, 'owner', text);
    this.turn({ kind: 'decision', decisionId: decision.id, approve, answer: text, by: 'owner', heard });
  }

  standing(): Rehearsed {
    const { booking, meeting, needsOwner, proposal } = this.state;
    const { title, medium, location } = meeting;
    const [decision] = needsOwner;
    const proposed = offeredBy(proposal?.actions ?? []);
    const place = { state: proposal?.after ?? this.state, version: this.version };
    return {
      entries: this.entries,
      held: proposed.length > 0 ? proposed : this.held,
      meeting: booking && { start: booking.start, end: booking.end, title, medium, location },
      question: decision
        ? { decision, mails: decision.kind === 'approve' ? this.mailsOf(proposal?.actions ?? [], place, []) : [] }
        : null,
    };
  }

  /** One event, and all that follows from it without anybody doing anything. */
  private turn(first: StepEvent): void {
    this.due = [first];
    for (let turns = 0; turns < BY_THEMSELVES; turns += 1) {
      const event = this.due.shift() ?? this.nextMorning();
      if (!event) return;
      const made = step(this.state, event, this.context());
      this.state = made.state;
      this.version += 1;
      const place = { state: this.state, version: this.version };
      this.entries.push(...this.mailsOf(made.plan.actions, place, made.plan.reasons));
      for (const action of made.plan.actions) this.perform(action, made.plan.reasons);
    }
  }

  private nextMorning(): StepEvent | null {
    if (this.morning === null) return null;
    this.now = Math.max(this.now, this.morning);
    this.morning = null;
    return { kind: 'timer', timer: 'quiet_hours_over' };
  }

  private context(): StepContext {
    const { context, guest } = this.stage;
    const plansToReview = Math.max(0, context.owner.plansToReview - this.approvals);
    const owner = { ...context.owner, plansToReview };
    return { ...context, owner, now: this.now, version: this.version + 1, contacts: [guest] };
  }

  /** One entry for each mail: the guest's copy where it goes to the guest, else the owner's. */
  private mailsOf(
    actions: readonly Action[],
    { state, version }: { readonly state: LoopState; readonly version: number },
    why: readonly string[],
  ): Entry[] {
    return actions.flatMap((action, index): Entry[] => {
      // What is asked stands on the page; the mail that asks it says the same.
      if (action.kind !== 'send' || action.template === 'owner_question') return [];
      const [recipient] = addressees(state, action.to);
      if (!recipient) return [];
      const turn = this.sent.filter((template) => template === action.template).length;
      const first = !this.entries.some((entry) => entry.to === 'guest');
      const { text, held } = mailWords(this.stage, { state, version, index, turn, first }, action, recipient);
      if (held) return [];
      return [
        {
          by: 'assistant',
          to: recipient.role === 'owner' ? 'owner' : 'guest',
          at: this.now,
          text,
          why,
          after: this.played,
        },
      ];
    });
  }

  private perform(action: Action, why: readonly string[]): void {
    switch (action.kind) {
      case 'send':
        this.sent.push(action.template);
        return;
      case 'hold':
        this.held = action.slots;
        return;
      case 'release_holds':
        this.held = [];
        return;
      case 'book':
      case 'move': {
        const { start, end } = action.slot;
        const sequence = (this.state.booking?.sequence ?? -1) + 1;
        this.held = [];
        this.due.push({ kind: 'booked', start, end, sequence, moved: action.kind === 'move', ...IN_CALENDAR });
        return;
      }
      case 'update_event':
        this.due.push({ kind: 'event_updated', sequence: (this.state.booking?.sequence ?? 0) + 1, joinUrl: null });
        return;
      case 'cancel_event':
        this.due.push({ kind: 'event_cancelled' });
        return;
      case 'set_timer':
        if (action.timer === 'quiet_hours_over') this.morning = action.dueAt;
        return;
      case 'cancel_timers':
        this.morning = null;
        return;
      case 'notice':
        this.entries.push({ by: 'note', to: null, at: this.now, text: action.text, why, after: this.played });
        return;
      case 'silent':
        this.entries.push({
          by: 'note',
          to: null,
          at: this.now,
          text: `${action.reason}.`,
          why: [],
          after: this.played,
        });
        return;
    }
  }
}

function offeredBy(actions: readonly Action[]): readonly Period[] {
  return actions.flatMap((action) => (action.kind === 'hold' ? action.slots : []));
}

/** What the practice calendar answers to a booking. */
const IN_CALENDAR = { meetingId: 'practice', joinUrl: null, htmlLink: null, icalUid: 'practice' } as const;
