import type { Heard, StepContext } from '../context';
import type { LoopState, Participant } from '../state';

type Change = Heard['reading']['participants'][number];

/**
 * The participants after a mail that adds or removes people, or makes them optional. Whoever is named without an address
 * is looked for among the participants and the owner's contacts; nobody is guessed. The same array when nothing changes.
 */
export function changedPeople(state: LoopState, heard: Heard, ctx: StepContext): readonly Participant[] {
  return heard.reading.participants.reduce<readonly Participant[]>(
    (people, change) => afterChange(people, change, ctx),
    state.participants,
  );
}

function afterChange(people: readonly Participant[], change: Change, ctx: StepContext): readonly Participant[] {
  const known = people.find((p) => p.role === 'guest' && isNamed(p, change));
  switch (change.op) {
    case 'instead':
    case 'add': {
      if (known) return people;
      const address = change.email ?? contactNamed(change.name, ctx);
      const taken = address === null || ctx.owner.addresses.includes(address) || ctx.suppressed.has(address);
      return taken ? people : [...people, newGuest(people, address, change.name)];
    }
    case 'remove':
      return known ? people.filter((p) => p.id !== known.id) : people;
    case 'make_optional':
    case 'make_required': {
      const optional = change.op === 'make_optional';
      if (!known || known.optional === optional) return people;
      return people.map((p) => (p.id === known.id ? { ...p, optional } : p));
    }
    case 'coordinator':
      return people;
  }
}

/** True when a mail means this person: by address, else by name. */
export function isNamed({ address, name }: Pick<Participant, 'address' | 'name'>, change: Change): boolean {
  if (change.email !== null) return change.email.toLowerCase() === address;
  return change.name !== null && name !== null && sameName(name, change.name);
}

/** "Bob" is Bob Stone; "Bob Miller" is not. */
function sameName(full: string, said: string): boolean {
  const words = full.toLowerCase().split(/\s+/);
  const asked = said.toLowerCase().split(/\s+/);
  return asked.every((word, i) => (asked.length === 1 ? words.includes(word) : words[i] === word));
}

function contactNamed(name: string | null, ctx: StepContext): string | null {
  if (name === null) return null;
  const found = new Set(ctx.contacts.filter((c) => sameName(c.name, name)).map((c) => c.address));
  return found.size === 1 ? ([...found][0] as string) : null;
}

/** Somebody who comes to what is booked; ids are never used twice. */
export function newGuest(people: readonly Participant[], address: string, name: string | null): Participant {
  const last = Math.max(...people.map((p) => Number(p.id.slice(1))));
  return {
    id: `p${last + 1}`,
    address: address.toLowerCase(),
    name,
    role: 'guest',
    optional: false,
    zone: null,
    zoneSource: null,
    status: 'accepted',
  };
}
