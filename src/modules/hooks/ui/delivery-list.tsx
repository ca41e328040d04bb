'use client';

import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Badge } from '@/ui/state-mark';
import { useAction } from '@/ui/use-action';
import { useNextPages } from '@/ui/use-next-pages';
import type { DeliveryRow } from '../schema';

interface DeliveryPage {
  readonly items: readonly DeliveryRow[];
  readonly nextCursor: string | null;
}

interface DeliveryListProps {
  readonly hookId: string;
  readonly page: DeliveryPage;
  /** Real time. */
  readonly nowMs: number;
}

/** What went to a webhook, the newest first: a few, and more when one asks for them. */
export function DeliveryList({ hookId, page, nowMs }: DeliveryListProps) {
  const t = useMessages('developers');
  const path = `/api/hooks/${hookId}/deliveries`;
  const { rows, more } = useNextPages(page, { path, label: t('more') });
  return (
    <div className="grid gap-3">
      <ol aria-label={t('log')} className="rounded-md border border-line bg-surface">
        {rows.map((one) => (
          <li key={one.id} className="border-line not-first:border-t">
            <Delivery one={one} path={path} nowMs={nowMs} />
          </li>
        ))}
      </ol>
      {more}
    </div>
  );
}

const TONES = { delivered: 'good', waiting: 'waiting', failed: 'bad' } as const;

function Delivery({ one, path, nowMs }: { readonly one: DeliveryRow; readonly path: string; readonly nowMs: number }) {
  const t = useMessages('developers');
  const { busy, run } = useAction();
  const { id, type, state, status, tookMs, attempts, problem, excerpt, body, createdAt } = one;
  const words = state === 'waiting' && attempts > 0 && problem !== null ? 'retrying' : state;
  const facts = [
    status === null ? null : t('answered', { status }),
    tookMs === null ? null : t('took', { ms: tookMs }),
    attempts > 1 ? t('attempts', { count: attempts }) : null,
  ].filter((fact) => fact !== null);
  return (
    <details className="group">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-surface-2">
        <span className="font-medium">{t(type)}</span>
        <Badge tone={TONES[state]}>{t(words)}</Badge>
        <span className="text-xs text-ink-2 tabular-nums">
          <Ago at={createdAt} now={nowMs} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </span>
      </summary>
      <div className="grid gap-3 px-4 pt-3 pb-4">
        {problem === null ? null : <p className="text-ink-2">{t(`problem_${problem}`)}</p>}
        <Block label={t('messageId')} text={`msg_${id}`} />
        {excerpt === null ? null : <Block label={t('answer')} text={excerpt} />}
        <Block label={t('content')} text={JSON.stringify(JSON.parse(body), null, 2)} />
        <Button
          size="small"
          className="justify-self-start"
          busy={busy}
          onClick={() => void run(() => sendJson(`${path}/${id}/resend`, 'POST'), t('resent'))}
        >
          {t('resend')}
        </Button>
      </div>
    </details>
  );
}

function Block({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="grid gap-1">
      <p className="text-xs font-medium text-ink-2">{label}</p>
      <pre className="max-h-72 overflow-y-auto rounded-sm border border-line bg-bg p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </div>
  );
}
