import type { Translated } from '../message-keys';

export default {
  askHelp: 'Einen Menschen fragen',
  askHelpTitle: 'Soll sich das jemand ansehen?',
  askHelpLine:
    'Jemand von denen, die diese Installation betreiben, liest diese Unterhaltung und hilft. In Ihrem Protokoll sehen Sie, dass es geschah.',
  askHelpWords: 'Was nicht stimmt oder was Sie möchten',
  askHelpSend: 'Fragen',
  helpAsked: 'Ein Mensch ist gefragt.',
  markWrong: 'Das war falsch',
  markWrongTitle: 'Was war an dieser Mail falsch?',
  markWrongLine: 'Es wird bei der Mail aufbewahrt. Wenn Sie Menschen helfen lassen, liest es jemand.',
  markWrongWords: 'Wenn Sie mögen, in Ihren Worten',
  markWrongSend: 'Markieren',
  markedWrong: 'Markiert. Danke.',
  cancel: 'Zurück',
} satisfies Translated<'help'>;
