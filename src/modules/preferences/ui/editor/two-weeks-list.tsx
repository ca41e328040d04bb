import type { PreviewDay } from '@/core/preferences/preview';
import { useLocale, useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { type HoursShown, isOf, kindOf, previewDayWords, previewSpanWords } from './preview-words';
import { StretchReasons } from './stretch-reasons';
import { CELL_LOOKS } from './two-weeks-grid';

interface TwoWeeksListProps {
  readonly days: readonly PreviewDay[];
  readonly hours: HoursShown;
  readonly textOf: ReadonlyMap<string, string>;
  /** The sentence that is looked at: what it keeps free is marked. */
  readonly marked: string | null;
  onSentence(id: string): void;
}

/** The same two weeks to be read: each day with its stretches in order. */
export function TwoWeeksList({ days, hours, textOf, marked, onSentence }: TwoWeeksListProps) {
  const t = useMessages('two-weeks');
  const locale = useLocale();
  return (
    <ol aria-label={t('label')} className="grid gap-4">
      {days.map((day) => {
        const stretches = day.stretches.flatMap((stretch) => {
          const [from, to] = [Math.max(stretch.from, hours.from * 60), Math.min(stretch.to, hours.to * 60)];
          return from < to ? [{ ...stretch, from, to }] : [];
        });
        return (
          <li key={day.date}>
            <h4 className="mb-1 font-medium">{previewDayWords(day, locale)}</h4>
            <ul className="rounded-sm border border-line bg-surface">
              {stretches.map((stretch) => (
                <li
                  key={stretch.from}
                  data-marked={isOf(stretch, marked) || undefined}
                  className="grid grid-cols-[auto_1fr] items-start gap-x-2 border-line px-3 py-1.5 text-xs not-first:border-t data-marked:bg-accent-soft sm:grid-cols-[auto_9rem_1fr]"
                >
                  <span
                    aria-hidden
                    className={cn('mt-0.5 h-3 w-4 rounded-[2px] border', CELL_LOOKS[kindOf(stretch)])}
                  />
                  <span className="font-medium">{previewSpanWords(stretch, locale)}</span>
                  <div className="max-sm:col-start-2">
                    <StretchReasons stretch={stretch} textOf={textOf} onSentence={onSentence} />
                  </div>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
