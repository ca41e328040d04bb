import account from './es/account';
import accountMails from './es/account-mails';
import activity from './es/activity';
import assistants from './es/assistants';
import billing from './es/billing';
import booking from './es/booking';
import bookingPages from './es/booking-pages';
import complete from './es/complete';
import conflicts from './es/conflicts';
import connections from './es/connections';
import crash from './es/crash';
import dashboard from './es/dashboard';
import decisions from './es/decisions';
import deletion from './es/deletion';
import developers from './es/developers';
import document from './es/document';
import editor from './es/editor';
import examples from './es/examples';
import feeds from './es/feeds';
import form from './es/form';
import guest from './es/guest';
import guestTexts from './es/guest-texts';
import guide from './es/guide';
import help from './es/help';
import howItWorks from './es/how-it-works';
import humanHelp from './es/human-help';
import landing from './es/landing';
import loopActions from './es/loop-actions';
import loops from './es/loops';
import model from './es/model';
import modelSwitch from './es/model-switch';
import notifications from './es/notifications';
import onboarding from './es/onboarding';
import otherAssistants from './es/other-assistants';
import palette from './es/palette';
import paletteActions from './es/palette-actions';
import people from './es/people';
import places from './es/places';
import planRoom from './es/plan-room';
import plans from './es/plans';
import preferences from './es/preferences';
import privacy from './es/privacy';
import publicPages from './es/public';
import redeem from './es/redeem';
import referrals from './es/referrals';
import rehearsal from './es/rehearsal';
import seats from './es/seats';
import shell from './es/shell';
import signin from './es/signin';
import simulator from './es/simulator';
import site from './es/site';
import states from './es/states';
import support from './es/support';
import supportPages from './es/support-pages';
import table from './es/table';
import team from './es/team';
import terms from './es/terms';
import texting from './es/texting';
import twoWeeks from './es/two-weeks';
import ui from './es/ui';
import versions from './es/versions';
import video from './es/video';
import waitlist from './es/waitlist';
import week from './es/week';
import whyNot from './es/why-not';
import zoneSearch from './es/zone-search';
import type { Translation } from './message-keys';

/** Every message in Spanish, by area; an area of staff alone is in English. */
export const spanish = {
  account,
  'account-mails': accountMails,
  activity,
  assistants,
  billing,
  booking,
  'booking-pages': bookingPages,
  complete,
  conflicts,
  connections,
  crash,
  dashboard,
  decisions,
  deletion,
  developers,
  document,
  editor,
  examples,
  feeds,
  form,
  guest,
  'guest-texts': guestTexts,
  guide,
  help,
  'how-it-works': howItWorks,
  'human-help': humanHelp,
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
  places,
  'plan-room': planRoom,
  plans,
  preferences,
  privacy,
  public: publicPages,
  redeem,
  referrals,
  rehearsal,
  seats,
  shell,
  signin,
  simulator,
  site,
  states,
  support,
  'support-pages': supportPages,
  table,
  team,
  terms,
  texting,
  'two-weeks': twoWeeks,
  ui,
  versions,
  video,
  waitlist,
  week,
  'why-not': whyNot,
  'zone-search': zoneSearch,
} satisfies Translation;
