import type { Phrases } from '../language';

/** Mails that let somebody choose among times. */
export const choosing: Phrases = {
  offer: {
    brief: [
      '{owner} souhaite convenir avec vous d’{meeting}. [Ce moment|L’un de ces moments] vous convient-il ?',
      'Je cherche un moment pour {meeting} avec {owner}. [Celui-ci|L’un d’eux] vous va-t-il ?',
      '{owner} propose {meeting}. [Ce moment|L’un de ces moments] vous va-t-il ?',
    ],
    warm: [
      '{owner} aimerait convenir avec vous d’{meeting}, et j’aide à trouver un moment. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
      'J’aide {owner} à organiser {meeting} avec vous. [Ce moment|L’un de ces moments] vous va-t-il ?',
      '{owner} m’a demandé de trouver un moment pour {meeting} avec vous. [Celui-ci|L’un de ceux-ci] vous convient-il ?',
    ],
    formal: [
      'Je vous écris de la part de {owner}, qui souhaite convenir avec vous d’{meeting}. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
      '{owner} m’a prié d’organiser {meeting} avec vous. Puis-je vous proposer [ce moment|l’un de ces moments] ?',
      'De la part de {owner}, je vous propose {meeting}. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
    ],
  },
  counter: {
    brief: [
      '{ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
      '[Ce moment conviendrait|Ces moments conviendraient] à {ownerFirst}. Et à vous ?',
      '[Ce moment serait possible|Ces moments seraient possibles]. Cela vous convient-il ?',
    ],
    warm: [
      'Merci de votre réponse. {ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
      '[Ce moment conviendrait|Ces moments conviendraient] à {ownerFirst}. [Vous va-t-il|L’un d’eux vous va-t-il] ?',
      'Merci. [Ce moment serait possible|Ces moments seraient possibles] pour {ownerFirst}. Cela vous convient-il ?',
    ],
    formal: [
      'Merci de votre réponse. {owner} serait disponible [à ce moment|à l’un de ces moments]. Cela vous conviendrait-il ?',
      '{owner} pourrait vous proposer [ce moment|ces moments]. [Vous conviendrait-il|L’un d’eux vous conviendrait-il] ?',
      'Merci. Puis-je vous proposer, de la part de {owner}, [ce moment|l’un de ces moments] ?',
    ],
  },
  counter_unfit: {
    brief: [
      'Ce n’est pas possible pour {ownerFirst}. [Ce moment vous irait-il|L’un de ces moments vous irait-il] à la place ?',
      '{ownerFirst} ne peut pas alors, mais pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
      'Désolé, {ownerFirst} n’est pas libre. [Ce moment serait possible|Ces moments seraient possibles]. Cela vous convient-il ?',
    ],
    warm: [
      'Malheureusement, cela ne convient pas à {ownerFirst}. [Ce moment vous irait-il|L’un de ces moments vous irait-il] à la place ?',
      'Merci, mais {ownerFirst} ne pourra pas. [Ce moment serait possible|Ces moments seraient possibles]. Cela vous convient-il ?',
      '{ownerFirst} n’est malheureusement pas libre alors, mais pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
    ],
    formal: [
      'Malheureusement, {owner} n’est pas disponible alors. [Ce moment vous conviendrait-il|L’un de ces moments vous conviendrait-il] ?',
      'Je regrette que cela ne soit pas possible pour {owner}. Puis-je vous proposer [ce moment|l’un de ces moments] à la place ?',
      '{owner} n’est pas disponible alors, mais pourrait vous proposer [ce moment|ces moments]. [Vous conviendrait-il|L’un d’eux vous conviendrait-il] ?',
    ],
  },
  correction: {
    brief: [
      '[Ce moment remplace|Ces moments remplacent] ceux de mon dernier message. Cela vous va-t-il ?',
      'Les moments de mon dernier message ne valent plus. [Celui-ci conviendrait|Ceux-ci conviendraient] à {ownerFirst}. Et à vous ?',
      'À la place de mon dernier message : [ce moment serait possible|ces moments seraient possibles]. Cela vous convient-il ?',
    ],
    warm: [
      'Désolé pour le changement : les moments de mon dernier message ne valent plus. {ownerFirst} pourrait plutôt [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
      '[Ce moment remplace|Ces moments remplacent] ceux de mon dernier message, désolé pour le changement. [Vous va-t-il|L’un d’eux vous va-t-il] ?',
      'Désolé, un changement par rapport à mon dernier message : [ce moment serait possible|ces moments seraient possibles] pour {ownerFirst}. Cela vous convient-il ?',
    ],
    formal: [
      'Veuillez ne pas tenir compte des moments de mon dernier message : {owner} serait plutôt disponible [à ce moment|à l’un de ces moments]. Cela vous conviendrait-il ?',
      'Je vous prie de m’excuser de ce changement : {owner} pourrait vous proposer [ce moment|ces moments] à la place. [Vous conviendrait-il|L’un d’eux vous conviendrait-il] ?',
      'Les moments de mon dernier message ne valent plus, avec mes excuses. Puis-je vous proposer, de la part de {owner}, [ce moment|l’un de ces moments] ?',
    ],
  },
  taken: {
    brief: [
      'Désolé, ce moment n’est plus libre. [Celui-ci|L’un de ceux-ci] vous va-t-il ?',
      'Désolé, ce moment vient d’être pris. [Celui-ci|L’un de ceux-ci] irait-il ?',
      'Désolé, je ne peux plus proposer ce moment. [Celui-ci|L’un de ceux-ci] convient-il ?',
    ],
    warm: [
      'Je suis désolé, ce moment n’est plus libre. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
      'Désolé, je ne peux plus proposer ce moment. [Celui-ci est libre|Ceux-ci sont libres]. Cela vous va-t-il ?',
      'Je suis désolé, ce moment n’est plus disponible. [Celui-ci|L’un de ceux-ci] vous irait-il ?',
    ],
    formal: [
      'Je vous prie de m’excuser : ce moment n’est plus disponible. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
      'Toutes mes excuses, ce moment ne peut plus être proposé. Puis-je suggérer [celui-ci|l’un de ceux-ci] ?',
      'Je regrette que ce moment ne soit plus libre. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
    ],
  },
  which: {
    brief: ['Lequel ?', 'Lequel dois-je réserver ?', 'Lequel préférez-vous ?'],
    warm: [
      'Avec plaisir. Lequel voulez-vous dire ?',
      'Merci. Lequel dois-je réserver ?',
      'Merci. Lequel vous convient le mieux ?',
    ],
    formal: [
      'Merci de votre réponse. Lequel de ces moments puis-je réserver ?',
      'Merci. Quel moment préférez-vous ?',
      'Merci. Lequel vous conviendrait le mieux ?',
    ],
  },
  echo: {
    brief: ['Dois-je réserver ce moment ?', 'Est-ce bien ce moment ?', 'Vouliez-vous dire ce moment ?'],
    warm: [
      'J’ai noté ce moment pour vous. Dois-je le réserver ?',
      'Ai-je bien compris ce moment ?',
      'Voici ce que j’ai noté. Dois-je le réserver ?',
    ],
    formal: [
      'J’ai noté le moment suivant. Puis-je le réserver ?',
      'Ai-je bien compris le moment suivant ?',
      'Puis-je réserver le moment suivant pour vous ?',
    ],
  },
  follow_up: {
    brief: [
      '[Ce moment|L’un de ces moments] irait-il encore ?',
      '[Est-ce encore possible|L’un d’eux est-il encore possible] pour vous ?',
      '[Ce moment|L’un de ces moments] vous va-t-il encore ?',
    ],
    warm: [
      'Au cas où cela vous aurait échappé : [ce moment|l’un de ces moments] irait-il encore ?',
      '[Ce moment|L’un de ces moments] irait-il encore pour {meeting} avec {ownerFirst} ?',
      '[Ce moment est encore libre|Ces moments sont encore libres] chez {ownerFirst}, si cela vous convient.',
    ],
    formal: [
      'Puis-je vous demander si [ce moment|l’un de ces moments] vous conviendrait encore ?',
      '[Ce moment est encore libre|Ces moments sont encore libres] pour {owner}, si cela vous convient.',
      '[Ce moment|L’un de ces moments] conviendrait-il encore pour {meeting} avec {owner} ?',
    ],
  },
  poll: {
    brief: [
      '{owner} organise {meeting} avec vous tous. [Ce moment vous va-t-il|Lesquels de ces moments vous vont] ?',
      'Je cherche pour {owner} et vous tous un moment pour {meeting}. [Celui-ci vous va-t-il|Lesquels vous vont] ?',
      '{owner} m’a demandé un moment commun pour {meeting}. [Celui-ci vous convient-il|Lesquels vous conviennent] ?',
    ],
    warm: [
      '{owner} m’a demandé d’organiser {meeting} avec vous tous. [Ce moment vous conviendrait-il|Lesquels de ces moments vous conviendraient] ?',
      'J’aide {owner} à trouver, pour {meeting}, un moment avec vous tous. [Celui-ci vous va-t-il|Lesquels vous vont] ?',
      '{owner} aimerait vous réunir pour {meeting}. [Ce moment vous irait-il|Lesquels de ces moments vous iraient] ?',
    ],
    formal: [
      'De la part de {owner}, j’organise {meeting} avec vous tous. [Ce moment vous conviendrait-il|Lesquels de ces moments vous conviendraient] ?',
      '{owner} m’a prié de trouver, pour {meeting}, un moment qui convienne à tous. [Celui-ci vous conviendrait-il|Lesquels vous conviendraient] ?',
      'Je vous écris pour {owner}, qui souhaite convenir d’{meeting} avec vous tous. [Ce moment vous convient-il|Lesquels de ces moments vous conviennent] ?',
    ],
  },
  second_round: {
    brief: [
      'Aucun moment ne convenait à tous. [Celui-ci vous va-t-il|Lesquels de ceux-ci vous vont] ?',
      'Les premiers moments n’allaient pas à tous. [Celui-ci irait-il|Lesquels de ceux-ci iraient] ?',
      'Il n’y avait pas de moment commun. [Celui-ci vous convient-il|Lesquels de ceux-ci vous conviennent] ?',
    ],
    warm: [
      'Merci à tous. Aucun des premiers moments ne convenait à chacun. [Celui-ci vous irait-il|Lesquels de ceux-ci vous iraient] ?',
      'Merci de vos réponses. Aucun moment ne convenait encore à tous. [Celui-ci vous va-t-il|Lesquels de ceux-ci vous vont] ?',
      'Les premiers moments n’étaient pas possibles pour tous. [Celui-ci vous conviendrait-il|Lesquels de ceux-ci vous conviendraient] ?',
    ],
    formal: [
      'Merci de vos réponses. Aucun moment ne convenait à tous. [Celui-ci vous conviendrait-il|Lesquels de ceux-ci vous conviendraient] ?',
      'Je vous remercie. Aucun moment n’étant commun à tous, [celui-ci vous conviendrait-il|lesquels de ceux-ci vous conviendraient] ?',
      'Aucun des premiers moments ne convenait à tous. [Le suivant vous conviendrait-il|Lesquels des suivants vous conviendraient] ?',
    ],
  },
  reschedule: {
    brief: [
      'Désolé, {ownerFirst} doit déplacer votre rendez-vous. [Ce moment|L’un de ces moments] irait-il à la place ?',
      'Désolé, {ownerFirst} ne peut plus tenir le moment convenu. [Celui-ci|L’un de ceux-ci] vous va-t-il ?',
      '{ownerFirst} doit déplacer votre rendez-vous, désolé. [Ce moment|L’un de ces moments] convient-il ?',
    ],
    warm: [
      'Je suis désolé, {ownerFirst} doit déplacer votre rendez-vous. [Ce moment|L’un de ces moments] vous irait-il à la place ?',
      '{ownerFirst} doit déplacer votre rendez-vous et vous prie de l’excuser. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
      'Désolé du changement : {ownerFirst} doit déplacer votre rendez-vous. [Ce moment|L’un de ces moments] vous va-t-il ?',
    ],
    formal: [
      '{owner} doit déplacer votre rendez-vous et vous prie de l’excuser. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
      'Je vous prie d’excuser {owner}, qui doit déplacer votre rendez-vous. Puis-je vous proposer [ce moment|l’un de ces moments] ?',
      'Avec les excuses de {owner}, votre rendez-vous doit être déplacé. [Ce moment|L’un de ces moments] vous conviendrait-il à la place ?',
    ],
  },
  reschedule_again: {
    brief: [
      'Désolé, {ownerFirst} doit encore déplacer votre rendez-vous. [Ce moment|L’un de ces moments] irait-il à la place ?',
      'Désolé de ce nouveau changement : {ownerFirst} doit déplacer votre rendez-vous. [Celui-ci|L’un de ceux-ci] vous va-t-il ?',
      '{ownerFirst} doit de nouveau déplacer votre rendez-vous, désolé. [Ce moment|L’un de ces moments] convient-il ?',
    ],
    warm: [
      'Je suis désolé, {ownerFirst} doit encore déplacer votre rendez-vous. [Ce moment|L’un de ces moments] vous irait-il à la place ?',
      '{ownerFirst} doit déplacer votre rendez-vous une fois de plus et vous prie de l’excuser. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
      'Désolé de ce nouveau changement : {ownerFirst} doit déplacer votre rendez-vous. [Ce moment|L’un de ces moments] vous va-t-il ?',
    ],
    formal: [
      '{owner} doit de nouveau déplacer votre rendez-vous et vous prie de l’excuser. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
      'Je vous prie d’excuser {owner}, qui doit déplacer votre rendez-vous une fois de plus. Puis-je vous proposer [ce moment|l’un de ces moments] ?',
      'Avec les excuses de {owner} pour ce nouveau changement, votre rendez-vous doit être déplacé. [Ce moment|L’un de ces moments] vous conviendrait-il à la place ?',
    ],
  },
  reschedule_by: {
    brief: [
      'Désolé, {by} doit déplacer le rendez-vous. [Ce moment|L’un de ces moments] irait-il à la place ?',
      'Désolé, {by} ne peut plus tenir le moment convenu. [Celui-ci|L’un de ceux-ci] vous va-t-il ?',
      '{by} doit déplacer le rendez-vous, désolé. [Ce moment|L’un de ces moments] convient-il ?',
    ],
    warm: [
      'Je suis désolé, {by} doit déplacer le rendez-vous. [Ce moment|L’un de ces moments] vous irait-il à la place ?',
      'Désolé du changement : {by} demande un autre moment. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
      'Désolé, {by} ne peut plus au moment convenu. [Ce moment|L’un de ces moments] vous va-t-il ?',
    ],
    formal: [
      '{by} doit déplacer le rendez-vous et vous prie de l’excuser. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
      'Je vous prie d’excuser ce changement : {by} doit déplacer le rendez-vous. Puis-je vous proposer [ce moment|l’un de ces moments] ?',
      'Toutes mes excuses pour ce changement : {by} demande un autre moment. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
    ],
  },
  reschedule_self: {
    brief: [
      '{ownerFirst} pourrait plutôt [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
      '[Ce moment irait|Ces moments iraient] aussi à {ownerFirst}. Cela vous convient-il ?',
      '[Ce moment serait possible|Ces moments seraient possibles] à la place. Cela vous va-t-il ?',
    ],
    warm: [
      'Bien sûr, cela peut être déplacé. {ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
      'Merci de me prévenir. [Ce moment conviendrait|Ces moments conviendraient] à {ownerFirst}. Cela vous irait-il ?',
      'Merci. [Ce moment serait possible|Ces moments seraient possibles] à la place pour {ownerFirst}. Cela vous convient-il ?',
    ],
    formal: [
      'Merci de m’en informer. {owner} serait disponible [à ce moment|à l’un de ces moments]. Cela vous conviendrait-il ?',
      'Certainement. {owner} pourrait vous proposer [ce moment|ces moments] à la place. Cela vous conviendrait-il ?',
      'Je vous remercie. Puis-je vous proposer, de la part de {owner}, [ce moment|l’un de ces moments] à la place ?',
    ],
  },
};
