import { type Add, has, type IntentInput } from './intent-input';
import { evidenceOf, type Passage, type ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Statement } from './statement';
import { quotedTitles } from './titles';
import type { Cue } from './token';

/** People added, removed, made optional, or handed the scheduling. */
export function addPeople(input: IntentInput, add: Add): void {
  const ops = new Set(input.participants.map((participant) => participant.op));
  const starts = input.context.loopState === 'new' && input.context.role === 'owner';
  const delegates = has(input, 'delegate') ?? (ops.has('coordinator') ? has(input, 'copied') : undefined);
  if (delegates && input.context.role !== 'owner') add('delegate_scheduling', 0.9, delegates);
  if (ops.has('add') && !starts && !delegates) add('add_participant', 0.95, has(input, 'add', 'copied'));
  if (ops.has('remove') && has(input, 'remove')) add('remove_participant', 0.95, has(input, 'remove'));
  if (ops.has('make_optional') || ops.has('make_required')) add('change_attendance', 0.9, has(input, 'optional'));
}

/** Another length, medium or place of what is on the table, and details given for it. */
export function addChanges(input: IntentInput, add: Add): void {
  const { details, context, passage } = input;
  if (context.loopState === 'new') return;
  const duration = passage.sentences.find((sentence) => sentence.items.some((item) => item.k === 'duration'));
  const changes =
    duration &&
    (duration.cues.has('make_it') ||
      duration.cues.has('instead') ||
      lengthOffered(context) !== details.durationMin ||
      duration.items.some((item) => item.k === 'keyword' && item.keyword === 'instead_of') ||
      duration.cues.has('dur_ok'));
  if (details.durationMin !== null && changes) add('change_duration', 0.95, duration);
  const swap = (cues: readonly Cue[]): ReadSentence | undefined =>
    passage.sentences.find(
      (sentence) =>
        cues.some((cue) => sentence.cues.has(cue)) &&
        (sentence.cues.has('instead') ||
          sentence.items.some((item) => item.k === 'cue' && / instead$/.test(item.text)) ||
          sentence.cues.has('make_it') ||
          switchesMedium(sentence) ||
          asksForMediumAside(sentence, cues) ||
          (sentence.statements.every(saysSameTime) &&
            (sentence.cues.has('propose') || /^let'?s\b/.test(sentence.opening)) &&
            !sentence.cues.has('ask_times')) ||
          sentence.items.some((item) => item.k === 'keyword' && item.keyword === 'instead_of')),
    );
  const place = passage.sentences.find(
    (sentence) => details.location !== null && evidenceOf(passage, sentence).includes(details.location),
  );
  if (details.location !== null && place && !place.question) add('change_location', 0.9, place);
  else if (details.location !== null && place) add('change_location', 0.85, place);
  else if (details.medium !== null && swap(['video', 'phone', 'in_person', 'call_noun']))
    add('change_medium', 0.95, swap(['video', 'phone', 'in_person', 'call_noun']));
  if (details.title !== null && quotedTitles(passage.text).some(({ renames }) => renames)) add('change_title', 0.9);
  if (details.phone !== null && givesNumber(passage)) add('provide_details', 0.8);
}

/** A telephone number among the author's words: one below the closing is known, but not given for this meeting. */
function givesNumber({ tokens, sentences }: Passage): boolean {
  return sentences.some(({ from, to }) => tokens.slice(from, to).some(({ mask }) => mask === 'phone'));
}

/** "Friday works, but can we do it over the phone?": a clause of its own that speaks of no time. */
function asksForMediumAside({ items }: ReadSentence, media: readonly Cue[]): boolean {
  const but = items.findLastIndex((item) => item.k === 'cue' && item.cue === 'but');
  const clause = but < 0 ? [] : items.slice(but + 1);
  const has = (cue: Cue): boolean => clause.some((item) => item.k === 'cue' && item.cue === cue);
  return has('propose') && media.some(has) && !clause.some((item) => item.k === 'day' || item.k === 'time');
}

/** "same time": nothing changes about when. */
function saysSameTime({ group }: Statement): boolean {
  return group.days.length === 0 && group.times.every((time) => time.k === 'same');
}

/** Length of what is on the table, in minutes. */
function lengthOffered(context: ReadingContext): number | null {
  const slot = context.event ?? context.offered[0];
  return slot ? slot.end - slot.start : null;
}

/** "switch to a call", "change it to Zoom". */
function switchesMedium(sentence: ReadSentence): boolean {
  return (
    sentence.statements.length === 0 &&
    sentence.items.some((item) => item.k === 'cue' && item.cue === 'move' && /^(?:switch|swap|change)/.test(item.text))
  );
}
