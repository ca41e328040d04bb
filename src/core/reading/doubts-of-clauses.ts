import { type Clause, clausesOf } from './clauses';
import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Cue, Token } from './token';
import { isMeaningless } from './token-shape';

/** Nobody writes a sentence of more words that mean something. */
const MOST_ITEMS = 200;

/**
 * Clauses that read well one by one and yet may turn each other: a refusal that names no time behind a time that suits,
 * people who each say a time of their own, a second time that may replace the first. Each is a reason to ask.
 */
export function doubtsOfClauses(passage: Passage, lexicon: CompiledLexicon, context: ReadingContext): string[] {
  return passage.sentences.flatMap((sentence, n) => {
    if (sentence.items.length > MOST_ITEMS) return ['a long sentence'];
    const clauses = clausesOf(passage, sentence, lexicon);
    return [
      ...danglingRefusals(passage, sentence, clauses),
      ...ownSubjects(passage, sentence, clauses, context),
      ...forbiddenCancelling(sentence, context),
      ...replacements(passage, sentence, passage.sentences[n - 1]),
      ...exceptionsAlone(passage, sentence, context),
      ...distantRefusals(sentence),
      ...turningWords(passage, sentence, context),
      ...loosePeople(passage, sentence),
      ...pastDays(passage, sentence),
      ...negativeQuestions(sentence),
      ...forbiddenPeople(sentence),
    ];
  });
}

/** "Tuesday suits me, my lawyer not", "…, pas à moi": what is refused here may be the time that was just affirmed. */
function danglingRefusals(passage: Passage, sentence: ReadSentence, clauses: readonly Clause[]): string[] {
  return clauses.flatMap((clause, n) => {
    const refusal = sentence.items
      .slice(clause.from, clause.to)
      .find((item) => item.k === 'cue' && (item.cue === 'neg' || item.cue === 'no'));
    if (!refusal || clause.timely || clause.tells || clause.affirms || namesThing(passage, refusal.to)) return [];
    const said = sentence.statements.some(
      ({ group, stance, use }) => use === 'window' && stance !== 'cannot' && group.first < clause.from,
    );
    return said && clauses.slice(0, n).some(({ affirms }) => affirms)
      ? [quoteOf(passage, refusal.from, refusal.to)]
      : [];
  });
}

/** "no excuses", "keine Umstände": a thing stands right behind, so the time is not meant. */
function namesThing({ tokens }: Passage, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isMeaningless(token) && /^\p{L}/u.test(token.raw);
}

const FIRST_PERSON = /^(?:i|me|we|us|ich|mir|wir|uns|je|moi|nous|yo|mí|nosotros|nosotras)$/;
const OF_PEOPLE: ReadonlySet<Cue> = new Set(['free', 'works', 'attend']);

/** "Frau Kern kann am Montag, ich am Dienstag": two people, two times. */
function ownSubjects(
  passage: Passage,
  sentence: ReadSentence,
  clauses: readonly Clause[],
  context: ReadingContext,
): string[] {
  if (context.role !== 'guest') return [];
  const names = clauses.filter((clause) => clause.names && isOfSomebody(sentence, clause));
  const own = clauses.filter(
    (clause) => clause.names && !names.includes(clause) && tokensOf(passage, sentence, clause).some(isFirstPerson),
  );
  return names.length > 0 && own.length > 0 ? ['two people'] : [];
}

/** A name right before the word that affirms. */
function isOfSomebody({ items }: ReadSentence, { from, to }: Clause): boolean {
  return items.slice(from, to).some((item, n) => {
    const before = items[from + n - 1];
    return item.k === 'cue' && OF_PEOPLE.has(item.cue) && n > 0 && before?.k === 'name' && before.to === item.from;
  });
}

function isFirstPerson({ text }: Token): boolean {
  return FIRST_PERSON.test(text) || /^i (?:am|can|could|have)\b/.test(text);
}

function tokensOf({ tokens }: Passage, { from, to, items }: ReadSentence, clause: Clause): readonly Token[] {
  return tokens.slice(clause.from === 0 ? from : (items[clause.from]?.from ?? from), items[clause.to]?.from ?? to);
}

