'use client';

import { useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Kbd } from '@/ui/kbd';
import { useKeys } from '@/ui/use-keys';
import type { FailureGroup as Group } from '../schema';
import { RunTable } from './run-table';
import { useBulk } from './use-bulk';

interface FailureGroupProps {
  readonly group: Group;
  /** The first of the page: its keys need no focus. */
  readonly main: boolean;
  /** Where the engine's own pages are; null where they cannot be reached from here. */
  readonly enginePages: string | null;
  readonly nowMs: number;
}

/** Runs that fail in the same way: why, how many, and what can be done about all of them. `r` and `c` act on the one in focus. */
export function FailureGroup({ group, main, enginePages, nowMs }: FailureGroupProps) {
  const t = useMessages('failures');
  const { progress, act } = useBulk();
  const [asks, setAsks] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { runs, error, step, stack } = group;
  // The room of a hint is kept while it is not seen: nothing moves under the pointer.
  const hint = main ? '' : 'pointer-fine:invisible pointer-fine:group-focus-within:visible';
  const ids = runs.map(({ id }) => id);
  const count = runs.length;
  const here = (work: () => unknown) => (): unknown => {
    const row = document.activeElement?.closest('[data-row]') ?? document.querySelector('[data-row]');
    return row?.contains(root.current) && progress === null ? work() : false;
  };
  useKeys({ r: here(() => act(ids, 'retry')), c: here(() => setAsks(true)) });
  const since = Math.min(...runs.map(({ startedAt }) => (startedAt ? Date.parse(startedAt) : nowMs)));
  const waiting = runs.reduce((sum, run) => sum + run.waiting, 0);
  return (
    <Card>
      <div ref={root} className="grid gap-3">
        <div className="grid gap-1">
          <h2 className="font-mono text-sm font-medium wrap-anywhere">{error}</h2>
          <p className="text-sm text-ink-2">
            {t('count', { count })}, {t('group', { step: step ?? 'none' })},{' '}
            {t('attempts', { count: Math.max(...runs.map(({ attempts }) => attempts)) })}; {t('since', { count })}{' '}
            <Ago at={since} now={nowMs} />
            {waiting > 0 ? <>; {t('waiting', { count: waiting })}</> : null}
          </p>
        </div>
        {progress ? (
          <div role="status" className="flex items-center gap-3 text-sm">
            <progress
              className="h-2 w-full max-w-80 accent-meeting"
              aria-label={t('runs')}
              value={progress.done}
              max={progress.count}
            />
            {t('progress', { done: progress.done, count: progress.count })}
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button look={main ? 'primary' : 'plain'} onClick={() => act(ids, 'retry')}>
              {t('retryAll', { count })}
              <Kbd className={hint}>r</Kbd>
            </Button>
            <Button onClick={() => setAsks(true)}>
              {t('cancelAll', { count })}
              <Kbd className={hint}>c</Kbd>
            </Button>
          </div>
        )}
        {stack ? (
          <details>
            <summary className="cursor-pointer text-sm text-ink-2">{t('stack')}</summary>
            <pre className="mt-2 rounded-sm bg-busy-soft p-3 text-xs whitespace-pre-wrap wrap-anywhere">{stack}</pre>
          </details>
        ) : null}
        <details>
          <summary className="cursor-pointer text-sm text-ink-2">{t('runs')}</summary>
          <RunTable runs={runs} nowMs={nowMs} enginePages={enginePages} busy={progress !== null} act={act} />
        </details>
      </div>
      <Dialog open={asks} onOpenChange={setAsks} title={t('cancelWhat', { count })} description={t('cancelWhy')}>
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose>
            <Button>{t('cancelNot')}</Button>
          </DialogClose>
          <DialogClose>
            <Button look="danger" onClick={() => act(ids, 'cancel')}>
              {t('cancelAll', { count })}
            </Button>
          </DialogClose>
        </div>
      </Dialog>
    </Card>
  );
}
