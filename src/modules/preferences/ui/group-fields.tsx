import { useMessages } from '@/messages/use-messages';
import { Field, Select } from '@/ui/field';
import type { BasicsForm } from '../schema';

interface GroupFieldsProps {
  readonly quorum: BasicsForm['groupQuorum'];
  readonly shares: BasicsForm['sharesFreeBusy'];
  onChange(patch: Pick<BasicsForm, 'groupQuorum'> | Pick<BasicsForm, 'sharesFreeBusy'>): void;
}

/** What holds when several take part: who has to answer, and whether others here may look for a time by themselves. */
export function GroupFields({ quorum, shares, onChange }: GroupFieldsProps) {
  const t = useMessages('preferences');
  return (
    <>
      <Field label={t('groupWaits')}>
        {(attributes) => (
          <Select
            {...attributes}
            value={quorum}
            onChange={(event) => onChange({ groupQuorum: event.target.value === 'most' ? 'most' : 'all' })}
          >
            <option value="all">{t('groupAll')}</option>
            <option value="most">{t('groupMost')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('someHere')} hint={t('someHereHint')}>
        {(attributes) => (
          <Select
            {...attributes}
            value={shares ? 'shared' : 'asked'}
            onChange={(event) => onChange({ sharesFreeBusy: event.target.value === 'shared' })}
          >
            <option value="asked">{t('asked')}</option>
            <option value="shared">{t('shared')}</option>
          </Select>
        )}
      </Field>
    </>
  );
}
