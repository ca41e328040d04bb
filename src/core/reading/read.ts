import { formatClock, formatLocalDate } from '../time/calendar-date';
import { toWall, zoneTable } from '../time/zone';
import { type Acceptance, acceptanceOf } from './acceptance';
import { arrivalOf } from './arrival';
import { CALIBRATION, type CalibrationTable, calibrated } from './calibration';
import { cleanText, MAX_NEW_TEXT } from './clean-text';
import { unreadOf } from './completeness';
import { detailsOf, statedZone } from './details';
import { intentsOf } from './intents';
import { chooseLanguage } from './language';
import { participantsOf } from './participants';
import { type Passage, readPassage } from './passage';
import { questionsOf } from './questions';
import type { Reading, ReadingContext } from './reading';
import { asksForSeveralMeetings } from './several-meetings';
import { type Timeline, timelineOf } from './timeline';
import type { Cue } from './token';

/**
 * Reads what one message says about scheduling. Pure, deterministic, never throws for any text; work is bounded by
 * MAX_NEW_TEXT and the tokenizer's limit. `newText` is what `newTextOf` returns.
 * `calibration` turns the confidence of rules into how often they are right.
 */
export function read(newText: string, context: ReadingContext, calibration: CalibrationTable = CALIBRATION): Reading {
  const text = cleanText(newText).slice(0, MAX_NEW_TEXT);
  const { lexicon, language } = chooseLanguage(text, context.locale);
  const hasOptions = context.loopState !== 'new' && context.offered.length > 0;
  const passage = readPassage(text, lexicon, context.now, hasOptions);
  const zone = statedZone(passage);
  const anchor = anchorOf(passage, context);
  const named = timelineOf({
    passage,
    context,
    lexicon,
    statedZone: zone,
    anchor,
    absence: context.role === 'auto',
  });
  const arrival = context.loopState === 'booked' && anchor ? arrivalOf(named, anchor.start) : null;
  const timeline = arrival?.timeline ?? named;
  const acceptance = acceptanceOf(passage, timeline, context);
  const said = detailsOf(passage, context);
  const details = { ...said, lateMin: said.lateMin ?? arrival?.minutes ?? null };
  const participants = participantsOf(passage, lexicon, context);
  const found = intentsOf({ passage, timeline, acceptance, details, participants, context });
  // Of words that no lexicon knows nobody can say that they are about something else.
  const foreign = language === 'und' && context.role !== 'auto';
  const intents = found.map((one) =>
    foreign && one.kind === 'not_scheduling' ? { ...one, kind: 'unclear' as const } : one,
  );
  const unread = unreadOf({ passage, timeline, acceptance, intents, details, participants, context }, lexicon);
  const residue = language === 'und' ? ['language', ...unread.consequential] : [...unread.consequential];
  if (misreadsRhythm(passage, intents, context)) residue.push('rhythm');
  const flags = flagsOf(passage, timeline, context);
  const accepted = assentOption(intents, acceptance, context);
  const reading: Reading = {
    language,
    understood: understoodOf(intents, residue, flags, language),
    intents,
    options: intents.every((intent) => intent.kind === 'acknowledge') ? [] : (accepted ?? [...acceptance.options]),
    acceptAny: acceptance.acceptAny && context.offered.length > 1,
    windows: [...shiftedAnchor(details.shiftMin, anchor, timeline, context), ...acceptance.windows].slice(0, 200),
    participants,
    details,
    questions: questionsOf(passage),
    flags,
    residue,
    ...(unread.ordinary.length > 0 ? { unknown: [...unread.ordinary] } : {}),
  };
  return calibrated(reading, calibration);
}

/** The event or slot that bare times hang on: the booked event, the slot spoken of, or the only one offered. */
function anchorOf(passage: Passage, context: ReadingContext): ReadingContext['event'] {
  if (context.event) return context.event;
  if (context.loopState === 'booked') return context.offered[0] ?? null;
  if (context.loopState !== 'options_offered') return null;
  for (const sentence of passage.sentences) {
    for (const item of sentence.items) {
      if (item.k === 'option' && item.option.k === 'number' && item.option.numbers.length === 1)
        return context.offered[(item.option.numbers[0] as number) - 1] ?? null;
      if (item.k === 'option' && item.option.k === 'last') return context.offered[context.offered.length - 1] ?? null;
    }
  }
  return context.offered.length === 1 ? (context.offered[0] ?? null) : null;
}

