import { Eye } from 'lucide-react';
import type { SessionUser, ViewAs } from '@/modules/identity/schema';
import { StopViewing } from '@/modules/staff/ui/stop-viewing';
import { ClientMessages } from './client-messages';
import { messagesOf } from './locale';

interface ViewAsBannerProps {
  readonly user: SessionUser;
  readonly viewAs: ViewAs;
}

/** Stands above every page while an administrator looks at it as somebody else. */
export async function ViewAsBanner({ user, viewAs }: ViewAsBannerProps) {
  const t = await messagesOf('viewing');
  const minutes = Math.max(1, Math.ceil((viewAs.endsAt.getTime() - Date.now()) / 60_000));
  return (
    <section
      aria-label={t('title')}
      className="sticky top-0 z-40 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-meeting/40 bg-meeting-soft px-4 py-2 md:px-10 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Eye className="mt-0.5 size-4 shrink-0 text-meeting" aria-hidden />
        <span className="wrap-anywhere">{t('line', { email: user.email, by: viewAs.email, minutes })}</span>
      </p>
      <ClientMessages areas={['viewing']}>
        <StopViewing userId={user.id} />
      </ClientMessages>
    </section>
  );
}
