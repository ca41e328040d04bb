import type { Translate } from '@/messages/message-keys';
import { placeWords } from '@/modules/meetings/ui/time-words';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import { Button } from '@/ui/button';
import { Field, Select } from '@/ui/field';

interface ZoneFormProps {
  readonly zone: string;
  readonly zones: readonly ZoneChoice[];
  /** What else the address tells. */
  readonly keep?: Readonly<Record<string, string>>;
  readonly t: Translate<'guest'>;
}

export const OPENER =
  'block w-fit cursor-pointer list-none py-1 text-ink-2 underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden';

/** Shows the page in another zone; nothing is answered by it. ./guest-page.script makes the list one that is searched. */
export function ZoneForm({ zone, zones, keep = {}, t }: ZoneFormProps) {
  return (
    <details>
      <summary className={OPENER}>{t('notHere', { place: placeWords(zone, t.locale) })}</summary>
      <form data-zone className="mt-1 mb-2 flex flex-wrap items-end gap-2">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={t('zone')} className="flex-1">
          {(attributes) => (
            <Select {...attributes} name="zone" defaultValue={zone}>
              {zones.map((choice) => (
                <option key={choice.tzid} value={choice.tzid}>
                  {choice.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">{t('showThere')}</Button>
      </form>
    </details>
  );
}
