import type { Share } from '@/core/audits/figures';
import type { Translate } from '@/messages/message-keys';
import { Bars } from '@/ui/bars';
import { Section } from '@/ui/card';
import type { Audit } from '../schema';
import { dayWords } from './day-words';

interface AuditFiguresProps {
  readonly audit: Audit;
  readonly locale: string;
  readonly t: Translate<'audits'>;
}

const COLUMN = 'py-1 pr-4 font-normal';

/** What a trainer's work came to, how it went week by week, and how far it agrees with gold, each as numbers in a table, too. */
export function AuditFigures({ audit: { figures, severity }, locale, t }: AuditFiguresProps) {
  const percent = ({ count, of }: Share) =>
    of === 0 ? '–' : t('percent', { percent: Math.round((100 * count) / of) });
  const seconds = (median: number | null) => (median === null ? '–' : t('seconds', { seconds: Math.round(median) }));
  const { handled, medianSeconds, overturned, asGold, weeks, fields } = figures;
  const weight = severity.weightPerHundred;
  const tiles = [
    [t('handled'), String(handled), null],
    [t('medianTime'), seconds(medianSeconds), null],
    [t('overturned'), percent(overturned), t('overturnedLine', { of: overturned.of })],
    [t('asGold'), percent(asGold), t('asGoldLine', { of: asGold.of })],
    [t('weighted'), weight === null ? t('nothingYet') : String(Math.round(weight)), t('weightedLine')],
  ] as const;
  const bars = (of: (week: (typeof weeks)[number]) => Share) =>
    weeks.map((week) => {
      const { count, of: all } = of(week);
      const value = all === 0 ? null : Math.round((100 * count) / all);
      return {
        name: t('weekOf', { day: dayWords(week.monday, locale) }),
        value,
        label: value === null ? '' : `${value}`,
      };
    });
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <>
      <Section title={t('figures')}>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {tiles.map(([name, value, line]) => (
            <div key={name} className="rounded-md border border-line bg-surface p-3">
              <dt className="text-xs text-ink-2">{name}</dt>
              <dd>
                <span className="block text-lg font-semibold tracking-tight">{value}</span>
                {line ? <span className="block text-xs text-ink-2">{line}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        {first && last && first !== last && asGold.of + overturned.of > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <Bars
              title={t('asGold')}
              figure={percent(asGold)}
              line={t('weeks')}
              bars={bars((w) => w.asGold)}
              full={100}
              ends={[dayWords(first.monday, locale), dayWords(last.monday, locale)]}
            />
            <Bars
              title={t('overturned')}
              figure={percent(overturned)}
              line={t('weeks')}
              bars={bars((w) => w.overturned)}
              full={100}
              ends={[dayWords(first.monday, locale), dayWords(last.monday, locale)]}
            />
          </div>
        ) : null}
        <details className="text-xs text-ink-2">
          <summary className="w-fit cursor-pointer hover:text-ink">{t('asTable')}</summary>
          <div className="mt-2 overflow-x-auto">
            <table className="w-full max-w-2xl text-left">
              <thead>
                <tr>
                  {[t('week'), t('handled'), t('medianTime'), t('overturned'), t('asGold')].map((head) => (
                    <th key={head} scope="col" className={COLUMN}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.monday} className="border-t border-line">
                    <th scope="row" className={COLUMN}>
                      {dayWords(week.monday, locale)}
                    </th>
                    <td className={COLUMN}>{week.handled}</td>
                    <td className={COLUMN}>{seconds(week.medianSeconds)}</td>
                    <td className={COLUMN}>{percent(week.overturned)}</td>
                    <td className={COLUMN}>{percent(week.asGold)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </Section>
      <Section title={t('agreement')}>
        <p className="prose-width -mt-2 text-ink-2">
          {fields.length === 0 ? t('noGold') : t('agreementLine')}{' '}
          <a href="/admin/labels/guideline" className="underline underline-offset-3 hover:text-ink">
            {t('guideline')}
          </a>
        </p>
        {fields.length === 0 ? null : (
          <table className="w-full max-w-xl text-left">
            <thead className="text-xs text-ink-2">
              <tr>
                {[t('field'), t('kappa'), t('raw'), t('mails')].map((head) => (
                  <th key={head} scope="col" className={COLUMN}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, kappa, raw, items }) => (
                <tr key={field} className="border-t border-line">
                  <th scope="row" className={COLUMN}>
                    {field}
                  </th>
                  <td className={COLUMN}>{kappa === null ? '–' : kappa.toFixed(2)}</td>
                  <td className={COLUMN}>{raw === null ? '–' : t('percent', { percent: Math.round(100 * raw) })}</td>
                  <td className={COLUMN}>{items}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
    </>
  );
}
