'use client';

import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Persona } from '../schema';
import { PersonaForm } from './persona-form';

/** The personas: how each signs, which one stands for the others, and what can be done about each. */
export function PersonaList({ personas, host }: { personas: readonly Persona[]; host: string }) {
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
              {one.isDefault ? <span className="text-xs text-accent">Default</span> : null}
            </p>
            <p className="text-ink-2 wrap-anywhere">{one.address}</p>
            <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
              {one.signature ? `${one.signature} · ` : null}
              {one.signs}
            </p>
          </div>
          <span className="flex flex-wrap gap-1">
            <PersonaForm persona={one} host={host} trigger={<Button size="small">Change</Button>} />
            {one.isDefault ? null : (
              <Button
                size="small"
                look="quiet"
                busy={busy}
                onClick={() =>
                  void run(() => sendJson(path(one), 'PATCH', { isDefault: true }), `${one.name} is the default now.`)
                }
              >
                Make default
              </Button>
            )}
            <Remove
              persona={one}
              busy={busy}
              onConfirm={() => void run(() => fetchJson(path(one), { method: 'DELETE' }), `${one.name} was removed.`)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Remove({ persona, busy, onConfirm }: { persona: Persona; busy: boolean; onConfirm(): void }) {
  return (
    <Confirm
      title={`Remove ${persona.name}?`}
      description={`Meetings that ${persona.name} has begun go on under that name. Mail to ${persona.address} still reaches you, and nobody else gets the address.`}
      trigger={
        <Button size="small" look="quiet" aria-label={`Remove ${persona.name}`}>
          Remove
        </Button>
      }
      yes="Remove"
      no="Keep it"
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
