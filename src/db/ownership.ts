import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from './schema/identity';
import { loops } from './schema/loops';
import { outgoingMails } from './schema/mailbox';
import { TABLES } from './tables';

/** A column that makes its row part of another one: the row goes with it. */
interface Link {
  readonly column: PgColumn;
  readonly target: PgTable;
  readonly key: PgColumn;
}

/** Links that are no foreign keys: the outbox keeps what was sent, whatever becomes of the rest. */
const LOOSE: readonly Link[] = [{ column: outgoingMails.loopId, target: loops, key: loops.id }];

export interface OwnedTable {
  /** In code. */
  readonly name: string;
  readonly table: PgTable;
  /** What its rows are part of; null: of the user alone. */
  readonly parent: Link | null;
  /** The rows that belong to a user. */
  of(userId: string): SQL;
}

/**
 * Every table whose rows belong to a user, by the foreign keys that are deleted with what they point to: found in the schema,
 * so that a new table is exported and erased without being listed anywhere.
 */
export const OWNED: readonly OwnedTable[] = Object.entries(TABLES).flatMap(([name, table]) => {
  const of = ownership(table, new Set());
  const parent = linksOf(table).find(({ target }) => target !== users && ownership(target, new Set()) !== null);
  return of ? [{ name, table, parent: parent ?? null, of }] : [];
});

function linksOf(table: PgTable): Link[] {
  const keys = getTableConfig(table).foreignKeys.flatMap((foreign): Link[] => {
    const { columns, foreignTable, foreignColumns } = foreign.reference();
    const [column, key] = [columns[0], foreignColumns[0]];
    if (foreign.onDelete !== 'cascade' || !column || !key) return [];
    return [{ column, target: foreignTable, key }];
  });
  const own = new Set<unknown>(Object.values(getTableColumns(table)));
  return [...keys, ...LOOSE.filter(({ column }) => own.has(column))];
}

/** By the user's own column where there is one, else through what the rows are part of; null for a table of nobody. */
function ownership(table: PgTable, seen: ReadonlySet<PgTable>): ((userId: string) => SQL) | null {
  if (seen.has(table)) return null;
  const links = linksOf(table);
  const direct = links.find(({ target }) => target === users);
  if (direct) return (userId) => eq(direct.column, userId);
  for (const { column, target, key } of links) {
    const parent = ownership(target, new Set([...seen, table]));
    if (!parent) continue;
    return (userId) => inArray(column, new QueryBuilder().select({ key }).from(target).where(parent(userId)));
  }
  return null;
}
