import type { Familiar } from '../language';

/** To whom the owner says « tu ». */
export const familiar: Familiar = {
  optOut: 'Réponds « stop » et je n’écrirai plus.',
  guessedZone: (label) => `Ces heures sont en ${label} ; les liens les montrent dans la tienne.`,
  otherTime: 'Ou propose un autre moment :',
  allThatSuit: 'Coche tous les moments qui te vont, ou proposes-en un autre :',
  youWrote: 'Tu as écrit :',
  closing: { brief: null, warm: 'Amicalement,', formal: 'Cordialement,' },
  sentences: {
    offer: [
      '{owner} aimerait convenir avec toi d’{meeting}. [Ce moment te va-t-il|L’un de ces moments te va-t-il] ?',
      'J’aide {owner} à organiser {meeting} avec toi. [Ce moment te conviendrait-il|L’un de ces moments te conviendrait-il] ?',
    ],
    counter: [
      'Merci de ta réponse. {ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela te va-t-il ?',
      '[Ce moment conviendrait|Ces moments conviendraient] à {ownerFirst}. [Te va-t-il|L’un d’eux te va-t-il] ?',
    ],
    counter_unfit: [
      'Malheureusement, cela ne convient pas à {ownerFirst}. [Ce moment t’irait-il|L’un de ces moments t’irait-il] à la place ?',
    ],
    correction: [
      'Désolé, les moments de mon dernier message ne valent plus. {ownerFirst} pourrait plutôt [à ce moment|à l’un de ces moments]. Cela te va-t-il ?',
    ],
    taken: ['Désolé, ce moment n’est plus libre. [Celui-ci te va-t-il|L’un de ceux-ci te va-t-il] ?'],
    which: ['Lequel de ces moments choisis-tu ?', 'Pour réserver le bon moment : lequel de ceux-ci veux-tu dire ?'],
    echo: ['Pour ne pas me tromper : [est-ce bien ce moment|est-ce bien l’un de ces moments] que tu veux dire ?'],
    follow_up: [
      '[Ce moment est encore libre|Ces moments sont encore libres] chez {ownerFirst}. [Te va-t-il|L’un d’eux te va-t-il] ?',
    ],
    poll: [
      '{owner} m’a demandé d’organiser {meeting} avec tout le groupe. [Ce moment te conviendrait-il|Lesquels de ces moments te conviendraient] ?',
    ],
    second_round: [
      'Merci à tout le groupe. Aucun moment ne convient encore à tous. [Celui-ci te va-t-il|Lesquels de ceux-ci te vont] ?',
    ],
    reschedule: [
      'Désolé, {ownerFirst} doit déplacer le rendez-vous. [Ce moment t’irait-il|L’un de ces moments t’irait-il] à la place ?',
    ],
    reschedule_again: [
      'Désolé, {ownerFirst} doit encore déplacer le rendez-vous. [Ce moment t’irait-il|L’un de ces moments t’irait-il] à la place ?',
    ],
    reschedule_by: [
      'Désolé, {by} doit déplacer le rendez-vous. [Ce moment t’irait-il|L’un de ces moments t’irait-il] à la place ?',
    ],
    reschedule_self: [
      'Bien sûr, cela peut être déplacé. {ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela te va-t-il ?',
    ],
    confirm: ['C’est réservé : {slot}. L’invitation est en route.', 'Confirmé : {slot}. L’invitation suit.'],
    confirm_series: ['C’est réservé : {slot}. Une invitation pour tous ces rendez-vous est en route.'],
    cancelled_series: ['{by} a annulé toute la série : {slot}.'],
    moved: ['Le rendez-vous est déplacé : {slot}. L’invitation se met à jour d’elle-même.'],
    cancelled: ['Le rendez-vous avec {owner} du {slot} est annulé.'],
    cancelled_by: ['{by} a annulé le rendez-vous du {slot}.'],
    cancelled_self: ['C’est annulé, comme demandé : {slot}.'],
    changed: ['Le moment reste le même, {slot}, et voici ce qui change :'],
    rsvp_reminder: ['L’invitation pour le {slot} avec {owner} est sans réponse. Seras-tu là ?'],
    late: ['{by} {late}. Merci de patienter.', 'Un mot : {by} {late}.'],
    late_ask: ['Je transmets. C’est pour quel moment, et de combien de minutes ?'],
    late_move: ['{by} {late}. Dois-je chercher un autre moment ?'],
    answer_event: ['Le rendez-vous avec {owner} est fixé au {slot}.'],
    answer_open: ['Le moment avec {ownerFirst} reste à convenir. Voici ce que je sais.'],
    clarify: ['Pour ne pas me tromper : quel jour, quelle date et quelle heure veux-tu dire ?'],
    clarify_day: ['Ce serait quel jour ?', 'De quel jour parles-tu ?'],
    clarify_zone: ['Quelle date et quelle heure veux-tu dire, et dans quel fuseau horaire ?'],
    clarify_length: ['Combien de temps faut-il, en minutes ?', 'À combien de minutes penses-tu ?'],
    answer_automated: [
      'Oui, je suis l’assistant automatique de {owner}. {ownerFirst} lit cet échange ; écris ici, et je me retire.',
    ],
    wait_owner: ['Merci. Je vois cela avec {ownerFirst} et je reviens vers toi.'],
    decline: ['Merci de ton message. Un rendez-vous avec {ownerFirst} ne sera malheureusement pas possible.'],
    thank_introducer: ['Merci de cette mise en relation. Je te mets en Cci et je prends la suite.'],
  },
};
