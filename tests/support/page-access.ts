import { MEMBERS, ROLES, type Role } from '@/modules/identity/schema';

export type Looker = 'visitor' | Role;
export const LOOKERS: readonly Looker[] = ['visitor', ...ROLES];

/** What somebody gets who asks for a page: it, the access-denied view, or another address. */
export type Outcome = 'shown' | 'denied' | `→ ${string}`;
type Rule = (path: string, who: Looker) => Outcome;

const anyone: Rule = () => 'shown';
const account: Rule = (path, who) =>
  who === 'visitor' ? `→ /auth/signin?returnUrl=${encodeURIComponent(path)}` : 'shown';
const member: Rule = (path, who) => (who === 'visitor' || MEMBERS.includes(who) ? account(path, who) : 'denied');
/** Pages of the staff: for these roles alone. */
const staff =
  (...roles: readonly Role[]): Rule =>
  (path, who) =>
    who === 'visitor' || roles.includes(who) ? account(path, who) : 'denied';
const admin = staff('ADMIN');
const helper = staff('TRAINER', 'ADMIN');
/** A page of paying, where nobody pays: it leads to the settings, which say so. */
const unpaid: Rule = (path, who) => (MEMBERS.includes(who as Role) ? '→ /settings/billing' : member(path, who));
/** A page for visitors: whoever is signed in goes on from there. */
const visitor =
  (waiting: Outcome, others: Outcome): Rule =>
  (_, who) =>
    who === 'visitor' ? 'shown' : who === 'WAITLIST' ? waiting : others;

/** Who may see which page, by its address in the route tree. A page without a rule fails the test. */
export const PAGE_RULES: Readonly<Record<string, Rule>> = {
  '/': visitor('→ /waitlist', '→ /dashboard'),
  '/how-it-works': anyone,
  '/pricing': anyone,
  '/free-trial': anyone,
  '/checkout': unpaid,
  '/checkout/return': unpaid,
  '/support': anyone,
  '/privacy': anyone,
  '/terms': anyone,
  '/api/docs': anyone,
  '/help/how-to-use': anyone,
  '/help/support': account,
  '/auth/error': anyone,
  '/auth/link': anyone,
  '/auth/signin': visitor('→ /', '→ /'),
  '/auth/signup': visitor('→ /waitlist', '→ /'),
  '/auth/signout': (_, who) => (who === 'visitor' ? '→ /auth/signin' : 'shown'),
  '/auth/code': account,
  '/auth/complete-signup': account,
  '/waitlist': (path, who) => (who === 'visitor' || who === 'WAITLIST' ? account(path, who) : '→ /'),
  '/onboarding/new': member,
  '/dashboard': member,
  '/loops': member,
  '/loops/[id]': member,
  '/people': member,
  '/settings': member,
  '/settings/assistants': member,
  '/settings/billing': member,
  '/settings/booking-pages': member,
  '/settings/account': account,
  '/settings/calendars': member,
  '/settings/developers': member,
  '/settings/developers/[id]': member,
  '/settings/doc': member,
  '/settings/edit': member,
  '/settings/integrations': member,
  '/settings/mailbox': member,
  '/settings/notifications': member,
  '/settings/other-assistants': member,
  '/oauth/authorize': member,
  '/settings/referrals': member,
  '/settings/team': member,
  '/admin/failing-workflows': admin,
  '/admin/phone-lines': admin,
  '/admin/daily-briefing-test': admin,
  '/admin/daily-briefing-churn': admin,
  '/r/[code]': anyone,
  '/book/[handle]': anyone,
  '/book/[handle]/[type]': anyone,
  '/trainer-audits': staff('TRAINER', 'ADMIN'),
  '/trainer-audits/[id]': staff('TRAINER', 'ADMIN'),
  '/admin': admin,
  '/admin/audit': admin,
  '/admin/feature-flags': admin,
  '/admin/coupons': admin,
  '/admin/subscriptions': admin,
  '/admin/features': admin,
  '/admin/insight': admin,
  '/admin/health': admin,
  '/admin/loops': admin,
  '/admin/loops/loop-queue': helper,
  '/admin/plan-review': helper,
  '/admin/review': admin,
  '/admin/labels': helper,
  '/admin/labels/[id]': helper,
  '/admin/labels/[id]/edit': helper,
  '/admin/labels/compare': helper,
  '/admin/labels/conflicts': helper,
  '/admin/labels/create': helper,
  '/admin/labels/guideline': helper,
  '/admin/labeling-sessions': helper,
  '/admin/labeling-sessions/[id]': helper,
  '/admin/invites': admin,
  '/admin/users': admin,
  '/admin/users/[id]': admin,
  '/approve/[token]': anyone,
  '/join/[token]': anyone,
  '/late/[token]': anyone,
  '/poll/[token]': anyone,
  '/t/[token]': anyone,
  '/unsubscribe/[token]': anyone,
};
