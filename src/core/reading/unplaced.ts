import { formatLocalDate } from '../time/calendar-date';
import { toWall, zoneTable } from '../time/zone';
import type { Acceptance } from './acceptance';
import type { CompiledLexicon } from './lexicon/lexicon';
import { namesSeveralMedia } from './medium';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { Reading, ReadingContext, Window } from './reading';
import type { TimedStatement } from './timed-statement';
import type { Timeline } from './timeline';
import { asksForOpenTitle } from './titles';
import type { Cue, Keyword, Token } from './token';

/** What the rules of a whole message look at. */
export interface Understood {
  readonly passage: Passage;
  readonly timeline: Timeline;
  readonly acceptance: Acceptance;
  readonly intents: Reading['intents'];
  readonly details: Reading['details'];
  readonly participants: Reading['participants'];
  readonly context: ReadingContext;
}

/** Times, slots, media and addresses of a message that have no place in its reading, or two that do not go together. */
export function unplaced(understood: Understood, lexicon: CompiledLexicon): string[] {
  const { passage, timeline, context } = understood;
  if (context.role === 'auto') return [];
  return [
    ...timeline.statements.flatMap((entry) => unplacedTimes(passage, entry, understood)),
    ...passage.sentences.flatMap((sentence) => [
      ...unplacedSlots(sentence, understood),
      ...unplacedMedia(sentence, understood),
      ...unplacedUnits(passage, sentence),
      ...unplacedMonths(passage, sentence),
      ...unplacedNegations(passage, sentence, understood, lexicon),
      ...unplacedActs(passage, sentence, understood, lexicon),
      ...unplacedPlace(passage, sentence, understood),
    ]),
    ...(namesSeveralMedia(passage) ? ['medium'] : []),
    ...(asksForOpenTitle(passage.text) ? ['title'] : []),
    ...strangers(understood),
    ...severalStretches(passage, timeline),
    ...cutShort(understood),
    ...withoutVerb(understood),
  ];
}

/** Words of the past or of another matter say by themselves that their times are none of the meeting's. */
const ELSEWHERE: readonly Cue[] = ['past', 'deadline_of', 'thank', 'hedge'];

function unplacedTimes(
  passage: Passage,
  { sentence, statement, windows }: TimedStatement,
  { context, acceptance, details }: Understood,
): string[] {
  const { use, group, accepted, stance } = statement;
  const words = (): string[] => {
    const [first, last] = [sentence.items[group.first], sentence.items[group.last]];
    return first && last ? [quoteOf(passage, first.from, last.to).toLowerCase()] : [];
  };
  if (use === 'other') return ELSEWHERE.some((cue) => sentence.cues.has(cue)) ? [] : words();
  if (use === 'context' && context.role !== 'owner' && details.zone === null) return words();
  if (use !== 'window' && group.times.some(({ k }) => k === 'same' || k === 'shift')) return words();
  const open = group.days.some((day) => day.k === 'bound' && (day.side === 'after' || day.side === 'from'));
  if (
    use === 'window' &&
    stance === 'cannot' &&
    open &&
    acceptance.windows.every((window) => window.stance === 'cannot')
  )
    return words();
  const elsewhere = windows.some(
    (window) => window.zoneSource === 'explicit' && window.precision === 'minute' && !isOffered(window, context),
  );
  return context.loopState === 'options_offered' && accepted && elsewhere ? words() : [];
}

