import type { MailWords } from './words';

const BILLING = 'See your plan';
const PLANS = 'See the plans';
const GUESTS = 'Your guests see nothing of it.';

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
    payment_failed: ({ plan, price, day }) => ({
      subject: 'Your payment did not go through',
      opening: `The payment for ${plan} (${price}) did not go through. Nothing is lost yet: ${plan} stays until ${day}, and we try again meanwhile.`,
      label: 'Mend the payment',
      closing: 'Usually a card has expired. It takes a minute to give another one.',
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
  },
};
