import { frenchNames } from './french-names';
import type { Phrasebook } from './phrasebook';

export const french: Phrasebook = {
  language: 'fr',
  phrases: {
    accept: {
      casual: [
        '{slot} ça marche',
        'ok pour {slot}',
        '{slot} me va',
        'je prends {number}',
        'parfait pour {slot} 👍',
        'va pour {slot}',
      ],
      neutral: [
        '{slot} me convient.',
        '{slot} me va très bien.',
        '{number} me convient parfaitement.',
        'Je suis disponible {slot}.',
        "C'est d'accord pour {slot}.",
        'Je peux {slot}.',
      ],
      formal: [
        '{slot} me conviendrait parfaitement.',
        'Je vous confirme {number}.',
        'Je serais ravi de vous rencontrer {slot}.',
        'Je retiens {number}.',
      ],
    },
    accept_several: {
      casual: ['{slots} me vont tous les deux', '{slotsOr}, les deux me vont'],
      neutral: ['{slots} me conviennent tous les deux.', 'Je peux {slotsOr}.'],
      formal: ['{slots} me conviendraient tous les deux.'],
    },
    accept_any: {
      casual: ['tout me va', 'tous les créneaux me vont', "n'importe lequel me va"],
      neutral: [
        'Tous ces créneaux me conviennent.',
        'Toutes les options me conviennent.',
        "N'importe lequel de ces créneaux me convient.",
      ],
      formal: ['Toutes vos propositions me conviennent.', "L'ensemble des créneaux proposés me convient."],
    },
    accept_except: {
      casual: ['pas {refused} mais {slot} ok', '{refused} impossible, {slot} ça va'],
      neutral: ['{refused} ne me convient pas, mais {slot} oui.', 'Je ne peux pas {refused}, mais {slot} me convient.'],
      formal: ['Je ne suis malheureusement pas disponible {refused}, mais {slot} me conviendrait.'],
    },
    accept_unclear: {
      casual: ['ça marche', 'ok pour moi'],
      neutral: ['Cela me convient.', 'Ce créneau me convient.'],
      formal: ['Cela me conviendrait parfaitement.'],
    },
    decline_all: {
      casual: ['aucun ne me va, désolé', 'désolé, aucun de ces créneaux ne marche'],
      neutral: [
        'Aucun de ces créneaux ne me convient.',
        'Malheureusement, je ne suis disponible à aucun de ces horaires.',
        'Aucune de ces dates ne me convient.',
      ],
      formal: [
        'Malheureusement, aucune des propositions ne me convient.',
        'Je regrette, aucun des créneaux proposés ne me convient.',
      ],
    },
    decline_and_counter: {
      casual: ['aucun ne me va, {when} plutôt ?', 'aucun ne marche, je peux {when}'],
      neutral: [
        'Aucun de ces créneaux ne me convient. Serait-il possible {when} ?',
        'Aucune de ces dates ne me convient, mais je suis disponible {when}.',
      ],
      formal: ['Malheureusement, aucune des propositions ne me convient. Seriez-vous disponible {when} ?'],
    },
    counter: {
      casual: ['{when} ?', 'ça te va {when} ?', 'on peut faire {when} ?', 'je peux {when}'],
      neutral: [
        'Je suis disponible {when}.',
        'Pourrions-nous nous voir {when} ?',
        'Est-ce que {when} vous convient ?',
        'Seriez-vous disponible {when} ?',
        'Je pourrais {when}.',
      ],
      formal: [
        'Serait-il possible de nous rencontrer {when} ?',
        'Je vous propose {when}.',
        'Je serais disponible {when}.',
      ],
    },
    unavailable: {
      casual: ['je peux pas {days}', '{days} impossible'],
      neutral: [
        'Je ne suis pas disponible {days}.',
        'Je ne peux pas {days}.',
        '{days} ne me convient pas.',
        'Je suis pris {days}.',
      ],
      formal: ['Je ne serai malheureusement pas disponible {days}.', 'Je suis malheureusement indisponible {days}.'],
    },
    vague_week: {
      casual: ['{week} ?', '{week} ça me va'],
      neutral: ['Pourrions-nous nous voir {week} ?', '{week} me conviendrait.', 'Je suis disponible {week}.'],
      formal: ['Serait-il possible de nous rencontrer {week} ?'],
    },
    wrong_weekday: {
      casual: ['{when} ?', 'je peux {when}'],
      neutral: ['Je suis disponible {when}.', 'Est-ce que {when} vous convient ?'],
      formal: ['Serait-il possible de nous rencontrer {when} ?'],
    },
    out_of_office: {
      casual: ["Je suis en vacances jusqu'au {day}.", 'En congés, de retour {day}.'],
      neutral: [
        'Je suis absent du bureau, de retour {day}.',
        'Merci pour votre message. Je suis en congés et serai de retour {day}.',
      ],
      formal: [
        "Merci pour votre message. Je suis actuellement absent et serai de retour {day}. En cas d'urgence, merci de contacter mes collègues.",
      ],
    },
    cancel: {
      casual: ['désolé je dois annuler', 'je dois annuler notre rdv, désolé'],
      neutral: [
        'Je dois annuler notre rendez-vous.',
        'Malheureusement, je dois annuler.',
        "J'ai un empêchement, je dois annuler notre réunion.",
        'Merci d’annuler le rendez-vous.',
      ],
      formal: [
        'Je suis au regret de devoir annuler notre rendez-vous.',
        "Je me vois contraint d'annuler notre réunion.",
      ],
    },
    decline_meeting: {
      casual: ['pas intéressé, merci', 'non merci, ça ne m’intéresse pas'],
      neutral: ['Merci, mais je ne suis pas intéressé.', 'Je ne souhaite pas donner suite.'],
      formal: ['Je vous remercie, mais je ne souhaite pas donner suite à votre proposition.'],
    },
    late: {
      casual: [
        "j'ai {minutes} min de retard",
        "j'arrive dans {minutes} minutes, désolé",
        '{minutes} min de retard, désolé !',
      ],
      neutral: [
        "J'aurai {minutes} minutes de retard.",
        'Je serai en retard de {minutes} minutes.',
        "J'ai {minutes} minutes de retard.",
      ],
      formal: [
        "Veuillez m'excuser, j'aurai environ {minutes} minutes de retard.",
        "Je vous prie de m'excuser, je serai en retard de {minutes} minutes.",
      ],
    },
    move_by: {
      casual: ['on peut faire {shift} ?', 'on peut décaler, {shift} ?'],
      neutral: ['Pourrions-nous commencer {shift} ?', 'Serait-il possible de faire la réunion {shift} ?'],
      formal: ['Serait-il possible de commencer {shift} ?'],
    },
    move_to: {
      casual: ['on peut décaler à {when} ?', 'on peut reporter à {when} ?'],
      neutral: [
        'Peut-on décaler notre rendez-vous à {when} ?',
        'Je dois reporter. Seriez-vous disponible {when} ?',
        'Pourrions-nous reporter à {when} ?',
      ],
      formal: ['Serait-il possible de reporter notre rendez-vous à {when} ?'],
    },
    move_same_time: {
      casual: ['on peut décaler à {day} même heure ?', '{day} même heure ?'],
      neutral: ['Peut-on décaler à {day}, même heure ?', 'Pourrions-nous reporter à {day} à la même heure ?'],
      formal: ['Serait-il possible de reporter notre réunion à {day} à la même heure ?'],
    },
    duration: {
      casual: ['on peut faire {duration} ?', '{duration} suffisent'],
      neutral: ['Pourrait-on prévoir {duration} ?', 'Pourrions-nous prévoir plutôt {duration} ?'],
      formal: ['Serait-il possible de prévoir {duration} ?'],
    },
    add: {
      casual: ['tu peux ajouter {name} ({email}) ?', 'merci d’ajouter {name} {email}'],
      neutral: ['Pourriez-vous ajouter {name} ({email}) ?', 'Merci d’inviter également ma collègue {name} ({email}).'],
      formal: [
        'Je vous saurais gré d’ajouter {name} ({email}).',
        'Je vous prie de bien vouloir inviter {name} ({email}).',
      ],
    },
    delegate: {
      casual: ['{name} (en copie) gère mon agenda', 'vois avec {name}, en copie'],
      neutral: [
        '{name} (en copie) gère mon agenda et pourra trouver un créneau.',
        'Merci de voir avec {name}, en copie.',
      ],
      formal: ['Mon assistante {name}, en copie, conviendra avec vous d’un rendez-vous.'],
    },
    ask_times: {
      casual: ['quand es-tu dispo ?', 'tu as d’autres créneaux ?'],
      neutral: [
        'Quelles sont vos disponibilités ?',
        "Auriez-vous d'autres créneaux ?",
        'Quand seriez-vous disponible ?',
      ],
      formal: ["Pourriez-vous me proposer d'autres dates ?"],
    },
    opt_out: {
      casual: ['arrêtez de m’écrire', 'stop svp'],
      neutral: ['Merci de ne plus me contacter.', "Merci d'arrêter de m'écrire."],
      formal: ['Je vous prie de ne plus me contacter.'],
    },
    thank: {
      casual: ['merci !', 'merci bcp', 'super, merci !'],
      neutral: ['Merci beaucoup !', 'Merci.', 'Un grand merci.'],
      formal: ['Je vous remercie.', 'Je vous remercie de votre aide.'],
    },
    acknowledge: {
      casual: ['à bientôt', 'ok, à bientôt !', 'bien noté'],
      neutral: ["C'est noté, à bientôt.", 'Bien noté.', 'Bien reçu.'],
      formal: ['Je me réjouis de notre rencontre.', "C'est bien noté, je vous en remercie."],
    },
    request: {
      casual: ['trouve {duration} avec {name} {week}', 'cale {duration} avec {name} {week} stp'],
      neutral: ['Peux-tu trouver {duration} avec {name} {week} ?', 'Merci de prévoir {duration} avec {name} {week}.'],
      formal: ['Pourriez-vous organiser un rendez-vous de {duration} avec {name} {week} ?'],
    },
  },
  questions: {
    join_link: [
      'Pouvez-vous m’envoyer le lien ?',
      'Où trouver le lien de connexion ?',
      'Quel est le lien de la réunion ?',
    ],
    attendees: ['Qui participera ?', 'Qui sera présent de votre côté ?'],
    agenda: ["Quel est l'ordre du jour ?", 'De quoi voulez-vous parler ?', 'De quoi s’agit-il ?'],
    is_automated: ['Êtes-vous un robot ?', 'Est-ce que je parle à un humain ?'],
  },
  media: {
    video: [
      'Peut-on plutôt faire une visio ?',
      'Peut-on passer sur Zoom à la place ?',
      'Pourrait-on faire cela sur Teams plutôt que par téléphone ?',
    ],
    phone: ['Peut-on plutôt se parler par téléphone ?', 'Pourrait-on faire cela par téléphone à la place ?'],
    in_person: ['Peut-on plutôt se voir en personne ?', 'Pourrait-on se rencontrer en présentiel à la place ?'],
  },
  lists: ['Voici mes disponibilités :', 'Je suis disponible :'],
  later: { later: ['{duration} plus tard'], earlier: ['{duration} plus tôt'] },
  weeks: { 1: ['la semaine prochaine', 'semaine prochaine'], 2: ['dans deux semaines', 'dans 2 semaines'] },
  contract: (text) =>
    text
      .replace(/jusqu'au (?:le )?(demain)/g, "jusqu'à $1")
      .replace(/jusqu'au le /g, "jusqu'au ")
      .replace(/(^| )à à /g, '$1à ')
      .replace(/(^| )à le /g, '$1au '),
  names: frenchNames,
  greetings: {
    casual: ['', 'Salut,', 'Hello,'],
    neutral: ['Bonjour,', 'Bonjour Sunny,'],
    formal: ['Madame, Monsieur,', 'Bonjour Madame,', 'Chère Madame,'],
  },
  closings: {
    casual: ['', 'A+', 'Bises'],
    neutral: ['Cordialement,', 'Bien à vous,', 'Bonne journée,'],
    formal: ['Bien cordialement,', 'Je vous prie d’agréer mes salutations distinguées,'],
  },
  sentFrom: ['Envoyé de mon iPhone', 'Télécharger Outlook pour iOS'],
  attribution: 'Le mar. 3 mars 2026 à 09:14, Sunny <sunny@assistant.example> a écrit :',
};
