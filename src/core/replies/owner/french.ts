import type { LineTable } from './lines';

const q = (title: string): string => `« ${title} »`;
const called = (title: string | null): string => title ?? 'Sans titre';
const one = (names: readonly string[], single: string, several: string): string =>
  names.length === 1 ? single : several;
const minutes = (count: number): string => `${count} minute${count === 1 ? '' : 's'}`;
const reminders = (count: number): string =>
  count === 0 ? 'aucun rappel' : count === 1 ? 'un rappel' : `${count} rappels`;

export const frenchLines: LineTable = {
  written: ({ text }) => text,
  plan: (asks, { plan }) => plan(asks),
  reason: ({ reason }, w) => w.reason(reason),

  was_it_you: ({ subject }) =>
    `Un message envoyé en votre nom (${q(subject)}) n’a pas pu être vérifié ; je n’ai donc rien fait. Était-ce vous ?`,
  was_it_them: ({ who }) =>
    `Un message envoyé au nom de ${who} n’a pas pu être vérifié ; je n’ai donc rien fait. Vient-il bien de cette personne ?`,
  answers: ({ who, subject, title }) =>
    `${who} a écrit ${q(subject)} dans un nouveau message. S’agit-il de ${q(title)} ?`,
  what_to_do: ({ subject }) =>
    `Vous m’avez mis en copie de ${q(subject)}, et je n’y ai pas trouvé de demande. Faut-il organiser un rendez-vous ?`,
  pairing: ({ subject }) =>
    `${q(subject)} demande plusieurs rendez-vous, et je ne sais pas avec certitude qui participe auquel. Répondez par une ligne pour chacun : durée, participants, moment.`,
  pairing_open: () =>
    'Je ne sais toujours pas avec certitude qui participe à quel rendez-vous ; je n’ai donc rien fait.',
  how_often: () =>
    'Vous demandez un rendez-vous récurrent, et je ne suis pas sûr de la fréquence. Répondez par le rythme, par exemple « chaque mardi » ; ou dois-je chercher un horaire pour le premier seulement ?',
  several_of_name: ({ name }) => `Plusieurs personnes s’appellent ${name}. De qui s’agit-il ?`,
  no_address: ({ names }, w) =>
    `Je ne connais pas l’adresse de ${w.names(names)}. Répondez avec l’adresse, et je proposerai des horaires.`,
  whom_to_invite: ({ subject }) =>
    `Qui dois-je inviter pour ${q(subject)} ? Répondez avec l’adresse, ou avec l’invité en copie, et je proposerai des horaires.`,
  several_fit: ({ subject, meetings }, w) =>
    `Plusieurs rendez-vous correspondent à ${q(subject)} : ${meetings.map((m) => `${q(called(m.title))} (${w.at(m)})`).join(', ')}. Je n’en ai modifié aucun. Répondez dans le fil de celui dont il s’agit.`,
  which_meeting: ({ subject, meetings }, w) => {
    const words = meetings.map((m) => `${called(m.title)}, ${w.at(m)}`);
    return words.length === 1
      ? `${q(subject)} concerne-t-il ce rendez-vous de votre agenda : ${words.join('')} ?`
      : `Quel rendez-vous de votre agenda ${q(subject)} concerne-t-il : ${words.join(' ; ')} ?`;
  },
  meeting: (meant, w) => `${called(meant.title)}, ${w.at(meant)}`,
  none_of_them: () => 'Aucun : un nouveau rendez-vous',
  what_to_change: ({ title, ...when }, w) =>
    `Vous avez écrit au sujet de ${q(title)} (${w.at(when)}), et je ne suis pas sûr de ce qui doit changer. Répondez avec le nouvel horaire, ou avec ce qui doit être différent.`,
  not_adopted: ({ title, why, organizer }) => {
    const reason = {
      gone: 'n’est plus dans votre agenda',
      others: `a été organisé par ${organizer ?? 'quelqu’un d’autre'}, qui seul peut le déplacer, le modifier ou l’annuler pour tous. Vous pouvez répondre à l’invitation dans votre agenda`,
      overlaps: 'chevauche un autre rendez-vous dont je m’occupe ; je vous laisse donc le modifier dans votre agenda',
      elsewhere: 'est déjà suivi ailleurs',
      unavailable:
        'n’a pas pu être lu, car votre agenda n’a pas répondu. Écrivez-moi de nouveau, ou modifiez-le directement',
      revoked: 'se trouve dans un agenda auquel je n’ai plus accès. Reconnectez-le, ou modifiez-le directement',
    }[why];
    return `${title ? q(title) : 'Ce rendez-vous'} ${reason}. Je n’ai rien modifié.`;
  },
  asked_from_outside: ({ name, address, copied, subject }) => {
    const wrote = copied ? 'vous a écrit en me mettant en copie' : 'm’a écrit pour vous';
    return `${name ? `${name} (${address})` : address} ${wrote}, au sujet de ${q(subject)}. Je n’ai pas répondu. Dois-je proposer des horaires ?`;
  },
  delegate_asks: ({ who, subject }) =>
    `${who} me demande dans ${q(subject)} quelque chose qui ne peut être décidé sans vous. Dois-je le faire ?`,
  own_offer_taken: ({ title }) =>
    `Vous avez proposé pour ${q(title)} un horaire déjà pris, ou en dehors de vos heures. Je ne le réserve pas et je n’ai écrit à personne. Dois-je proposer d’autres horaires ?`,
  named_time_busy: ({ title }) =>
    `Vous n’êtes pas libre à l’horaire indiqué pour ${q(title)} ; je n’ai donc rien proposé. Dois-je proposer les horaires les plus proches ?`,
  named_time_against_rules: ({ title, rules }) =>
    `Vos préférences excluent l’horaire indiqué pour ${q(title)} (${rules.join(', ')}) ; je n’ai donc rien proposé. Dois-je proposer les horaires les plus proches ?`,
  keep_rule: ({ text }) => `Dois-je retenir ceci pour tous vos rendez-vous à partir de maintenant : ${q(text)} ?`,
  understood_rule: ({ rules }) => `Je le comprends ainsi : ${rules.join(' ; ')}.`,
  replaces_rules: ({ rules }) => `Cela remplace : ${rules.map(q).join(' ')}`,
  corrected_twice: () => 'Vous avez modifié cela dans deux propositions.',
  rule_known: ({ text }) => `Vos préférences le disent déjà : ${q(text)}`,
  rule_not_understood: ({ quote }) =>
    `Je ne peux pas retenir cela comme règle : ${q(quote)}. Je n’ai pas compris chaque mot ; dites-le autrement, ou écrivez-le dans vos préférences. Je n’y ai rien modifié.`,
  not_kept_free: () =>
    'Je n’ai pas pu écrire dans votre agenda ; ce temps n’est donc pas réservé. Veuillez l’y noter vous-même.',
  kept_free: ({ start, end, zone, title, others, undo }, w) => {
    const words = `${w.day({ at: start, zone })}, ${w.span({ start, end }, zone)}`;
    const what =
      title === null
        ? `Ce temps est réservé (${words}) : il figure comme occupé dans votre agenda.`
        : `${q(title)}, ${words}, figure comme occupé dans votre agenda.`;
    const stays = others === 0 ? '' : ` Ce qui s’y trouve déjà reste en place (${others}).`;
    const back =
      undo === 'cancel'
        ? 'Répondez « annuler », et je le retire.'
        : 'Supprimez-le dans votre agenda pour revenir en arrière.';
    return `${what}${stays} ${back}`;
  },
  in_calendar: ({ meetings }, w) =>
    `Dans votre agenda : ${meetings.map((m) => `${called(m.title)} : ${w.at(m)}`).join(' ; ')}.`,
  day: ({ standing, free, ...day }, w) => {
    const stands = standing.map((each) => `${w.span(each, day.zone)} ${each.title ?? 'sans titre'}`);
    const open = free.map((each) => w.span(each, day.zone));
    return `${w.day(day)} (${w.zone(day)}) : ${stands.join(' ; ') || 'rien dans votre agenda'}. Libre pendant vos heures : ${open.join(', ') || 'rien'}.`;
  },
  hold_back_aside: ({ title }) =>
    `Vous avez écrit vous-même au sujet de ${q(title)} ; je reste donc en retrait. Rendez-le-moi quand je dois continuer.`,
  taken_over_answered: ({ who, title }) =>
    `${who} a répondu au sujet de ${q(title)}. Vous avez pris la main ; je n’ai donc rien fait.`,

  rounds: ({ rounds, title }) =>
    `Après ${rounds} séries d’horaires, rien n’a convenu pour ${q(title)}. Quels horaires puis-je proposer en dehors de vos heures habituelles ?`,
  nothing_fits: ({ title }) =>
    `Aucun horaire ne convient pour ${q(title)} dans vos heures et selon cette demande. Dois-je proposer les deux plus proches en dehors de vos heures ? Ou indiquez-moi les jours ou les heures possibles.`,
  nothing_fits_named: ({ title }) =>
    `Les horaires indiqués pour ${q(title)} ne sont pas libres, et rien d’autre ne répond à cette demande. Dois-je proposer les deux plus proches en dehors de vos heures ? Ou indiquez-moi les jours ou les heures possibles.`,
  calendar_missing: ({ why }) =>
    ({
      none: 'Aucun agenda n’est connecté ; je ne peux donc pas proposer d’horaires. Connectez-en un, et je continuerai.',
      revoked: 'Je ne peux plus lire votre agenda ; je n’ai donc rien proposé. Reconnectez-le, et je continuerai.',
      unavailable: 'Votre agenda n’a pas pu être lu à l’instant ; je n’ai donc encore rien proposé. Je vais réessayer.',
      unconfirmed:
        'Veuillez confirmer votre fuseau horaire et vos heures de travail. Je proposerai des horaires aussitôt.',
    })[why],
  calendar_fails: ({ title, why, act }) => {
    const done = act === 'book' ? 'réservé' : 'annulé';
    if (why === 'revoked')
      return `Je ne peux plus écrire dans votre agenda ; ${q(title)} n’est donc pas encore ${done}. Reconnectez-le, et je m’en occuperai.`;
    const next = act === 'book' ? 'L’horaire reste retenu et je réessaie.' : 'Je réessaie.';
    return `Votre agenda n’était pas joignable ; ${q(title)} n’est donc pas encore ${done}. ${next}`;
  },
  event_gone: ({ title }) =>
    `${q(title)} n’est plus dans votre agenda ; je n’ai donc pas pu le déplacer. Dois-je proposer de nouveaux horaires ?`,
  not_changed: ({ title, why }) => {
    const reason = {
      taken: 'l’horaire n’est plus libre',
      unavailable: 'l’agenda n’était pas joignable',
      revoked: 'je ne peux plus écrire dans votre agenda',
      gone: 'l’événement n’est plus dans votre agenda',
    }[why];
    return `${q(title)} n’est pas encore modifié : ${reason}. Veuillez le modifier vous-même.`;
  },
  named_time_not_free: ({ title }) =>
    `L’horaire indiqué pour ${q(title)} est pris, ou en dehors de vos heures ; je n’ai donc rien déplacé. Quel autre horaire puis-je proposer ?`,
  change_yourself: ({ who, title, series, ...when }, w) => {
    const wants = who === null ? 'Vous voulez' : `${who} veut`;
    const why = series
      ? 'Je ne déplace pas encore une seule date d’une série'
      : 'Je ne déplace pas de rendez-vous pour vous';
    return `${wants} modifier ${q(title)}${series ? ', qui est récurrent' : ''} (${w.at(when)}). ${why} ; veuillez le modifier dans votre agenda, tout le monde en sera informé.`;
  },
  declined_invitation: ({ who, title, next }) => {
    const then = {
      new_times: 'Dois-je proposer de nouveaux horaires ?',
      stands: 'Le rendez-vous est maintenu pour les autres.',
      cancel: 'Plus aucune personne requise ne vient. Dois-je l’annuler ?',
    }[next];
    return `${who} a refusé l’invitation à ${q(title)}. ${then}`;
  },
  cancelled_again: ({ who, title, when }, w) =>
    `${who} a annulé ${q(title)}${when ? ` (${w.at(when)})` : ''}. Dois-je proposer d’autres horaires ?`,
  late: ({ who, minutes: by, title }) =>
    `${who === null ? 'Vous êtes' : `${who} est`} en retard${by === null ? '' : ` de ${minutes(by)}`} pour ${q(title)}. Je ne le transmets pas pour vous ; personne d’autre ne le sait encore.`,
  late_overrun: ({ title, minutes: by }) =>
    `${q(title)} aura ${minutes(by)} de retard et empiétera sur votre rendez-vous suivant.`,
  alone: ({ title, done, ...when }, w) =>
    ({
      moved: `${q(title)} est déplacé : ${w.at(when)}.`,
      cancelled: `${q(title)} (${w.at(when)}) n’est plus dans votre agenda.`,
      changed: `${q(title)} (${w.at(when)}) est modifié dans votre agenda.`,
    })[done],
  cancels_series: ({ who, title }) =>
    `${who === null ? 'Vous annulez' : `${who} annule`} ${q(title)}, qui est récurrent. Quelles dates ?`,
  only_at: (when, w) => `Seulement ${w.at(when)}`,
  all_to_come: () => 'Toutes celles à venir',
  none_of_series: () => 'Aucune',
  leave_out: ({ title, ...when }, w) => `${q(title)} est récurrent. Dois-je supprimer seulement ${w.at(when)} ?`,
  leave_out_at: (when, w) => `Supprimer ${w.at(when)}`,
  leave_as_is: () => 'Laisser tel quel',
  cancel_too: ({ title }) =>
    `${q(title)} est déjà dans l’agenda. Dois-je l’annuler aussi ? Sinon, il y reste et je ne fais rien de plus.`,

  stranger: ({ address, who }) =>
    `${who ? `${who} (${address})` : address} a écrit dans cet échange sans y participer. Je n’ai pas répondu.`,
  somebody_you_know: () => 'Connaissez-vous cette personne ?',
  takes_part: () => 'Cette personne doit-elle participer ?',
  waited_for: ({ who }) => `Est-ce ${who}, dont je n’avais pas l’adresse ?`,
  other_address: ({ who }) => `Est-ce ${who}, depuis une autre adresse ?`,
  not_answered: ({ names, title }, w) =>
    `${w.names(names)} ${one(names, 'n’a', 'n’ont')} pas répondu au sujet de ${q(title)}, malgré les rappels.`,
  suits: ({ names, ...when }, w) => `${w.at(when)} convient à ${w.names(names)}.`,
  have_answered: ({ names }, w) => `${w.names(names)} ${one(names, 'a', 'ont')} répondu.`,
  how_go_on: () => 'Comment dois-je continuer ?',
  need_not_come: ({ names }, w) => `Continuer, la présence de ${w.names(names)} n’est pas nécessaire`,
  drop: ({ names }, w) => `Continuer sans ${w.names(names)}`,
  will_phone: ({ names }, w) => `J’appelle ${w.names(names)}`,
  wait_two_days: () => 'Attendre deux jours de plus',
  offer_other_times: () => 'Proposer d’autres horaires',
  keep_booked: () => 'Garder l’horaire réservé',
  stop_arranging: () => 'Arrêter l’organisation',
  no_time_for_all: ({ title }) => `Aucun horaire ne convient à tous pour ${q(title)}.`,
  stands_at: ({ yes, no, unclear, silent, ...when }, w) => {
    const parts = [
      `${w.at(when)} convient à ${w.names(yes)}`,
      no.length > 0 ? `pas à ${w.names(no)}` : '',
      unclear.length > 0 ? `${w.names(unclear)} ${one(unclear, 'a', 'ont')} écrit sans choisir` : '',
      silent.length > 0 ? `${w.names(silent)} ${one(silent, 'n’a', 'n’ont')} pas répondu` : '',
    ];
    return `${parts.filter((part) => part !== '').join(', ')}.`;
  },
  what_shall_i_do: () => 'Que dois-je faire ?',
  book_without: ({ names, ...when }, w) => `Réserver ${w.at(when)} sans ${w.names(names)}`,
  asks_unanswerable: ({ who }) => `${who} pose une question à laquelle je ne peux pas répondre. Que dois-je répondre ?`,
  away: ({ who, title }) =>
    `${who} est en absence et ne revient qu’après les horaires proposés pour ${q(title)}. J’en proposerai alors de nouveaux.`,
  declined_go_on: ({ who, title }) => `${who} a décliné ${q(title)}. Dois-je continuer sans cette personne ?`,
  declined_released: ({ who, title }) => `${who} a décliné ${q(title)}. J’ai libéré les horaires.`,
  opted_out: ({ who }) => `${who} ne souhaite plus recevoir mes messages. Je n’écrirai plus à cette adresse.`,
  complains: ({ who }) =>
    `${who} a écrit ce qui ressemble à une plainte. Je n’ai pas répondu, et je n’envoie pas de rappel. Que dois-je faire ?`,
  go_on_without: () => 'Dois-je continuer sans cette personne ?',
  wrote: ({ who, what }) => {
    const words = {
      opted_out: 'a écrit, mais ne voulait plus de message de ma part',
      closed: 'a écrit de nouveau après la clôture',
      sensitive: 'a écrit au sujet de quelque chose de délicat',
      two_ways: 'a indiqué un horaire qui peut se lire de deux façons',
      uncertain: 'a écrit quelque chose que je n’ai pas pu lire avec certitude',
      booked: 'a écrit au sujet du rendez-vous réservé',
      suggested: 'a suggéré quelque chose que je n’ai pas pu lire avec certitude',
      times: 'semble indiquer les horaires qui conviennent, sans que je sois sûr lesquels',
    }[what];
    return `${who} ${words}. Que dois-je faire ?`;
  },
  asks_without_time: ({ who, minutes: wanted }) =>
    `${who} demande ${wanted === null ? 'autre chose que prévu' : minutes(wanted)}, et aucun horaire ne convient. Que dois-je faire ?`,
  cannot_make_unverified: ({ who, title }) =>
    `${who} a écrit ne pas pouvoir venir à ${q(title)}, et le message n’a pas pu être vérifié. Le rendez-vous est maintenu.`,
  nobody_comes: ({ who, title }) =>
    `${who} ne vient pas à ${q(title)}, et plus aucune personne requise ne vient. Dois-je l’annuler ?`,
  stands_for_others: ({ who, title }) =>
    `${who} ne vient pas à ${q(title)}. Le rendez-vous est maintenu pour les autres.`,

  words_differ: () =>
    'Votre version du message ne dit pas ce qui est prévu (horaires, durée, auteur) ; je ne l’ai donc pas envoyée. Dites-moi ce qui doit être prévu à la place, ou laissez ces indications telles quelles.',
  nobody_told: ({ title }) =>
    `Je n’ai écrit à personne au sujet de ${q(title)}, puisque vous ne voulez que des brouillons.`,
  answer_uncertain: () => 'Je ne suis pas sûr d’avoir compris votre réponse ; je n’ai donc rien fait.',
  trust: ({ act, times }) => {
    const words = {
      offer: 'proposer des horaires',
      book: 'réserver un horaire',
      move: 'déplacer ou modifier un rendez-vous',
      cancel: 'annuler un rendez-vous',
      write: 'écrire aux invités',
    }[act];
    return `Vous avez approuvé ${times} propositions de suite sans les modifier, pour ${words}. Dois-je désormais le faire sans demander ?`;
  },
  tired: ({ times, names }, w) => `J’ai écrit ${times} fois à ${w.names(names)} sans réponse.`,
  no_person_answered: ({ times }) => `J’ai écrit ${times} fois, et personne n’a répondu.`,
  often_today: ({ times }) => `J’ai déjà écrit ${times} fois aujourd’hui dans cet échange.`,
  many_new: ({ people }) => `J’ai écrit aujourd’hui à ${people} personnes pour la première fois, ce qui est ma limite.`,
  probing: ({ who }) => `${who} a déjà vu ou demandé beaucoup de vos horaires.`,
  go_on_with: ({ title }) => `Dois-je continuer avec ${q(title)} ?`,
  held_back: ({ who, title }) =>
    `Mon message à ${who} au sujet de ${q(title)} n’a pas passé mon propre contrôle ; je ne l’ai pas envoyé, et rien ne continue de soi-même. Veuillez écrire vous-même.`,
  did_not_answer: ({ names, title, reminders: count }, w) =>
    `${w.names(names)} ${one(names, 'n’a', 'n’ont')} pas répondu au sujet de ${q(title)}. J’ai envoyé ${reminders(count)} ; j’ai donc libéré les horaires.`,
  nobody_left: ({ title }) =>
    `Plus aucune réponse n’est attendue au sujet de ${q(title)} ; j’ai donc libéré les horaires.`,
  still_waits: () => 'Ceci attend encore votre réponse :',
  rests: ({ title }) =>
    `${q(title)} est en suspens : sans votre réponse, je n’ai rien fait. Vous pouvez encore répondre, ou m’écrire de nouveau.`,
  paused_answered: ({ who, title }) =>
    `${who} a répondu au sujet de ${q(title)}, que vous m’avez demandé de suspendre. Dois-je continuer ?`,
  resting: ({ title, why }) =>
    `${why === 'taken_over' ? `Vous avez repris ${q(title)}` : `Vous m’avez demandé de suspendre ${q(title)}`}, et je n’en ai plus entendu parler depuis deux semaines. Laissez-moi continuer, sinon je le clos dans deux semaines.`,
  bounced: ({ who, reason }) => `Le message à ${who} n’a pas pu être remis (${reason}). L’adresse est-elle correcte ?`,
  holds_expired: ({ title }) =>
    `Les horaires proposés pour ${q(title)} ne sont plus retenus. Si l’un d’eux est choisi et encore libre, je le réserve.`,
  staff_asks: ({ staff, words }) =>
    words ? `${staff}, de l’équipe, demande : ${words}` : `${staff}, de l’équipe, vous soumet ceci.`,
  staff_let_go: ({ staff, title, words }) =>
    `${staff}, de l’équipe, a abandonné mon plan pour ${q(title)}${words ? ` : ${words}` : ''}. Que dois-je faire ?`,
  staff_took_over: ({ staff, title }) =>
    `${staff}, de l’équipe, m’a retiré ${q(title)} : je n’y écris plus rien. Continuez vous-même, ou rendez-le-moi sur sa page.`,
  after_no: ({ names, stands }, w) => {
    const sent = names.length === 0 ? 'Rien n’a été envoyé' : `Rien n’a été envoyé à ${w.names(names)}`;
    const next =
      'Dites-moi ce qu’il faut faire à la place : un horaire, d’autres jours, ou que vous écrivez vous-même.';
    return {
      closed: `${sent}, et le dossier est clos.`,
      booked: `${sent}, et le rendez-vous reste tel quel. ${next}`,
      offered: `${sent} ; ce qui a été proposé auparavant reste valable. ${next}`,
      nothing: `${sent}. ${next} Sans un mot de votre part, je le clos dans deux semaines.`,
    }[stands];
  },
};
