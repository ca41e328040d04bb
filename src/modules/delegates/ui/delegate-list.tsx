'use client';

import { Button } from '@/ui/button';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';
import { RIGHTS, type Right } from '../constants';
import type { DelegateRow } from '../schema';
import { RIGHT_WORDS } from './right-words';

/** Who may instruct the assistant, each right with its own switch. One right stays: without any, they are removed. */
export function DelegateList({ delegates }: { delegates: readonly DelegateRow[] }) {
  const { busy, run } = useAction();
  const { shown, more } = useMore(delegates);
  const path = ({ id }: DelegateRow) => `/api/delegates/${id}`;
  const change = (one: DelegateRow, right: Right, on: boolean) => {
    const rights = RIGHTS.filter((each) => (each === right ? on : one.rights.includes(each)));
    return run(() => sendJson(path(one), 'PATCH', { rights }), `${one.name ?? one.email} was changed.`);
  };
  const remove = (one: DelegateRow) =>
    run(
      () => fetchJson(path(one), { method: 'DELETE' }),
      `${one.name ?? one.email} was removed.`,
      () => void run(() => sendJson('/api/delegates', 'POST', restored(one)), `${one.name ?? one.email} is back.`),
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
                aria-label={`Remove ${one.name ?? one.email}`}
                onClick={() => void remove(one)}
              >
                Remove
              </Button>
            </div>
            {RIGHTS.map((right) => (
              <div key={right} className="flex items-center justify-between gap-4">
                <span id={`${one.id}-${right}`} className="text-ink-2">
                  {RIGHT_WORDS[right]}
                </span>
                <Switch
                  label={`${one.name ?? one.email}: ${right}`}
                  describedBy={`${one.id}-${right}`}
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
