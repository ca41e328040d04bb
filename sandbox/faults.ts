import { z } from 'zod';

/** A misbehaviour to inject into the next requests that match. */
export const faultSchema = z.strictObject({
  /** Start of the path, after the sandbox's origin, for example `/google/calendar/v3/freeBusy`. */
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'REPORT']).optional(),
  /** Status to answer with; 0 drops the connection, absent leaves the answer alone (to delay only). */
  status: z.union([z.literal(0), z.int().min(400).max(599)]).optional(),
  /** Google's `reason`, for example `userRateLimitExceeded`. */
  reason: z.string().max(80).optional(),
  /** A success whose body is of no form that the API has. Of the calendar API. */
  garbled: z.boolean().default(false),
  retryAfterSeconds: z.int().min(0).max(3600).optional(),
  /** How many requests it hits before it is spent. */
  times: z.int().min(1).max(10_000).default(1),
  /** Real milliseconds to wait before the answer. */
  delayMs: z.int().min(0).max(120_000).default(0),
  /** The request takes effect and only its answer is replaced: the case that idempotency is for. */
  afterCommit: z.boolean().default(false),
});

export type Fault = z.infer<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

/** The faults that wait to be hit, oldest first. */
export class Faults {
  private waiting: { fault: Fault; left: number }[] = [];

  add(input: FaultInput): void {
    const fault = faultSchema.parse(input);
    this.waiting.push({ fault, left: fault.times });
  }

  clear(): void {
    this.waiting = [];
  }

  /** The fault that hits this request, if any; it is counted as used. */
  take(method: string, path: string): Fault | undefined {
    const hit = this.waiting.find(
      ({ fault }) => path.startsWith(fault.path) && (fault.method === undefined || fault.method === method),
    );
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left === 0) this.waiting = this.waiting.filter((entry) => entry !== hit);
    return hit.fault;
  }
}
