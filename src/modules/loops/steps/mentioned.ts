import type { StepEvent } from '@/core/loop/context';
import { isMeant } from '@/core/loop/owner/people';
import type { LoopState } from '@/core/loop/state';
import { contactsOf } from '../queries/contacts';

/** People that an event names who may come to take part: in headers, in the owner's words, by a choice among several. */
export async function mentionedBy(
  event: StepEvent,
  loop: { readonly ownerId: string; readonly state: LoopState },
): Promise<string[]> {
  const copied = event.kind === 'message' ? [...event.facts.to, ...event.facts.cc].map((p) => p.address) : [];
  if (event.kind !== 'message' && event.kind !== 'decision') return copied;
  const words = event.heard?.owner;
  const written = [...(words?.addresses ?? []), ...(event.kind === 'decision' && event.choice ? [event.choice] : [])];
  if (loop.state.phase !== 'INTAKE' || !words || words.names.length === 0) return [...copied, ...written];
  const meant = (await contactsOf(loop.ownerId)).filter((person) => words.names.some((name) => isMeant(name, person)));
  return [...copied, ...written, ...meant.map((p) => p.address)];
}
