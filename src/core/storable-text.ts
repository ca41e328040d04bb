import { z } from 'zod';

/** Text that can be stored: PostgreSQL knows neither NUL nor, in JSON, half a surrogate pair. Strangers write invitations. */
export const storableText = z
  .string()
  .transform((value) => value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{fffd}'));
