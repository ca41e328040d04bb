import type { LabelAgreement } from '@/core/labeling/agreement';
import type { Translate } from '@/messages/message-keys';
import { cn } from '@/ui/class-names';
import { fieldName } from './reading-fields';

const BAD = new Set(['rewrite_guideline', 'adjudicate_all']);
const two = (value: number | null): string => (value === null ? '—' : value.toFixed(2));

/** How far labelers agree, field by field: a bar from 0 to 1, its figure, what is the same, and what follows. */
export function AgreementTable({ agreement, t }: { agreement: LabelAgreement; t: Translate<'labels'> }) {
  const ways = { cohen: t('byCohen'), fleiss: t('byFleiss'), krippendorff: t('byKrippendorff') };
  const { times } = agreement;
  return (
    <table className="w-full text-left">
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            {t('field')}
          </th>
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {t('figure')}
          </th>
          <th scope="col" className="py-1.5 pr-4 text-right font-normal">
            {t('raw')}
          </th>
          <th scope="col" className="hidden py-1.5 font-normal sm:table-cell">
            {t('meaning')}
          </th>
        </tr>
      </thead>
      <tbody>
        {agreement.fields.map(({ field, by, figure, consequence }) => (
          <tr key={field} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {fieldName(field, t)} <span className="text-xs text-ink-2">{ways[by]}</span>
            </th>
            <td className="py-1.5 pr-4">
              <Bar value={figure.rare ? null : figure.value} bad={BAD.has(consequence)} />
            </td>
            <td className="py-1.5 pr-4 text-right tabular-nums">{two(figure.raw)}</td>
            <td className={cn('hidden py-1.5 text-xs sm:table-cell', BAD.has(consequence) ? 'text-bad' : 'text-ink-2')}>
              {t(consequence)}
              {consequence === 'rewrite_guideline' ? (
                <a href="/admin/labels/guideline" className="ml-1 underline underline-offset-3">
                  {t('guideline')}
                </a>
              ) : null}
            </td>
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" className="py-1.5 pr-4 font-normal">
            {t('times')} <span className="text-xs text-ink-2">{t('f1')}</span>
          </th>
          <td className="py-1.5 pr-4">
            <Bar value={times.f1} bad={false} />
          </td>
          <td className="py-1.5 pr-4 text-right tabular-nums">{two(times.iou)}</td>
          <td className="hidden py-1.5 text-xs text-ink-2 sm:table-cell">{t('iou')}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Bar({ value, bad }: { value: number | null; bad: boolean }) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-surface-2">
        <span
          className={cn('block h-full', bad ? 'bg-bad' : 'bg-good')}
          style={{ width: `${Math.round(Math.max(0, Math.min(1, value ?? 0)) * 100)}%` }}
        />
      </span>
      {two(value)}
    </span>
  );
}
