import { type Obstacle, RULES } from '@/core/slots/query';
import { overlaps, type Period } from '@/core/time/period';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { firstUpper } from '@/ui/words';

export const UNREADABLE = 'Your calendar cannot be read now, so nothing counts as free.';

/** An event of the owner's own calendar. */
export interface OwnEvent extends Period {
  readonly title: string | null;
}

/** Each obstacle as a sentence. What is busy is named by the owner's own events: for the owner's eyes only. */
export function whyWords(obstacles: readonly Obstacle[], zone: string, events: readonly OwnEvent[]): string[] {
  return [...new Set(obstacles.map((obstacle) => obstacleWords(obstacle, zone, titlesIn(obstacle.period, events))))];
}

function titlesIn(period: Period, events: readonly OwnEvent[]): string | null {
  const titles = events.filter((event) => event.title && overlaps(event, period)).map((event) => event.title);
  return titles.length > 0 ? [...new Set(titles)].join(' and ') : null;
}

function obstacleWords({ rule, what, period, sentence }: Obstacle, zone: string, titles: string | null): string {
  const span = `${dayWords(period.start, zone)}, ${spanWords(period, zone)}`;
  const said = sentence ? ` (“${sentence}”)` : '';
  switch (rule) {
    case RULES.busy:
      return `${titles ?? firstUpper(what)}: ${span}${said}`;
    case RULES.buffer:
      return `Too close to ${titles ?? what}: ${span}${said}`;
    case RULES.hold:
      return `Held for another guest: ${span}`;
    case RULES.hours:
      return `Outside your hours${said}`;
    case RULES.notice:
      return `Too soon: less than the notice you want${said}`;
    case RULES.horizon:
      return `Further ahead than you let the assistant offer${said}`;
    case RULES.window:
      return 'Outside the days that this meeting may be on';
    case RULES.excluded:
      return `A guest, or you, cannot then: ${span}`;
    case RULES.only:
      return 'Outside the times that were named for this meeting';
    case RULES.unknown:
      return `The calendar is not known for ${span}`;
    default:
      return `${firstUpper(what)}${said}`;
  }
}
