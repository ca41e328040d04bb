'use client';

import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Persona } from '../schema';
import { PersonaForm } from './persona-form';

/** The personas: how each signs, which one stands for the others, and what can be done about each. */
export function PersonaList({ personas, host }: { personas: readonly Persona[]; host: string }) {
  const t = useMessages('assistants');
  const { busy, run } = useAction();
  const path = ({ id }: Persona) => `/api/assistants/${id}`;
  return (
    <ul className="rounded-md border border-line bg-surface">
      {personas.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-start gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t"
        >
          <Avatar key={one.picture} name={one.name} image={one.picture} className="mt-0.5 size-10 text-base" />
          <div className="min-w-48 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium wrap-anywhere">{one.name}</span>
              {one.isDefault ? <span className="text-xs text-accent">{t('isDefault')}</span> : null}
            </p>
            <p className="text-ink-2 wrap-anywhere">{one.address}</p>
            <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
              {one.signature ? `${one.signature} · ` : null}
              {one.signs}
            </p>
          </div>
          <span className="flex flex-wrap gap-1">
            <PersonaForm persona={one} host={host} trigger={<Button size="small">{t('change')}</Button>} />
            {one.isDefault ? null : (
              <Button
                size="small"
                look="quiet"
                busy={busy}
                onClick={() =>
                  void run(
                    () => sendJson(path(one), 'PATCH', { isDefault: true }),
                    t('madeDefault', { name: one.name }),
                  )
                }
              >
                {t('makeDefault')}
              </Button>
            )}
            <Remove
              persona={one}
              busy={busy}
              onConfirm={() =>
                void run(() => fetchJson(path(one), { method: 'DELETE' }), t('removed', { name: one.name }))
              }
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Remove({ persona, busy, onConfirm }: { persona: Persona; busy: boolean; onConfirm(): void }) {
  const t = useMessages('assistants');
  const { name, address } = persona;
  return (
    <Confirm
      title={t('removeTitle', { name })}
      description={t('removeText', { name, address })}
      trigger={
        <Button size="small" look="quiet" aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      }
      yes={t('remove')}
      no={t('keep')}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
