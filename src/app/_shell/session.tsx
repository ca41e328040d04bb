import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS, type Role, type SessionUser } from '@/modules/identity/schema';
import { pageSeen } from '@/modules/staff/queries/page-seen';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { AccessDenied } from '@/ui/full-screen';
import { currentSession } from './current-session';
import { messagesOf } from './locale';
import { StaffDenied } from './staff-denied';

export interface PageProps {
  readonly params: Promise<Record<string, string>>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Of a page, without its query. */
type Path = string | ((params: Awaited<PageProps['params']>) => string);

/**
 * A page for these roles (by default all but WAITLIST). A visitor is sent to sign in and comes back to `path` with the
 * same query; another role sees the access-denied view.
 */
export function guarded(
  path: Path,
  render: (user: SessionUser, props: PageProps) => Promise<ReactNode>,
  roles: readonly Role[] = MEMBERS,
): (props: PageProps) => Promise<ReactNode> {
  return async (props) => {
    const session = await currentSession();
    const user = session?.user;
    if (!user) {
      const back = typeof path === 'string' ? path : path(await props.params);
      redirect(`/auth/signin?returnUrl=${encodeURIComponent(back + queryOf(await props.searchParams))}`);
    }
    if (!hasRole(user, roles)) {
      if (session.viewAs || hasRole(user, HELPERS)) return <StaffDenied viewing={session.viewAs !== null && user} />;
      const { supportEmail } = runtime().settings;
      return <AccessDenied role={user.role} supportEmail={supportEmail} t={await messagesOf('site')} />;
    }
    if (session.viewAs) await pageSeen(session, typeof path === 'string' ? path : path(await props.params));
    return render(user, props);
  };
}

/** The document's title of a guarded page, for whoever may see it; the access-denied view has its own. */
export function titled(
  title: string | (() => Promise<string>),
  roles: readonly Role[] = MEMBERS,
): () => Promise<Metadata> {
  return async () => {
    const user = (await currentSession())?.user;
    if (user && !hasRole(user, roles)) return { title: { absolute: (await messagesOf('site'))('error') } };
    return { title: typeof title === 'string' ? title : await title() };
  };
}

/** The query as it stands in an address, with its question mark; empty without one. */
function queryOf(searchParams: Awaited<PageProps['searchParams']>): string {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one ?? ''] satisfies [string, string]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** One value of a query parameter. */
export function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
