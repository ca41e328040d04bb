import type { Translate } from '@/messages/message-keys';
import { Ago } from '@/ui/ago';
import { Badge } from '@/ui/state-mark';
import type { Churn } from '../schema';

interface StoppedTableProps {
  readonly stopped: Churn['stopped'];
  readonly nowMs: number;
  readonly t: Translate<'briefings'>;
}

/** Who reads them no more, and what the last one held, by kind: no word of it. */
export function StoppedTable({ stopped, nowMs, t }: StoppedTableProps) {
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-xs text-ink-2">
        <tr className="border-b border-line-strong">
          <th scope="col" className="h-8 pr-3 font-medium">
            {t('who')}
          </th>
          <th scope="col" className="pr-3 font-medium">
            {t('lastSent')}
          </th>
          <th scope="col" className="font-medium">
            {t('held')}
          </th>
        </tr>
      </thead>
      <tbody>
        {stopped.map(({ email, lastSentAt, paused, held }) => (
          <tr key={email} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
              {email} {paused ? <Badge tone="still">{t('paused')}</Badge> : null}
            </th>
            <td className="py-1.5 pr-3">
              <Ago at={Date.parse(lastSentAt)} now={nowMs} />
            </td>
            <td className="py-1.5">{[...new Set(held)].map((kind) => t('kinds', { kind })).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
