import pg from 'pg';

/** Whether data are the sandbox's, invented by people who practise, or real. */
export type Mode = 'sandbox' | 'live';

/** A start in the other mode than the data are of. The message says what to do. */
export class WrongMode extends Error {
  override readonly name = 'WrongMode';
  constructor(readonly stored: Mode) {
    super(stored === 'sandbox' ? PRACTICE : REAL);
  }
}

const PRACTICE = `This database holds the sandbox's data: invented people, meetings and mail, which must not go out into the world.
To go live, empty it with \`npx sundial reset\` (it writes a backup first), then start again.
To go on practising, set SANDBOX=on.`;

const REAL = `This database holds real data, and in the sandbox anybody signs in as anybody.
Set SANDBOX=off. To practise, use another DATA_DIR (and another DATABASE_URL, if that is set).`;

/**
 * Says at the first start of a migrated database of which mode its data are, and compares at every later one. For data that
 * are older than this record, `practisedUntil` tells when the sandbox was last at work (epoch ms; null: never, or unknown).
 * @throws WrongMode when the data are of the other mode.
 */
export async function claimMode(url: string, wanted: Mode, practisedUntil: () => number | null): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const stored = (await storedMode(client)) ?? (await modeOfOlder(client, practisedUntil)) ?? wanted;
    if (stored !== wanted) throw new WrongMode(stored);
    await client.query('INSERT INTO installation (id, mode) VALUES (1, $1) ON CONFLICT (id) DO NOTHING', [wanted]);
    // Another start may have been faster.
    const said = (await storedMode(client)) ?? wanted;
    if (said !== wanted) throw new WrongMode(said);
  } finally {
    await client.end();
  }
}

/** What was said at the first start; null before it. */
export async function storedMode(client: pg.ClientBase): Promise<Mode | null> {
  const { rows } = await client.query<{ mode: Mode }>('SELECT mode FROM installation WHERE id = 1');
  return rows[0]?.mode ?? null;
}

/** Somebody may have practised on for so long before a crash without the sandbox having anything to write. */
const CRASHED_MS = 3_600_000;

/** Judged by the traces of practising; null where nobody has an account yet. Whoever has signed in since did so for real. */
async function modeOfOlder(client: pg.Client, practisedUntil: () => number | null): Promise<Mode | null> {
  const known = await client.query(`SELECT
    EXISTS (SELECT 1 FROM users) AS used,
    EXISTS (SELECT 1 FROM clock_offset WHERE offset_seconds > 0) AS moved,
    (SELECT max(created_at) FROM sessions) AS entered`);
  const { used, moved, entered } = known.rows[0] as { used: boolean; moved: boolean; entered: Date | null };
  if (!used) return null;
  const until = practisedUntil();
  const practised = until === null ? moved : (entered?.getTime() ?? 0) <= until + CRASHED_MS;
  return practised ? 'sandbox' : 'live';
}
