import { eq } from 'drizzle-orm';
import { documentOfDraft } from '@/core/preferences/draft';
import { database } from '@/db/client';
import { preferenceDrafts } from '@/db/schema/preferences';
import type { DraftAnswer } from '../schema';

/** What became of the draft that the owner asked for; null when none was asked for. */
export async function draftAnswer(userId: string): Promise<DraftAnswer | null> {
  const [row] = await database().select().from(preferenceDrafts).where(eq(preferenceDrafts.userId, userId));
  if (!row) return null;
  const { state, sentences } = row;
  return { state, draft: state === 'ready' ? { text: documentOfDraft(sentences), sentences } : null };
}
