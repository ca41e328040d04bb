import { flagsOf } from '@/modules/flags/queries';
import type { FlagKey } from '@/modules/flags/schema';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS, ROLES, type Role, type SessionUser } from '@/modules/identity/schema';
import { runtime } from '@/ports/runtime';
import type { SectionIcon } from './icons';
import {
  accountState,
  assistantState,
  billingState,
  bookingPagesState,
  calendarState,
  developersState,
  documentState,
  editorState,
  integrationsState,
  mailboxState,
  notificationState,
  otherAssistantsState,
  referralState,
  teamState,
} from './section-states';

export const GROUPS = ['How you are scheduled', 'What is connected', 'You'] as const;

/** One page of the settings. A page that is added is one entry here: list, navigation and palette follow. */
export interface SettingsSection {
  readonly href: `/settings/${string}`;
  readonly label: string;
  /** The title of its page, where the label leans on the list that it stands in. */
  readonly title?: string;
  readonly icon: SectionIcon;
  readonly group: (typeof GROUPS)[number];
  readonly roles: readonly Role[];
  /** Other words by which it is found: of the headings on its page, and what else people call it. */
  readonly words: string;
  /** `g` and then this key goes there. */
  readonly key?: string;
  /** It is listed only where there are plans. */
  readonly billing?: true;
  /** The page exists only where this feature is on. */
  readonly flag?: FlagKey;
  /** How things stand there, in one line. */
  state(user: SessionUser): Promise<string>;
}

/** All of them, also those that not everybody has. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    href: '/settings/doc',
    label: 'Your preferences',
    icon: 'document',
    words: 'document doc rules sentences contradictions conflicts habits buffers focus lunch',
    key: 'p',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: documentState,
  },
  {
    href: '/settings/edit',
    label: 'Edit and try them',
    title: 'Edit your preferences',
    icon: 'edit',
    words:
      'try change write editor document rules sentences simulator versions undo history two weeks preview examples',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: editorState,
  },
  {
    href: '/settings/booking-pages',
    label: 'Booking pages',
    icon: 'booking',
    words: 'your book link scheduling page public address handle event types questions embed round robin team calendly',
    key: 'k',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: bookingPagesState,
  },
  {
    href: '/settings/assistants',
    label: 'Assistants',
    icon: 'assistant',
    words: 'personas name address picture delegates who may instruct signature tone disclosure',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: assistantState,
  },
  {
    href: '/settings/calendars',
    label: 'Calendars and hours',
    icon: 'calendar',
    words:
      'google microsoft outlook 365 exchange caldav icloud connect disconnect time zone timezone working hours busy lengths duration buffers notice',
    key: 'c',
    group: 'What is connected',
    roles: MEMBERS,
    state: calendarState,
  },
  {
    href: '/settings/integrations',
    label: 'Integrations',
    icon: 'plug',
    words:
      'google microsoft outlook 365 calendars caldav zoom video calls mail feed meetings ics subscribe health connected telephone phone number sms texts quiet hours',
    group: 'What is connected',
    roles: MEMBERS,
    state: integrationsState,
  },
  {
    href: '/settings/other-assistants',
    label: 'Other assistants',
    icon: 'bot',
    words:
      'claude chatgpt gemini cursor copilot ai agent mcp server connector tools the address to give it oauth what it can and cannot do connected how to connect disconnect',
    group: 'What is connected',
    roles: MEMBERS,
    state: otherAssistantsState,
  },
  {
    href: '/settings/mailbox',
    label: 'Mail and privacy',
    icon: 'mail',
    words: 'how mail is read your own mailbox imap email inbox connect language model ai llm',
    group: 'What is connected',
    roles: MEMBERS,
    state: mailboxState,
  },
  {
    href: '/settings/developers',
    label: 'API and webhooks',
    icon: 'code',
    words:
      'developers programs personal access tokens keys bearer scopes hooks events signature secret automation openapi',
    group: 'What is connected',
    roles: MEMBERS,
    state: developersState,
  },
  {
    href: '/settings/account',
    label: 'Account',
    icon: 'person',
    words:
      'profile name picture photo time zone timezone language addresses aliases email signed in out log logout sessions devices ' +
      'appearance theme dark light human help data export download delete close',
    key: 'a',
    group: 'You',
    roles: ROLES,
    state: accountState,
  },
  {
    href: '/settings/notifications',
    label: 'Notifications',
    icon: 'bell',
    words: 'mail that you can do without always comes email alerts reminders reports unsubscribe switch off',
    group: 'You',
    roles: MEMBERS,
    state: notificationState,
  },
  {
    href: '/settings/team',
    label: 'Team',
    icon: 'people',
    words: 'members colleagues invite invitations seats roles owner admin domain join leave company',
    group: 'You',
    roles: MEMBERS,
    state: teamState,
  },
  {
    href: '/settings/referrals',
    label: 'Referrals',
    icon: 'gift',
    words: 'recommend friends who came by you invite your link code credits reward share',
    group: 'You',
    roles: MEMBERS,
    state: referralState,
  },
  {
    href: '/settings/billing',
    label: 'Plan and billing',
    icon: 'card',
    words:
      'plan what you have paid for teams give pro to somebody price pay card invoice coupon trial subscription upgrade cancel pause pro basic codes',
    group: 'You',
    roles: MEMBERS,
    billing: true,
    state: billingState,
  },
];

/** The settings pages that this user has, in the order in which they are shown. */
export async function sectionsFor(user: SessionUser): Promise<readonly SettingsSection[]> {
  const plans = runtime().settings.billing;
  const allowed = SECTIONS.filter(({ roles, billing }) => hasRole(user, roles) && (plans || !billing));
  if (allowed.every(({ flag }) => flag === undefined)) return allowed;
  const flags = await flagsOf(user.id);
  return allowed.filter(({ flag }) => flag === undefined || flags[flag]);
}
