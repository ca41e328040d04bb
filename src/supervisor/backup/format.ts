import { z } from 'zod';

/**
 * A backup is gzip of JSON lines: the header, then per table a line of its columns and a line per row (each value in
 * PostgreSQL's text form, or null), then the sequences, then the end with the number of rows. Without the end it was cut off.
 */
export const header = z.object({
  format: z.literal('sundial-backup'),
  version: z.literal(1),
  /** ISO 8601. */
  at: z.string(),
  /** How many migrations the database had. */
  migrations: z.number().int().min(1),
});

export const tableLine = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
});
export const sequenceLine = z.object({ sequence: z.string(), last: z.string(), called: z.boolean() });
export const endLine = z.object({ end: z.literal(true), rows: z.number().int() });
export const rowLine = z.array(z.string().nullable());

export const line = z.union([rowLine, tableLine, sequenceLine, endLine]);

export type Header = z.infer<typeof header>;
export type TableLine = z.infer<typeof tableLine>;

/** An identifier as SQL has it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
