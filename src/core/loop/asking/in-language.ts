import { languageOf } from '../../replies/languages';
import type { ReplyMessage } from '../../replies/message';
import { planWords } from '../../replies/question/say-plan';
import type { Decision } from '../state';

/**
 * A question to the owner in their language, as far as there are words for it; else all of it in English, as it is kept. A
 * reason that the language has no words for is left out.
 */
export function inLanguage(
  message: ReplyMessage,
  decision: Decision | null,
  language: ReplyMessage['locale'],
): ReplyMessage {
  const { note, question, owner } = message;
  if (language === 'en' || !decision?.asks || note !== decision.text) return { ...message, locale: 'en' };
  const { reasons } = languageOf({ locale: language }).question;
  const why = decision.why?.flatMap((reason) => reasons[reason] ?? [])[0] ?? null;
  return {
    ...message,
    locale: language,
    note: planWords(decision.asks, owner.zone, language),
    ...(question ? { question: { ...question, why } } : {}),
  };
}
