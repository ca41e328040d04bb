import type { Intent } from '../../reading/reading';
import type { Period } from '../../time/period';
import type { Heard, ResolvedWindow } from '../context';
import type { LoopState } from '../state';

/** Intents by which a time is taken as it is. */
const TAKES: ReadonlySet<string> = new Set(['accept_option', 'accept_any']);

/**
 * "9:30 it is, could you push it by 15 minutes?": the time that is taken, the only one on offer or the booked one, moved
 * by so many minutes, is what they propose; as it stands it is not taken. What says nothing of the kind stays.
 */
export function shifted(state: LoopState, heard: Heard): Heard {
  const { reading, windows } = heard;
  const { shiftMin, lateMin } = reading.details;
  const isLate = lateMin !== null || reading.intents.some(({ kind }) => kind === 'running_late');
  const base = shiftMin === null || shiftMin === 0 || isLate ? null : baseOf(state, heard);
  if (shiftMin === null || base === null) return heard;
  const start = base.start + shiftMin;
  const moved: ResolvedWindow = {
    start,
    end: start + state.meeting.durationMin,
    stance: 'can',
    role: 'offer',
    precision: 'minute',
    exactStart: true,
  };
  const taken = reading.intents.find(({ kind }) => TAKES.has(kind));
  const kind: Intent = state.booking && !state.offer ? 'reschedule' : 'propose_times';
  const asks = reading.intents.some((i) => i.kind === kind) ? [] : [{ confidence: 1, evidence: '', ...taken, kind }];
  return {
    ...heard,
    reading: {
      ...reading,
      acceptAny: false,
      intents: [...asks, ...reading.intents.filter((i) => !TAKES.has(i.kind))],
      options: reading.options.filter(({ stance }) => stance !== 'accept'),
    },
    windows: [moved, ...windows.filter((w) => w.start !== start && (w.start !== base.start || w.stance === 'cannot'))],
  };
}

/** The time that the shift is of; null where it may be of several. */
function baseOf({ offer, booking }: LoopState, { reading, windows }: Heard): Period | null {
  if (!offer) return booking;
  const accepted = offer.slots.filter(({ n }) => reading.options.some((o) => o.option === n && o.stance === 'accept'));
  const named = offer.slots.filter(({ start }) => windows.some((w) => w.start === start && w.precision === 'minute'));
  const [of, ...others] = accepted.length > 0 ? accepted : named.length > 0 ? named : offer.slots;
  return of && others.length === 0 ? of : null;
}