/** "Do not cancel Thursday, but …": that something is not called off does not say what else is wanted of it. */
function forbiddenCancelling({ items, cues }: ReadSentence, { loopState }: ReadingContext): string[] {
  if (loopState !== 'booked' || cues.has('as_planned') || cues.has('see_you')) return [];
  const at = items.findIndex((item, i) => {
    const before = items[i - 1];
    const forbids =
      before?.k === 'cue' && (before.cue === 'neg' || (before.cue === 'instruct' && /don't|do not/.test(before.text)));
    return item.k === 'cue' && item.cue === 'cancel' && forbids;
  });
  if (at >= 0 && (cues.has('move') || cues.has('move_later') || cues.has('move_earlier'))) return ['not cancelled'];
  const again = items.slice(at + 1).find((item) => item.k === 'cue' && (item.cue === 'neg' || item.cue === 'postneg'));
  return at >= 0 && again?.k === 'cue' ? [again.text] : [];
}

const VERBAL: ReadonlySet<Cue> = new Set(['free', 'works', 'attend', 'meet', 'propose', 'pref']);

const REFUSING: ReadonlySet<Cue> = new Set(['neg', 'no', 'busy', 'ooo', 'instruct', 'avoid']);

/** "Mo-Mi vormittags, Do/Fr gar nicht": with no verb a refusal at the end need not reach over the comma. */
function distantRefusals({ items, statements }: ReadSentence): string[] {
  const at = items.findLastIndex((item) => item.k === 'cue' && item.cue === 'neg');
  const refusal = items[at];
  if (refusal?.k !== 'cue' || items.slice(at + 1).some(({ k }) => k !== 'comma')) return [];
  const reached = statements.some(({ group, stance }) => {
    const between = items.slice(group.last + 1, at);
    const comma = between.findIndex(({ k }) => k === 'comma');
    const named = between.slice(comma + 1).some(({ k }) => k === 'day' || k === 'time');
    const verbless = !between.slice(comma + 1).some((item) => item.k === 'cue' && VERBAL.has(item.cue));
    const own = items.slice(0, group.first).some((item) => item.k === 'cue' && REFUSING.has(item.cue));
    return !own && stance === 'cannot' && group.last < at && comma >= 0 && named && verbless;
  });
  return reached ? [refusal.text] : [];
}

/** "Thursday or Friday or never", "… or we drop it", "since I am out": words that take back what stands beside them. */
function turningWords(passage: Passage, { items, statements }: ReadSentence, { role }: ReadingContext): string[] {
  if (role === 'auto' || statements.every(({ use }) => use !== 'window')) return [];
  return items.flatMap((item, i) => {
    if (item.k !== 'cue') return [];
    const before = items[i - 1];
    const orNot =
      item.cue === 'neg' &&
      before?.k === 'keyword' &&
      before.keyword === 'or' &&
      (items.slice(i + 1).find(({ k }) => k !== 'keyword')?.k ?? 'comma') === 'comma';
    const dropped = item.cue === 'never_mind' && role === 'guest';
    const self =
      item.cue === 'remove' && passage.tokens.slice(Math.max(0, item.from - 2), item.from).some(isFirstPerson);
    return orNot || dropped || self ? [item.text] : [];
  });
}

/** "Anything but Friday": of slots on the table the others are taken, or new ones asked for. */
function exceptionsAlone(passage: Passage, { items, statements }: ReadSentence, context: ReadingContext): string[] {
  const at = items.findIndex((item) => item.k === 'keyword' && item.keyword === 'except');
  const alone = statements.every(({ use, stance }) => use !== 'window' || stance === 'cannot');
  const item = items[at];
  if (!item || !alone || context.loopState !== 'options_offered') return [];
  return items.slice(at).some(({ k }) => k === 'option') ? [] : [quoteOf(passage, item.from, item.to)];
}

const OF_SOMEBODY = /^(?:for|with|bei|mit|für|avec|pour|chez|con|para)$/;

/** "Wednesday for Jan", "Mittwoch bei Jan": a month without a number, behind a word that stands before people. */
function loosePeople({ tokens }: Passage, { from, to, statements }: ReadSentence): string[] {
  if (statements.length === 0) return [];
  return tokens.slice(from, to).flatMap((token, n) => {
    const [before, after] = [tokens[from + n - 1], tokens[from + n + 1]];
    const somebody = token.month && OF_SOMEBODY.test(before?.text ?? '') && !after?.number && !after?.ordinal;
    return somebody ? [token.text] : [];
  });
}

const WAS = /^(?:was|were|war|waren|était|étaient|era|eran|fue)\b/;

/** "Friday was the plan": of what is past, nothing is offered. */
function pastDays({ tokens }: Passage, { items, statements, question }: ReadSentence): string[] {
  if (question) return [];
  return statements.flatMap(({ group, stance, use }) => {
    const last = items[group.last];
    const verb = last ? tokens[last.to] : undefined;
    return use === 'window' && stance !== 'cannot' && group.days.length > 0 && verb && WAS.test(verb.text)
      ? [verb.text]
      : [];
  });
}

/**
 * "Don't invite Marcus", "add Jane instead of Marcus", "take Marcus off, Jane stays", "swap Marcus for Jane": who is meant
 * to come is not what the verb alone says.
 */
function forbiddenPeople({ items, cues }: ReadSentence): string[] {
  const swaps = items.some((item, i) => {
    const next = items[i + 1];
    return item.k === 'cue' && item.cue === 'move' && /^(?:swap|switch)$/.test(item.text) && next?.k === 'name';
  });
  if (swaps) return ['who is to come'];
  if (!cues.has('add') && !cues.has('remove')) return [];
  const verb = items.findIndex((item) => item.k === 'cue' && (item.cue === 'add' || item.cue === 'remove'));
  const parts = (item: Item): boolean => item.k === 'comma' || (item.k === 'cue' && item.cue === 'but');
  const from = items.findLastIndex((item, i) => i < verb && parts(item)) + 1;
  const behind = items.findIndex((item, i) => i > verb && parts(item));
  const clause = items.slice(from, behind < 0 ? items.length : behind);
  const rest = behind < 0 ? [] : items.slice(behind);
  const tellsOfOthers =
    cues.has('remove') && rest.some(({ k }) => k === 'name') && rest.some(({ k }) => k === 'cue' || k === 'unknown');
  return tellsOfOthers ||
    clause.some(
      (item) => (item.k === 'cue' && item.cue === 'neg') || (item.k === 'keyword' && item.keyword === 'instead_of'),
    )
    ? ['who is to come']
    : [];
}

/** "Is there no way to do Wednesday?": who asks whether something is not possible wants it. */
function negativeQuestions({ items, statements, question, cues }: ReadSentence): string[] {
  const refused = statements.filter(({ use }) => use === 'window');
  const first = items.find(({ k }) => k !== 'comma');
  const opens =
    first?.k === 'cue' && first.cue === 'neg' && /^(?:is|are|can|could|would|won|don|isn|couldn)/.test(first.text);
  if (!question || cues.has('ask_times') || refused.length === 0) return [];
  return refused.every(({ stance }) => stance === 'cannot') && (opens || items.every(({ k }) => k !== 'comma'))
    ? ['negative question']
    : [];
}

const RATHER = /^(?:better|rather|besser|lieber|plutôt|mieux|mejor)/;

/** "Thursday at 2 … better at 3": with no word that joins them the second time may replace the first. */
function replacements(passage: Passage, sentence: ReadSentence, before: ReadSentence | undefined): string[] {
  return sentence.statements.flatMap(({ group, stance, use }, n) => {
    if (use === 'source' && group.times.some(({ k }) => k === 'same')) return ['same time'];
    const lead = sentence.items[group.first - 1];
    const rather = stance === 'prefer' || (lead?.k === 'cue' && RATHER.test(lead.text));
    if (use !== 'window' || !rather || group.days.length > 0 || group.times.length === 0) return [];
    const earlier = n > 0 ? sentence.statements[n - 1] : before?.statements[before.statements.length - 1];
    const point = earlier?.group.times.some(({ k }) => k === 'clock') && group.times.some(({ k }) => k === 'clock');
    const joined = sentence.items
      .slice(0, group.first)
      .some((item) => item.k === 'keyword' && (item.keyword === 'or' || item.keyword === 'and'));
    const item = sentence.items[group.first];
    return earlier?.stance === 'can' && point && !joined && item ? [quoteOf(passage, item.from, item.to)] : [];
  });
}
