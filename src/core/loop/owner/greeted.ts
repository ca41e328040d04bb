import { folded } from '../../folded';
import { PARTICLE, type Salutation } from '../../mail/salutation';
import { type Called, isTitle } from '../../mail/titles';
import type { Heard, MessageFacts } from '../context';
import type { LoopState, Participant } from '../state';
import { ownerOf } from '../transition';

/** Letters that a short form has in common with the name. */
const ALIKE = 3;

/** The guests as this mail of the owner calls those whom it is written to. Whom it does not greet keeps what is known. */
export function greeted(state: LoopState, facts: MessageFacts, { owner, reading }: Heard): LoopState {
  const written = new Set([...facts.to, ...facts.cc].map((p) => p.address));
  return owner ? withSalutation(state, owner.salutation, reading.language, written) : state;
}

function withSalutation(state: LoopState, said: Salutation, language: string, written: ReadonlySet<string>): LoopState {
  const guests = state.participants.filter((p) => p.role === 'guest' && written.has(p.address));
  if (guests.length === 0) return state;
  const [first, ...others] = said.called;
  const only = guests.length === 1 && others.length === 0 && !said.bare ? first : undefined;
  const participants = state.participants.map((person) => {
    if (!guests.includes(person)) return person;
    const called = said.called.find((one) => names(one, person)) ?? (only && mayBe(only, person) ? only : undefined);
    const familiar = termsOf(said, called, language);
    return { ...person, ...(called ? { called } : {}), ...(familiar === null ? {} : { familiar }) };
  });
  return { ...state, participants };
}

/**
 * A guest as their mail speaks to the owner: who says "du" to them, hears it. What the owner's own mail has told stands.
 */
export function onTermsOf(state: LoopState, guest: Participant, { salutation, reading }: Heard): LoopState {
  if (!salutation || guest.familiar !== undefined) return state;
  const owner = ownerOf(state);
  const called = salutation.called.find((one) => names(one, owner));
  const familiar = termsOf(salutation, called, reading.language);
  return familiar === null
    ? state
    : { ...state, participants: state.participants.map((p) => (p.id === guest.id ? { ...p, familiar } : p)) };
}

/**
 * The terms of a mail with somebody whom it calls so; null where it does not tell. In languages that have two, nobody says the
 * distant one to a given name alone.
 */
function termsOf({ familiar }: Salutation, called: Called | undefined, language: string): boolean | null {
  if (called?.formal) return false;
  return familiar ?? (called && language !== 'en' && !/\s/.test(called.words) ? true : null);
}

/** "Dear Team" calls nobody: a name that is none of theirs is one by its title, by its beginning ("Dan"), or where none is known. */
function mayBe({ words, formal }: Called, { name }: Participant): boolean {
  return formal || name === null || folded(name).startsWith(folded(words).slice(0, ALIKE));
}

function names({ words }: Called, { name, address }: Participant): boolean {
  const parts = new Set([...folded(name ?? '').split(/[\s,]+/), ...folded(address.split('@')[0] ?? '').split(/[._-]/)]);
  return words
    .split(/\s+/)
    .filter((word) => !isTitle(word) && !PARTICLE.test(word))
    .some((word) => parts.has(folded(word)));
}
