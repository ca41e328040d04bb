import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { accountExports, exportChunks } from '@/db/schema/account';
import { users } from '@/db/schema/identity';
import { translator } from '@/messages/translate';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { mailLanguage } from '@/modules/identity/queries/mail-language';
import type { Runtime } from '@/ports/runtime';
import { EXPORT_ATTEMPTS, EXPORT_DAYS, EXPORT_LIFE_MS } from '../constants';
import { archiveOf } from './archive';

/** Bytes of one stored piece. */
const PIECE = 512 * 1024;

/**
 * Makes the archive of an export that was asked for, stores it in pieces, and tells its owner by mail. Repeated it begins anew;
 * one that is made changes nothing. An archive that cannot be made is given up after a few attempts.
 */
export async function makeExport(exportId: string, runtime: Runtime): Promise<void> {
  const [row] = await database()
    .update(accountExports)
    .set({ attempts: sql`${accountExports.attempts} + 1` })
    .where(sql`${accountExports.id} = ${exportId} and ${accountExports.state} = 'running'`)
    .returning();
  if (!row) return;
  if (row.attempts > EXPORT_ATTEMPTS) {
    await database().update(accountExports).set({ state: 'failed' }).where(eq(accountExports.id, exportId));
    return;
  }
  const email = await inTurn(async () => store(row, await runtime.clock.now()));
  if (email) await tell(email, runtime);
}

let last: Promise<unknown> = Promise.resolve();

/** One archive at a time in a process: each holds one connection to the database and needs another. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/** One attempt at a time, on one state of the database. Answers whom to tell; null when another attempt was faster. */
async function store({ id, userId }: { id: string; userId: string }, nowMs: number): Promise<string | null> {
  return database().transaction(
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
      const [standing] = await database().select().from(accountExports).where(eq(accountExports.id, id));
      const [account] = await tx.select().from(users).where(eq(users.id, userId));
      if (standing?.state !== 'running' || !account) return null;
      await database().delete(exportChunks).where(eq(exportChunks.exportId, id));
      const archive = await archiveOf(tx, { userId, name: account.name ?? account.email, nowMs });
      let sizeBytes = 0;
      let index = 0;
      for await (const bytes of inPieces(archive)) {
        await database().insert(exportChunks).values({ exportId: id, index, bytes });
        index += 1;
        sizeBytes += bytes.length;
      }
      const [readyAt, expiresAt] = [new Date(nowMs), new Date(nowMs + EXPORT_LIFE_MS)];
      await database()
        .update(accountExports)
        .set({ state: 'ready', sizeBytes, readyAt, expiresAt })
        .where(eq(accountExports.id, id));
      return account.email;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const bytes of stream) {
    waiting.push(bytes);
    size += bytes.length;
    if (size < PIECE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** A mail that cannot be sent is not missed much: the page shows the archive, too. */
async function tell(recipient: string, runtime: Runtime): Promise<void> {
  const language = await mailLanguage(recipient);
  const t = translator(language, 'account-mails');
  await sendAccountMail(runtime, {
    language,
    kind: 'export',
    recipient,
    subject: t('export'),
    opening: t('exportText'),
    link: { label: t('exportLink'), url: `${runtime.settings.baseUrl}/settings/account#export` },
    closing: t('exportClosing', { days: EXPORT_DAYS }),
  });
}
