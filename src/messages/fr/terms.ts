import type { Translated } from '../message-keys';

export default {
  lead: 'Ces conditions lient vous et {who}, et portent sur l’usage de Sundial ici. Le logiciel lui-même est publié sous licence MIT, qui dit aussi qu’il est fourni sans garantie.',
  translated: 'Ceci est une traduction. Le texte anglais fait foi.',
  does: 'Ce que l’assistant fait en votre nom',
  doesText:
    'En le mettant en copie d’un e-mail, vous lui demandez d’écrire aux personnes de cet e-mail, de retenir des heures dans votre agenda et de réserver celle dont vous convenez. Dans chaque échange, vous pouvez lui faire demander d’abord, l’arrêter ou prendre le relais. Regardez ce qu’il propose : un rendez-vous qu’il réserve est le vôtre.',
  you: 'Ce que vous promettez',
  you1: 'Que les agendas, boîtes aux lettres et adresses que vous connectez sont à votre disposition.',
  you2: 'Que vous ne faites pas écrire l’assistant à des personnes qui vous ont demandé, ou lui ont demandé, d’arrêter.',
  you3: 'Que vous ne l’utilisez pas pour des envois en masse, et n’essayez pas d’atteindre ce qui appartient ici à d’autres.',
  they: 'Ce que promet {who}',
  they1:
    'N’utiliser votre courrier et vos agendas que pour fixer vos rendez-vous, comme le dit la page Confidentialité.',
  they2: 'Faire dire à l’assistant, dans chaque e-mail, qu’il est un logiciel.',
  they3: 'Vous dire quand ces conditions changent, avant qu’elles ne changent.',
  price: 'Prix',
  priceAgreed: 'Le prix est convenu avec vous avant tout prélèvement.',
  priceNone: 'Tout est inclus, et rien n’est facturé.',
  wrong: 'Quand quelque chose va mal',
  wrongText:
    'Le courrier peut tarder, des agendas être illisibles, et les logiciels ont des défauts. L’assistant demande plutôt que de deviner, et vous dit ce qu’il n’a pas pu faire. Ne comptez pas sur lui seul pour un rendez-vous à ne pas manquer.',
  ending: 'Fin',
  endingText:
    'Vous pouvez partir à tout moment. {Who} peut fermer un compte qui nuit à d’autres, et vous dit pourquoi. Les questions vont à <mail>{email}</mail>.',
} satisfies Translated<'terms'>;