function isOffered({ date, from, zone }: Window, { offered }: ReadingContext): boolean {
  const table = zoneTable(zone);
  return offered.some(({ start }) => {
    const wall = toWall(table, start);
    const day = Math.floor(wall / 1440);
    return formatLocalDate(day) === date && from === clockOf(wall - day * 1440);
  });
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Slots that are referred to, where none is taken, refused or asked about; an exception from nothing. */
function unplacedSlots({ items, statements }: ReadSentence, { acceptance }: Understood): string[] {
  const { options, acceptAny, declined, asked, windows } = acceptance;
  const placed = options.length > 0 || acceptAny || declined || asked;
  if (!placed && statements.length > 0 && items.some(({ k }) => k === 'option')) return ['option'];
  const excepts =
    items.some((item) => item.k === 'keyword' && item.keyword === 'except') ||
    statements.some(({ group, stance }) => {
      const before = items[group.first - 1];
      return (
        stance === 'cannot' &&
        before?.k === 'cue' &&
        before.cue === 'but' &&
        group.first > 1 &&
        items[group.first - 2]?.k !== 'comma'
      );
    });
  const base =
    acceptAny || options.some(({ stance }) => stance !== 'reject') || windows.some(({ stance }) => stance !== 'cannot');
  return excepts && !base ? ['except'] : [];
}

/** A way to meet that is named, and is not how the reading says to meet. */
function unplacedMedia({ items, question }: ReadSentence, { details, context }: Understood): string[] {
  if (question || context.loopState === 'booked' || details.medium !== null) return [];
  return items.flatMap((item) =>
    item.k === 'cue' && (item.cue === 'video' || item.cue === 'phone') ? [item.text] : [],
  );
}

/** A week, a month or a day that no phrase took, beside a time: "anything that week after the 22nd". */
function unplacedUnits({ tokens }: Passage, { from, to, items, statements, question }: ReadSentence): string[] {
  if (question || statements.every(({ use }) => use !== 'window')) return [];
  const taken = (at: number): boolean => items.some((item) => item.k !== 'keyword' && item.from <= at && at < item.to);
  return tokens
    .slice(from, to)
    .flatMap((token, n) =>
      isStretch(token) && !taken(from + n) && !COUNTING.has(tokens[from + n - 1]?.keyword as Keyword)
        ? [token.text]
        : [],
    );
}

const COUNTING: ReadonlySet<Keyword> = new Set(['both', 'each', 'every', 'any', 'all']);

function isStretch({ unit, cue }: Token): boolean {
  return (
    cue === undefined && unit !== undefined && !unit.short && ['day', 'week', 'weekend', 'month'].includes(unit.unit)
  );
}

const OF_PEOPLE: ReadonlySet<Cue> = new Set(['add', 'remove', 'delegate']);

/** An act on people that names nobody, and what only an owner may ask for. */
function unplacedActs(
  passage: Passage,
  { from, to, items, cues }: ReadSentence,
  { context }: Understood,
  { withoutSet }: CompiledLexicon,
): string[] {
  const people = passage.tokens
    .slice(from, to)
    .some(({ mask, raw, cue }, n) => mask === 'email' || (n > 0 && cue === undefined && /^\p{Lu}\p{Ll}/u.test(raw)));
  const verb = items.findIndex((item) => item.k === 'cue' && OF_PEOPLE.has(item.cue));
  const behind = items.findIndex(
    (item, i) => i > verb && (item.k === 'comma' || (item.k === 'cue' && item.cue === 'but')),
  );
  const rest = verb < 0 || behind < 0 ? [] : items.slice(behind);
  const others =
    cues.has('remove') && rest.some(({ k }) => k === 'name') && rest.some(({ k }) => k === 'cue' || k === 'unknown');
  const swaps = items.some((item, i) => {
    const next = items[i + 1];
    const instead = verb >= 0 && item.k === 'keyword' && item.keyword === 'instead_of';
    return instead || (item.k === 'cue' && item.cue === 'move' && !/\s/.test(item.text) && next?.k === 'name');
  });
  if (others || swaps) return ['who is to come'];
  return items.flatMap((item) => {
    if (item.k !== 'cue') return [];
    const nobody = item.cue === 'remove' && !people && withoutSet.has(item.text);
    const strange = context.role === 'guest' && item.cue === 'hold_off';
    return nobody || strange ? [item.text] : [];
  });
}

const MOST_PLACE_WORDS = 5;
const PLACING: ReadonlySet<Keyword> = new Set(['at', 'in', 'my', 'your']);

/** "Your trailer.", "at the site": words of place alone, beside a time: where to meet? */
function unplacedPlace(
  passage: Passage,
  { from, to, items }: ReadSentence,
  { details, context }: Understood,
): string[] {
  const placed =
    details.medium !== null || details.location !== null || context.loopState !== 'new' || context.role === 'owner';
  if (placed) return [];
  const ends = [...passage.tokens.keys()].filter((at) => from <= at && at < to && passage.tokens[at]?.comma);
  return [from, ...ends.map((at) => at + 1)].flatMap((start, n) => {
    const end = ends[n] ?? to;
    const words = passage.tokens.slice(start, end);
    const inside = (part: { readonly from: number }): boolean => start <= part.from && part.from < end;
    const named = items.some((item) => (item.k === 'unknown' || item.k === 'name') && inside(item));
    const alone = !items.some((item) => inside(item) && !['unknown', 'name', 'keyword'].includes(item.k));
    return named && alone && words.length <= MOST_PLACE_WORDS && PLACING.has(words[0]?.keyword as Keyword)
      ? [quoteOf(passage, start, end).toLowerCase()]
      : [];
  });
}

/** Cues that say by themselves what a negation beside them means. */
const SETTLED: readonly Cue[] = [
  'cancel',
  'decline',
  'stop_mail',
  'never_mind',
  'remove',
  'late',
  'ack',
  'thank',
  'ooo',
  'bounce',
  'join_link',
  'hold_off',
  'ask_times',
  'move',
  'automated',
  'optional',
];
const NEGATING: readonly Cue[] = ['neg', 'postneg', 'busy'];

/**
 * "I can't make it then": a refusal that names no time may take back what another sentence says. "No excuses" does not.
 */
function unplacedNegations(
  passage: Passage,
  { items, statements, cues, from, to }: ReadSentence,
  { acceptance, context }: Understood,
  { anaphorSet }: CompiledLexicon,
): string[] {
  if (statements.length > 0 || items.some(({ k }) => k === 'option')) return [];
  if (SETTLED.some((cue) => cues.has(cue)) || !NEGATING.some((cue) => cues.has(cue))) return [];
  const proposes = acceptance.windows.some(({ stance }) => stance !== 'cannot');
  if (context.loopState === 'booked' && proposes) return [];
  const points = passage.tokens
    .slice(from, to)
    .some(({ text }) => text.split(/[\s']/).some((word) => anaphorSet.has(word)));
  const foreign = !points && items.some(({ k }) => k === 'name' || k === 'unknown');
  return foreign ? [] : [quoteOf(passage, from, to).toLowerCase()];
}

/** "Wednesday for Jan": a month without a number, behind a word that stands before people. */
function unplacedMonths({ tokens }: Passage, { from, to, statements }: ReadSentence): string[] {
  if (statements.length === 0) return [];
  return tokens.slice(from, to).flatMap(({ month, text }, n) => {
    const [before, after] = [tokens[from + n - 1], tokens[from + n + 1]];
    return month && before?.keyword === 'for' && !after?.number && !after?.ordinal ? [text] : [];
  });
}

/** Addresses that are nobody's whom the reading adds or removes, and with whom no owner asks for a meeting. */
function strangers({ passage, participants, intents, context }: Understood): string[] {
  const known = new Set(participants.map(({ email }) => email?.toLowerCase()));
  const asking = context.role === 'owner' && context.loopState === 'new' ? intents.filter(asksToMeet) : [];
  const end = passage.sentences[passage.sentences.length - 1]?.to ?? 0;
  return passage.tokens
    .slice(0, end)
    .flatMap(({ mask, text }) =>
      mask === 'email' &&
      !known.has(text.replace(/^<?(?:mailto:)?|>$/g, '')) &&
      !asking.some(({ evidence }) => evidence.toLowerCase().includes(text))
        ? [text]
        : [],
    );
}

function asksToMeet({ kind }: Reading['intents'][number]): boolean {
  return kind === 'request_meeting' || kind === 'request_recurring';
}

/** "January, the week of the 11th": a stretch, and a part of it named on its own. */
function severalStretches(passage: Passage, { statements }: Timeline): string[] {
  const open = statements.filter(
    ({ statement, windows }) => statement.use === 'window' && statement.stance === 'can' && windows.length > 0,
  );
  const days = open.map(({ windows }) => new Set(windows.map(({ date }) => date)));
  return open.flatMap(({ sentence, statement }, n) => {
    const own = days[n] as Set<string | null>;
    const holds =
      own.size > 1 &&
      statement.group.days.length === 1 &&
      days.some(
        (other, m) => m !== n && other.size < own.size && [...other].every((day) => day !== null && own.has(day)),
      );
    const [first, last] = [sentence.items[statement.group.first], sentence.items[statement.group.last]];
    return holds && first && last ? [quoteOf(passage, first.from, last.to).toLowerCase()] : [];
  });
}

/** "Tuesday at 10 works, I leave at 10:25": a refused time on the day of a slot that is taken. */
function cutShort({ acceptance, context }: Understood): string[] {
  const refused = acceptance.windows.filter(
    ({ stance, role, from }) => stance === 'cannot' && role === 'offer' && from !== null,
  );
  const short = acceptance.options.some(({ option, stance }) => {
    const slot = context.offered[option - 1];
    return (
      stance !== 'reject' &&
      slot !== undefined &&
      refused.some(({ date, zone }) => date === formatLocalDate(Math.floor(toWall(zoneTable(zone), slot.start) / 1440)))
    );
  });
  return short ? ['cut short'] : [];
}

const MOVING: readonly Cue[] = [
  'move',
  'move_later',
  'move_earlier',
  'make_it',
  'propose',
  'request',
  'free',
  'instead',
  'works',
  'skip',
  'ask_times',
  'pref',
];
const RESIZING: readonly Cue[] = ['make_it', 'instead', 'dur_ok', 'move', 'propose', 'request'];

/** What is booked is moved or resized by a word that says so: never by a time or a length alone. */
function withoutVerb({ passage, timeline, intents, context }: Understood): string[] {
  if (context.loopState !== 'booked') return [];
  const event = context.event ?? context.offered[0];
  const asked = timeline.statements.some(
    ({ sentence, windows }) =>
      sentence.question &&
      windows.some(
        ({ date, zone }) => event && date !== formatLocalDate(Math.floor(toWall(zoneTable(zone), event.start) / 1440)),
      ),
  );
  const said = (cues: readonly Cue[]): boolean =>
    passage.sentences.some(
      (sentence) =>
        cues.some((cue) => sentence.cues.has(cue)) ||
        sentence.items.some(
          (item) =>
            (item.k === 'keyword' && item.keyword === 'instead_of') || (item.k === 'time' && item.time.k === 'shift'),
        ),
    );
  const wants = (kind: string): boolean => intents.some((intent) => intent.kind === kind);
  return [
    ...(wants('reschedule') && !asked && !said(MOVING) ? ['reschedule'] : []),
    ...(wants('change_duration') && !said(RESIZING) ? ['length'] : []),
  ];
}