/** "Push it back an hour": the anchor, moved. Nothing where the words name a time themselves. */
function shiftedAnchor(
  shift: number | null,
  anchor: ReadingContext['event'],
  timeline: Timeline,
  context: ReadingContext,
): Reading['windows'] {
  const named = timeline.statements.some((entry) =>
    entry.windows.some((window) => window.role === 'offer' && window.stance !== 'cannot'),
  );
  if (shift === null || !anchor || named) return [];
  return [windowAt(anchor.start + shift, context)];
}

function windowAt(start: number, context: ReadingContext): Reading['windows'][number] {
  const zone = context.senderZone ?? context.ownerZone;
  const wall = toWall(zoneTable(zone), start);
  const day = Math.floor(wall / 1440);
  return {
    stance: 'can',
    role: 'offer',
    date: formatLocalDate(day),
    from: formatClock(wall - day * 1440),
    to: null,
    zone,
    zoneSource: 'offer',
    weekday: null,
    rrule: null,
    precision: 'minute',
    by: 'grammar',
    quote: '',
  };
}

/** Bare assent ("Works for me") to the only slot on the table. */
function assentOption(
  intents: Reading['intents'],
  acceptance: Acceptance,
  context: ReadingContext,
): Reading['options'] | null {
  const accept = intents.find((intent) => intent.kind === 'accept_option');
  if (!accept || acceptance.options.length > 0 || context.offered.length !== 1 || context.loopState === 'new')
    return null;
  return [{ option: 1, stance: 'accept', confidence: accept.confidence, evidence: accept.evidence }];
}

function flagsOf(passage: Passage, timeline: Timeline, context: ReadingContext): Reading['flags'] {
  const flags: Reading['flags'] = [];
  const cued = (cue: Cue): boolean => passage.sentences.some((sentence) => sentence.cues.has(cue));
  if (cued('sensitive')) flags.push('sensitive');
  if (cued('hostile')) flags.push('hostile');
  if (cued('private') && context.role !== 'owner') flags.push('asks_private_information');
  if (cued('beyond')) flags.push('instruction_beyond_scheduling');
  if (timeline.conflict || timeline.impossible) flags.push('weekday_date_conflict');
  const elsewhere =
    context.loopState === 'options_offered' &&
    statedZone(passage) !== null &&
    timeline.statements.some(({ windows }) => windows.some((window) => window.precision === 'minute'));
  if (timeline.ambiguous || elsewhere) flags.push('ambiguous_time');
  if (namesAnotherMeeting(timeline, context) || asksForSeveralMeetings(passage, context))
    flags.push('several_meetings');
  const requests = passage.sentences.filter(
    (sentence) => sentence.cues.has('request') && sentence.items.some((item) => item.k === 'duration'),
  );
  if (requests.length > 1 && !flags.includes('several_meetings')) flags.push('several_meetings');
  return flags;
}

function understoodOf(
  intents: Reading['intents'],
  residue: readonly string[],
  flags: Reading['flags'],
  language: string,
): Reading['understood'] {
  if (language === 'und') return 'none';
  const lost = intents.every((intent) => intent.kind === 'unclear' || intent.kind === 'not_scheduling');
  if (lost) return intents.some((intent) => intent.kind === 'unclear') ? 'none' : 'partial';
  const doubtful = flags.includes('ambiguous_time') || flags.includes('weekday_date_conflict');
  return residue.length === 0 && !doubtful && intents.every((intent) => intent.confidence >= 0.7) ? 'full' : 'partial';
}

/** "Cancel tomorrow's standup" when the booked meeting is next week: the words are about something else. */
function namesAnotherMeeting(timeline: Timeline, context: ReadingContext): boolean {
  const event = context.event ?? (context.loopState === 'booked' ? context.offered[0] : undefined);
  if (!event || context.event?.repeats) return false;
  return timeline.statements.some(({ windows }) =>
    windows.some(
      (window) =>
        window.role === 'current_event' &&
        window.date !== null &&
        window.date !== formatLocalDate(Math.floor(toWall(zoneTable(window.zone), event.start) / 1440)),
    ),
  );
}

/** A rhythm in a first request that is not read as a series. */
function misreadsRhythm(passage: Passage, intents: Reading['intents'], context: ReadingContext): boolean {
  if (context.role !== 'owner' || context.loopState !== 'new') return false;
  if (intents.every(({ kind }) => kind !== 'request_meeting')) return false;
  return passage.tokens.some(({ keyword }) => keyword === 'weekly' || keyword === 'biweekly' || keyword === 'monthly');
}
