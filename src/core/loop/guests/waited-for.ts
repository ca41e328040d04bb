import { sayIn } from '../../replies/owner/say';
import { isMeant } from '../owner/people';
import type { Decision, LoopState } from '../state';

/** Whom the owner wants there and has named without an address, as they wrote it. */
export function waitedFor({ needsOwner }: Pick<LoopState, 'needsOwner'>): readonly string[] {
  return needsOwner.flatMap(namesOf);
}

/** The one of them that this person may be, by their name; null where none or several of them fit. */
export function waitedName(
  state: Pick<LoopState, 'needsOwner'>,
  person: { readonly name: string | null; readonly address: string },
): string | null {
  const [name, ...others] = waitedFor(state).filter((one) => isMeant(one.split(' ').at(-1) ?? one, person));
  return name !== undefined && others.length === 0 ? name : null;
}

/** The questions that are left once this one of them takes part. */
export function withoutWaiting(needsOwner: readonly Decision[], name: string): readonly Decision[] {
  return needsOwner.flatMap((asked) => {
    const names = namesOf(asked);
    if (!names.includes(name)) return [asked];
    const left = names.filter((one) => one !== name);
    if (left.length === 0) return [];
    const says = (asked.says ?? []).map((line) => (line.line === 'no_address' ? { ...line, names: left } : line));
    return [{ ...asked, says, text: sayIn(says, 'en') }];
  });
}

function namesOf({ kind, says }: Decision): readonly string[] {
  if (kind !== 'who') return [];
  return (says ?? []).flatMap((line) => (line.line === 'no_address' ? line.names : []));
}
