import type { Translated } from '../message-keys';

export default {
  title: 'Des rendez-vous fixés par e-mail pendant que vous faites autre chose',
  lead: 'Sundial est un assistant libre que vous mettez en copie d’un e-mail. Il trouve l’heure, interroge vos invités, réserve le rendez-vous et vous dit pourquoi. Il tourne où vous le décidez ; votre courrier et votre agenda y restent.',
  start: 'Commencer',
  how: 'Fonctionnement',
  sandbox:
    'Cette installation tourne dans son bac à sable : connectez-vous sous n’importe quel nom, rien ne quitte cette machine.',
  booked: 'Un rendez-vous en train d’être pris',
  bookedLead:
    'Dana, à New York, a rencontré Jane, de Londres. Voici tout ce que l’une et l’autre ont écrit (en anglais).',
  does: 'Ce qu’il fait pour vous',
  negotiates: 'Il négocie',
  negotiatesText:
    'Vos invités répondent avec leurs mots : oui, non, plus tard, « jeudi après 15 h », en français, anglais, allemand ou espagnol. Il trouve ce qui convient aux deux, ou vous demande.',
  moves: 'Il déplace et annule',
  movesText: 'Un rendez-vous à déplacer garde son ancienne heure jusqu’à l’accord sur la nouvelle, et son lien.',
  groups: 'Il réunit des groupes',
  groupsText:
    'Avec plusieurs invités, il les interroge tous, rassemble qui peut quand, et réserve l’heure qui convient. Les rendez-vous hebdomadaires et mensuels aussi.',
  follows: 'Il relance',
  followsText:
    'Pas de réponse après un moment : un rappel discret avec des heures encore libres, puis un second. Ensuite il laisse votre invité tranquille.',
  rules: 'Il suit vos règles',
  rulesText:
    'Écrivez-les en phrases : « Pas de réunion avant 10 h. Quatre par jour au plus. Le vendredi libre. » Vous voyez ce qu’il a compris, et ce qu’il proposerait.',
  waits: 'Il vous attend',
  waitsText:
    'Vous décidez de ce qu’il peut faire seul. Ce qu’il demande attend sur une page et dans votre boîte, et un geste y répond.',
  count: 'Ce sur quoi vous pouvez compter',
  asks: 'Il demande quand il n’est pas sûr.',
  asksText: 'Un e-mail qu’il ne comprend pas entièrement devient une question pour vous, jamais une supposition.',
  once: 'Il ne réserve jamais deux fois.',
  onceText: 'Votre agenda est relu au moment de réserver. Ce qui ne peut être lu compte comme occupé, pas comme libre.',
  keeps: 'Il garde votre agenda pour lui.',
  keepsText: 'Les invités voient les heures proposées. Ni titres, ni lieux, ni raisons, ni autres noms.',
  says: 'Il dit ce qu’il est.',
  saysText: 'Chaque e-mail est signé d’un assistant qui est un logiciel. Il ne prétend jamais être une personne.',
  explains: 'Il s’explique.',
  explainsText:
    'Pour chaque échange, vous voyez ce qui a été lu, décidé, pourquoi, et ce qui a été envoyé. Demandez « pourquoi pas mardi à 15 h ? » et il nomme le rendez-vous ou la règle.',
  noModel: 'Il fonctionne sans modèle.',
  noModelText:
    'Le courrier est lu par des règles sur la machine où il tourne. Un modèle de langage n’aide que là où il y en a un et où vos paramètres le permettent.',
  own: 'À faire tourner chez vous',
  ownLead:
    'Sundial est un logiciel libre sous licence MIT. Une commande démarre le tout, avec un bac à sable pour l’essayer : un agenda d’essai, des boîtes d’essai, des gens à qui écrire.',
  command: 'npm install && npm start',
  note1: 'Dana écrit à Jane comme toujours, avec l’assistant en copie.',
  note2:
    'Il propose trois heures sur trois jours, pendant les heures de travail, autour de ce qui est dans l’agenda de Dana. Jusqu’à la réponse de Jane, elles ne sont offertes à personne d’autre.',
  note3: 'Jane répond simplement, de Londres.',
  note4: 'Il a compris les deux : d’autres heures, et désormais Londres d’abord, New York à côté.',
  note5: 'Un mot suffit. Un clic sur une heure fait de même.',
  note6:
    'L’agenda est relu une fois encore, puis le rendez-vous est réservé, avec un lien vidéo, et Jane a l’invitation.',
  recorded:
    'Enregistré par le logiciel lui-même, dans son bac à sable : Dana et Jane y vivent, les mots sont ceux qui ont été envoyés. Ici, l’assistant s’appelle {assistant}.',
  mailFrom: 'E-mail de {name}',
  to: 'à {names}',
  held: 'proposé, retenu',
  isBooked: 'réservé',
  bookedAt: '{day}, {time} à New York',
} satisfies Translated<'landing'>;
