'use client';

import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useChoice } from '@/ui/form/use-choice';
import { useForm } from '@/ui/form/use-form';
import { Switch } from '@/ui/switch';
import type { Team } from '../schema';

/** What the team is called. */
export function TeamName({ team, limits }: { team: Team; limits: FormLimits }) {
  const t = useMessages('team');
  const form = useForm({
    saved: { name: team.name },
    limits,
    send: (values) => sendJson(`/api/teams/${team.id}`, 'PATCH', values),
    done: t('nameSaved'),
  });
  return (
    <Form form={form}>
      <Field label={t('name')} error={form.problems.name}>
        {(attributes) => (
          <div className="flex gap-2">
            <Input {...attributes} {...form.bind('name')} autoComplete="organization" />
            <SaveButton form={form} />
          </div>
        )}
      </Field>
    </Form>
  );
}

interface DomainDoorProps {
  readonly team: Team;
  /** Domains of addresses that whoever looks has confirmed. */
  readonly domains: readonly string[];
  /** What a seat costs, in words; null where nothing is billed. */
  readonly price: string | null;
}

/** Whether people of one domain may join without an invite. */
export function DomainDoor({ team, domains, price }: DomainDoorProps) {
  const t = useMessages('team');
  const known = team.domain && !domains.includes(team.domain) ? [team.domain, ...domains] : domains;
  const { value, busy, choose } = useChoice({ domain: team.domain ?? known[0] ?? null, domainJoin: team.domainJoin });
  const { domain, domainJoin } = value;
  if (domain === null) return <p className="text-ink-2">{t('doorNone')}</p>;
  const save = (next: { domain: string; domainJoin: boolean }) =>
    choose(
      next,
      () => sendJson(`/api/teams/${team.id}`, 'PATCH', next),
      next.domainJoin ? t('doorOpened', { domain: next.domain }) : t('doorClosed'),
    );
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <p id="door" className="prose-width text-ink-2">
          {t('doorText', { domain })} {price ? t('doorPrice', { price }) : null}
        </p>
        <Switch
          label={t('door')}
          describedBy="door"
          checked={domainJoin}
          disabled={busy}
          onChange={(on) => void save({ domain, domainJoin: on })}
        />
      </div>
      {known.length > 1 ? (
        <Field label={t('doorOf')} className="max-w-xs">
          {(attributes) => (
            <Select
              {...attributes}
              value={domain}
              disabled={busy}
              onChange={(event) => void save({ domain: event.target.value, domainJoin })}
            >
              {known.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  );
}
