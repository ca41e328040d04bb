import { TriangleAlert } from 'lucide-react';
import { cityOf, formatDay, formatTime } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { deletionAt } from '@/modules/account/queries/deletion';
import { KeepAccount } from '@/modules/account/ui/keep-account';
import { ClientMessages } from './client-messages';
import { currentLocale, messagesOf } from './locale';
import { ownerZone } from './owner-zone';

/** When the account is deleted, in words with the zone; null: it stays. */
export async function deletionWords(userId: string): Promise<string | null> {
  const at = await deletionAt(userId);
  if (at === null) return null;
  const [{ zone }, locale] = await Promise.all([ownerZone(userId), currentLocale()]);
  const [minute, table] = [minuteOf(at), zoneTable(zone)];
  return `${formatDay(minute, table, locale)}, ${formatTime(minute, table, locale)} (${cityOf(zone, locale)})`;
}

interface DeletionBannerProps {
  readonly userId: string;
  /** On pages that come without scripts the way back is a link. */
  readonly plain?: boolean;
}

/** Stands above every page while the account waits for its deletion. */
export async function DeletionBanner({ userId, plain }: DeletionBannerProps) {
  const when = await deletionWords(userId);
  if (!when) return null;
  const t = await messagesOf('deletion');
  return (
    <section
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-warn/40 bg-warn-soft px-4 py-2 md:px-10"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
        <span>{t('text', { when })}</span>
      </p>
      {plain ? (
        <a href="/settings/account#delete" className="font-medium underline underline-offset-3">
          {t('keep')}
        </a>
      ) : (
        <ClientMessages areas={['deletion']}>
          <KeepAccount />
        </ClientMessages>
      )}
    </section>
  );
}
