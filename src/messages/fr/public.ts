import type { Translated } from '../message-keys';

export default {
  home: 'Des rendez-vous fixés par e-mail',
  homeText:
    'Sundial est un assistant libre que vous mettez en copie d’un e-mail. Il lit votre agenda, propose des heures, négocie avec vos invités, réserve le rendez-vous et vous dit pourquoi.',
  howItWorks: 'Fonctionnement',
  howItWorksText:
    'Ce qui se passe entre votre e-mail et le rendez-vous réservé : comment les heures sont choisies et retenues, ce que voient les invités, et quand l’assistant vous demande d’abord.',
  pricing: 'Tarifs',
  pricingText: 'Ce que comprend cette installation de Sundial, et ce qu’elle coûte.',
  freeTrial: 'Essai gratuit',
  freeTrialText: 'Essayez Sundial pendant quatorze jours, sans carte. Rien n’est facturé à la fin.',
  howToUse: 'Comment utiliser Sundial',
  howToUseText:
    'Prêt en trois minutes, puis écrivez : que dire à l’assistant, comment lui indiquer vos préférences, et comment garder la main.',
  support: 'Assistance',
  supportText:
    'Des réponses aux questions fréquentes, et un formulaire qui atteint les personnes qui exploitent cette installation.',
  privacy: 'Confidentialité',
  privacyText: 'Ce qui est enregistré, à quoi cela sert, qui voit quoi, et comment l’exporter ou le supprimer.',
  terms: 'Conditions d’utilisation',
  termsText: 'Ce que vous et les personnes qui exploitent cette installation de Sundial vous promettez.',
} satisfies Translated<'public'>;
