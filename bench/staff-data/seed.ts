import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '@/db/migrate';
import { FULL, plantStaffData } from './plant';

/** `npm run seed:staff -- DATABASE_URL [--users N] [--loops N] [--messages N]`: the data that the staff area is measured with. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { users: { type: 'string' }, loops: { type: 'string' }, messages: { type: 'string' } },
});
const [url] = positionals;
const sizes = {
  users: Number(values.users ?? FULL.users),
  loops: Number(values.loops ?? FULL.loops),
  messages: Number(values.messages ?? FULL.messages),
};
if (!url || Object.values(sizes).some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('Usage: npm run seed:staff -- DATABASE_URL [--users N] [--loops N] [--messages N]');
  process.exit(2);
}
await migrateDatabase(url);
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  await plantStaffData(client, sizes, new Date(), (line) => console.log(line));
} finally {
  await client.end();
}
