import { randomBytes, randomUUID } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { TABLES } from '@/db/tables';

/** Whom the rows belong to. */
export interface Seeded {
  readonly userId: string;
  readonly email: string;
  readonly loopId: string;
}

type Row = Record<string, unknown>;

/** Columns that say who somebody is without a foreign key, by table and column in the database. */
const NAMED: Readonly<
  Record<string, (of: Seeded & { readonly friendId: string }, rows: ReadonlyMap<PgTable, Row>) => unknown>
> = {
  'verification_tokens.identifier': ({ email }) => email,
  'invites.email': ({ email }) => email,
  'support_requests.email': ({ email }) => email,
  'asked_people.address': ({ email }) => email,
  'asked_people.unsubscribed_at': () => null,
  'audit_log.actor': ({ userId }) => userId,
  'audit_log.subject': ({ userId }) => userId,
  'feature_flags.users': ({ userId }) => [userId],
  'step_results.key': (_, rows) => `decide:${rows.get(TABLES.loopEvents as PgTable)?.id}`,
  'basics.zone': () => 'Europe/Berlin',
  'meetings.end_min': () => 2,
  'invites.used': () => 0,
  'invites.plan': () => null,
  'billing_plans.rank': () => randomBytes(3).readUIntBE(0, 3),
  'prices.interval': () => 'month',
  'prices.currency': () => 'usd',
  'billing_accounts.team_id': () => null,
  'billing_accounts.payer_id': () => null,
  'card_pages.state': () => 'open',
  'subscriptions.interval': () => 'month',
  'subscriptions.currency': () => 'usd',
  'invoices.currency': () => 'usd',
  'coupons.code': () => randomBytes(6).toString('hex').toUpperCase(),
  'coupons.kind': () => 'percent',
  'coupons.duration': () => 'once',
  'trials.kind': () => 'free',
  'trials.ends_at': () => new Date('2026-03-16T10:00:00Z'),
  'pro_trial_codes.accepted_by': () => null,
  'referrals.referrer_id': ({ friendId }) => friendId,
  'referrals.referred_id': ({ userId }) => userId,
  'referrals.state': () => 'signed_up',
  'referral_credits.currency': () => 'usd',
  'team_members.role': () => 'owner',
  'sessions.view_as_user_id': ({ friendId }) => friendId,
  'sessions.view_as_reason': () => 'any reason',
  'sessions.view_as_ends_at': () => new Date('2026-03-02T10:00:00Z'),
  'glass.admin_id': ({ friendId }) => friendId,
  'glass.ends_at': () => new Date('2026-03-02T10:30:00Z'),
  'queue_items.reason': () => 'policy',
  'queue_items.lease_until': () => new Date('2026-03-02T10:10:00Z'),
  'plan_reviews.decision': () => 'approve',
  'reviews.plan_id': () => null,
  'reviews.origin': () => 'sample',
  'labeling_items.stratum': () => 'random',
  'adjudications.adjudicator_id': ({ friendId }) => friendId,
  'adjudications.reason_code': () => 'slip',
  'labels.adjudication_id': () => null,
  'labels.origin': () => 'single',
  'trainer_audits.auditor_id': ({ friendId }) => friendId,
  'trainer_audits.signed_by': () => null,
  'trainer_audits.to_day': () => '2026-03-09',
  'trainer_audit_items.queue_item_id': () => null,
  'trainer_audit_items.plan_review_id': () => null,
  'trainer_audit_items.review_id': () => null,
  'briefings.kind': () => 'daily',
  'booking_handles.handle': () => randomBytes(6).toString('hex'),
  'booking_types.kind': () => 'one_to_one',
  'booking_types.medium': () => 'video',
  'booking_types.duration_min': () => 30,
  'booking_types.days_ahead': () => 30,
  'briefing_clicks.by': () => 'click',
  'phone_lines.number': () => `+1${randomBytes(5).readUIntBE(0, 5)}`,
  'phone_lines.capabilities': () => ['sms'],
  'phone_line_log.direction': () => 'in',
  'phone_line_log.kind': () => 'stop',
  'phone_line_spend.month': () => '2026-03',
  'phone_line_spend.currency': () => 'usd',
  'text_numbers.number': () => `+1${randomBytes(5).readUIntBE(0, 5)}`,
  'text_numbers.kinds': () => ['decision'],
  'guest_numbers.wishes': () => ['reminder'],
  'texts.peer': () => '+15005550006',
  'texts.guest_id': () => null,
  'texts.direction': () => 'out',
  'texts.kind': () => 'reply',
  'texts.state': () => 'queued',
  'text_budgets.month': () => '2026-03',
  'text_budgets.currency': () => 'usd',
  'access_tokens.scopes': () => ['meetings:read'],
  'access_tokens.created_at': () => new Date('2026-03-01T10:00:00Z'),
  'hook_deliveries.due_at': () => new Date('2026-03-02T10:00:00Z'),
  'hooks.events': () => ['meeting.booked'],
  'hooks.former_ciphertext': () => 'any',
  'hooks.former_until': () => new Date('2026-03-02T10:00:00Z'),
  'oauth_clients.redirect_uris': () => ['https://assistant.test/callback'],
  'oauth_grants.scopes': () => ['meetings:read'],
  'oauth_tokens.scopes': () => ['meetings:read'],
  'oauth_tokens.kind': () => 'access',
};

