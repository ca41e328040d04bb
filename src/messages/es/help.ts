import type { Translated } from '../message-keys';

export default {
  askHelp: 'Preguntar a una persona',
  askHelpTitle: '¿Que una persona mire esto?',
  askHelpLine:
    'Alguien de quienes llevan esta instalación lee esta conversación y ayuda. En su registro verá que lo hizo.',
  askHelpWords: 'Qué está mal, o qué quiere usted',
  askHelpSend: 'Preguntar',
  helpAsked: 'Se ha preguntado a una persona.',
  markWrong: 'Esto estuvo mal',
  markWrongTitle: '¿Qué estuvo mal en este correo?',
  markWrongLine: 'Se guarda con el correo. Si usted deja que ayuden personas, alguien lo lee.',
  markWrongWords: 'En sus palabras, si quiere',
  markWrongSend: 'Marcarlo',
  markedWrong: 'Marcado. Gracias.',
  cancel: 'Volver',
} satisfies Translated<'help'>;
