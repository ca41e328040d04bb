import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, openDatabase } from '@/db/client';
import { createDatabase, dropDatabase, TEMPLATE } from './template';

/** Hundreds of calls at once wait for a few connections, on a machine that may have other work besides. */
const PATIENCE_MS = 120_000;

/**
 * Gives the test file a database of its own, a clone of the migrated template, opened as the process's database
 * (`database()` works in tests). Call it at the top level of the file or of a `describe`. `url()` serves code that opens its own.
 */
export function useDatabase(options: { readonly connections?: number } = {}): { url(): string } {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const maintenance = inject('postgresUrl');
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  beforeAll(async () => {
    await createDatabase(maintenance, name, TEMPLATE);
    openDatabase(url.href, options.connections, PATIENCE_MS);
  });
  afterAll(async () => {
    await closeDatabase();
    await dropDatabase(maintenance, name);
  });
  return { url: () => url.href };
}
