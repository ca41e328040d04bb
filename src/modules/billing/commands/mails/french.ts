import type { MailWords } from './words';

const BILLING = 'Voir votre formule';
const PLANS = 'Voir les formules';
const GUESTS = 'Vos invités n’en voient rien.';

const ofTeam = (team: string) => (team ? `l’équipe « ${team} »` : 'votre équipe');
const byCard = (card: string) => (card ? ` de la carte se terminant par ${card}` : '');

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
    payment_failed: ({ plan, money, day, retry }) => ({
      subject: 'Votre paiement n’a pas abouti',
      opening: `Le paiement de ${money} pour ${plan} n’a pas abouti. Rien n’est perdu : ${plan} reste jusqu’au ${day}${retry ? `, et nous réessayons le ${retry}` : ''}.`,
      label: 'Régler le paiement',
      closing:
        'Le plus souvent, une carte a expiré. En donner une autre prend une minute, et le paiement se fait aussitôt.',
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
    receipt: ({ plan, money, day, card }) => ({
      subject: `Votre reçu : ${money}${plan ? ` pour ${plan}` : ''}`,
      opening: `Le ${day}, ${money} ont été débités${byCard(card)}${plan ? `, pour ${plan}` : ''}.`,
      label: 'Voir la facture',
      closing: 'Toutes les factures sont dans vos réglages, sous « Plan and billing ».',
    }),
    charge_ahead: ({ plan, money, day, card, first }) => ({
      subject: `Le ${day}, ${money} seront débités pour ${plan}`,
      opening: `${first ? 'Rien n’a été débité jusqu’ici.' : `Votre année de ${plan} se termine bientôt.`} Le ${day}, ${money} seront débités${byCard(card)}, et ${plan} continue${first ? '' : ' une année de plus'}.`,
      label: BILLING,
      closing: 'Si vous ne le souhaitez pas, résiliez d’ici là : deux clics, et rien n’est débité.',
    }),
    pays_now: ({ plan, price, team, day, card }) => ({
      subject: `Désormais, vous payez pour ${ofTeam(team)}`,
      opening: `${plan} pour ${ofTeam(team)} est désormais payé par vous : ${price}, la prochaine fois le ${day}${byCard(card)}.`,
      label: BILLING,
      closing: 'Si ce n’était pas vous, dites-le-nous aussitôt en répondant à ce courriel.',
    }),
    pays_no_more: ({ plan, team, who }) => ({
      subject: `Vous ne payez plus pour ${ofTeam(team)}`,
      opening: `${who} a donné une carte et paie désormais pour ${ofTeam(team)}. Votre carte n’est plus débitée pour ${plan}.`,
      label: BILLING,
      closing: 'Les factures que vous avez payées restent à vous.',
    }),
    payer_gone: ({ plan, team, day }) => ({
      subject: `Plus personne ne paie pour ${ofTeam(team)} : ${plan} se termine le ${day}`,
      opening: `La personne qui payait pour ${ofTeam(team)} est partie. ${plan} se termine donc le ${day}, et personne n’est débité. Pour le garder, donnez d’ici là une carte à vous.`,
      label: 'Payer pour l’équipe',
      closing: 'Sinon, chacun continue avec la formule qu’il a lui-même.',
    }),
    seat_taken: ({ who, team, price, billed }) => ({
      subject: `${who} a rejoint ${ofTeam(team)}`,
      opening: `${who} a rejoint ${ofTeam(team)}. ${billed ? `Cela fait une place de plus, donc désormais ${price} ; ce qui revient au reste de la période est sur la prochaine facture.` : 'La place était déjà payée : rien ne change au prix.'}`,
      label: 'Voir l’équipe',
      closing: 'Vous pouvez y retirer quelqu’un ; sa place est alors rendue.',
    }),
    seat_freed: ({ who, team, price, billed }) => ({
      subject: `${who} n’est plus dans ${ofTeam(team)}`,
      opening: `${who} n’est plus dans ${ofTeam(team)}.${billed ? ` Cela fait une place de moins, donc désormais ${price} ; ce qui était payé pour le reste de la période est déduit de la prochaine facture.` : ''}`,
      label: 'Voir l’équipe',
      closing: 'Les rendez-vous réservés restent.',
    }),
    removed: ({ team, plan }) => ({
      subject: `Vous n’êtes plus dans ${ofTeam(team)}`,
      opening: `Vous avez été retiré de ${ofTeam(team)} : personne n’y trouve plus d’heures dans votre agenda, ni vous dans les leurs.${plan ? ` Ce que la formule de l’équipe vous donnait prend fin, et votre formule est ${plan}.` : ''} Les rendez-vous réservés ou en cours d’arrangement continuent.`,
      label: 'Voir vos équipes',
      closing: 'Si c’était une erreur, demandez une invitation à qui administre l’équipe.',
    }),
    hook_paused: ({ what, moment }) => ({
      subject: `Le webhook vers ${what} est suspendu`,
      opening: `Le webhook vers ${what} n’a rien accepté pendant trois jours. Il a été suspendu : ${moment}.`,
      label: 'Voir le webhook',
      closing: 'Réparez ce qui le reçoit et relancez-le là, ou supprimez-le.',
    }),
    hook_gone: ({ what, moment }) => ({
      subject: `Le webhook vers ${what} est suspendu`,
      opening: `Le webhook vers ${what} a répondu qu’il ne veut plus rien. Il a été suspendu : ${moment}.`,
      label: 'Voir le webhook',
      closing: 'Vous pouvez le relancer là, ou le supprimer.',
    }),
    assistant_let_in: ({ what, moment }) => ({
      subject: `${what || 'Un autre assistant'} peut agir pour votre compte`,
      opening: `${what || 'Un autre assistant'} a été relié à votre compte : ${moment}. Il peut faire ce que vous avez permis.`,
      label: 'Voir ce qui est relié',
      closing: 'Vous pouvez y mettre fin là, aussitôt. Si ce n’était pas vous, faites-le et répondez à ce courriel.',
    }),
    token_made: ({ what, moment }) => ({
      subject: `Un jeton d’accès a été créé : ${what}`,
      opening: `Un jeton d’accès pour un de vos programmes, « ${what} », a été créé : ${moment}. Qui l’a peut appeler l’API en votre nom.`,
      label: 'Voir vos jetons',
      closing: 'Vous pouvez le révoquer là, aussitôt. Si ce n’était pas vous, faites-le et répondez à ce courriel.',
    }),
  },
};
