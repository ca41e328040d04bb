import { actorWords } from './called';
import { phraseKey } from './form';
import { inWritableLanguage } from './languages';
import type { RenderedReply } from './message';
import type { Mutation } from './mutations.fixture';
import { escapeHtml } from './tree';

const HOURS = { en: '2 hours', de: '2 Stunden', fr: '2 heures', es: '2 horas' } as const;
const MINUTES = { en: '7 minutes', de: '7 Minuten', fr: '7 minutes', es: '7 minutos' } as const;

/** Changes of what a mail says besides its times. */
export const MUTATIONS_OF_FACTS: Readonly<Record<string, Mutation>> = {
  'a name for another': (rendered, message) => {
    const { name } = message.by ?? message.owner;
    const key = phraseKey(message);
    if (!['cancelled_by', 'reschedule_by', 'late', 'late_move'].includes(key)) return rendered;
    return inSentence(rendered, (sentence) =>
      sentence.replace(actorWords(message), 'Olga Petrova').replace(name, 'Olga Petrova'),
    );
  },
  'a place for another': (rendered, { meeting }) => everywhere(rendered, meeting.location ?? '', 'Café Central'),
  'a telephone number for another': (rendered, { meeting }) =>
    everywhere(rendered, meeting.phone ?? '', '+49 30 901821'),
  'a join link for another': (rendered, { meeting }) =>
    everywhere(rendered, meeting.joinUrl ?? '', 'https://meet.examp1e/x'),
  'a passcode for another': (rendered, { meeting }) => everywhere(rendered, meeting.dialIn?.passcode ?? '', '930146'),
  'a person fewer': (rendered, { people = [] }) => everywhere(rendered, `, ${people.at(-1)}`, ''),
  'a page for another': ({ text, html }, { page }) => ({
    text: text.replace(new RegExp(`\n${page}\n`), '\nhttps://sundial.example/t/other\n'),
    html: html.replace(`"${page}"`, '"https://sundial.example/t/other"'),
  }),
  'a page fewer': ({ text, html }, { page }) => ({
    text: text.replace(new RegExp(`\n${page}\n`), '\n'),
    html: html.replace(new RegExp(`<a href="${page}"[^>]*>(.*?)</a>`), '$1'),
  }),
  'hours out of thin air': (rendered, message) =>
    inSentence(rendered, (sentence) => `${sentence} ${HOURS[inWritableLanguage(message).locale]}.`),
  'minutes out of thin air': (rendered, message) =>
    inSentence(rendered, (sentence) => `${sentence} ${MINUTES[inWritableLanguage(message).locale]}.`),
};

/** The sentence stands after the greeting. */
function inSentence({ text, html }: RenderedReply, change: (sentence: string) => string): RenderedReply {
  const paragraphs = text.split('\n\n');
  paragraphs[1] = change(paragraphs[1] ?? '');
  let seen = 0;
  return {
    text: paragraphs.join('\n\n'),
    html: html.replace(/<p style="margin:0 0 16px">(.*?)<\/p>/g, (whole, words: string) => {
      seen += 1;
      return seen === 2 ? whole.replace(words, () => change(words)) : whole;
    }),
  };
}

function everywhere({ text, html }: RenderedReply, from: string, to: string): RenderedReply {
  if (from === '') return { text, html };
  return { text: text.replaceAll(from, to), html: html.replaceAll(escapeHtml(from), escapeHtml(to)) };
}
