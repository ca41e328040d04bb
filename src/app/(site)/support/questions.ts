import type { Translate } from '@/messages/message-keys';

/** What people ask most. The answers stand on the page and, in the same words, in what search engines read. */
export function commonQuestions(
  t: Translate<'support-pages'>,
  { name, address }: { readonly name: string; readonly address: string },
) {
  return [
    { question: t('q1'), answer: t('a1', { address }) },
    { question: t('q2'), answer: t('a2') },
    { question: t('q3'), answer: t('a3') },
    { question: t('q4', { name }), answer: t('a4', { name }) },
    { question: t('q5'), answer: t('a5') },
    { question: t('q6'), answer: t('a6') },
  ];
}
