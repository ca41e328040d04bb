import type { Locale } from '@/messages/languages';
import type { Key, Translate } from '@/messages/message-keys';
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

export const GROUPS = ['scheduled', 'connected', 'you'] as const;

type PlaceKey = Key<'places'>;

/** One page of the settings, its words by their keys. A page that is added is one entry here: list, navigation and palette follow. */
export interface SettingsSection {
  readonly href: `/settings/${string}`;
  readonly label: PlaceKey;
  /** The title of its page, where the label leans on the list that it stands in. */
  readonly title?: PlaceKey;
  readonly icon: SectionIcon;
  readonly group: (typeof GROUPS)[number];
  readonly roles: readonly Role[];
  /** Other words by which it is found: of the headings on its page, and what else people call it. */
  readonly words: PlaceKey;
  /** `g` and then this key goes there. */
  readonly key?: string;
  /** It is listed only where there are plans. */
  readonly billing?: true;
  /** The page exists only where this feature is on. */
  readonly flag?: FlagKey;
  /** How things stand there, in one line. */
  state(user: SessionUser, locale: Locale): Promise<string>;
}

/** All of them, also those that not everybody has. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    href: '/settings/doc',
    label: 'document',
    icon: 'document',
    words: 'documentWords',
    key: 'p',
    group: 'scheduled',
    roles: MEMBERS,
    state: documentState,
  },
  {
    href: '/settings/edit',
    label: 'editor',
    title: 'editorTitle',
    icon: 'edit',
    words: 'editorWords',
    group: 'scheduled',
    roles: MEMBERS,
    state: editorState,
  },
  {
    href: '/settings/booking-pages',
    label: 'booking',
    icon: 'booking',
    words: 'bookingWords',
    key: 'k',
    group: 'scheduled',
    roles: MEMBERS,
    state: bookingPagesState,
  },
  {
    href: '/settings/assistants',
    label: 'assistants',
    icon: 'assistant',
    words: 'assistantsWords',
    group: 'scheduled',
    roles: MEMBERS,
    state: assistantState,
  },
  {
    href: '/settings/calendars',
    label: 'calendars',
    icon: 'calendar',
    words: 'calendarsWords',
    key: 'c',
    group: 'connected',
    roles: MEMBERS,
    state: calendarState,
  },
  {
    href: '/settings/integrations',
    label: 'integrations',
    icon: 'plug',
    words: 'integrationsWords',
    group: 'connected',
    roles: MEMBERS,
    state: integrationsState,
  },
  {
    href: '/settings/other-assistants',
    label: 'otherAssistants',
    icon: 'bot',
    words: 'otherAssistantsWords',
    group: 'connected',
    roles: MEMBERS,
    state: otherAssistantsState,
  },
  {
    href: '/settings/mailbox',
    label: 'mailbox',
    icon: 'mail',
    words: 'mailboxWords',
    group: 'connected',
    roles: MEMBERS,
    state: mailboxState,
  },
  {
    href: '/settings/developers',
    label: 'developers',
    icon: 'code',
    words: 'developersWords',
    group: 'connected',
    roles: MEMBERS,
    state: developersState,
  },
  {
    href: '/settings/account',
    label: 'account',
    icon: 'person',
    words: 'accountWords',
    key: 'a',
    group: 'you',
    roles: ROLES,
    state: accountState,
  },
  {
    href: '/settings/notifications',
    label: 'notifications',
    icon: 'bell',
    words: 'notificationsWords',
    group: 'you',
    roles: MEMBERS,
    state: notificationState,
  },
  {
    href: '/settings/team',
    label: 'team',
    icon: 'people',
    words: 'teamWords',
    group: 'you',
    roles: MEMBERS,
    state: teamState,
  },
  {
    href: '/settings/referrals',
    label: 'referrals',
    icon: 'gift',
    words: 'referralsWords',
    group: 'you',
    roles: MEMBERS,
    state: referralState,
  },
  {
    href: '/settings/billing',
    label: 'billing',
    icon: 'card',
    words: 'billingWords',
    group: 'you',
    roles: MEMBERS,
    billing: true,
    state: billingState,
  },
];

/** A section in the words of a language. */
export interface NamedSection extends Omit<SettingsSection, 'label' | 'title' | 'words' | 'group'> {
  readonly label: string;
  readonly title: string | undefined;
  readonly words: string;
  readonly group: string;
}

/** Sections in the words of a language. */
export function named(sections: readonly SettingsSection[], t: Translate<'places'>): readonly NamedSection[] {
  return sections.map((section) => ({
    ...section,
    label: t(section.label),
    title: section.title && t(section.title),
    words: t(section.words),
    group: t(section.group),
  }));
}

/** The settings pages that this user has, in the order in which they are shown. */
export async function sectionsFor(user: SessionUser, t: Translate<'places'>): Promise<readonly NamedSection[]> {
  const plans = runtime().settings.billing;
  const allowed = SECTIONS.filter(({ roles, billing }) => hasRole(user, roles) && (plans || !billing));
  if (allowed.every(({ flag }) => flag === undefined)) return named(allowed, t);
  const flags = await flagsOf(user.id);
  return named(
    allowed.filter(({ flag }) => flag === undefined || flags[flag]),
    t,
  );
}
