import type { Intent, Reading } from './reading';

/** A meeting of more minutes than this is asked about. */
const LONGEST_PLAIN_MEETING = 240;

/** What goes on with the meeting: said beside a refusal of it, one of the two was misread. */
const GOES_ON: readonly Intent[] = [
  'accept_option',
  'accept_any',
  'propose_times',
  'request_meeting',
  'change_duration',
  'change_medium',
  'change_location',
  'reschedule',
];

const CONTRADICTION = 'windows contradict each other';

/**
 * Why the parts of a reading do not go together, though each of them reads well. People seldom write such mails;
 * readers that lost a word often think that they did. Empty when all is coherent.
 */
export function incoherences(reading: Reading): string[] {
  const kinds = reading.intents.map((intent) => intent.kind);
  const goesOn = kinds.some((kind) => GOES_ON.includes(kind));
  const reasons: string[] = [];
  if (kinds.includes('cancel') && (kinds.includes('accept_option') || kinds.includes('propose_times')))
    reasons.push('cancels and agrees');
  if (kinds.includes('decline_meeting') && goesOn) reasons.push('declines and goes on');
  if (kinds.includes('decline_options') && reading.options.some((option) => option.stance === 'accept'))
    reasons.push('refuses and takes what was offered');
  const hands = kinds.includes('delegate_scheduling');
  if (hands && !reading.participants.some(({ op }) => op === 'coordinator')) reasons.push('hands over, but to nobody');
  // A base with a wish inside it is what people write; where the grammar finds one, it has often lost a word.
  if (reading.by === 'model') return contradicts(reading) ? [...reasons, CONTRADICTION] : reasons;
  if (contradicts(reading)) reasons.push(CONTRADICTION);
  // A model that names both means a move to what was on offer before.
  if (kinds.includes('reschedule') && reading.options.some((option) => option.stance === 'accept'))
    reasons.push('moves and keeps');
  if (namesDayTwice(reading)) reasons.push('a whole day and a part of it');
  else if (nests(reading)) reasons.push('a stretch and a part of it');
  if (mixesDailyAndWhole(reading)) reasons.push('a part of every day and a whole day');
  const asks = kinds.includes('propose_times') || kinds.includes('request_meeting');
  if (asks && namesHourWithoutDay(reading)) reasons.push('an hour without a day');
  if (kinds.includes('running_late') && reading.details.lateMin === null && namesPoint(reading))
    reasons.push('late, with a time that is not an arrival');
  if ((reading.details.durationMin ?? 0) > LONGEST_PLAIN_MEETING) reasons.push('an unusual length');
  return reasons;
}

/** The same stretch both possible and impossible. */
function contradicts({ windows }: Reading): boolean {
  const key = (window: Reading['windows'][number]): string =>
    `${window.date}|${window.rrule}|${window.from}|${window.to}|${window.zone}`;
  const single = (window: Reading['windows'][number]): boolean => window.from !== null || window.precision === 'day';
  const negative = new Set(windows.filter((window) => window.stance === 'cannot' && single(window)).map(key));
  return windows.some(
    (window) =>
      window.stance !== 'cannot' &&
      window.stance !== 'avoid' &&
      window.role === 'offer' &&
      single(window) &&
      negative.has(key(window)),
  );
}

/** A day offered whole, or wished for, and once more with a time: which of the two is meant? */
function namesDayTwice({ windows }: Reading): boolean {
  const offers = windows.filter(({ role, date }) => role === 'offer' && date !== null);
  const whole = new Set(
    offers
      .filter(({ stance, from, to }) => (stance === 'can' || stance === 'prefer') && from === null && to === null)
      .map(({ date }) => date),
  );
  return offers.some(
    ({ stance, date, from, to }) => stance === 'can' && (from !== null || to !== null) && whole.has(date),
  );
}

/** "At 3?" with no day named before: any day could be meant. */
function namesHourWithoutDay({ windows }: Reading): boolean {
  return windows.some(
    ({ stance, role, date, rrule, from, to, precision }) =>
      stance === 'can' &&
      role === 'offer' &&
      date === null &&
      rrule === 'FREQ=DAILY' &&
      precision === 'minute' &&
      from !== null &&
      to === null,
  );
}

/** "Afternoons work. … Friday is best": does the part of the day hold for the day that is named whole? */
function mixesDailyAndWhole({ windows }: Reading): boolean {
  const open = windows.filter(({ stance, role }) => stance === 'can' && role === 'offer');
  const daily = open.some(
    ({ date, rrule, from, to }) => date === null && rrule === 'FREQ=DAILY' && (from ?? to) !== null,
  );
  return daily && open.some(({ date, from, to }) => date !== null && from === null && to === null);
}

function namesPoint({ windows }: Reading): boolean {
  return windows.some(({ role, from, to }) => role === 'offer' && from !== null && to === null);
}

/** A stretch of a day without an end of its own, and a time inside it: which of the two is meant? */
function nests({ windows }: Reading): boolean {
  const offers = windows.filter(({ stance, role, date }) => stance === 'can' && role === 'offer' && date !== null);
  return offers.some(
    (outer) =>
      outer.precision !== 'minute' &&
      outer.from !== null &&
      offers.some(
        (inner) =>
          inner !== outer &&
          inner.date === outer.date &&
          inner.zone === outer.zone &&
          inner.from !== null &&
          (inner.to === null) !== (outer.to === null) &&
          inner.precision !== 'minute' &&
          inner.from >= (outer.from as string) &&
          (outer.to === null || inner.from < outer.to),
      ),
  );
}
