import { test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { closeDatabase, database, openDatabase } from '@/db/client';
import { users } from '@/db/schema/identity';
import { databaseUrl } from './product';

/**
 * At a test's second try, lets the product forget the account that the first one left half done, so that it begins as that
 * one did. At a first try it does nothing.
 */
export async function forgetFirstTry(address: string): Promise<void> {
  if (test.info().retry === 0) return;
  openDatabase(databaseUrl(), 2);
  try {
    await database().delete(users).where(eq(users.email, address));
  } finally {
    await closeDatabase();
  }
}
