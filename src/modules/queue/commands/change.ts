import type { PlanEdit } from '@/core/loop/event';
import type { Decision } from '@/core/loop/state';
import { refusedWords } from '@/core/queue/refused-words';
import { editedParts } from '@/core/replies/question/edited';
import { renderReply, replyBlocks } from '@/core/replies/render';
import { verifyReply } from '@/core/replies/verify';
import type { loops } from '@/db/schema/loops';
import { slotChoices } from '@/modules/loops/queries/choices';
import { draftOf } from '@/modules/loops/queries/draft';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import type { Patch } from '../schema';

type Loop = typeof loops.$inferSelect;
export type Change =
  | { readonly ok: true; readonly edit: PlanEdit }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Record<string, string[]> };

/** What staff change in a plan: nobody types a free time, they pick of those that the solver has found. */
export async function changedPlan(loop: Loop, decision: Decision, patch: Patch, runtime: Runtime): Promise<Change> {
  const { slots, choice: _, ...rest } = patch;
  if (decision.kind !== 'approve') return refused('patch', 'There is no plan to change');
  if (!slots) return { ok: true, edit: rest };
  const length = patch.durationMin ?? loop.state.proposal?.after.meeting.durationMin;
  const found = await slotChoices(loop.ownerId, loop.id, length, runtime);
  const free = new Set(found?.slots.map(({ start }) => start));
  if (slots.some(({ start }) => !free.has(start))) return refused('slots', 'This time was not found to be free');
  return { ok: true, edit: { ...rest, slots } };
}

/** The first mail of a plan in other words; what it promises has to stay as it was planned. */
export async function changedMail(loop: Loop, decision: Decision, text: string, runtime: Runtime): Promise<Change> {
  const { proposal } = loop.state;
  if (decision.kind !== 'approve' || !proposal) return refused('text', 'There is no mail to change');
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  const draft = await draftOf(loop, proposal, zone, runtime);
  if (!draft) return refused('text', 'There is no mail to change');
  const mail = editedParts(replyBlocks(draft.message), text);
  if (mail === null) return refused('text', 'Nothing was changed');
  const message = { ...draft.message, edited: mail };
  const problems = verifyReply(renderReply(message), message);
  return problems.length > 0
    ? { ok: false, reason: 'invalid', fields: { text: refusedWords(problems) } }
    : { ok: true, edit: { mail } };
}

function refused(field: string, text: string): Change {
  return { ok: false, reason: 'invalid', fields: { [field]: [text] } };
}
