import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as access from './schema/access';
import * as account from './schema/account';
import * as assistants from './schema/assistants';
import * as audits from './schema/audits';
import * as billing from './schema/billing';
import * as bookingPages from './schema/booking-pages';
import * as bookingSeats from './schema/booking-seats';
import * as briefings from './schema/briefings';
import * as calendar from './schema/calendar';
import * as contacts from './schema/contacts';
import * as coupons from './schema/coupons';
import * as flags from './schema/flags';
import * as guestNumbers from './schema/guest-numbers';
import * as hooks from './schema/hooks';
import * as identity from './schema/identity';
import * as insight from './schema/insight';
import * as invites from './schema/invites';
import * as labels from './schema/labels';
import * as limits from './schema/limits';
import * as loops from './schema/loops';
import * as mailbox from './schema/mailbox';
import * as meetings from './schema/meetings';
import * as models from './schema/models';
import * as oauth from './schema/oauth';
import * as onboarding from './schema/onboarding';
import * as phoneLines from './schema/phone-lines';
import * as plans from './schema/plans';
import * as preferences from './schema/preferences';
import * as queue from './schema/queue';
import * as referrals from './schema/referrals';
import * as staff from './schema/staff';
import * as support from './schema/support';
import * as teams from './schema/teams';
import * as texting from './schema/texting';
import * as trials from './schema/trials';
import * as video from './schema/video';

/** Every table of the database by its name in code, and the enumerations beside them. */
export const schema = {
  ...identity,
  ...access,
  ...account,
  ...onboarding,
  ...flags,
  ...hooks,
  ...invites,
  ...calendar,
  ...mailbox,
  ...contacts,
  ...assistants,
  ...limits,
  ...loops,
  ...meetings,
  ...models,
  ...preferences,
  ...support,
  ...plans,
  ...teams,
  ...billing,
  ...bookingPages,
  ...bookingSeats,
  ...coupons,
  ...trials,
  ...referrals,
  ...staff,
  ...queue,
  ...labels,
  ...audits,
  ...briefings,
  ...phoneLines,
  ...guestNumbers,
  ...texting,
  ...insight,
  ...video,
  ...oauth,
};

/** The tables alone. */
export const TABLES: Readonly<Record<string, PgTable>> = Object.fromEntries(
  Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [[name, value as PgTable]] : [])),
);
