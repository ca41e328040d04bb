import type { Field, ReadingFields } from '@/core/labeling/fields';
import type { Translate } from '@/messages/message-keys';

/** The name of a field of a reading. */
export function fieldName(field: Field, t: Translate<'labels'>): string {
  return field === 'title' ? t('titleField') : t(field);
}

/** What a reading says, field by field; what it does not speak of is left out. */
export function ReadingFieldList({ fields, t }: { fields: ReadingFields; t: Translate<'labels'> }) {
  const said = (Object.entries(fields) as [Field, readonly string[]][]).filter(([, values]) => values.length > 0);
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] border-t border-line">
      {said.map(([field, values]) => (
        <div key={field} className="contents">
          <dt className="border-b border-line py-1.5 text-xs text-ink-2">{fieldName(field, t)}</dt>
          <dd className="border-b border-line py-1.5 tabular-nums">
            {values.map((value) => (
              <span key={value} className="block wrap-anywhere">
                {value.replaceAll('_', ' ')}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
