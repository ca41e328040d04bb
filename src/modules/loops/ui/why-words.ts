import { type Obstacle, RULES } from '@/core/slots/query';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { firstUpper } from '@/ui/words';

/** Each obstacle as a sentence. Titles are the owner's own and shown to the owner only. */
export function whyWords(obstacles: readonly Obstacle[], zone: string): string[] {
  return [...new Set(obstacles.map((obstacle) => obstacleWords(obstacle, zone)))];
}

function obstacleWords({ rule, what, period, sentence }: Obstacle, zone: string): string {
  const span = `${dayWords(period.start, zone)}, ${spanWords(period, zone)}`;
  const said = sentence ? ` (“${sentence}”)` : '';
  switch (rule) {
    case RULES.busy:
      return `${firstUpper(what)}: ${span}`;
    case RULES.buffer:
      return `Too close to ${what}: ${span}`;
    case RULES.hold:
      return `Held for another guest: ${span}`;
    case RULES.hours:
      return `Outside your hours${said}`;
    case RULES.notice:
      return 'Too soon: less than the notice you want';
    case RULES.horizon:
      return 'Further ahead than you let the assistant offer';
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
