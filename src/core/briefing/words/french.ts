import type { BriefingWords } from './words';

export const french: BriefingWords = {
  subject: (day) => `Votre journée : ${day}`,
  opening: (day, zone) => `Nous sommes le ${day}. Heures : ${zone}.`,
  untitled: 'un rendez-vous sans titre',
  decision: (title) => `Votre décision est attendue : ${title}`,
  meeting: (time, title) => `${time} : ${title}`,
  firstTime: (names) => `Vous rencontrez ${names} pour la première fois.`,
  conflict: (time, first, second) => `Deux choses à ${time} : ${first} et ${second}`,
  booked: (title, day, time) => `Réservé : ${title}, ${day}, ${time}`,
  overdue: (title) => `Rien n’en est encore sorti : ${title}`,
  ahead: (day, time, title) => `Ensuite, ${day}, ${time} : ${title}`,
  more: (count) =>
    count === 1 ? 'Une autre chose est sur votre page.' : `${count} autres choses sont sur votre page.`,
  links: {
    decision: 'Décider',
    join: 'Rejoindre',
    open: 'Ouvrir',
    late: 'En retard ?',
    today: 'Voir toute la journée',
  },
  closing: (assistant) => `Répondez à ce courriel pour changer quelque chose ; ${assistant} le lit.`,
  numbers: 'Chaque ligne se répond par son numéro : « 2 : oui », « 3 : 30 minutes plus tard », « en retard pour 3 ».',
  settings: 'Ce qui vous est envoyé',
  week: {
    since: (day) => `depuis ${day}`,
    subject: (day) => `Votre semaine jusqu’au ${day}`,
    opening: (from, to, zone) => `Voici ce qu’il est advenu du ${from} au ${to}. Heures : ${zone}.`,
    met: (hours) => `Vous avez passé ${hours} heures avec d’autres.`,
    people: (names) => `La plupart avec ${names}.`,
    person: (name, hours) => `${name} (${hours} h)`,
    booked: (count) =>
      count === 1 ? 'Un rendez-vous a été réservé pour vous.' : `${count} rendez-vous ont été réservés pour vous.`,
    toBook: (hours) => `La moitié en moins de ${hours} heures après le premier courriel.`,
    mails: (count) =>
      count === 1
        ? 'Un courriel que vous n’avez pas eu à écrire.'
        : `${count} courriels que vous n’avez pas eu à écrire.`,
    moves: (count) => (count === 1 ? 'Un rendez-vous a été déplacé.' : `${count} rendez-vous ont été déplacés.`),
    risk: (day, time, first, second) =>
      `La semaine prochaine, ${day} à ${time}, deux choses se chevauchent : ${first} et ${second}`,
  },
  plot: {
    alt: (captions) => `Barres : ${captions}. Les tableaux ci-dessous ont les mêmes chiffres.`,
    people: 'Heures par personne',
    kinds: 'Heures par type',
    kind: { one: 'En tête-à-tête', several: 'À plusieurs', repeating: 'Récurrent' },
    toBook: 'Heures entre le premier courriel et la réservation',
    mails: 'Courriels que vous n’avez pas eu à écrire',
    hours: (hours) => `${hours} h`,
  },
  answers: {
    answered: (said) => `Vous écrivez « ${said} ». C’est votre réponse, je l’ai prise ainsi.`,
    passed: (said) =>
      `Vous écrivez « ${said} ». Je m’en occupe, et j’écris s’il y a quelque chose à demander ou à dire.`,
    over: 'C’est déjà passé. Je n’ai rien fait.',
    wordless: 'Vous le nommez sans dire ce qu’il faut faire. Je n’ai rien fait.',
    untold: 'Il n’y a rien à faire pour cette ligne. Je n’ai rien fait.',
    limited: 'Votre offre n’a plus de place pour un autre rendez-vous ce mois-ci. Je n’ai rien fait.',
    missing: (line) => `Le point du matin n’a pas de ligne ${line}. Je n’ai rien fait.`,
  },
  ask: {
    subject: 'Votre point du matin doit-il continuer ?',
    text: 'Depuis quatre semaines, vous n’avez suivi aucun lien de votre point du matin. Il s’arrête maintenant, sauf si vous le souhaitez.',
    goOn: 'Continuer à le recevoir',
    otherwise: 'Si vous ne faites rien, il n’en vient plus. Tout le reste continue comme avant.',
  },
};
