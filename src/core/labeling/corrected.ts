import type { Reading } from '../reading/reading';

/** What somebody says that a mail means, as a loop hears it: all of it was read, and nothing in it is less sure than the rest. */
export function corrected({ unknown: _, ...said }: Reading): Reading {
  const sure = <T extends object>(all: readonly T[]) => all.map((one) => ({ ...one, confidence: 1 }));
  return {
    ...said,
    understood: 'full',
    intents: sure(said.intents),
    options: sure(said.options),
    participants: sure(said.participants),
    residue: [],
    by: 'person',
  };
}
