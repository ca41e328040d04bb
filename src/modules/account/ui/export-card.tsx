'use client';

import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { confirmIdentity } from '@/ui/confirm-identity';
import { fetchJson } from '@/ui/fetch-json';
import { Live } from '@/ui/live';
import { useAction } from '@/ui/use-action';
import { EXPORT_DAYS } from '../constants';
import type { ExportStatus } from '../schema';

const ARCHIVE = '/api/user/export/archive';

interface ExportCardProps {
  readonly status: ExportStatus;
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
}

/** Everything of the account as an archive: asked for, being made, to be fetched. */
export function ExportCard({ status, nowMs }: ExportCardProps) {
  const t = useMessages('account');
  const locale = useLocale();
  const { busy, run } = useAction();
  const ask = () => run(() => fetchJson('/api/user/export', { method: 'POST' }), t('exportBegun'));
  const { state, readyAt, sizeBytes } = status;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <div role="status" className="min-w-0 flex-1 basis-60">
        {state === 'running' ? (
          <>
            <Live seconds={2} />
            <p className="font-medium">{t('exportRunning')}</p>
            <p className="text-ink-2">{t('exportRunningText')}</p>
          </>
        ) : state === 'ready' && readyAt ? (
          <>
            <p className="font-medium">{t('exportReady')}</p>
            <p className="text-ink-2">
              {t.rich('exportMade', {
                ago: () => <Ago at={Date.parse(readyAt)} now={nowMs} />,
                size: sizeWords(sizeBytes ?? 0, locale),
                days: EXPORT_DAYS,
              })}
            </p>
          </>
        ) : (
          <>
            <p className="font-medium">{t(state === 'failed' ? 'exportFailed' : 'exportNone')}</p>
            <p className="text-ink-2">{t(state === 'failed' ? 'exportFailedText' : 'exportNoneText')}</p>
          </>
        )}
      </div>
      {state === 'ready' ? (
        <div className="flex gap-2">
          <Button look="quiet" busy={busy} onClick={() => void ask()}>
            {t('exportAgain')}
          </Button>
          <Button asChild>
            <a href={ARCHIVE} onClick={(event) => void download(event)}>
              <Download className="size-4" aria-hidden />
              {t('download')}
            </a>
          </Button>
        </div>
      ) : state === 'running' ? null : (
        <Button busy={busy} onClick={() => void ask()}>
          {t('exportAsk')}
        </Button>
      )}
    </div>
  );
}

/** Goes for the archive when it may be fetched now; otherwise leads through a sign-in, or the page says what is the case. */
async function download(event: MouseEvent): Promise<void> {
  event.preventDefault();
  const answer = await fetch(ARCHIVE, { method: 'HEAD' }).catch(() => null);
  if (answer?.status === 403) confirmIdentity();
  else location.assign(ARCHIVE);
}

function sizeWords(bytes: number, locale: string): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const size = unit === 'kilobyte' ? Math.max(1, Math.round(bytes / 1_000)) : bytes / 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: unit === 'megabyte' ? 1 : 0,
    maximumFractionDigits: 1,
  }).format(size);
}
