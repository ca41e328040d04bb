import { hasRole } from '@/modules/identity/policy';
import type { Role, SessionUser } from '@/modules/identity/schema';
import { HELPERS } from '@/modules/staff/schema';
import type { Destination } from '../_shell/destinations';
import type { NavItem } from '../_shell/nav-links';

/** One page of the staff area. A page that is added is one entry here: rail, home and palette follow. */
export interface StaffPage {
  readonly href: `/admin${string}` | '/trainer-audits';
  readonly label: string;
  /** Other words by which it is found. */
  readonly words: string;
  /** `g` and then this key goes there. */
  readonly key?: string;
  readonly roles: readonly Role[];
}

const ADMIN: readonly Role[] = ['ADMIN'];

const LOOPS: readonly StaffPage[] = [
  {
    href: '/admin/loops/loop-queue',
    label: 'Loop queue',
    words: 'help stuck doubtful approve claim',
    key: 'q',
    roles: HELPERS,
  },
  { href: '/admin/plan-review', label: 'Plan review', words: 'approve plans checks', key: 'v', roles: HELPERS },
  { href: '/admin/review', label: 'Review', words: 'sent mails sample verdict wrong', key: 'r', roles: ADMIN },
  { href: '/admin/loops', label: 'All loops', words: 'meetings state age timers', roles: ADMIN },
];

const LABELS: readonly StaffPage[] = [
  {
    href: '/admin/labels',
    label: 'Labels',
    words: 'readings gold export annotation training data',
    key: 'b',
    roles: HELPERS,
  },
  { href: '/admin/labels/create', label: 'Label a mail', words: 'annotate next new label', roles: HELPERS },
  {
    href: '/admin/labeling-sessions',
    label: 'Labeling sessions',
    words: 'batch sample labelers overlap progress agreement',
    roles: HELPERS,
  },
  { href: '/admin/labels/conflicts', label: 'Conflicts', words: 'adjudicate decide third differ gold', roles: HELPERS },
  { href: '/admin/labels/compare', label: 'Compare labels', words: 'agreement kappa field two reader', roles: HELPERS },
  {
    href: '/admin/labels/guideline',
    label: 'Guideline',
    words: 'labels meaning intents time notation examples help',
    roles: HELPERS,
  },
  { href: '/trainer-audits', label: 'Trainer audits', words: 'quality sample verdict severity sign', roles: HELPERS },
];

const PEOPLE: readonly StaffPage[] = [
  {
    href: '/admin/users',
    label: 'Users',
    words: 'accounts people role plan trial deactivate view as',
    key: 'u',
    roles: ADMIN,
  },
  { href: '/admin/invites', label: 'Invites', words: 'codes waitlist let in next', key: 'i', roles: ADMIN },
  { href: '/admin/coupons', label: 'Coupons', words: 'promotion codes discounts', roles: ADMIN },
  {
    href: '/admin/subscriptions',
    label: 'Subscriptions',
    words: 'revenue mrr billing payments failed trials money',
    roles: ADMIN,
  },
];

const PRODUCT: readonly StaffPage[] = [
  { href: '/admin/feature-flags', label: 'Feature flags', words: 'rollout switches percent', key: 'f', roles: ADMIN },
  { href: '/admin/features', label: 'Features', words: 'catalogue plans limits', roles: ADMIN },
  {
    href: '/admin/daily-briefing-test',
    label: 'Briefing test',
    words: 'daily morning mail render preview send',
    roles: ADMIN,
  },
  {
    href: '/admin/daily-briefing-churn',
    label: 'Briefing churn',
    words: 'daily morning mail cohorts active stopped paused',
    roles: ADMIN,
  },
];

const SYSTEM: readonly StaffPage[] = [
  {
    href: '/admin/failing-workflows',
    label: 'Failing workflows',
    words: 'runs errors retry cancel restart engine stuck',
    roles: ADMIN,
  },
  { href: '/admin/phone-lines', label: 'Phone lines', words: 'numbers texts sms stop opt-in spend', roles: ADMIN },
  { href: '/admin/audit', label: 'Audit log', words: 'who did what looked at content reasons history', roles: ADMIN },
  { href: '/admin/health', label: 'Health', words: 'engine worker mail outbox status up down', roles: ADMIN },
];

interface Group {
  readonly label: string;
  readonly icon: NavItem['icon'];
  readonly pages: readonly StaffPage[];
}

export const STAFF_GROUPS: readonly Group[] = [
  {
    label: 'Overview',
    icon: 'overview',
    pages: [
      { href: '/admin', label: 'Overview', words: 'admin staff home tiles figures', key: 'o', roles: ADMIN },
      {
        href: '/admin/insight',
        label: 'Insight',
        words: 'figures cohorts sign-ups activation retention corrections statistics',
        roles: ADMIN,
      },
    ],
  },
  { label: 'Loops', icon: 'loops', pages: LOOPS },
  { label: 'Labels', icon: 'labels', pages: LABELS },
  { label: 'People', icon: 'people', pages: PEOPLE },
  { label: 'Product', icon: 'product', pages: PRODUCT },
  { label: 'System', icon: 'system', pages: SYSTEM },
];

/** Whether somebody has any business in the staff area. */
export function isStaff(user: SessionUser): boolean {
  return hasRole(user, HELPERS);
}

/** The groups with the pages that this user may see; a group without any is left out. */
export function staffGroupsFor(user: SessionUser): readonly Group[] {
  return STAFF_GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter(({ roles }) => hasRole(user, roles)),
  })).filter(({ pages }) => pages.length > 0);
}

/** Where the staff can go by ⌘K or `g`, besides where everybody can. */
export function staffDestinations(user: SessionUser): readonly Destination[] {
  return staffGroupsFor(user).flatMap(({ label: group, pages }) =>
    pages.map(({ href, label, words, key }) => ({
      href,
      label,
      words: `admin staff ${words}`,
      group: group === label ? 'Staff' : `Staff: ${group}`,
      ...(key === undefined ? {} : { key }),
    })),
  );
}

/** The rail of the staff area: a group leads to its first page, and shows the others while one of them is open. */
export function staffNavigation(user: SessionUser): readonly NavItem[] {
  return staffGroupsFor(user).map(({ label, icon, pages }) => ({
    href: pages[0]?.href ?? '/admin',
    label,
    icon,
    parts: pages.map((page) => ({ href: page.href, label: page.label })),
  }));
}
