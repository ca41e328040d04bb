import { z } from 'zod';

/** A place in a list that is ordered by time and id: microseconds since the epoch, as the database has them, and the id. */
export interface Place {
  readonly micros: string;
  readonly id: string;
}

/** A cursor as the list's own answers have it. */
export const placeSchema = z
  .string()
  .regex(/^-?\d{1,17}_[0-9a-z-]{16,36}$/, 'This is no cursor')
  .transform((text): Place => {
    const [micros = '', id = ''] = text.split('_');
    return { micros, id };
  });

export function placeText({ micros, id }: Place): string {
  return `${micros}_${id}`;
}