/**
 * Puts a row of this user into every table, made of the schema: so a table that is added later is filled, too. The user and the
 * loop are there already.
 */
export async function seedEveryTable(seeded: Seeded): Promise<void> {
  // In one transaction: some of what has to stand together is looked at as it ends.
  await database().transaction((tx) => seedAll(tx, seeded));
}

async function seedAll(tx: Transaction, seeded: Seeded): Promise<void> {
  const [friend] = await tx
    .insert(users)
    .values({ email: `friend-${randomUUID()}@else.test` })
    .returning();
  const of = { ...seeded, friendId: friend!.id };
  const rows = new Map<PgTable, Row>([
    [users, { id: of.userId }],
    [TABLES.loops as PgTable, { id: of.loopId }],
  ]);
  const waiting = Object.values(TABLES).filter((table) => !rows.has(table));
  while (waiting.length > 0) {
    const index = waiting.findIndex((table) => targets(table).every((target) => rows.has(target)));
    const [table] = waiting.splice(Math.max(index, 0), 1);
    // What remembers a step names an event.
    if (table === TABLES.stepResults && !rows.has(TABLES.loopEvents as PgTable)) {
      waiting.push(table as PgTable);
      continue;
    }
    const [row] = await tx
      .insert(table!)
      .values(rowOf(table!, of, rows))
      .onConflictDoNothing()
      .returning();
    rows.set(table!, (row as Row) ?? {});
  }
}

function targets(table: PgTable): PgTable[] {
  return getTableConfig(table)
    .foreignKeys.map((foreign) => foreign.reference().foreignTable)
    .filter((target) => target !== table);
}

function rowOf(table: PgTable, of: Seeded & { readonly friendId: string }, rows: ReadonlyMap<PgTable, Row>): Row {
  const config = getTableConfig(table);
  const referenced = new Map(
    config.foreignKeys.flatMap((foreign): [PgColumn, unknown][] => {
      const { columns, foreignTable, foreignColumns } = foreign.reference();
      const [name] = Object.entries(getTableColumns(foreignTable)).find(([, one]) => one === foreignColumns[0]) ?? [];
      return [[columns[0] as PgColumn, rows.get(foreignTable)?.[name ?? '']]];
    }),
  );
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  return Object.fromEntries(
    columns.flatMap(([name, column]) => {
      const named = NAMED[`${config.name}.${column.name}`];
      if (named) return [[name, named(of, rows)]];
      if (referenced.has(column)) return [[name, referenced.get(column)]];
      if (column.name === 'loop_id') return [[name, of.loopId]];
      if (column.generated || column.hasDefault || (!column.notNull && column.name !== 'signup')) return [];
      return [[name, anyValue(column)]];
    }),
  );
}

/** Any value of the column's kind. */
function anyValue(column: PgColumn): unknown {
  const kind = column.getSQLType();
  if (column.enumValues?.[0]) return column.enumValues[0];
  if (kind === 'uuid') return randomUUID();
  if (kind === 'text') return `any ${randomBytes(6).toString('hex')}`;
  if (kind === 'jsonb') return {};
  if (kind === 'bytea') return Buffer.from('any');
  if (kind === 'boolean') return true;
  if (kind === 'date') return '2026-03-02';
  if (kind.startsWith('timestamp')) return new Date('2026-03-02T10:00:00Z');
  return 1;
}

/** The tables in which a row has one of the words anywhere, each with how many such rows. */
export async function tablesMentioning(words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of Object.values(TABLES)) {
    const { name } = getTableConfig(table);
    const patterns = sql.join(
      words.map((word) => sql`${`%${word}%`}`),
      sql`, `,
    );
    const result = await database().execute<{ n: number }>(
      sql`select count(*)::int as n from ${table} as t where t::text ilike any (array[${patterns}])`,
    );
    const n = result.rows[0]?.n ?? 0;
    if (n > 0) found[name] = n;
  }
  return found;
}
