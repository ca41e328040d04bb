import type { StepContext } from '../context';
import type { Participant } from '../state';
import { isMeant } from './people';
import type { OwnerWords } from './words';

type Person = { readonly name: string | null; readonly address: string };

/** Who is meant by the words of a mail that goes to the assistant alone. */
export interface Meant {
  readonly people: readonly Person[];
  /** Names that fit several people, with those. */
  readonly several: readonly { readonly name: string; readonly people: readonly Person[] }[];
  /** Names that fit nobody. */
  readonly unknown: readonly string[];
}

/**
 * Row 4: addresses that are written out, and names that fit exactly one person of the owner's loops and calendar. The owner
 * and whoever must not be written to are nobody.
 */
export function peopleMeant(words: OwnerWords<unknown>, ctx: StepContext, assistant: string): Meant {
  const mine = new Set([...ctx.owner.addresses, assistant]);
  const written = words.addresses.filter((address) => !mine.has(address));
  const people: Person[] = written.map((address) => ({ address, name: nameBeside(words, address, ctx) }));
  const several: { name: string; people: readonly Person[] }[] = [];
  const unknown: string[] = [];
  for (const name of words.names) {
    const fitting = ctx.contacts.filter((c) => isMeant(name, c));
    const known = people.some((p) => isMeant(name, p));
    const [only, ...others] = fitting;
    if (known) continue;
    if (!only) {
      // "with Jane, jane@globex.test": the address stands beside the name.
      if (written.length < words.names.length) unknown.push(name);
    } else if (others.length === 0) people.push(only);
    else several.push({ name, people: fitting.slice(0, 5) });
  }
  return { people: people.filter((p) => !ctx.suppressed.has(p.address)), several, unknown };
}

/** People as guests, numbered after those who take part already. */
export function asGuests(people: readonly Person[], taken: readonly Participant[]): Participant[] {
  const known = new Set(taken.map((p) => p.address));
  const last = Math.max(1, ...taken.map((p) => Number(p.id.slice(1))));
  return people
    .filter((p, i) => !known.has(p.address) && people.findIndex((q) => q.address === p.address) === i)
    .map(({ address, name }, i) => ({
      id: `p${last + 1 + i}`,
      address,
      name: name || null,
      role: 'guest',
      optional: false,
      zone: null,
      zoneSource: null,
      status: 'pending',
    }));
}

function nameBeside(words: OwnerWords<unknown>, address: string, ctx: StepContext): string | null {
  const contact = ctx.contacts.find((c) => c.address === address);
  if (contact) return contact.name;
  const [name, ...others] = words.names;
  return name && others.length === 0 && words.addresses.length === 1 ? name : null;
}
