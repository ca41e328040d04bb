import type { Language, LoopState } from '../state';

/** The language that an owner is spoken to in about one matter: the one they chose, else the one that they write there. */
export function spokenTo(chosen: Language | null, { participants }: Pick<LoopState, 'participants'>): Language {
  return chosen ?? participants.find((p) => p.role === 'owner')?.language ?? 'en';
}
