import type { TextWords } from './words';

export const french: TextWords = {
  code: (code, operator) => `${code} est votre code pour les SMS de ${operator}. Personne ne vous le demandera.`,
  welcome:
    'Vous recevrez un SMS quand une décision vous attend et pourrez répondre ici. AIDE en dit plus, STOP arrête tout.',
  help: (support) =>
    `Répondez par un numéro ou avec vos mots, ou dites "10 en retard". STOP arrête tous les SMS. Aide : ${support}`,
  asks: (title, question) => `${title} : ${question}`,
  vip: (name) => `${name} attend.`,
  times: (times) => `Horaires : ${times}.`,
  answers: (answers) => `Répondez ${answers}`,
  inWords: 'ou avec vos mots.',
  again: "Je n'ai pas pu lire votre réponse avec certitude.",
  first: (time, title) => `D'abord aujourd'hui, ${time} : ${title}.`,
  guestLate: (who, minutes, title) =>
    `${who} aura ${minutes === null ? 'du retard' : `${minutes} min de retard`} pour ${title}.`,
  lateNoted: (minutes, title, time) =>
    `Noté : vous aurez ${minutes === null ? 'du retard' : `${minutes} min de retard`} pour ${title}, ${time}.`,
  knockOn: (title, time) => `Attention : ${title} commence à ${time}, avant la fin de celui-ci.`,
  whichLate: 'Pour lequel ?',
  nothingNear: "Aucun rendez-vous dont je m'occupe ne commence dans l'heure ; je n'ai prévenu personne.",
  several: (count) => `${count} questions attendent : répondez par un numéro, s'il vous plaît.`,
  nothingWaits: "Rien n'attend de réponse. Pour le reste, écrivez-moi un e-mail.",
  answered: 'Une réponse a déjà été donnée.',
  untitled: 'un rendez-vous',
  guest: {
    code: (code, operator) => `${code} est votre code pour les SMS de ${operator}. Personne ne vous le demandera.`,
    welcome: (title, owner) =>
      `Vous recevrez des SMS sur "${title}" avec ${owner}. STOP arrête tout, AIDE en dit plus.`,
    help: (owner, support) =>
      `Vous avez demandé des SMS sur la page d'un rendez-vous. STOP arrête tous les SMS. ${owner} ne lit pas les réponses ici. Aide : ${support}`,
    unread: (owner) =>
      `${owner} ne lit pas les réponses ici. Merci de répondre plutôt à l'e-mail. STOP arrête ces SMS.`,
    moved: (title, owner, time) => `"${title}" avec ${owner} est maintenant fixé au ${time}.`,
    cancelled: (title, owner, time) => `"${title}" avec ${owner}, prévu le ${time}, est annulé.`,
    late: (title, owner, minutes) =>
      `${owner} aura ${minutes === null ? 'du retard' : `${minutes} min de retard`} pour "${title}".`,
    reminder: (title, owner, time) => `Rappel : "${title}" avec ${owner}, ${time}.`,
  },
};
