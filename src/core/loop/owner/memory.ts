import type { Period } from '../../time/period';
import type { Heard } from '../context';
import { type Constraint, LANGUAGES, type LoopState, type Participant } from '../state';
import { isWish } from '../times/wish';
import { isMeant } from './people';

/** What a loop keeps of what was said about times. */
const KEPT = 240;

/** Adds what was said about times, and a stated zone. A newer positive statement of the same person replaces the older. */
export function remember(state: LoopState, heard: Heard, by: string): LoopState {
  const fresh = constraintsOf(heard, by, state.meeting.durationMin);
  const positive = fresh.some(isWish);
  const kept = positive
    ? state.constraints.filter(
        (c) => c.by !== by || c.role !== 'offer' || c.stance === 'cannot' || c.stance === 'avoid',
      )
    : state.constraints;
  return {
    ...state,
    ...(by === 'p1' && heard.owner?.adapts ? { adaptsToGuest: true } : {}),
    constraints: [...withoutTakenBack(kept, fresh, state.meeting.durationMin), ...fresh].slice(-KEPT),
    participants: state.participants.map((p) => {
      if (p.id === by) return withClock(acquainted(p, heard), state, heard);
      return by === 'p1' ? placed(p, heard) : p;
    }),
  };
}

/** "Not on Tuesday", and later "Tuesday at 4:30": of two statements of one person the newer counts, unless it is the wider. */
function withoutTakenBack(kept: readonly Constraint[], fresh: readonly Constraint[], minutes: number): Constraint[] {
  const now = fresh.filter(isWish).map((c) => (c.exactStart ? { ...c, end: c.start + minutes } : c));
  return kept.flatMap((c) => {
    const refuses = c.role === 'offer' && (c.stance === 'cannot' || c.stance === 'avoid');
    const taken = refuses ? now.filter((n) => n.by === c.by && c.start <= n.start && n.end <= c.end) : [];
    return taken.reduce<Constraint[]>((rest, n) => rest.flatMap((r) => besides(r, n)), [c]);
  });
}

/** What of a stretch lies before and after another. */
function besides(c: Constraint, { start, end }: Period): Constraint[] {
  const parts = [
    { ...c, end: Math.min(c.end, start) },
    { ...c, start: Math.max(c.start, end) },
  ];
  return parts.filter((part) => part.start < part.end);
}

/** "None of these": what is on offer is not offered again, however many rounds later. */
export function refused(state: LoopState, by: string): LoopState {
  const known = (start: number) =>
    state.constraints.some(
      (c) => c.by === by && c.stance === 'cannot' && c.start === start && c.precision === 'minute',
    );
  const slots = (state.offer?.slots ?? [])
    .filter(({ start }) => !known(start))
    .map(({ start, end }): Constraint => ({ by, start, end, stance: 'cannot', role: 'offer', precision: 'minute' }));
  return { ...state, constraints: [...state.constraints, ...slots].slice(-KEPT) };
}

/** What the owner says of one start ("Tuesday at 3") is no stretch of time: it ends with the meeting. */
function constraintsOf(heard: Heard, by: string, minutes: number): Constraint[] {
  return heard.windows
    .filter((w) => w.role !== 'current_event')
    .map(({ start, end, stance, role, precision, exactStart }) => ({
      by,
      start,
      end: by === 'p1' && exactStart ? start + minutes : end,
      stance,
      role,
      precision,
      ...(heard.gate.auto ? { sure: true } : {}),
      ...(by !== 'p1' && exactStart ? { exactStart } : {}),
    }));
}

/**
 * Whether the language is known by the words, understood or not. English is what is taken where no word speaks for any:
 * it counts when something was read.
 */
function tellsLanguage({ language, understood, windows, options, intents }: Heard['reading']): boolean {
  if (understood === 'full' || language !== 'en') return true;
  const said = intents.some(({ kind }) => kind !== 'not_scheduling' && kind !== 'unclear');
  return understood === 'partial' && (said || windows.length > 0 || options.length > 0);
}

/**
 * "5:30 PM Madrid time": guests whose zone is not known and who name one clock that is not the owner's mean their own, as
 * whoever names a clock at all does for the reader's sake.
 */
function withClock(person: Participant, { participants }: LoopState, { reading, gate }: Heard): Participant {
  if (person.role !== 'guest' || (person.zone !== null && person.zoneSource !== 'stored') || !gate.auto) return person;
  const named = new Set(reading.windows.flatMap((w) => (w.zoneSource === 'explicit' ? [w.zone] : [])));
  const [zone, ...others] = named;
  const owners = participants.find((p) => p.role === 'owner')?.zone;
  if (zone === undefined || others.length > 0 || zone === owners) return person;
  return { ...person, zone, zoneSource: 'stated' };
}

/** Where the owner says that a guest is; what guests have said or chosen themselves stands. */
function placed(guest: Participant, { reading }: Heard): Participant {
  const zone = reading.zones?.find(({ who }) => isMeant(who, guest))?.zone;
  const own = guest.zoneSource === 'stated' || guest.zoneSource === 'picked';
  return zone && !own ? { ...guest, zone, zoneSource: 'stored' } : guest;
}

/** What a mail tells about its writer: the zone they state, the language they write. */
export function acquainted(person: Participant, { reading }: Heard): Participant {
  const { zone } = reading.details;
  const language = LANGUAGES.find((one) => one === reading.language);
  const shows = tellsLanguage(reading);
  return {
    ...person,
    ...(zone ? { zone, zoneSource: 'stated' as const } : {}),
    ...(language && shows ? { language } : {}),
  };
}
