import account from './en/account';
import activity from './en/activity';
import audit from './en/audit';
import audits from './en/audits';
import billing from './en/billing';
import booking from './en/booking';
import bookingPages from './en/booking-pages';
import briefings from './en/briefings';
import business from './en/business';
import coupons from './en/coupons';
import decisions from './en/decisions';
import developers from './en/developers';
import failures from './en/failures';
import features from './en/features';
import feeds from './en/feeds';
import flags from './en/flags';
import form from './en/form';
import guest from './en/guest';
import help from './en/help';
import insight from './en/insight';
import invites from './en/invites';
import labels from './en/labels';
import model from './en/model';
import notifications from './en/notifications';
import otherAssistants from './en/other-assistants';
import people from './en/people';
import phoneLines from './en/phone-lines';
import plans from './en/plans';
import preferences from './en/preferences';
import queue from './en/queue';
import referrals from './en/referrals';
import signin from './en/signin';
import staff from './en/staff';
import support from './en/support';
import table from './en/table';
import team from './en/team';
import texting from './en/texting';
import users from './en/users';
import video from './en/video';
import viewing from './en/viewing';

/** Every message in English, by area. The other languages have the same areas, keys and arguments. */
export const english = {
  account,
  activity,
  audit,
  audits,
  billing,
  booking,
  'booking-pages': bookingPages,
  briefings,
  decisions,
  developers,
  failures,
  business,
  coupons,
  features,
  feeds,
  flags,
  form,
  guest,
  help,
  labels,
  invites,
  insight,
  model,
  notifications,
  'other-assistants': otherAssistants,
  people,
  'phone-lines': phoneLines,
  plans,
  queue,
  preferences,
  referrals,
  signin,
  staff,
  support,
  table,
  team,
  texting,
  users,
  video,
  viewing,
};
