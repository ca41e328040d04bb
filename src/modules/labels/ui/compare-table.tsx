import type { FieldPair } from '@/core/labeling/fields';
import type { Translate } from '@/messages/message-keys';
import { cn } from '@/ui/class-names';
import { fieldName } from './reading-fields';

interface CompareTableProps {
  readonly fields: readonly FieldPair[];
  /** Who says what. */
  readonly names: readonly [a: string, b: string];
  readonly t: Translate<'labels'>;
}

/** Two readings of one mail, field by field; where they differ it is told in words and by a mark. */
export function CompareTable({ fields, names, t }: CompareTableProps) {
  const spoken = fields.filter(({ a, b }) => a.length + b.length > 0);
  return (
    <table className="w-full table-fixed text-left">
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="w-24 py-1.5 font-normal">
            {t('field')}
          </th>
          {names.map((name, i) => (
            <th key={i === 0 ? 'a' : 'b'} scope="col" className="truncate py-1.5 pr-2 font-medium text-ink">
              {name}
            </th>
          ))}
          <th scope="col" className="w-16 py-1.5">
            <span className="sr-only">{t('same')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {spoken.map(({ field, a, b, same }) => (
          <tr key={field} className={cn('border-t border-line align-top', same ? '' : 'bg-warn-soft')}>
            <th scope="row" className="py-1.5 pl-1 text-xs font-normal text-ink-2">
              {fieldName(field, t)}
            </th>
            <Said values={a} others={b} />
            <Said values={b} others={a} />
            <td className={cn('py-1.5 pr-1 text-right text-xs', same ? 'text-ink-2' : 'text-warn')}>
              {same ? t('same') : t('different')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Said({ values, others }: { values: readonly string[]; others: readonly string[] }) {
  return (
    <td className="py-1.5 pr-2 tabular-nums">
      {values.length === 0 ? <span className="text-ink-2">—</span> : null}
      {values.map((value) => (
        <span key={value} className={cn('block wrap-anywhere', others.includes(value) ? '' : 'font-medium')}>
          {value.replaceAll('_', ' ')}
        </span>
      ))}
    </td>
  );
}
