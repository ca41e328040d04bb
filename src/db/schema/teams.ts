import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * People who pay together. A team has an owner at the end of every transaction, and goes with its last member: the triggers
 * `team_members_owner` and `teams_owner` see to both.
 */
export const teams = pgTable(
  'teams',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** Lower case; whose proved mailboxes may join without an invite while `domainJoin` is on. */
    domain: text('domain'),
    domainJoin: boolean('domain_join').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('teams_one_of_a_domain').on(t.domain).where(sql`${t.domainJoin}`),
    check('teams_domain', sql`not ${t.domainJoin} or ${t.domain} is not null`),
  ],
);

/** The seats that a team has, each a number from 1 on: who takes one holds it alone. */
export const teamSeats = pgTable(
  'team_seats',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.number] }), check('team_seats_number', sql`${t.number} >= 1`)],
);

/** Who is in which team: in one at most, on a seat of their own. */
export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'owner' | 'admin' | 'member'>().notNull(),
    seat: integer('seat').notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.userId] }),
    uniqueIndex('team_members_seat').on(t.teamId, t.seat),
    foreignKey({
      name: 'team_members_seat_of_team',
      columns: [t.teamId, t.seat],
      foreignColumns: [teamSeats.teamId, teamSeats.number],
    }),
    check('team_members_role', sql`${t.role} in ('owner', 'admin', 'member')`),
  ],
);

/** Who was asked to join. Whether a sent one has expired is told by its time. */
export const teamInvites = pgTable(
  'team_invites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Lower case; only whoever has proved it may accept. */
    email: text('email').notNull(),
    role: text('role').$type<'admin' | 'member'>().notNull(),
    /** SHA-256 of what stands in the link, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state').$type<'sent' | 'accepted' | 'declined' | 'revoked'>().notNull().default('sent'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    /** What one seat more cost when it was sent, an interval, in the smallest unit: what was accepted by whoever sent it. */
    seatAmount: integer('seat_amount'),
    currency: text('currency'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('team_invites_one_open').on(t.teamId, t.email).where(sql`${t.state} = 'sent'`),
    index('team_invites_email').on(t.email),
    check('team_invites_state', sql`${t.state} in ('sent', 'accepted', 'declined', 'revoked')`),
    check('team_invites_amount', sql`(${t.seatAmount} is null) = (${t.currency} is null) and ${t.seatAmount} >= 0`),
  ],
);
