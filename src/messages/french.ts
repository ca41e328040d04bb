import account from './fr/account';
import accountMails from './fr/account-mails';
import activity from './fr/activity';
import assistants from './fr/assistants';
import billing from './fr/billing';
import booking from './fr/booking';
import bookingPages from './fr/booking-pages';
import complete from './fr/complete';
import conflicts from './fr/conflicts';
import connections from './fr/connections';
import crash from './fr/crash';
import dashboard from './fr/dashboard';
import decisions from './fr/decisions';
import deletion from './fr/deletion';
import developers from './fr/developers';
import document from './fr/document';
import editor from './fr/editor';
import examples from './fr/examples';
import feeds from './fr/feeds';
import form from './fr/form';
import guest from './fr/guest';
import guestTexts from './fr/guest-texts';
import guide from './fr/guide';
import help from './fr/help';
import howItWorks from './fr/how-it-works';
import humanHelp from './fr/human-help';
import landing from './fr/landing';
import loopActions from './fr/loop-actions';
import loops from './fr/loops';
import model from './fr/model';
import modelSwitch from './fr/model-switch';
import notifications from './fr/notifications';
import onboarding from './fr/onboarding';
import otherAssistants from './fr/other-assistants';
import palette from './fr/palette';
import paletteActions from './fr/palette-actions';
import people from './fr/people';
import places from './fr/places';
import planRoom from './fr/plan-room';
import plans from './fr/plans';
import preferences from './fr/preferences';
import privacy from './fr/privacy';
import publicPages from './fr/public';
import redeem from './fr/redeem';
import referrals from './fr/referrals';
import rehearsal from './fr/rehearsal';
import seats from './fr/seats';
import shell from './fr/shell';
import signin from './fr/signin';
import simulator from './fr/simulator';
import site from './fr/site';
import states from './fr/states';
import support from './fr/support';
import supportPages from './fr/support-pages';
import table from './fr/table';
import team from './fr/team';
import terms from './fr/terms';
import texting from './fr/texting';
import twoWeeks from './fr/two-weeks';
import ui from './fr/ui';
import versions from './fr/versions';
import video from './fr/video';
import waitlist from './fr/waitlist';
import week from './fr/week';
import whyNot from './fr/why-not';
import zoneSearch from './fr/zone-search';
import type { Translation } from './message-keys';

/** Every message in French, by area; an area of staff alone is in English. */
export const french = {
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
