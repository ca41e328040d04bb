'use client';

import { useMemo, useState } from 'react';
import { useLocale, useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { sendJson } from '@/ui/fetch-json';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { Dot, type Tone } from '@/ui/state-mark';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';
import type { AuditItem } from '../schema';
import { dayWords } from './day-words';
import { ItemView } from './item-view';
import { useItem } from './use-item';
import { VERDICTS, VerdictButtons } from './verdict-buttons';

interface SampleProps {
  readonly auditId: string;
  readonly items: readonly AuditItem[];
  /** Nothing is said any more: it is signed. */
  readonly closed: boolean;
}

const TONES: Readonly<Record<NonNullable<AuditItem['severity']>, Tone>> = {
  none: 'good',
  minor: 'waiting',
  major: 'bad',
  critical: 'bad',
};

/**
 * The sample of an audit, one thing at a time: `j` and `k` go through it, and a verdict goes on to the next that has none. A
 * thing is fetched when it is opened, since every look at it is written down.
 */
export function Sample({ auditId, items, closed }: SampleProps) {
  const t = useMessages('audits');
  const locale = useLocale();
  const { busy, run } = useAction();
  const [place, setPlace] = useState(-1);
  const current = items[place];
  const { shown, failed, again } = useItem(auditId, current?.id ?? null);
  // A label is judged once the auditor has said what they read themselves.
  const open = shown !== null && shown.blind === null;
  const go = (index: number) => setPlace(Math.min(Math.max(index, 0), items.length - 1));
  async function say(severity: (typeof VERDICTS)[number]['severity']): Promise<void> {
    if (!current || !open || closed || busy) return;
    const verdict = severity === 'none' ? 'right' : 'wrong';
    const done = severity === 'none' ? t('saidRight') : t('saidWrong', { severity: t(severity).toLowerCase() });
    const send = () =>
      sendJson(`/api/admin/trainer-audit/${auditId}`, 'PATCH', { itemId: current.id, verdict, severity });
    if (!(await run(send, done))) return;
    const left = [...items.keys()].filter((n) => n !== place && items[n]?.verdict === null);
    const next = left.find((n) => n > place) ?? left[0];
    if (next !== undefined) go(next);
  }
  useKeys({
    j: () => go(place + 1),
    k: () => go(Math.max(place, 0) - 1),
    ...Object.fromEntries(VERDICTS.map(({ key, severity }) => [key, () => (open ? void say(severity) : false)])),
  });
  const keys = useMemo<KeyList>(
    () => [[['j', 'k'], t('keyItems')], ...VERDICTS.map(({ key, words }) => [[key], t(words)] as const)],
    [t],
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[260px_minmax(0,1fr)]">
      <PageKeys keys={keys} />
      <ol aria-label={t('sample')} className="grid rounded-md border border-line bg-surface">
        {items.map((item, index) => (
          <li key={item.id} className="border-line not-first:border-t">
            <button
              type="button"
              aria-current={index === place || undefined}
              onClick={() => go(index)}
              className={cn(
                'flex w-full items-center gap-2 px-3 py-2 text-left -outline-offset-2 hover:bg-surface-2',
                index === place && 'bg-surface-2 font-medium',
              )}
            >
              <Dot tone={item.severity ? TONES[item.severity] : 'still'} />
              <span className="min-w-0 flex-1">
                <span className="block truncate">
                  {t(item.kind)} · {dayWords(item.day, locale)}
                </span>
                <span className="block text-xs font-normal text-ink-2">
                  {t(item.risk)} ·{' '}
                  {item.severity ? t(item.severity === 'none' ? 'right' : item.severity) : t('unjudged')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <section aria-live="polite" aria-label={t('did')} className="grid min-w-0 gap-4">
        {current ? (
          <>
            <ItemView
              shown={shown}
              failed={failed}
              onAgain={again}
              auditId={auditId}
              title={t('itemOf', {
                index: place + 1,
                count: items.length,
                kind: t(current.kind),
                risk: t(current.risk),
              })}
            />
            {open && !closed ? (
              <VerdictButtons busy={busy} given={current.severity} onSay={(one) => void say(one)} />
            ) : null}
          </>
        ) : (
          <p className="rounded-md border border-dashed border-line-strong px-4 py-5 text-ink-2">{t('openFirst')}</p>
        )}
      </section>
    </div>
  );
}
