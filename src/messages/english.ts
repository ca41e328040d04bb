import account from './en/account';
import accountMails from './en/account-mails';
import activity from './en/activity';
import assistants from './en/assistants';
import audit from './en/audit';
import audits from './en/audits';
import billing from './en/billing';
import booking from './en/booking';
import bookingPages from './en/booking-pages';
import briefings from './en/briefings';
import business from './en/business';
import complete from './en/complete';
import conflicts from './en/conflicts';
import connections from './en/connections';
import coupons from './en/coupons';
import crash from './en/crash';
import dashboard from './en/dashboard';
import decisions from './en/decisions';
import deletion from './en/deletion';
import developers from './en/developers';
import document from './en/document';
import editor from './en/editor';
import examples from './en/examples';
import failures from './en/failures';
import features from './en/features';
import feeds from './en/feeds';
import flags from './en/flags';
import form from './en/form';
import guest from './en/guest';
import guestTexts from './en/guest-texts';
import guide from './en/guide';
import help from './en/help';
import howItWorks from './en/how-it-works';
import humanHelp from './en/human-help';
import insight from './en/insight';
import invites from './en/invites';
import labels from './en/labels';
import landing from './en/landing';
import loopActions from './en/loop-actions';
import loops from './en/loops';
import model from './en/model';
import modelSwitch from './en/model-switch';
import notifications from './en/notifications';
import onboarding from './en/onboarding';
import otherAssistants from './en/other-assistants';
import palette from './en/palette';
import paletteActions from './en/palette-actions';
import people from './en/people';
import phoneLines from './en/phone-lines';
import places from './en/places';
import planRoom from './en/plan-room';
import plans from './en/plans';
import preferences from './en/preferences';
import privacy from './en/privacy';
import publicPages from './en/public';
import queue from './en/queue';
import redeem from './en/redeem';
import referrals from './en/referrals';
import rehearsal from './en/rehearsal';
import seats from './en/seats';
import shell from './en/shell';
import signin from './en/signin';
import simulator from './en/simulator';
import site from './en/site';
import staff from './en/staff';
import staffKeys from './en/staff-keys';
import states from './en/states';
import support from './en/support';
import supportPages from './en/support-pages';
import table from './en/table';
import team from './en/team';
import terms from './en/terms';
import texting from './en/texting';
import twoWeeks from './en/two-weeks';
import ui from './en/ui';
import users from './en/users';
import versions from './en/versions';
import video from './en/video';
import viewing from './en/viewing';
import waitlist from './en/waitlist';
import week from './en/week';
import whyNot from './en/why-not';
import zoneSearch from './en/zone-search';

/** Every message in English, by area. The other languages have the same areas, keys and arguments. */
export const english = {
  account,
  'account-mails': accountMails,
  activity,
  assistants,
  audit,
  audits,
  billing,
  booking,
  'booking-pages': bookingPages,
  briefings,
  business,
  complete,
  conflicts,
  connections,
  coupons,
  crash,
  dashboard,
  decisions,
  deletion,
  developers,
  document,
  editor,
  examples,
  failures,
  features,
  feeds,
  flags,
  form,
  guest,
  'guest-texts': guestTexts,
  guide,
  help,
  'how-it-works': howItWorks,
  'human-help': humanHelp,
  insight,
  invites,
  labels,
  landing,
  'loop-actions': loopActions,
  loops,
  model,
  'model-switch': modelSwitch,
  notifications,
  onboarding,
  'other-assistants': otherAssistants,
  palette,
  'palette-actions': paletteActions,
  people,
  'phone-lines': phoneLines,
  places,
  'plan-room': planRoom,
  plans,
  preferences,
  privacy,
  public: publicPages,
  queue,
  redeem,
  referrals,
  rehearsal,
  seats,
  shell,
  signin,
  simulator,
  site,
  staff,
  'staff-keys': staffKeys,
  states,
  support,
  'support-pages': supportPages,
  table,
  team,
  terms,
  texting,
  'two-weeks': twoWeeks,
  ui,
  users,
  versions,
  video,
  viewing,
  waitlist,
  week,
  'why-not': whyNot,
  'zone-search': zoneSearch,
};
