'use client';

import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
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
  const { busy, run } = useAction();
  const ask = () => run(() => fetchJson('/api/user/export', { method: 'POST' }), 'Your export is being made.');
  const { state, readyAt, sizeBytes } = status;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <div role="status" className="min-w-0 flex-1 basis-60">
        {state === 'running' ? (
          <>
            <Live seconds={2} />
            <p className="font-medium">Your export is being made</p>
            <p className="text-ink-2">This takes a minute or two. A mail tells you when it is ready.</p>
          </>
        ) : state === 'ready' && readyAt ? (
          <>
            <p className="font-medium">Your export is ready</p>
            <p className="text-ink-2">
              Made <Ago at={Date.parse(readyAt)} now={nowMs} /> · {sizeWords(sizeBytes ?? 0)} · kept for {EXPORT_DAYS}{' '}
              days
            </p>
          </>
        ) : (
          <>
            <p className="font-medium">
              {state === 'failed' ? 'The export could not be made' : 'One archive with everything'}
            </p>
            <p className="text-ink-2">
              {state === 'failed'
                ? 'Try it again. If it fails again, write to support.'
                : 'Meetings as a calendar file, mail as a mailbox file, all else as JSON.'}
            </p>
          </>
        )}
      </div>
      {state === 'ready' ? (
        <div className="flex gap-2">
          <Button look="quiet" busy={busy} onClick={() => void ask()}>
            Make a new one
          </Button>
          <Button asChild>
            <a href={ARCHIVE} onClick={(event) => void download(event)}>
              <Download className="size-4" aria-hidden />
              Download
            </a>
          </Button>
        </div>
      ) : state === 'running' ? null : (
        <Button busy={busy} onClick={() => void ask()}>
          Export everything
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

function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
