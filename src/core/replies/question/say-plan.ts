import { languageOf } from '../languages';
import type { ReplyMessage } from '../message';
import { type AskedPlan, momentWords } from './asked-plan';

/** A question about a plan in words of a language, its time on the owner's clock. */
export function planWords(
  { does, title, whom, start }: AskedPlan,
  zone: string,
  locale: ReplyMessage['locale'],
): string {
  const { question, and } = languageOf({ locale });
  const people = whom.join(` ${and} `);
  return question.plans[does](title, people, start === undefined ? '' : momentWords(start, zone, locale));
}
