import type { EditedDraft } from '@/core/loop/context';
import { markedLines } from '@/core/reading/reply-lines';
import { LANGUAGE_LIST } from '@/core/replies/languages';
import { betweenMarks, editedParts } from '@/core/replies/question/edited';
import { renderReply, replyBlocks } from '@/core/replies/render';
import { verifyReply } from '@/core/replies/verify';
import type { loops } from '@/db/schema/loops';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { draftOf } from './draft';

/**
 * The mail of the plan that waits as its owner has changed it in an answer, with what speaks against sending it so;
 * undefined when nothing waits, or nothing was changed.
 */
export async function editedDraft(
  loop: typeof loops.$inferSelect,
  body: { readonly text: string | null; readonly html: string | null },
  runtime: Runtime,
): Promise<EditedDraft | undefined> {
  const { proposal, needsOwner } = loop.state;
  const asked = needsOwner.find(({ kind }) => kind === 'approve');
  if (!proposal || !asked || asked.draft) return undefined;
  const lines = markedLines(body).map(({ text }) => text);
  const answer = betweenMarks(
    lines,
    LANGUAGE_LIST.map(({ question }) => question),
  );
  if (answer === null) return undefined;
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  const draft = await draftOf(loop, proposal, zone, runtime);
  if (!draft) return undefined;
  const parts = editedParts(replyBlocks(draft.message), answer);
  if (parts === null) return undefined;
  const message = { ...draft.message, edited: parts };
  return { parts, problems: verifyReply(renderReply(message), message) };
}
