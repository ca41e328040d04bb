import { Field, Select } from '@/ui/field';
import type { BasicsForm } from '../schema';

interface GroupFieldsProps {
  readonly quorum: BasicsForm['groupQuorum'];
  readonly shares: BasicsForm['sharesFreeBusy'];
  onChange(patch: Pick<BasicsForm, 'groupQuorum'> | Pick<BasicsForm, 'sharesFreeBusy'>): void;
}

/** What holds when several take part: who has to answer, and whether others here may look for a time by themselves. */
export function GroupFields({ quorum, shares, onChange }: GroupFieldsProps) {
  return (
    <>
      <Field label="When some of a group do not answer">
        {(attributes) => (
          <Select
            {...attributes}
            value={quorum}
            onChange={(event) => onChange({ groupQuorum: event.target.value === 'most' ? 'most' : 'all' })}
          >
            <option value="all">It asks me how to go on</option>
            <option value="most">It books without them, if most agree</option>
          </Select>
        )}
      </Field>
      <Field
        label="When somebody here wants to meet me"
        hint="Other users of this installation, by their assistant. Titles, places and people are never shown."
      >
        {(attributes) => (
          <Select
            {...attributes}
            value={shares ? 'shared' : 'asked'}
            onChange={(event) => onChange({ sharesFreeBusy: event.target.value === 'shared' })}
          >
            <option value="asked">I am asked, like any guest</option>
            <option value="shared">It may be booked where I am free</option>
          </Select>
        )}
      </Field>
    </>
  );
}
