import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { cn } from '@/ui/class-names';
import { placeWords, spanWords } from './time-words';
import { isWhole, type Placed, type WeekItem } from './week-layout';

/** Heights in px: of a line of the smallest letters, of the space around it, and of a block that has none. */
const LINE_PX = 15.6;
const AROUND_PX = 4;
const LOW_PX = 23;

const LOOKS: Record<WeekItem['kind'], string> = {
  meeting: 'border-l-3 border-meeting bg-meeting-soft',
  hold: 'border border-dashed border-hold hatched',
  focus: 'border-l-3 border-focus bg-focus-soft text-ink-2',
  busy: 'border-l-3 border-busy bg-busy-soft text-ink-2',
};

/** In which language and on whose clock the week is said. */
export interface WeekSaid {
  readonly t: Translate<'week'>;
  readonly locale: Locale;
  readonly zone: string;
}

interface BlockProps {
  readonly placed: Placed;
  readonly top: number;
  readonly height: number;
  readonly said: WeekSaid;
}

/** What stands at some hours of a day. Its name is cut between words or letters, never through one. */
export function Block({ placed: { item, lane, lanes }, top, height, said }: BlockProps) {
  const lines = Math.max(1, Math.floor((height - 2 - AROUND_PX) / LINE_PX));
  const narrow = lanes > 1 || lines === 1;
  return (
    <Item
      item={item}
      said={said}
      className={cn(
        'absolute overflow-hidden rounded-[4px]',
        height < LOW_PX ? 'leading-[13px]' : 'py-0.5 leading-[1.3]',
        lanes > 1 ? 'px-1' : 'px-1.5',
      )}
      style={{
        top: top + 1,
        height: Math.max(13, height - 2),
        left: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
      }}
    >
      <span
        className={cn('block', narrow && lines === 1 ? 'truncate' : 'line-clamp-1 wrap-break-word')}
        style={lines > 1 ? { WebkitLineClamp: lines } : undefined}
      >
        {item.title}
      </span>
    </Item>
  );
}

/** What takes a whole day. */
export function DayBlock({ item, said }: { item: WeekItem; said: WeekSaid }) {
  return (
    <Item item={item} said={said} className="block truncate rounded-[4px] px-1.5 py-0.5">
      {item.title}
    </Item>
  );
}

interface ItemProps {
  readonly item: WeekItem;
  readonly said: WeekSaid;
  readonly className: string;
  readonly style?: React.CSSProperties;
  readonly children: React.ReactNode;
}

function Item({ item, said: { t, locale, zone }, className, style, children }: ItemProps) {
  const { title, kind, href } = item;
  const label = isWhole(item)
    ? t('itemAllDay', { title, kind: t(kind) })
    : t('item', { title, kind: t(kind), span: spanWords(item, zone, locale), place: placeWords(zone, locale) });
  const shared = { title: label, 'aria-label': label, className: cn(className, LOOKS[kind]), style };
  return href ? (
    <a href={href} {...shared}>
      {children}
    </a>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the reason shows on focus as it does on hover
    <div role="note" tabIndex={0} {...shared}>
      {children}
    </div>
  );
}
