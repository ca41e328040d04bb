import type { MailWords } from './words';

const BILLING = 'Voir votre formule';
const PLANS = 'Voir les formules';
const GUESTS = 'Vos invités n’en voient rien.';

const firstPayment = (day: string) => `Rien n’a encore été débité : le premier paiement a lieu le ${day}.`;

export const french: MailWords = {
  price: (money, interval, seats) =>
    `${money} par ${interval === 'month' ? 'mois' : 'an'}${seats > 1 ? `, pour ${seats} places` : ''}`,
  limit: (feature, most) =>
    ({
      loops: `${most} rendez-vous par mois`,
      calendar_accounts: `${most} ${most === 1 ? 'compte d’agenda' : 'comptes d’agenda'}`,
      group_size: `des groupes de ${most} invités`,
    })[feature] ?? 'ce qui est prévu',
  mails: {
    subscription_started: ({ plan, price, day, first }) => ({
      subject: `Votre formule ${plan} a commencé`,
      opening: `Votre formule est ${plan} : ${price}. ${first ? firstPayment(day) : `Elle se renouvelle le ${day}.`}`,
      label: BILLING,
      closing: 'Vous pouvez la changer, la suspendre ou la résilier à tout moment.',
    }),
    plan_changed: ({ plan, price, day, first }) => ({
      subject: `Votre formule est désormais ${plan}`,
      opening: `Votre formule a changé : c’est désormais ${plan}, ${price}. ${first ? firstPayment(day) : 'La différence pour le reste de la période figure sur la prochaine facture.'}`,
      label: BILLING,
      closing: 'Si ce n’était pas vous, dites-le-nous tout de suite en répondant à ce message.',
    }),
    cancel_planned: ({ plan, day }) => ({
      subject: `Votre formule ${plan} prend fin le ${day}`,
      opening: `Vous avez résilié. ${plan} reste jusqu’au ${day}, et plus rien n’est facturé.`,
      label: BILLING,
      closing:
        'D’ici là, un clic suffit pour revenir. Ce qui est en cours sera terminé, et vos données restent à vous.',
    }),
    cancel_undone: ({ plan, day, first }) => ({
      subject: `Votre formule ${plan} continue`,
      opening: `${plan} continue comme avant. ${first ? firstPayment(day) : `Elle se renouvelle le ${day}.`}`,
      label: BILLING,
      closing: 'Vous pouvez résilier à tout moment.',
    }),
    subscription_ended: ({ plan }) => ({
      subject: `Votre formule ${plan} a pris fin`,
      opening: `${plan} a pris fin, et votre compte est en Free. Les rendez-vous en cours d’organisation seront menés à terme.`,
      label: PLANS,
      closing: `${GUESTS} Vous pouvez revenir à tout moment.`,
    }),
    paused: ({ plan, day, until }) => ({
      subject: `Votre formule ${plan} est suspendue jusqu’au ${day}`,
      opening: `Aucune facture jusqu’au ${day}. Vous avez payé jusqu’au ${until}, et ${plan} reste jusque-là ; ensuite votre compte est en Free pour le reste de la pause.`,
      label: BILLING,
      closing: 'Elle reprend d’elle-même, ou plus tôt en un clic.',
    }),
    resumed: ({ plan, price, day }) => ({
      subject: `Votre formule ${plan} reprend`,
      opening: `La pause est finie : votre formule est de nouveau ${plan}, ${price}. Elle se renouvelle le ${day}.`,
      label: BILLING,
      closing: 'Vous pouvez la changer, la suspendre ou la résilier à tout moment.',
    }),
    payment_failed: ({ plan, price, day }) => ({
      subject: 'Votre paiement n’a pas abouti',
      opening: `Le paiement de ${plan} (${price}) n’a pas abouti. Rien n’est perdu : ${plan} reste jusqu’au ${day}, et nous réessayons d’ici là.`,
      label: 'Régler le paiement',
      closing: 'Le plus souvent, une carte a expiré. En donner une autre prend une minute.',
    }),
    payment_recovered: ({ plan, day }) => ({
      subject: 'Votre paiement a abouti',
      opening: `Le paiement de ${plan} a abouti, et tout est comme avant. La formule se renouvelle le ${day}.`,
      label: BILLING,
      closing: 'Merci.',
    }),
    trial_started: ({ plan, day }) => ({
      subject: `Votre essai de ${plan} a commencé`,
      opening: `Vous avez ${plan} jusqu’au ${day}, sans carte. Rien n’est facturé à la fin.`,
      label: BILLING,
      closing: 'Nous vous écrirons encore avant la fin.',
    }),
    trial_ending: ({ plan, day }) => ({
      subject: `Votre essai de ${plan} prend fin le ${day}`,
      opening: `Votre essai de ${plan} prend fin le ${day}. Rien n’est facturé. Pour le garder, choisissez une formule.`,
      label: PLANS,
      closing: 'Sinon, les rendez-vous en cours seront menés à terme, et votre compte continue en Free.',
    }),
    trial_ended: ({ plan }) => ({
      subject: `Votre essai de ${plan} a pris fin`,
      opening: `Votre essai de ${plan} a pris fin, et rien n’a été facturé. Les rendez-vous en cours seront menés à terme ; de nouveaux pourront commencer dans une semaine, autant que Free en prévoit, ou tout de suite avec une formule.`,
      label: PLANS,
      closing: GUESTS,
    }),
    limit_met: ({ plan, limit, wayOut, pages }) => ({
      subject: 'La limite de votre formule est atteinte',
      opening: pages
        ? `${plan} comprend ${limit}, et vous les avez utilisés. Vos pages de réservation n’affichent plus d’horaires jusqu’au mois prochain.`
        : `${plan} comprend ${limit}, et vous avez demandé davantage. Votre nouvelle demande n’a pas été entamée.`,
      label: wayOut ? `Voir ${wayOut}` : PLANS,
      closing: `${wayOut ? `${wayOut} le permet. ` : ''}${GUESTS}`,
    }),
    referral_credited: ({ money, friend }) => ({
      subject: `${money} pour votre recommandation`,
      opening: `${friend || 'Quelqu’un'} est venu par votre recommandation, et pour rester. ${money} seront déduits de vos prochaines factures, sans que vous ayez rien à faire.`,
      label: 'Voir vos recommandations',
      closing: 'Merci. Vous pouvez recevoir douze avoirs de ce genre par an.',
    }),
  },
};
