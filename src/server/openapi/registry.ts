import type { Endpoint } from './endpoint';
import { ACCOUNT } from './endpoints/account';
import { AUDITS } from './endpoints/audits';
import { BILLING } from './endpoints/billing';
import { BOOKING_PAGES } from './endpoints/booking-pages';
import { BRIEFINGS } from './endpoints/briefings';
import { CONNECTIONS } from './endpoints/connections';
import { FAILURES } from './endpoints/failures';
import { GUESTS } from './endpoints/guests';
import { HOOKS } from './endpoints/hooks';
import { INSIGHT } from './endpoints/insight';
import { INSTALLATION } from './endpoints/installation';
import { JOINING } from './endpoints/joining';
import { LABELS } from './endpoints/labels';
import { LOOPS } from './endpoints/loops';
import { ONBOARDING } from './endpoints/onboarding';
import { OTHER_ASSISTANTS } from './endpoints/other-assistants';
import { PEOPLE } from './endpoints/people';
import { PHONE_LINES } from './endpoints/phone-lines';
import { PREFERENCES } from './endpoints/preferences';
import { QUEUE } from './endpoints/queue';
import { REFERRALS } from './endpoints/referrals';
import { STAFF } from './endpoints/staff';
import { STAFF_OFFERS } from './endpoints/staff-offers';
import { TEAMS } from './endpoints/teams';
import { TEXTING } from './endpoints/texting';
import { TOKENS } from './endpoints/tokens';

/**
 * Every route of the API, described by the schemas that it parses with. /api/openapi.json and /api/docs are made of it.
 *
 * To add a route: put an entry into the file of its subject under `endpoints/` (or a new file, listed here). `caller` says
 * who may call, `query` and `body` are the very schemas that the route gives to `parse`, `answers` has the body of each
 * success by status, `scope` of core/access which access tokens open it (none: it takes a session), `errors` the codes of core/http/codes that do not follow from the rest. `registry.test.ts` fails for a
 * route without an entry and an entry without a route, and `matrix.test.ts` calls each as everybody; the route tests
 * that call the API through tests/support compare every answer with `answers` and `errors`.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ACCOUNT,
  ...TOKENS,
  ...OTHER_ASSISTANTS,
  ...JOINING,
  ...ONBOARDING,
  ...PREFERENCES,
  ...BOOKING_PAGES,
  ...BRIEFINGS,
  ...CONNECTIONS,
  ...HOOKS,
  ...TEXTING,
  ...LOOPS,
  ...PEOPLE,
  ...TEAMS,
  ...REFERRALS,
  ...GUESTS,
  ...BILLING,
  ...LABELS,
  ...FAILURES,
  ...PHONE_LINES,
  ...STAFF,
  ...QUEUE,
  ...STAFF_OFFERS,
  ...AUDITS,
  ...INSIGHT,
  ...INSTALLATION,
];
