import { inSevenBits } from '@/core/texting/segments';
import type { Database, Transaction } from '@/db/client';
import type { TextAsks, TextedKind } from '@/db/schema/texting';
import { texts } from '@/db/schema/texting';
import type { Runtime } from '@/ports/runtime';
import { TEXT_KEY } from '../constants';

/** A text that is to go out, before it is written down. */
export interface NewText {
  readonly userId: string;
  /** E.164; null: the number of `guestId`. */
  readonly peer: string | null;
  readonly guestId?: string;
  readonly kind: TextedKind | 'code' | 'reply';
  readonly body: string;
  /** What it is about: of that one text goes, however often it is asked for. */
  readonly about: string;
  readonly asks?: TextAsks;
  /** Worth nothing from then on, in ms since 1970. */
  readonly until: number;
}

/** Writes down a text to be sent. @returns its id, or null where one about the same was written down before */
export async function queueText(db: Database | Transaction, text: NewText, nowMs: number): Promise<string | null> {
  const { userId, peer, guestId = null, kind, about, asks = null } = text;
  const at = new Date(nowMs);
  const [row] = await db
    .insert(texts)
    .values({
      ...{ userId, peer, guestId, kind, about, asks },
      direction: 'out',
      body: inSevenBits(text.body),
      state: 'queued',
      dueAt: at,
      until: new Date(text.until),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: texts.id });
  return row?.id ?? null;
}

/** Has the engine send what was written down. A lost wake-up is made up for by the round. */
export async function wakeText(id: string, { workflows }: Pick<Runtime, 'workflows'>): Promise<void> {
  await workflows.dispatch(`${TEXT_KEY}${id}`, `${TEXT_KEY}${id}`).catch(() => undefined);
}
