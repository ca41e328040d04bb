import type { MailWords } from './words';

const BILLING = 'See your plan';
const PLANS = 'See the plans';
const GUESTS = 'Your guests see nothing of it.';

const ofTeam = (team: string) => (team ? `the team “${team}”` : 'your team');
const byCard = (card: string) => (card ? ` to the card ending in ${card}` : '');

const firstPayment = (day: string) => `Nothing was charged yet: the first payment is made on ${day}.`;

export const english: MailWords = {
  price: (money, interval, seats) =>
    `${money} a ${interval === 'month' ? 'month' : 'year'}${seats > 1 ? `, for ${seats} seats` : ''}`,
  limit: (feature, most) =>
    ({
      loops: `${most} meetings a month`,
      calendar_accounts: `${most} calendar ${most === 1 ? 'account' : 'accounts'}`,
      group_size: `groups of ${most} guests`,
    })[feature] ?? 'what it includes',
  mails: {
    subscription_started: ({ plan, price, day, first }) => ({
      subject: `Your ${plan} plan has begun`,
      opening: `Your plan is ${plan}: ${price}. ${first ? firstPayment(day) : `It renews on ${day}.`}`,
      label: BILLING,
      closing: 'You can change, pause or cancel it there at any time.',
    }),
    plan_changed: ({ plan, price, day, first }) => ({
      subject: `Your plan is ${plan} now`,
      opening: `Your plan was changed: it is ${plan} now, ${price}. ${first ? firstPayment(day) : 'The difference for the rest of the period is in the next invoice.'}`,
      label: BILLING,
      closing: 'If this was not you, tell us at once by answering this mail.',
    }),
    cancel_planned: ({ plan, day }) => ({
      subject: `Your ${plan} plan ends on ${day}`,
      opening: `You have canceled. ${plan} stays until ${day}, and nothing more is charged.`,
      label: BILLING,
      closing: 'Until then one click takes it back. What is open is finished, and your data stay yours.',
    }),
    cancel_undone: ({ plan, day, first }) => ({
      subject: `Your ${plan} plan goes on`,
      opening: `${plan} goes on as before. ${first ? firstPayment(day) : `It renews on ${day}.`}`,
      label: BILLING,
      closing: 'You can cancel at any time.',
    }),
    subscription_ended: ({ plan }) => ({
      subject: `Your ${plan} plan has ended`,
      opening: `${plan} has ended, and your account is on Free. Meetings that are being arranged are finished.`,
      label: PLANS,
      closing: `${GUESTS} You can come back at any time.`,
    }),
    paused: ({ plan, day, until }) => ({
      subject: `Your ${plan} plan is paused until ${day}`,
      opening: `No invoice is made until ${day}. You have paid until ${until}, and ${plan} stays until then; after that your account is on Free for the rest of the pause.`,
      label: BILLING,
      closing: 'It goes on by itself, or earlier with one click.',
    }),
    resumed: ({ plan, price, day }) => ({
      subject: `Your ${plan} plan goes on`,
      opening: `The pause is over: your plan is ${plan} again, ${price}. It renews on ${day}.`,
      label: BILLING,
      closing: 'You can change, pause or cancel it there at any time.',
    }),
    payment_failed: ({ plan, money, day, retry }) => ({
      subject: 'Your payment did not go through',
      opening: `The payment of ${money} for ${plan} did not go through. Nothing is lost yet: ${plan} stays until ${day}${retry ? `, and we try again on ${retry}` : ''}.`,
      label: 'Mend the payment',
      closing: 'Usually a card has expired. It takes a minute to give another one, and the payment is made at once.',
    }),
    payment_recovered: ({ plan, day }) => ({
      subject: 'Your payment went through',
      opening: `The payment for ${plan} went through, and everything is as it was. It renews on ${day}.`,
      label: BILLING,
      closing: 'Thank you.',
    }),
    trial_started: ({ plan, day }) => ({
      subject: `Your trial of ${plan} has begun`,
      opening: `You have ${plan} until ${day}, without a card. Nothing is charged when it ends.`,
      label: BILLING,
      closing: 'We write once more before it ends.',
    }),
    trial_ending: ({ plan, day }) => ({
      subject: `Your trial of ${plan} ends on ${day}`,
      opening: `Your trial of ${plan} ends on ${day}. Nothing is charged. If you want to keep it, choose a plan.`,
      label: PLANS,
      closing: 'If you do nothing, meetings that are being arranged are finished, and your account goes on as Free.',
    }),
    trial_ended: ({ plan }) => ({
      subject: `Your trial of ${plan} has ended`,
      opening: `Your trial of ${plan} has ended, and nothing was charged. Meetings that are being arranged are finished; new ones begin again in a week, as many as Free has, or at once with a plan.`,
      label: PLANS,
      closing: GUESTS,
    }),
    limit_met: ({ plan, limit, wayOut, pages }) => ({
      subject: 'Your plan’s limit is reached',
      opening: pages
        ? `${plan} includes ${limit}, and you have had as many. Your booking pages show no times until next month.`
        : `${plan} includes ${limit}, and you have asked for more. What you asked for was not begun.`,
      label: wayOut ? `See ${wayOut}` : PLANS,
      closing: `${wayOut ? `${wayOut} has room for it. ` : ''}${GUESTS}`,
    }),
    referral_credited: ({ money, friend }) => ({
      subject: `${money} for your recommendation`,
      opening: `${friend || 'A friend of yours'} came by your recommendation and has stayed. ${money} come off your next invoices by themselves.`,
      label: 'See your recommendations',
      closing: 'Thank you. You can have twelve such credits a year.',
    }),
    receipt: ({ plan, money, day, card }) => ({
      subject: `Your receipt: ${money}${plan ? ` for ${plan}` : ''}`,
      opening: `On ${day} ${money} were charged${byCard(card)}${plan ? `, for ${plan}` : ''}.`,
      label: 'See the invoice',
      closing: 'All invoices are under “Plan and billing” in your settings.',
    }),
    charge_ahead: ({ plan, money, day, card, first }) => ({
      subject: `On ${day} ${money} are charged for ${plan}`,
      opening: `${first ? 'Nothing was charged so far.' : `Your year of ${plan} is over soon.`} On ${day} ${money} are charged${byCard(card)}, and ${plan} ${first ? 'goes on' : 'goes on for another year'}.`,
      label: BILLING,
      closing: 'If you do not want that, cancel it there until then: two clicks, and nothing is charged.',
    }),
    pays_now: ({ plan, price, team, day, card }) => ({
      subject: `You pay for ${ofTeam(team)} from now on`,
      opening: `${plan} for ${ofTeam(team)} is paid by you from now on: ${price}, next on ${day}${byCard(card)}.`,
      label: BILLING,
      closing: 'If this was not you, tell us at once by answering this mail.',
    }),
    pays_no_more: ({ plan, team, who }) => ({
      subject: `You no longer pay for ${ofTeam(team)}`,
      opening: `${who} has given a card and pays for ${ofTeam(team)} from now on. Your card is not charged for ${plan} any more.`,
      label: BILLING,
      closing: 'The invoices that you have paid stay with you.',
    }),
    payer_gone: ({ plan, team, day }) => ({
      subject: `Nobody pays for ${ofTeam(team)} any more: ${plan} ends on ${day}`,
      opening: `Whoever paid for ${ofTeam(team)} is gone, so ${plan} ends on ${day}, and nobody is charged. To keep it, give a card of yours until then.`,
      label: 'Pay for the team',
      closing: 'If you do nothing, everybody goes on with the plan that they have themselves.',
    }),
    seat_taken: ({ who, team, price, billed }) => ({
      subject: `${who} is in ${ofTeam(team)} now`,
      opening: `${who} has joined ${ofTeam(team)}. ${billed ? `That is one more seat, so it is ${price} from now on; what falls to the rest of this period is in the next invoice.` : 'The seat was paid for already, so nothing changes in what is paid.'}`,
      label: 'See the team',
      closing: 'You can remove somebody there, and their seat is given back.',
    }),
    seat_freed: ({ who, team, price, billed }) => ({
      subject: `${who} is not in ${ofTeam(team)} any more`,
      opening: `${who} is not in ${ofTeam(team)} any more.${billed ? ` That is one seat less, so it is ${price} from now on; what was paid for the rest of this period comes off the next invoice.` : ''}`,
      label: 'See the team',
      closing: 'Meetings that are booked stay.',
    }),
    removed: ({ team, plan }) => ({
      subject: `You are not in ${ofTeam(team)} any more`,
      opening: `You were taken out of ${ofTeam(team)}: nobody of it finds times in your calendar from now on, nor you in theirs.${plan ? ` What the team’s plan gave you is gone with it, and your plan is ${plan}.` : ''} Meetings that are booked or being arranged go on.`,
      label: 'See your teams',
      closing: 'If that was a mistake, ask who administers the team for an invitation.',
    }),
    hook_paused: ({ what, moment }) => ({
      subject: `The webhook to ${what} is paused`,
      opening: `The webhook to ${what} has taken nothing for three days, so it was paused on ${moment}.`,
      label: 'See the webhook',
      closing: 'Mend what receives it and let it go on there, or remove it.',
    }),
    hook_gone: ({ what, moment }) => ({
      subject: `The webhook to ${what} is paused`,
      opening: `The webhook to ${what} answered that it wants nothing any more, so it was paused on ${moment}.`,
      label: 'See the webhook',
      closing: 'You can let it go on there, or remove it.',
    }),
    assistant_let_in: ({ what, moment }) => ({
      subject: `${what || 'Another assistant'} may act for your account`,
      opening: `${what || 'Another assistant'} was connected to your account on ${moment}. It may do what you allowed it.`,
      label: 'See who is connected',
      closing: 'You can end it there at once. If this was not you, do so, and tell us by answering this mail.',
    }),
    token_made: ({ what, moment }) => ({
      subject: `An access token was made: ${what}`,
      opening: `An access token for a program of yours, “${what}”, was made on ${moment}. Whoever has it can call the API in your name.`,
      label: 'See your tokens',
      closing: 'You can revoke it there at once. If this was not you, do so, and tell us by answering this mail.',
    }),
  },
};
