import { comparableAddress } from '../../mail/address';
import type { Intent, Reading, ReadingContext, Window } from '../reading';
import type { ModelAnswer } from './answer';
import { reconcileDetails } from './details';
import { locatedQuote } from './quote';
import { reconcileTimes, timeKey } from './times';

const MAX_ITEMS = 20;
/** What the grammar says when it has nothing to say: no contradiction of a model. */
const EMPTY_INTENTS: readonly Intent[] = ['unclear', 'not_scheduling', 'acknowledge', 'thank'];

/**
 * One reading out of a model's answer and the grammar's reading of the same text. An item without its words in the text
 * is dropped, so is what the two read differently, and either leaves the reading partial. `by` is `both` only where the
 * grammar has left no word unread and agrees in everything: a model may settle the grammar's doubts, but what the
 * grammar has seen and not understood is never settled by a model's word. An answer that found nothing changes nothing.
 */
export function reconcile(answer: ModelAnswer, grammar: Reading, text: string, context: ReadingContext): Reading {
  if (answer.understood === 'none') return grammar;
  const shown = <T extends { evidence: string; confidence: number }>(item: T): T[] => {
    const evidence = locatedQuote(text, item.evidence);
    return evidence === null ? [] : [{ ...item, evidence, confidence: Math.min(1, Math.max(0, item.confidence)) }];
  };
  const intents = answer.intents.slice(0, MAX_ITEMS).flatMap(shown);
  const options = reconcileOptions(answer.options.slice(0, MAX_ITEMS).flatMap(shown), grammar, context);
  const times = reconcileTimes(answer.times, text, context);
  const participants = answer.participants
    .slice(0, MAX_ITEMS)
    .flatMap(shown)
    .flatMap((person) => knownPerson(person, text));
  const questions = answer.questions
    .slice(0, MAX_ITEMS)
    .filter(({ evidence }) => locatedQuote(text, evidence) !== null);
  const { details, dropped: detailsDropped } = reconcileDetails(answer.details, grammar.details, text);
  const lost =
    intents.length < answer.intents.length ||
    options.dropped ||
    times.dropped ||
    participants.length < answer.participants.length ||
    questions.length < answer.questions.length ||
    detailsDropped;
  const windows = times.windows.filter((window) => !isContradicted(window, grammar.windows));
  const kinds = new Set(intents.map((intent) => intent.kind));
  const unanswered =
    windows.length < times.windows.length ||
    grammar.windows.some((window) => !windows.some((other) => sameWindow(window, other))) ||
    grammar.intents.some(({ kind }) => !kinds.has(kind) && !EMPTY_INTENTS.includes(kind)) ||
    grammar.participants.some((one) => !participants.some((other) => one.op === other.op && one.email === other.email));
  const flags = [...new Set([...grammar.flags, ...answer.flags])];
  const doubtful = flags.includes('ambiguous_time') || flags.includes('weekday_date_conflict');
  const full = answer.understood === 'full' && !lost && !unanswered && !doubtful && intents.length > 0;
  const read: Reading = {
    language: /^[a-z]{2,3}$/.test(answer.language) ? answer.language : grammar.language,
    understood: full ? 'full' : 'partial',
    intents,
    options: options.options,
    acceptAny: kinds.has('accept_any') && context.loopState !== 'new' && context.offered.length > 1,
    windows,
    participants,
    details: { ...details, zone: grammar.details.zone },
    questions,
    flags,
    residue: full ? [] : grammar.residue,
    by: 'model',
  };
  return full && agrees(read, grammar) ? { ...read, by: 'both' } : read;
}

/** Options that exist and that the grammar does not read otherwise. */
function reconcileOptions(
  said: Reading['options'],
  grammar: Reading,
  context: ReadingContext,
): { options: Reading['options']; dropped: boolean } {
  const most = context.loopState === 'new' ? 0 : context.offered.length;
  const options = said.filter(({ option }) => Number.isInteger(option) && option >= 1 && option <= most);
  const differ = grammar.options.length > 0 && optionKeys(grammar.options) !== optionKeys(options);
  return { options: differ ? [] : options, dropped: differ || options.length < said.length };
}

function optionKeys(options: Reading['options']): string {
  return [...new Set(options.map(({ option, stance }) => `${option} ${stance}`))].sort().join(',');
}

/** A person whose address or name stands in the text; addresses by the strict rules for addresses. */
function knownPerson(person: Reading['participants'][number], text: string): Reading['participants'] {
  const name = person.name === null ? null : locatedQuote(text, person.name);
  const email = person.email === null ? null : comparableAddress(person.email);
  const written = person.email !== null && locatedQuote(text, person.email) !== null;
  if (person.email !== null && (email === null || !written)) return [];
  if (person.name !== null && name === null) return [];
  return email === null && name === null ? [] : [{ ...person, email, name }];
}

function sameWindow(a: Window, b: Window): boolean {
  return timeKey(a) === timeKey(b) && a.stance === b.stance && a.role === b.role;
}

/** The grammar reads other hours, or the opposite, on that day. */
function isContradicted(window: Window, grammar: readonly Window[]): boolean {
  const sameDay = grammar.filter((other) => other.date === window.date);
  return sameDay.length > 0 && !sameDay.some((other) => sameWindow(other, window));
}

/** Whether the grammar, left with no unread word, says the very same. */
function agrees(read: Reading, grammar: Reading): boolean {
  const set = (items: readonly string[]) => [...new Set(items)].sort().join(',');
  return (
    grammar.residue.length === 0 &&
    grammar.language === read.language &&
    read.windows.every((window) => grammar.windows.some((other) => sameWindow(window, other))) &&
    set(read.intents.map((i) => i.kind)) === set(grammar.intents.map((i) => i.kind)) &&
    optionKeys(read.options) === optionKeys(grammar.options) &&
    read.acceptAny === grammar.acceptAny &&
    read.participants.length === grammar.participants.length &&
    JSON.stringify(read.details) === JSON.stringify(grammar.details)
  );
}
