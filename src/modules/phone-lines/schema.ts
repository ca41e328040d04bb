import { z } from 'zod';
import { listQuery, pageQuery } from '@/core/http/page';

export const CAPABILITIES = ['sms', 'mms', 'voice'] as const;
export type Capability = (typeof CAPABILITIES)[number];
export const LINE_STATES = ['active', 'paused', 'released'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** What a line goes to from where it is: back and forth, and away for good once it rests. */
export const LINE_STEPS: Readonly<Record<LineState, readonly LineState[]>> = {
  active: ['paused'],
  paused: ['active', 'released'],
  released: [],
};

const capabilities = z
  .array(z.enum(CAPABILITIES))
  .min(1)
  .transform((all) => [...new Set(all)]);
/** Whose a line is: of the pool, or somebody's, by id or address. */
const whose = {
  pool: z.boolean().optional(),
  userId: z.uuid().optional(),
  email: z.email().max(254).toLowerCase().optional(),
};
const isOne = ({ pool, userId, email }: { pool?: boolean; userId?: string; email?: string }) =>
  Number(pool === true) + Number(userId !== undefined) + Number(email !== undefined);

/** POST /api/admin/phone-lines. */
export const newLine = z
  .strictObject({ number: z.string().trim().min(1).max(40), capabilities, ...whose })
  .refine((line) => isOne(line) === 1, { path: ['pool'], message: 'Either of the pool, or somebody’s' });
export type NewLine = z.infer<typeof newLine>;

/** PATCH /api/admin/phone-lines/{id}. */
export const linePatch = z
  .strictObject({ state: z.enum(LINE_STATES).optional(), capabilities: capabilities.optional(), ...whose })
  .refine((line) => isOne(line) <= 1, { path: ['pool'], message: 'Either of the pool, or somebody’s' });
export type LinePatch = z.infer<typeof linePatch>;

export const lineId = z.uuid();
export const LINE_SORTS = ['number', 'state', 'since'] as const;
export type LineSort = (typeof LINE_SORTS)[number];
export const linesQuery = pageQuery.extend({
  state: z.enum(LINE_STATES).optional(),
  sort: z.enum(LINE_SORTS.flatMap((by) => [by, `-${by}`] as const)).optional(),
});
export const logQuery = listQuery(z.coerce.number().int().min(1).max(10_000)).omit({ q: true });

export interface Line {
  readonly id: string;
  readonly number: string;
  readonly capabilities: readonly Capability[];
  readonly pool: boolean;
  readonly user: { readonly id: string; readonly email: string } | null;
  readonly state: LineState;
  /** Of this month, by currency, in its smallest unit. */
  readonly spend: readonly { readonly currency: string; readonly amount: number }[];
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Something that has to be shown later: that somebody agreed, STOP, HELP and START. */
export interface LineEntry {
  readonly id: string;
  readonly kind: 'opt_in' | 'stop' | 'help' | 'start';
  readonly direction: 'in' | 'out';
  /** The other number, masked. */
  readonly peer: string;
  readonly text: string;
  readonly at: string;
}
