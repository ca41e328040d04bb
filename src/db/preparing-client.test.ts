import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { database } from './client';
import { users } from './schema/identity';

useDatabase();

it('a text with parameters is parsed once on a connection, however often it is asked', async () => {
  await database().transaction(async (tx) => {
    const named = async () => {
      const { rows } = await tx.execute<{ statement: string }>('select statement from pg_prepared_statements');
      return rows.map(({ statement }) => statement);
    };
    const before = await named();
    for (const email of ['ana@acme.test', 'ben@acme.test']) {
      await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    }
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.email, ['ana@acme.test', 'ben@acme.test']));
    const added = (await named()).filter((statement) => !before.includes(statement));
    expect(added).toHaveLength(2);
    expect(added.filter((statement) => statement.includes('"email" = $1'))).toHaveLength(1);
  });
});

it('several statements in one text run as before', async () => {
  const { rows } = await database()
    .execute<{ two: number }>('select 1 as one; select 2 as two')
    .then((all) => {
      const results = all as unknown as { rows: { two: number }[] }[];
      return results[1] ?? { rows: [] };
    });
  expect(rows).toEqual([{ two: 2 }]);
});
