import type { Intent } from '../../reading/reading';
import { askGuest, mayAskBack } from '../asking/ask-guest';
import { aboutBooking } from '../booked/after-booking';
import { type Speaker, UNVERIFIED } from '../booked/authority';
import { answerQuestions } from '../booked/event-questions';
import type { Heard, MessageFacts, StepContext } from '../context';
import { onTermsOf } from '../owner/greeted';
import { remember } from '../owner/memory';
import type { GuestsPart } from '../plan';
import type { LoopState, Participant } from '../state';
import { ENDED } from '../stop';
import { changeOffer } from '../times/offer-changes';
import { isWish } from '../times/wish';
import { askOwner, mailToOwner, reachableGuests, silent, type Transition, transition } from '../transition';
import { goOn } from './agreement';
import { answerByMail } from './answers';
import { changeCompany, withCopies } from './company';
import { ofTheirList } from './listed-options';
import { leaves, optOut } from './opting-out';
import { automated, withAnswers } from './questions-beside';
import { shifted } from './shifted';
import { quoteOf, unclear } from './unclear';
import { requiredGuests, speaksFor } from './voices';

/** Intents that need no answer when nothing else was said. */
const QUIET: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'provide_details']);

const WHICH_OPEN = 'Which of several meetings they take part in is still open';
/** Whoever asks for a meeting books none before its owner has said that there shall be one. */
const WHETHER_OPEN = 'Whether there is to be a meeting is still for the owner to say';

/** What says no more than that they would like to. */
const GLAD: ReadonlySet<Intent> = new Set([
  ...QUIET,
  'accept_option',
  'accept_any',
  'request_meeting',
  'ask_for_times',
  'state_availability',
]);

/** A mail of a guest, at level A1 at least (matched by token or thread, and by address). */
export function guestMessage(
  state: LoopState,
  guest: Participant,
  facts: Pick<MessageFacts, 'level' | 'to' | 'cc' | 'answers' | 'assistantAddress'>,
  said: Heard,
  ctx: StepContext,
): Transition {
  if (said.beside) {
    const { beside, ...rest } = said;
    return withAnswers(guestMessage(state, guest, facts, rest, ctx), guest, beside, rest, ctx);
  }
  const open =
    state.phase === 'INTAKE' && state.needsOwner.find(({ kind }) => kind === 'pairing' || kind === 'what_to_do');
  if (open) return silent(state, open.kind === 'pairing' ? WHICH_OPEN : WHETHER_OPEN);
  const heard = shifted(state, ofTheirList(state, guest, facts.answers, said));
  const { reading } = heard;
  const told = onTermsOf(withCopies(remember(state, heard, guest.id), guest, facts), guest, heard);
  if (intends(heard, 'opt_out')) return optOut(told, guest, ctx);
  if (guest.status === 'opted_out') return unclear(told, guest, 'opted_out', heard, ctx);
  if (intends(heard, 'out_of_office')) return silent(told, 'Out of office: it is not answered');
  if (state.phase === 'CLOSED') {
    return reading.intents.every((i) => QUIET.has(i.kind))
      ? silent(told, 'This is closed, and nothing was asked')
      : unclear(told, guest, 'closed', heard, ctx);
  }
  if (reading.flags.includes('weekday_date_conflict') || isTwoWays(heard)) {
    return mayAskBack(told)
      ? askGuest(told, guest, { part: partInDoubt(told, guest, heard), quote: quoteOf(heard) }, ctx)
      : unclear(told, guest, 'two_ways', heard, ctx);
  }
  if (reading.questions.some((q) => q.topic === 'is_automated')) {
    return transition(told, [automated(guest)], ['The guest asks whether a person writes'], 1);
  }
  const speaker = { person: guest, level: facts.level };
  if (state.booking) return whenBooked(told, speaker, heard, ctx);
  const rest = (changed: LoopState) => answerByMail(changed, guest, heard, ctx);
  return changeCompany(told, speaker, { facts, heard }, ctx, rest) ?? whenOffered(told, speaker, heard, ctx);
}

/** A clock that nobody knows the zone of has more meanings than its words. */
function partInDoubt({ participants }: LoopState, { id }: Participant, { reading }: Heard): GuestsPart {
  const zone = participants.find((person) => person.id === id)?.zone ?? null;
  return zone === null && !reading.flags.includes('weekday_date_conflict') ? 'zone' : 'time';
}

