import type { Translated } from '../message-keys';

export default {
  title: 'Si des personnes peuvent aider',
  off: 'Non : personne d’autre que vous ne voit vos e-mails ni vos rendez-vous.',
  when_stuck:
    'En cas de blocage : une personne de cette installation peut lire un rendez-vous que l’assistant ne sait pas fixer seul, tant qu’il l’attend, et aucun autre.',
  always:
    'Toujours : des personnes de cette installation peuvent lire tous vos rendez-vous pour vérifier ce qui a été fait. Des e-mails peuvent être tirés au hasard pour cela, annotés et exportés.',
  log: 'Chaque consultation figure dans votre journal, avec son motif.',
  change: 'Modifier dans Compte',
} satisfies Translated<'human-help'>;
