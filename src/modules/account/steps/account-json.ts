import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { OWNED, type OwnedTable } from '@/db/ownership';
import { auditLog, users } from '@/db/schema/identity';
import { VISITOR } from '@/modules/operations/schema';

/** Secrets, and bytes that stand in files of their own: by the name of the column, so that a new one is left out too. */
const LEFT_OUT_COLUMN = /ciphertext|secret|password|_hash$|(^|_)token$|^channel$|^raw$|^webp$|^bytes$|^span$/;

/** Tables that hold nothing of the user's that does not stand elsewhere, and why. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  calendarEvents: 'a copy of the calendars that are connected',
  imapFolders: 'how far a mailbox has been read',
  imapMessages: 'which messages of a mailbox have been looked at',
  modelAnswers: 'kept so that a language model need not be asked twice',
  accountExports: 'this very archive',
  exportChunks: 'this very archive',
  pictures: 'a file of its own',
  bookingDrafts: 'what others have typed and have not booked',
  trainerAuditItems: 'names and readings of what is other people’s',
};

const PAGE = 100;

type Row = Record<string, unknown>;

/** Everything of the account as one JSON object, piece by piece; what is part of a row stands in it, under its table's name. */
export async function* accountJson(tx: Transaction, userId: string, nowMs: number): AsyncGenerator<string> {
  const [account] = await tx.select(shown(users)).from(users).where(eq(users.id, userId));
  const head = { format: 'sundial-account/1', exportedAt: new Date(nowMs), account };
  yield JSON.stringify(head).slice(0, -1);
  for (const root of partsOf(null)) {
    let opening = `,\n${JSON.stringify(root.name)}:[\n`;
    for await (const row of rowsOf(tx, root, root.of(userId))) {
      yield opening + JSON.stringify(root.table === auditLog ? withoutStaff(row, userId) : row);
      opening = ',\n';
    }
    yield opening === ',\n' ? ']' : `${opening}]`;
  }
  yield '}\n';
}

/** Of what others did to the account, who and from where is theirs. */
function withoutStaff(row: Row, userId: string): Row {
  if (row.actor === userId || row.actor === VISITOR) return row;
  return { ...row, actor: 'somebody else', address: null, userAgent: null };
}

/** Tables whose rows are part of rows of this one; null: of nothing but the user. */
function partsOf(table: PgTable | null): OwnedTable[] {
  return OWNED.filter(({ name, parent }) => !(name in LEFT_OUT_TABLES) && (parent?.target ?? null) === table);
}

/** The rows with all that is part of them, a page at a time. */
async function* rowsOf(tx: Transaction, { table }: OwnedTable, condition: SQL): AsyncGenerator<Row> {
  const parts = partsOf(table);
  for (let offset = 0; ; offset += PAGE) {
    const page: Row[] = await tx
      .select(shown(table))
      .from(table)
      .where(condition)
      .orderBy(...primaryKey(table))
      .limit(PAGE)
      .offset(offset);
    for (const row of page) {
      for (const part of parts) row[part.name] = await partOf(tx, part, row);
      yield row;
    }
    if (page.length < PAGE) return;
  }
}

async function partOf(tx: Transaction, part: OwnedTable, row: Row): Promise<Row[]> {
  if (!part.parent) return [];
  const { column, target, key } = part.parent;
  const [name] = Object.entries(getTableColumns(target)).find(([, one]) => one === key) ?? [];
  const rows: Row[] = [];
  for await (const one of rowsOf(tx, part, eq(column, row[name ?? '']))) rows.push(one);
  return rows;
}

function shown(table: PgTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  const others = otherPeople(table);
  return Object.fromEntries(columns.filter(([, one]) => !LEFT_OUT_COLUMN.test(one.name) && !others.has(one)));
}

/** Columns that name people whose row it is not, such as the staff who helped. */
function otherPeople(table: PgTable): ReadonlySet<PgColumn> {
  const links = getTableConfig(table).foreignKeys.map((key) => ({ ...key.reference(), onDelete: key.onDelete }));
  const loose = links.filter(({ foreignTable, onDelete }) => foreignTable === users && onDelete !== 'cascade');
  return new Set(loose.flatMap(({ columns }) => columns));
}

function primaryKey(table: PgTable): SQL[] {
  const columns = Object.values(getTableColumns(table)) as PgColumn[];
  const composed = getTableConfig(table).primaryKeys.flatMap((key) => key.columns as PgColumn[]);
  return [...columns.filter(({ primary }) => primary), ...composed].map((column) => asc(column));
}
