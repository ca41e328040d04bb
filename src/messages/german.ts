import account from './de/account';
import accountMails from './de/account-mails';
import activity from './de/activity';
import assistants from './de/assistants';
import billing from './de/billing';
import booking from './de/booking';
import bookingPages from './de/booking-pages';
import complete from './de/complete';
import conflicts from './de/conflicts';
import connections from './de/connections';
import crash from './de/crash';
import dashboard from './de/dashboard';
import decisions from './de/decisions';
import deletion from './de/deletion';
import developers from './de/developers';
import document from './de/document';
import editor from './de/editor';
import examples from './de/examples';
import feeds from './de/feeds';
import form from './de/form';
import guest from './de/guest';
import guestTexts from './de/guest-texts';
import guide from './de/guide';
import help from './de/help';
import howItWorks from './de/how-it-works';
import humanHelp from './de/human-help';
import landing from './de/landing';
import loopActions from './de/loop-actions';
import loops from './de/loops';
import model from './de/model';
import modelSwitch from './de/model-switch';
import notifications from './de/notifications';
import onboarding from './de/onboarding';
import otherAssistants from './de/other-assistants';
import palette from './de/palette';
import paletteActions from './de/palette-actions';
import people from './de/people';
import places from './de/places';
import planRoom from './de/plan-room';
import plans from './de/plans';
import preferences from './de/preferences';
import privacy from './de/privacy';
import publicPages from './de/public';
import redeem from './de/redeem';
import referrals from './de/referrals';
import rehearsal from './de/rehearsal';
import seats from './de/seats';
import shell from './de/shell';
import signin from './de/signin';
import simulator from './de/simulator';
import site from './de/site';
import states from './de/states';
import support from './de/support';
import supportPages from './de/support-pages';
import table from './de/table';
import team from './de/team';
import terms from './de/terms';
import texting from './de/texting';
import twoWeeks from './de/two-weeks';
import ui from './de/ui';
import versions from './de/versions';
import video from './de/video';
import waitlist from './de/waitlist';
import week from './de/week';
import whyNot from './de/why-not';
import zoneSearch from './de/zone-search';
import type { Translation } from './message-keys';

/** Every message in German, by area; an area of staff alone is in English. */
export const german = {
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
