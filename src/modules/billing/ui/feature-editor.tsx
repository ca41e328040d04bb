'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import { firstUpper } from '@/ui/words';
import type { FeatureRow } from '../queries/features';

type Cell = { readonly plan: string; readonly has: boolean; readonly limit: string; readonly fairUse: boolean };

const cellsOf = ({ plans }: FeatureRow): readonly Cell[] =>
  plans.map(({ plan, given }) => ({
    plan,
    has: given !== null,
    limit: given?.limit?.toString() ?? '',
    fairUse: given?.fairUse ?? false,
  }));

const patchOf = (cells: readonly Cell[]) => ({
  plans: cells
    .filter(({ has }) => has)
    .map(({ plan, limit, fairUse }) => {
      const most = limit.trim() === '' ? null : Number(limit);
      return { plan, limit: most, fairUse: fairUse && most !== null };
    }),
});

/** One feature: which plan has it, and how much of it. It is saved as a whole, and undone by the toast that tells of it. */
export function FeatureEditor({ row }: { row: FeatureRow }) {
  const t = useMessages('features');
  const { busy, run } = useAction();
  const saved = cellsOf(row);
  const [known, setKnown] = useState(saved);
  const [cells, setCells] = useState(saved);
  if (JSON.stringify(known) !== JSON.stringify(saved)) {
    setKnown(saved);
    setCells(saved);
  }
  const dirty = JSON.stringify(cells) !== JSON.stringify(saved);
  const feature = row.key;
  const send = (next: readonly Cell[]) => sendJson(`/api/admin/features/${feature}`, 'PATCH', patchOf(next));
  const change = (plan: string, patch: Partial<Cell>) =>
    setCells(cells.map((cell) => (cell.plan === plan ? { ...cell, ...patch } : cell)));
  function save(event: FormEvent) {
    event.preventDefault();
    const done = t('saved', { feature });
    void run(
      () => send(cells),
      done,
      () => void run(() => send(saved), done),
    );
  }
  return (
    <form
      onSubmit={save}
      className="grid gap-3 border-t border-line py-3 lg:grid-cols-[12rem_minmax(0,1fr)_auto] lg:items-center"
    >
      <div>
        <h2 className="font-medium">{firstUpper(feature.replaceAll('_', ' '))}</h2>
        {row.room ? null : <p className="text-xs text-ink-2">{t('noRoom')}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {cells.map((cell) => {
          const name = row.plans.find(({ plan }) => plan === cell.plan)?.name ?? cell.plan;
          return (
            <li key={cell.plan} className="grid content-start gap-1">
              <label className="flex items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-ink"
                  aria-label={t('has', { plan: name, feature })}
                  checked={cell.has}
                  onChange={({ target }) => change(cell.plan, { has: target.checked })}
                />
                {name}
              </label>
              {cell.has ? (
                <>
                  <Input
                    type="number"
                    min={0}
                    max={1_000_000}
                    aria-label={t('limit', { plan: name, feature })}
                    title={t('limitHint')}
                    placeholder="∞"
                    value={cell.limit}
                    onChange={({ target }) => change(cell.plan, { limit: target.value })}
                  />
                  {cell.limit.trim() === '' ? null : (
                    <label className="flex items-center gap-2 text-xs text-ink-2">
                      <input
                        type="checkbox"
                        className="size-3.5 accent-ink"
                        aria-label={t('fairOf', { plan: name, feature })}
                        checked={cell.fairUse}
                        onChange={({ target }) => change(cell.plan, { fairUse: target.checked })}
                      />
                      {t('fair')}
                    </label>
                  )}
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Button type="submit" busy={busy} disabled={!dirty}>
        {t('save')}
      </Button>
    </form>
  );
}
