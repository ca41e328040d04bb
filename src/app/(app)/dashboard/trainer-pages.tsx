import Link from 'next/link';
import type { SessionUser } from '@/modules/identity/schema';
import { messagesOf } from '../../_shell/locale';
import { staffGroupsFor } from '../../(staff)/staff-pages';

/** Where a trainer helps others: their menu leads nowhere of it. */
export async function TrainerPages({ user }: { user: SessionUser }) {
  const pages = user.role === 'TRAINER' ? staffGroupsFor(user).flatMap((group) => group.pages) : [];
  if (pages.length === 0) return null;
  const t = await messagesOf('staff');
  return (
    <nav aria-label={t('trainerPages')} className="mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-ink-2">{t('trainerPages')}</span>
      {pages.map(({ href, label }) => (
        <Link key={href} href={href as '/'} className="underline underline-offset-3">
          {label}
        </Link>
      ))}
    </nav>
  );
}
