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
  links: { decision: 'Décider', join: 'Rejoindre', open: 'Ouvrir', today: 'Voir toute la journée' },
  closing: (assistant) => `Répondez à ce courriel pour changer quelque chose ; ${assistant} le lit.`,
  settings: 'Ce qui vous est envoyé',
  week: {
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
  ask: {
    subject: 'Votre point du matin doit-il continuer ?',
    text: 'Depuis quatre semaines, vous n’avez suivi aucun lien de votre point du matin. Il s’arrête maintenant, sauf si vous le souhaitez.',
    goOn: 'Continuer à le recevoir',
    otherwise: 'Si vous ne faites rien, il n’en vient plus. Tout le reste continue comme avant.',
  },
};
