import type { Translated } from '../message-keys';

export default {
  open: 'Recevoir des SMS sur ce rendez-vous',
  what: 'Vous indiquez un numéro de mobile, saisissez le code qui y est envoyé, et recevez des SMS sur ce seul rendez-vous. Les e-mails continuent d’arriver.',
  number: 'Numéro de mobile',
  numberHint: 'Avec + et l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  changes: 'S’il est déplacé, annulé, ou si {owner} a du retard',
  reminder: 'Deux heures avant le début',
  consent:
    'J’accepte que {operator} m’envoie des SMS sur ce rendez-vous à ce numéro. Pour cela, le numéro est transmis au prestataire de SMS Twilio ; {owner} ne le voit pas, et il est supprimé une semaine après le rendez-vous. Des frais peuvent s’appliquer. STOP arrête tout, AIDE en dit plus.',
  send: 'M’envoyer un code par SMS',
  code: 'Code',
  codeHint: 'Six chiffres, envoyés au {number}. Valable dix minutes.',
  confirm: 'Confirmer le numéro',
  another: 'Indiquer un autre numéro',
  onChanges: 'Vous recevez un SMS au {number} si ce rendez-vous est déplacé, annulé, ou si {owner} a du retard.',
  onReminder: 'Vous recevez un SMS au {number} deux heures avant ce rendez-vous.',
  onBoth:
    'Vous recevez un SMS au {number} si ce rendez-vous est déplacé, annulé, ou si {owner} a du retard, et deux heures avant.',
  end: 'Plus de SMS',
  stopped:
    'STOP a été envoyé depuis le {number}, plus aucun SMS n’y est donc envoyé. Envoyez START au {line} depuis ce numéro pour reprendre.',
  stoppedNoLine: 'STOP a été envoyé depuis le {number}, plus aucun SMS n’y est donc envoyé.',
  problem_number: 'Aucun téléphone n’a ce numéro. Il commence par + et l’indicatif du pays.',
  problem_wishes: 'Choisissez ce dont vous voulez être averti.',
  problem_agreed: 'Sans votre accord, aucun SMS n’est envoyé.',
  problem_many: 'Il y a eu trop d’essais. Réessayez demain.',
  problem_stopped: 'STOP a été envoyé depuis ce numéro, plus aucun SMS n’y est donc envoyé.',
  problem_code: 'Ce n’était pas le code, ou il est trop ancien.',
  problem_off: 'Les SMS ne sont pas possibles pour ce rendez-vous en ce moment.',
} satisfies Translated<'guest-texts'>;
