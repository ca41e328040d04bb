import { type FieldTexts, notFound, Problem } from '@/core/http/problem';
import { idSchema } from '../schema';

type Reason = 'not_found' | 'stale' | 'lease_lost' | 'reserved' | 'held' | 'invalid';

/** Why something of the queue was not done, as the API answers it. */
export function refusal(reason: Reason, fields?: FieldTexts): Problem {
  switch (reason) {
    case 'not_found':
      return notFound();
    case 'stale':
      return new Problem(409, 'stale', 'It was answered or changed meanwhile: look at it again');
    case 'lease_lost':
      return new Problem(409, 'lease_lost', 'Your ten minutes with it are over: claim it again');
    case 'reserved':
      return new Problem(
        409,
        'reserved',
        'This cannot be answered in the owner’s place: correct what was read, or ask them',
      );
    case 'held':
      return new Problem(409, 'held', 'Somebody else is working on it');
    case 'invalid':
      return new Problem(400, 'invalid', Object.values(fields ?? {})[0]?.[0] ?? 'Invalid input', fields);
  }
}

/** The id of a path. @throws 404 for what is none. */
export function idOf(text: string): string {
  const id = idSchema.safeParse(text);
  if (!id.success) throw notFound();
  return id.data;
}
