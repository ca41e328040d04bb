'use client';

import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import type { ItemShown } from '../schema';

const CELL = 'py-1 pr-4 align-top font-normal wrap-anywhere';

/** What a label says field by field, beside the auditor's own, gold and the reader where there are such; what differs from gold is marked. */
export function ItemFields({ fields }: Pick<ItemShown, 'fields'>) {
  const t = useMessages('audits');
  const auditor = fields.some((field) => field.auditor !== null);
  const gold = fields.some((field) => field.gold !== null);
  const reader = fields.some((field) => field.reader !== null);
  const said = (words: readonly string[] | null) => (words?.length ? words.join(', ') : t('nothingSaid'));
  const heads = [
    t('inField'),
    t('byTrainer'),
    ...(auditor ? [t('byAuditor')] : []),
    ...(gold ? [t('byGold')] : []),
    ...(reader ? [t('byReader')] : []),
  ];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead className="text-xs text-ink-2">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const differs = field.gold !== null && field.gold.join('\n') !== field.trainer.join('\n');
            return (
              <tr key={field.field} className="border-t border-line">
                <th scope="row" className={CELL}>
                  {field.field}
                </th>
                <td className={cn(CELL, differs && 'font-medium text-bad')}>
                  {said(field.trainer)}
                  {differs ? <span className="sr-only"> {t('differs')}</span> : null}
                </td>
                {auditor ? <td className={CELL}>{said(field.auditor)}</td> : null}
                {gold ? <td className={CELL}>{said(field.gold)}</td> : null}
                {reader ? <td className={cn(CELL, 'text-ink-2')}>{said(field.reader)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
