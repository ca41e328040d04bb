import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { insightFigures } from '@/db/schema/insight';
import { type Insight, insight } from '../schema';

/** The figures as they were last counted; null before the first time, or where another version of the program has counted. */
export async function latestInsight(): Promise<Insight | null> {
  const [row] = await database().select().from(insightFigures).where(eq(insightFigures.id, 1));
  return row ? (insight.safeParse(row.figures).data ?? null) : null;
}
