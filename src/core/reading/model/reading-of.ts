import { comparableAddress } from '../../mail/address';
import { knownZone } from '../../time/zone';
import type { Intent, Reading, ReadingContext } from '../reading';
import type { ModelAnswer } from './answer';
import { detailsOfModel } from './details';
import { locatedQuote } from './quote';
import { windowsOfModel } from './windows';

const MAX_ITEMS = 20;

/**
 * What a model's answer says, in the terms of a reading. An item without its words in the text is dropped, and whatever is
 * dropped leaves the reading partial. Null for an answer that found nothing.
 */
export function readingOfModel(answer: ModelAnswer, text: string, context: ReadingContext): Reading | null {
  if (answer.understood === 'none') return null;
  const shown = <T extends { quote: string }>(items: readonly T[]) =>
    items.slice(0, MAX_ITEMS).flatMap(({ quote, ...item }) => {
      const evidence = locatedQuote(text, quote);
      return evidence === null ? [] : [{ ...item, evidence, confidence: 1 }];
    });
  const intents = shown(answer.intents);
  const options = optionsOf(shown(answer.options), context);
  const times = windowsOfModel(answer.times, text, context);
  const zones = zonesOf(answer, text);
  const people = shown(answer.people).flatMap((person) => knownPerson(person, text));
  const details = detailsOfModel(answer.details, text);
  const questions = shown(answer.questions).map(({ confidence: _, ...question }) => question);
  const lost =
    times.dropped ||
    details.dropped ||
    intents.length < answer.intents.length ||
    options.length < answer.options.length ||
    people.length < answer.people.length;
  const meetings = meetingsOf(answer, { people, intents }, text, context);
  const kinds = new Set<Intent>(intents.map(({ kind }) => kind));
  const named = (context.kinds ?? []).filter((kind) => answer.kinds.includes(kind));
  const { order } = answer;
  return {
    language: /^[a-z]{2,3}$/.test(answer.language) ? answer.language : 'und',
    understood: answer.understood === 'full' && !lost && intents.length > 0 ? 'full' : 'partial',
    intents,
    options,
    acceptAny: kinds.has('accept_any') && context.loopState !== 'new' && context.offered.length > 1,
    windows: times.windows,
    participants: people.map(({ meeting: _, ...person }) => person),
    ...(zones.length > 0 ? { zones } : {}),
    ...(named.length > 0 ? { kinds: named } : {}),
    details: details.details,
    questions,
    ...(meetings.length > 0 ? { meetings } : {}),
    flags: [...new Set(answer.flags)].filter((flag) => flag !== 'several_meetings' || meetings.length === 0),
    ...(context.role === 'owner' ? { order } : {}),
    residue: [],
    by: 'model',
  };
}

/** The meetings that are asked for, where there are several and each has somebody of its own; else none. */
function meetingsOf(
  answer: ModelAnswer,
  { people, intents }: { readonly people: readonly Named[]; readonly intents: Reading['intents'] },
  text: string,
  context: ReadingContext,
): NonNullable<Reading['meetings']> {
  const numbers = [...new Set(people.map(({ meeting }) => meeting))].filter((n) => n > 0).sort((a, b) => a - b);
  if (numbers.length < 2 || people.some(({ meeting }) => meeting === 0)) return [];
  return numbers.map((n) => {
    const own = <T extends { meeting: number }>(items: readonly T[]) =>
      items.filter(({ meeting }) => meeting === n || meeting === 0);
    return {
      people: own(people).flatMap(({ email, name }) => email ?? name ?? []),
      windows: windowsOfModel(own(answer.times), text, context).windows,
      details: detailsOfModel(own(answer.details), text).details,
      intents: intents.filter(({ evidence }) => isOf(evidence, n, people)),
    };
  });
}

interface Named {
  readonly meeting: number;
  readonly name: string | null;
  readonly email: string | null;
}

/** What is said where somebody of one meeting is named is said of that one; where nobody is, or of each, of all. */
function isOf(evidence: string, meeting: number, people: readonly Named[]): boolean {
  const named = people.filter(({ name, email }) => evidence.includes(email ?? name ?? ''));
  return named.length === 0 || named.some((one) => one.meeting === meeting);
}

/** Options that exist. What is best of what suits is what is taken, where nothing else is. */
function optionsOf(
  said: readonly (Omit<ModelAnswer['options'][number], 'quote'> & { evidence: string; confidence: number })[],
  { loopState, offered }: ReadingContext,
): Reading['options'] {
  const most = loopState === 'new' ? 0 : offered.length;
  const there = said.filter(({ option }) => Number.isInteger(option) && option >= 1 && option <= most);
  const taken = (['accept', 'prefer', 'fallback'] as const).find((one) => there.some(({ stance }) => stance === one));
  return there.map(({ stance, ...option }) => ({
    ...option,
    stance: stance === 'reject' ? 'reject' : stance === taken ? 'accept' : 'prefer',
  }));
}

/** Where others are; what is no zone, or has no words of the message, is left out. */
function zonesOf({ zones }: ModelAnswer, text: string): { who: string; zone: string }[] {
  return zones.slice(0, MAX_ITEMS).flatMap(({ who, zone, quote }) => {
    const said = locatedQuote(text, quote) !== null && who.length > 0 && who.length <= 160;
    return said && knownZone(zone) !== undefined ? [{ who, zone }] : [];
  });
}

/** A person whose address or name stands in the text; addresses by the strict rules for addresses. */
function knownPerson<T extends { email: string | null; name: string | null }>(person: T, text: string): T[] {
  const name = person.name === null ? null : locatedQuote(text, person.name);
  const email = person.email === null ? null : comparableAddress(person.email);
  const written = person.email !== null && locatedQuote(text, person.email) !== null;
  if (person.email !== null && (email === null || !written)) return [];
  if (person.name !== null && name === null) return [];
  return email === null && name === null ? [] : [{ ...person, email, name }];
}