/** A time that may be another one; days to look for a time on are settled by times to choose from. */
function isTwoWays({ reading, windows }: Heard): boolean {
  if (!reading.flags.includes('ambiguous_time')) return false;
  const offers = windows.filter(isWish);
  const open = reading.by === 'model' && offers.length > 0 && offers.every(({ exactStart }) => !exactStart);
  return !open || reading.options.some(({ stance }) => stance === 'accept');
}

/** "Happy to!", before there is anything to choose from. */
function agreesAlone({ reading, windows }: Heard): boolean {
  const { intents, questions } = reading;
  const glad = intents.every((i) => GLAD.has(i.kind));
  return glad && intents.length > 0 && questions.length === 0 && windows.length === 0;
}

function intends({ reading }: Heard, kind: Intent): boolean {
  return reading.intents.some((i) => i.kind === kind);
}

function whenOffered(state: LoopState, speaker: Speaker, heard: Heard, ctx: StepContext): Transition {
  const { reading } = heard;
  const guest = speaker.person;
  const said = (kind: Intent) => reading.intents.some((i) => i.kind === kind);
  if (said('decline_meeting')) return declined(state, guest, ctx);
  const answered = changeOffer(state, speaker, heard, ctx) ?? answerByMail(state, guest, heard, ctx);
  if (answered) return answered;
  if (state.phase === 'INTAKE' && agreesAlone(heard)) {
    return silent(state, 'They are glad to meet: the first times are still to be offered');
  }
  if (reading.intents.length > 0 && reading.intents.every((i) => QUIET.has(i.kind))) {
    return silent(state, 'Thanks, or an acknowledgement: nothing is asked');
  }
  return answerQuestions(state, guest, heard) ?? unclear(state, guest, 'uncertain', heard, ctx);
}

function whenBooked(state: LoopState, speaker: Speaker, heard: Heard, ctx: StepContext): Transition {
  const guest = speaker.person;
  const said = (kind: Intent) => heard.reading.intents.some((i) => i.kind === kind);
  if (state.phase === 'RESCHEDULING' && !said('cancel') && !said('decline_meeting')) {
    const answered = state.offer && answerByMail(state, guest, heard, ctx);
    if (answered) return confirmedByMail(state, speaker, answered);
  }
  const wanted = aboutBooking(state, speaker, heard, ctx);
  if (wanted) return wanted;
  if (heard.reading.intents.some((i) => !QUIET.has(i.kind) && i.kind !== 'accept_option' && i.kind !== 'accept_any')) {
    return unclear(state, guest, 'booked', heard, ctx);
  }
  return silent(state, 'The meeting stands as it is: nothing changes');
}

/** A move that nobody has proved to want is confirmed by link; by mail only of a sender who is proved. */
function confirmedByMail({ underway }: LoopState, { level }: Speaker, made: Transition): Transition {
  const proved = level === 'A2' || level === 'A3';
  if (proved || !underway?.unproved || made.plan.actions.every((a) => a.kind !== 'move')) return made;
  return { ...made, plan: { ...made.plan, reasons: [...made.plan.reasons, UNVERIFIED] } };
}

/** Whoever arranges somebody's time declines for them. One who need not come is let go without a question. */
function declined(state: LoopState, writer: Participant, ctx: StepContext): Transition {
  const guest = speaksFor(state, writer);
  const required = requiredGuests(state).some((p) => p.id === guest.id);
  const left = [guest, writer].reduce((rest, one) => leaves(rest, one, 'declined'), state);
  if (!required) return goOn(left, ctx, [`${label(guest)} does not come, and need not`]);
  if (reachableGuests(left).length > 0) {
    return askOwner(left, {
      id: `without-${guest.id}`,
      kind: 'without',
      about: guest.id,
      says: [{ line: 'declined_go_on', who: label(guest), title: state.meeting.title }],
      now: ctx.now,
    });
  }
  const next: LoopState = { ...left, ...ENDED, phase: 'CLOSED', closedReason: 'declined' };
  return transition(
    next,
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      mailToOwner(
        'owner_status',
        [{ line: 'declined_released', who: label(guest), title: state.meeting.title }],
        'reports',
      ),
    ],
    [`${label(guest)} does not want to meet`],
    1,
  );
}

function label(guest: Participant): string {
  return guest.name ?? guest.address;
}
