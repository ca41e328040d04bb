'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';
import { RIGHTS, type Right } from '../constants';
import type { DelegateRow } from '../schema';

/** Who may instruct the assistant, each right with its own switch. One right stays: without any, they are removed. */
export function DelegateList({ delegates }: { delegates: readonly DelegateRow[] }) {
  const t = useMessages('assistants');
  const { busy, run } = useAction();
  const { shown, more } = useMore(delegates);
  const path = ({ id }: DelegateRow) => `/api/delegates/${id}`;
  const change = (one: DelegateRow, right: Right, on: boolean) => {
    const rights = RIGHTS.filter((each) => (each === right ? on : one.rights.includes(each)));
    return run(() => sendJson(path(one), 'PATCH', { rights }), t('changed', { name: one.name ?? one.email }));
  };
  const remove = (one: DelegateRow) =>
    run(
      () => fetchJson(path(one), { method: 'DELETE' }),
      t('removed', { name: one.name ?? one.email }),
      () =>
        void run(() => sendJson('/api/delegates', 'POST', restored(one)), t('back', { name: one.name ?? one.email })),
    );
  return (
    <>
      <ul className="rounded-md border border-line bg-surface">
        {shown.map((one) => (
          <li key={one.id} className="grid gap-3 border-line px-4 py-3 not-first:border-t">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{one.name ?? one.email}</p>
                {one.name ? <p className="text-ink-2 wrap-anywhere">{one.email}</p> : null}
              </div>
              <Button
                size="small"
                look="quiet"
                busy={busy}
                aria-label={t('removeNamed', { name: one.name ?? one.email })}
                onClick={() => void remove(one)}
              >
                {t('remove')}
              </Button>
            </div>
            {RIGHTS.map((right) => (
              <div key={right} className="flex items-center justify-between gap-4">
                <span aria-hidden className="text-ink-2">
                  {t(right)}
                </span>
                <Switch
                  label={t('rightOf', { name: one.name ?? one.email, right: t(right) })}
                  checked={one.rights.includes(right)}
                  disabled={busy || (one.rights.length === 1 && one.rights[0] === right)}
                  onChange={(on) => void change(one, right, on)}
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function restored({ email, name, rights }: DelegateRow) {
  return { email, name, rights };
}
