import { z } from 'zod';
import type { Action } from '@/core/loop/plan';
import type { Office } from './office';
import type { Order } from './order';

/** Refused: which precondition does not hold. */
export interface Refusal {
  readonly ok: false;
  readonly code: 'call' | 'tool' | 'arguments' | 'unknown' | 'busy' | 'past' | 'not ordered';
  readonly reason: string;
}

/** Done: the office afterwards, and the loop's own action where it has one for this. */
export interface Done {
  readonly ok: true;
  readonly office: Office;
  readonly action: Action | null;
  /** What a search found. */
  readonly found?: readonly string[];
}
export type Outcome = Done | Refusal;

/** A tool: what it takes, and what it does once every precondition holds. */
export interface Tool {
  readonly takes: z.ZodType;
  run(args: never, office: Office, order: Order): Outcome;
}

export function tool<S extends z.ZodType>(
  takes: S,
  run: (args: z.infer<S>, office: Office, order: Order) => Outcome,
): Tool {
  return { takes, run: run as Tool['run'] };
}

export function refused(code: Refusal['code'], reason: string): Refusal {
  return { ok: false, code, reason };
}

const real = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === text.slice(0, 10);

export const id = z.string().regex(/^\d{8}$/, 'is no id');
export const wall = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:00$/, 'is no time')
  .refine(real, 'is no day');
export const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'is no day')
  .refine(real, 'is no day');
/** Minutes, at least 5 and within a day; the agents of the set write them as text. */
export const minutes = z.coerce.number<string>().int().min(5).max(1440);
export const address = z.email();
/** One line that can stand in a header or a title. */
export const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'has a line break');
