import { useMessages } from '@/messages/use-messages';
import { Field, Input, Select } from '@/ui/field';
import { SEATS } from '../constants';
import type { BookingTypeForm } from '../schema';

/** Somebody of the team who may take bookings as well. */
export interface Mate {
  readonly userId: string;
  readonly name: string;
}

type Kind = BookingTypeForm['kind'];

/** A page that others of the team have part in. */
export function isTeams(kind: Kind): boolean {
  return kind === 'round_robin' || kind === 'collective';
}

interface HostFieldsProps {
  readonly form: BookingTypeForm;
  readonly team: readonly Mate[];
  onChange(patch: Partial<BookingTypeForm>): void;
  error(name: string): string | undefined;
}

/** Who meets the guests of a page: one after the other, with others of the team, or several guests at once. */
export function HostFields({ form, team, onChange, error }: HostFieldsProps) {
  const t = useMessages('booking-pages');
  const words = useMessages('seats');
  const { kind } = form;
  const toggle = (id: string) =>
    onChange({ hosts: form.hosts.includes(id) ? form.hosts.filter((one) => one !== id) : [...form.hosts, id] });
  const hints = { round_robin: t('turnsHint'), collective: t('togetherHint'), group: words('kindHint') };
  return (
    <div className="grid gap-2">
      <Field
        label={t('whom')}
        hint={kind === 'one_to_one' ? undefined : hints[kind]}
        error={error('kind') ?? error('hosts') ?? null}
      >
        {(attributes) => (
          <Select {...attributes} value={kind} onChange={({ target }) => onChange(ofKind(target.value as Kind, form))}>
            <option value="one_to_one">{t('mine')}</option>
            <option value="group">{words('kind')}</option>
            {team.length > 0 || kind === 'round_robin' ? <option value="round_robin">{t('turns')}</option> : null}
            {team.length > 0 || kind === 'collective' ? <option value="collective">{t('together')}</option> : null}
          </Select>
        )}
      </Field>
      {isTeams(kind)
        ? team.map(({ userId, name }) => (
            <label key={userId} className="flex items-center gap-2 py-1">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={form.hosts.includes(userId)}
                onChange={() => toggle(userId)}
              />
              {name}
            </label>
          ))
        : null}
      {kind === 'group' ? (
        <Field label={words('seats')} error={error('seats') ?? null}>
          {(attributes) => (
            <Input
              {...attributes}
              type="number"
              required
              min={SEATS.least}
              max={SEATS.most}
              value={form.seats ?? ''}
              onChange={({ target }) => onChange({ seats: target.value === '' ? null : Number(target.value) })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}

/** What a page of another kind has otherwise: a group is not rung, and takes its seats without being asked. */
function ofKind(kind: Kind, { seats, medium }: BookingTypeForm): Partial<BookingTypeForm> {
  if (kind !== 'group') return { kind, seats: null };
  return { kind, seats: seats ?? 10, confirms: false, medium: medium === 'phone' ? 'video' : medium };
}
