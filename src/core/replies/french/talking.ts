import { alike, type Phrases } from '../language';

/** Answers that are no list of times. */
export const talking: Phrases = {
  clarify: {
    brief: [
      'Je peux lire cela de deux façons. Quel jour, quelle date et quelle heure voulez-vous dire ?',
      'Quel jour, quelle date et quelle heure voulez-vous dire ?',
      'Pouvez-vous me redonner le jour, la date et l’heure ?',
    ],
    warm: [
      'Pour ne pas me tromper : quel jour, quelle date et quelle heure voulez-vous dire ?',
      'Je peux lire cela de deux façons. À quel jour, quelle date et quelle heure pensiez-vous ?',
      'Pouvez-vous me redonner le jour, la date et l’heure, pour que je réserve le bon moment ?',
    ],
    formal: [
      'Pour être certain : quel jour, quelle date et quelle heure voulez-vous dire ?',
      'Votre message peut se lire de deux façons. Pourriez-vous redonner le jour, la date et l’heure ?',
      'Auriez-vous l’amabilité de redonner le jour, la date et l’heure ?',
    ],
  },
  clarify_day: alike([
    'Quel jour serait-ce ?',
    'Quel jour voulez-vous dire ?',
    'Pourriez-vous aussi m’indiquer le jour ?',
  ]),
  clarify_zone: alike([
    'Quel jour, quelle date et quelle heure voulez-vous dire, et dans quel fuseau horaire ?',
    'Pourriez-vous redonner le jour, la date et l’heure, avec votre fuseau horaire ?',
    'Pourriez-vous me dire le jour, la date, l’heure et votre fuseau horaire ?',
  ]),
  clarify_length: alike([
    'Combien de temps faut-il prévoir, en minutes ?',
    'Pourriez-vous m’indiquer la durée, en minutes ?',
    'À combien de minutes pensez-vous ?',
  ]),
  answer_automated: {
    brief: [
      'Oui, je suis un assistant automatique. {owner} suit cet échange et peut intervenir ; demandez-le ici.',
      'Oui, je suis un logiciel au service de {owner}. Pour joindre {ownerFirst}, écrivez ici et je transmets.',
      'Oui, je suis automatique. {owner} peut lire cet échange ; écrivez ici et je transmets.',
    ],
    warm: [
      'Oui, je suis un assistant automatique de {owner}. {ownerFirst} peut lire cet échange ; un mot ici suffit et je me retire.',
      'Oui : je suis un logiciel et j’organise des rendez-vous pour {owner}. Si vous préférez écrire à {ownerFirst}, dites-le ici et je transmets.',
      'Je suis un assistant automatique, oui. {owner} voit ce que j’écris et peut prendre le relais ; écrivez ici et je transmets.',
    ],
    formal: [
      'Oui, je suis un assistant automatique agissant pour {owner}, qui peut lire cet échange. Si vous préférez lui écrire, dites-le ici et je transmettrai.',
      'Je suis un assistant automatique. {owner} peut lire cet échange et prendre le relais à tout moment ; un mot ici suffit.',
      'Oui, vous écrivez à un assistant automatique de {owner}. Si vous souhaitez joindre {owner}, dites-le ici et je transmettrai.',
    ],
  },
  wait_owner: {
    brief: [
      'Je demande à {ownerFirst} et je vous réécris.',
      'Je vois cela avec {ownerFirst} et je reviens vers vous.',
      'Je le confirme d’abord avec {ownerFirst}.',
    ],
    warm: [
      'Merci. Je vois cela avec {ownerFirst} et je reviens vers vous.',
      'Merci, je demande à {ownerFirst} et je vous réécris.',
      'Merci de votre message. Je le confirme avec {ownerFirst} et je vous tiens au courant.',
    ],
    formal: [
      'Je vous remercie de votre message. Je le confirme avec {owner} et vous réponds.',
      'Je vous remercie. J’ai transmis à {owner} et vous tiendrai au courant.',
      'Je vous remercie de votre courrier. Je consulte {owner} et reviens vers vous.',
    ],
  },
  decline: {
    brief: [
      '{ownerFirst} ne pourra pas. Merci de votre demande.',
      'Merci, mais {ownerFirst} doit décliner.',
      '{ownerFirst} ne peut pas accepter ce rendez-vous. Merci de votre demande.',
    ],
    warm: [
      'Merci de votre message. {ownerFirst} ne pourra pas vous voir.',
      'Merci de votre intérêt. Je suis désolé, un rendez-vous avec {ownerFirst} ne sera pas possible.',
      'Merci de nous avoir écrit. Je suis désolé, {ownerFirst} doit décliner.',
    ],
    formal: [
      'Je vous remercie de votre demande. {owner} regrette de devoir décliner.',
      'Je vous remercie de votre message. {owner} se voit malheureusement dans l’obligation de décliner.',
      'Je vous remercie d’avoir écrit à {owner}. Un rendez-vous ne sera malheureusement pas possible.',
    ],
  },
  thank_introducer: {
    brief: [
      'Merci de cette mise en relation. Je vous ai mis en Cci.',
      'Merci de la présentation. Je prends la suite, avec vous en Cci.',
      'Merci de nous avoir présentés. Vous êtes désormais en Cci.',
    ],
    warm: [
      'Merci de cette mise en relation. Je vous ai mis en Cci pour ménager votre boîte.',
      'Merci de nous avoir mis en relation. Je vous ai mis en Cci et je prends la suite.',
      'Merci de cette aimable présentation. Je prends la suite, avec vous en Cci.',
    ],
    formal: [
      'Je vous remercie vivement de cette mise en relation. Je vous ai mis en Cci.',
      '{owner} vous remercie de cette mise en relation. Je vous ai mis en Cci et me charge de la suite.',
      'Je vous remercie de cette présentation. Je me charge de la suite, avec vous en Cci.',
    ],
  },
  owner_question: alike(['{note}', '{note}', '{note}']),
  owner_status: alike(['{note}', '{note}', '{note}']),
  was_it_you: alike(['{note}', '{note}', '{note}']),
};
