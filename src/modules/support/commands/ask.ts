import { database } from '@/db/client';
import { supportRequests } from '@/db/schema/support';
import type { SupportRequest } from '../schema';

/**
 * Keeps a request, to be mailed by the worker. `user` is whoever is signed in: an answer goes to that account where no
 * other address is given. `nowMs` by the product's clock.
 */
export async function askForSupport(
  request: Pick<SupportRequest, 'topic' | 'message' | 'email'>,
  user: { readonly id: string; readonly email: string } | null,
  nowMs: number,
): Promise<void> {
  const { topic, message, email } = request;
  await database()
    .insert(supportRequests)
    .values({
      topic,
      message,
      email: email === undefined ? (user?.email ?? null) : email,
      userId: user?.id ?? null,
      createdAt: new Date(nowMs),
      nextAttemptAt: new Date(),
    });
}
