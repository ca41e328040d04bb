import { incoherences } from './coherence';
import type { Gate, Intent, Reading, ReadingContext, RiskClass } from './reading';

/** Least confidence of an intent or option that may act by itself. */
const LEAST_CONFIDENCE = 0.8;

const SILENT: readonly Intent[] = ['thank', 'acknowledge', 'out_of_office', 'delivery_failure', 'not_scheduling'];
/** Acts that only end what we do ourselves. */
const STOPS: readonly Intent[] = ['opt_out', 'hold_off', 'stop_assistant'];
const MOVES: readonly Intent[] = [
  'reschedule',
  'cancel',
  'decline_meeting',
  'add_participant',
  'remove_participant',
  'change_attendance',
  'change_duration',
  'change_medium',
  'change_location',
  'change_title',
  'delegate_scheduling',
  'share_scheduling_link',
  'opt_out',
  'stop_assistant',
  'hold_off',
  'resume',
  'approve_plan',
  'reject_plan',
  'edit_plan',
];

/**
 * Whether a reading may act by itself, and the risk of the act that it asks for. Everything that the reader was not
 * sure of closes the gate: words left over, flags, doubtful intents, ambiguous or conflicting times.
 */
export function gate(reading: Reading, context: ReadingContext): Gate {
  const kinds = reading.intents.map((intent) => intent.kind);
  const risk = riskOf(reading, kinds);
  const reasons: string[] = [];
  if (reading.understood !== 'full') reasons.push(`understood ${reading.understood}`);
  if (reading.residue.length > 0) reasons.push(`unread: ${reading.residue.slice(0, 5).join(', ')}`);
  const knows = context.role === 'owner' && reading.by === 'model';
  const flags = reading.flags.filter((flag) => !(knows && alarmsOthersOnly(flag)));
  for (const flag of flags) reasons.push(`flag: ${flag.replaceAll('_', ' ')}`);
  if (kinds.length === 0 || kinds.includes('unclear')) reasons.push('no clear intent');
  for (const intent of reading.intents)
    if (intent.confidence < LEAST_CONFIDENCE) reasons.push(`doubtful: ${intent.kind.replaceAll('_', ' ')}`);
  if (kinds.includes('accept_option') && !reading.options.some((option) => option.stance === 'accept'))
    reasons.push('accepts, but not which');
  if (reading.options.some((option) => option.confidence < LEAST_CONFIDENCE)) reasons.push('doubtful option');
  if (risk >= 2 && kinds.includes('ask_question') && asksFirst(reading)) reasons.push('asks a question first');
  if (reading.questions.some((question) => question.topic === 'other' && question.blocks !== false))
    reasons.push('question that data cannot answer');
  reasons.push(...incoherences(reading));
  if (context.role === 'owner' && risk === 5) reasons.push('preferences are confirmed');
  if (reading.by === 'model') return gateOfModel(reading, risk, reasons);
  // Nobody but the owner, or staff in their place, lets the plan that follows from it be carried out.
  if (reading.by === 'person')
    return { auto: false, class: risk, reasons: [...reasons, CORRECTED], unconfirmed: 'review' };
  if (context.loopState === 'booked' && context.role === 'guest' && kinds.includes('state_availability'))
    reasons.push('cannot, but neither moves nor cancels');
  // An aside of the owner's beside an order is not for the guest: what it says is known before the order is followed.
  const weighs = risk >= 2 || kinds.includes('instruct_assistant');
  const strange = weighs && !kinds.some((kind) => STOPS.includes(kind)) ? (reading.unknown ?? []) : [];
  if (strange.length === 0) return { auto: reasons.length === 0, class: risk, reasons };
  const word = `unread: ${strange.slice(0, 5).join(', ')}`;
  if (reasons.length > 0 || risk > 3 || context.role !== 'guest')
    return { auto: false, class: risk, reasons: [...reasons, word] };
  return { auto: false, class: risk, reasons: [word], unconfirmed: 'echo' };
}

/**
 * What is delicate in the words of others, and nothing new in the owner's own: what they hand over of it they want done. Only a
 * model tells whose matter it is.
 */
export function alarmsOthersOnly(flag: Reading['flags'][number]): boolean {
  return flag === 'sensitive' || flag === 'hostile' || flag === 'asks_private_information' || flag === 'unsolicited';
}

/** A time that code does not find in the words it was read from is offered or asked back, and never booked. */
function gateOfModel(reading: Reading, risk: RiskClass, reasons: readonly string[]): Gate {
  if (reasons.length > 0) return { auto: false, class: risk, reasons, unconfirmed: 'review' };
  const taken = reading.options.some(({ stance }) => stance === 'accept');
  const unchecked =
    !taken && reading.windows.some(({ role, stance, by }) => role === 'offer' && stance !== 'cannot' && by === 'model');
  if (risk < 2 || !unchecked) return { auto: true, class: risk, reasons };
  return { auto: false, class: risk, reasons: [UNCHECKED], unconfirmed: 'echo' };
}

const CORRECTED = 'read by a person';
const UNCHECKED = 'a time that only a model finds in these words';

function asksFirst({ questions }: Reading): boolean {
  return questions.every(({ blocks }) => blocks === undefined) || questions.some(({ blocks }) => blocks);
}

/** True when nothing at all is to be answered or done: the planned silence. */
export function isSilent(reading: Reading): boolean {
  return reading.intents.length > 0 && reading.intents.every((intent) => SILENT.includes(intent.kind));
}

function riskOf(reading: Reading, kinds: readonly Intent[]): RiskClass {
  if (kinds.includes('set_preference')) return 5;
  if (kinds.some((kind) => MOVES.includes(kind))) return 4;
  const exact = reading.windows.some(
    (window) =>
      window.role === 'offer' && window.stance !== 'cannot' && window.precision === 'minute' && window.to === null,
  );
  if (kinds.includes('propose_times') && exact) return 3;
  if (kinds.includes('accept_option') || kinds.includes('accept_any')) return 2;
  return isSilent(reading) ? 0 : 1;
}
