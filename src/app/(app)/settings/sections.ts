import { flagsOf } from '@/modules/flags/queries';
import type { FlagKey } from '@/modules/flags/schema';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS, ROLES, type Role, type SessionUser } from '@/modules/identity/schema';
import type { SectionIcon } from './icons';
import {
  accountState,
  assistantState,
  calendarState,
  documentState,
  editorState,
  integrationsState,
  mailboxState,
  notificationState,
} from './section-states';

export const GROUPS = ['How you are scheduled', 'What is connected', 'You'] as const;

/** One page of the settings. A page that is added is one entry here: list, navigation and palette follow. */
export interface SettingsSection {
  readonly href: `/settings/${string}`;
  readonly label: string;
  readonly icon: SectionIcon;
  readonly group: (typeof GROUPS)[number];
  readonly roles: readonly Role[];
  /** Other words by which it is found. */
  readonly words: string;
  /** `g` and then this key goes there. */
  readonly key?: string;
  /** The page exists only where this feature is on. */
  readonly flag?: FlagKey;
  /** How things stand there, in one line. */
  state(user: SessionUser): Promise<string>;
}

const SECTIONS: readonly SettingsSection[] = [
  {
    href: '/settings/doc',
    label: 'Your preferences',
    icon: 'document',
    words: 'document rules sentences',
    key: 'p',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: documentState,
  },
  {
    href: '/settings/edit',
    label: 'Edit and try them',
    icon: 'edit',
    words: 'rules simulator versions two weeks preview',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: editorState,
  },
  {
    href: '/settings/assistants',
    label: 'Assistants',
    icon: 'assistant',
    words: 'persona name address delegate signature',
    group: 'How you are scheduled',
    roles: MEMBERS,
    state: assistantState,
  },
  {
    href: '/settings/calendars',
    label: 'Calendars and hours',
    icon: 'calendar',
    words: 'google caldav connect zone hours busy',
    key: 'c',
    group: 'What is connected',
    roles: MEMBERS,
    state: calendarState,
  },
  {
    href: '/settings/integrations',
    label: 'Integrations',
    icon: 'plug',
    words: 'google caldav feed ics health',
    group: 'What is connected',
    roles: MEMBERS,
    state: integrationsState,
  },
  {
    href: '/settings/mailbox',
    label: 'Mail and privacy',
    icon: 'mail',
    words: 'imap mail connect language model',
    group: 'What is connected',
    roles: MEMBERS,
    state: mailboxState,
  },
  {
    href: '/settings/account',
    label: 'Account',
    icon: 'person',
    words: 'name picture time zone language addresses sessions theme export delete human help sign out',
    key: 'a',
    group: 'You',
    roles: ROLES,
    state: accountState,
  },
  {
    href: '/settings/notifications',
    label: 'Notifications',
    icon: 'bell',
    words: 'mail reminders reports switch off',
    group: 'You',
    roles: MEMBERS,
    state: notificationState,
  },
];

/** The settings pages that this user has, in the order in which they are shown. */
export async function sectionsFor(user: SessionUser): Promise<readonly SettingsSection[]> {
  const allowed = SECTIONS.filter(({ roles }) => hasRole(user, roles));
  if (allowed.every(({ flag }) => flag === undefined)) return allowed;
  const flags = await flagsOf(user.id);
  return allowed.filter(({ flag }) => flag === undefined || flags[flag]);
}
