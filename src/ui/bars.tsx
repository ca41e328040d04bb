import { useId } from 'react';
import { cn } from './class-names';

export interface Bar {
  /** What the bar stands for, in full: `Week of November 16`. */
  readonly name: string;
  /** Null: there was nothing to measure, and no bar is drawn. */
  readonly value: number | null;
  /** The value, short enough to stand above the bar. */
  readonly label: string;
}

interface BarsProps {
  readonly title: string;
  /** The figure that matters now, in words. */
  readonly figure: string;
  /** What the figure is of. */
  readonly line: string;
  readonly bars: readonly Bar[];
  /** What stands below the first and the last bar. */
  readonly ends: readonly [string, string];
  /** The value of a bar of full height, such as 100 of shares, so that plots beside each other compare; else the highest value. */
  readonly full?: number;
}

const HEIGHT_PX = 56;

/** A small plot, each bar labelled with its value; the last one is the present. The same numbers belong into a table near it. */
export function Bars({ title, figure, line, bars, ends, full }: BarsProps) {
  const id = useId();
  const most = Math.max(full ?? 1, ...bars.map(({ value }) => value ?? 0));
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-4">
      <figcaption id={id}>
        <span className="block text-xs text-ink-2">{title}</span>
        <span className="block text-lg font-semibold tracking-tight">{figure}</span>
        <span className="block text-xs text-ink-3">{line}</span>
      </figcaption>
      <div aria-hidden className="mt-3 flex items-end gap-1.5" style={{ height: HEIGHT_PX + 16 }}>
        {bars.map(({ name, value, label }, index) => (
          <div key={name} className="min-w-0 flex-1 text-center">
            <div className="text-xs leading-4 whitespace-nowrap text-ink-2">{value === null ? '' : label}</div>
            <div
              className={cn('rounded-t-[3px]', index === bars.length - 1 ? 'bg-meeting' : 'bg-meeting/35')}
              style={{ height: value === null ? 0 : Math.max(2, Math.round((value / most) * HEIGHT_PX)) }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden className="flex justify-between border-t border-line pt-1 text-xs text-ink-3">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </figure>
  );
}
