import type { MailWords } from './words';

const BILLING = 'Zum Tarif';
const PLANS = 'Zu den Tarifen';
const GUESTS = 'Ihre Gäste merken davon nichts.';

const firstPayment = (day: string) => `Es wurde noch nichts berechnet: Die erste Zahlung ist am ${day}.`;

export const german: MailWords = {
  price: (money, interval, seats) =>
    `${money} im ${interval === 'month' ? 'Monat' : 'Jahr'}${seats > 1 ? `, für ${seats} Plätze` : ''}`,
  limit: (feature, most) =>
    ({
      loops: `${most} Termine im Monat`,
      calendar_accounts: `${most} ${most === 1 ? 'Kalenderkonto' : 'Kalenderkonten'}`,
      group_size: `Gruppen mit ${most} Gästen`,
    })[feature] ?? 'was er enthält',
  mails: {
    subscription_started: ({ plan, price, day, first }) => ({
      subject: `Ihr Tarif ${plan} hat begonnen`,
      opening: `Ihr Tarif ist ${plan}: ${price}. ${first ? firstPayment(day) : `Er verlängert sich am ${day}.`}`,
      label: BILLING,
      closing: 'Dort können Sie ihn jederzeit ändern, pausieren oder kündigen.',
    }),
    plan_changed: ({ plan, price, day, first }) => ({
      subject: `Ihr Tarif ist jetzt ${plan}`,
      opening: `Ihr Tarif wurde geändert: Er ist jetzt ${plan}, ${price}. ${first ? firstPayment(day) : 'Der Unterschied für den Rest des Zeitraums steht auf der nächsten Rechnung.'}`,
      label: BILLING,
      closing: 'Wenn Sie das nicht waren, antworten Sie gleich auf diese Mail.',
    }),
    cancel_planned: ({ plan, day }) => ({
      subject: `Ihr Tarif ${plan} endet am ${day}`,
      opening: `Sie haben gekündigt. ${plan} bleibt bis ${day}, und es wird nichts mehr berechnet.`,
      label: BILLING,
      closing:
        'Bis dahin genügt ein Klick, um es zurückzunehmen. Was offen ist, wird beendet; Ihre Daten bleiben Ihre.',
    }),
    cancel_undone: ({ plan, day, first }) => ({
      subject: `Ihr Tarif ${plan} läuft weiter`,
      opening: first
        ? `${plan} läuft weiter wie bisher. ${firstPayment(day)}`
        : `${plan} läuft weiter wie bisher und verlängert sich am ${day}.`,
      label: BILLING,
      closing: 'Sie können jederzeit kündigen.',
    }),
    subscription_ended: ({ plan }) => ({
      subject: `Ihr Tarif ${plan} ist beendet`,
      opening: `${plan} ist beendet, Ihr Konto läuft als Free weiter. Termine, die gerade vereinbart werden, werden noch beendet.`,
      label: PLANS,
      closing: `${GUESTS} Sie können jederzeit zurückkommen.`,
    }),
    paused: ({ plan, day, until }) => ({
      subject: `Ihr Tarif ${plan} pausiert bis ${day}`,
      opening: `Bis ${day} wird nichts berechnet. Bezahlt ist bis ${until}, so lange bleibt ${plan}; danach läuft Ihr Konto für den Rest der Pause als Free.`,
      label: BILLING,
      closing: 'Es geht von selbst weiter, oder früher mit einem Klick.',
    }),
    resumed: ({ plan, price, day }) => ({
      subject: `Ihr Tarif ${plan} läuft weiter`,
      opening: `Die Pause ist vorbei: Ihr Tarif ist wieder ${plan}, ${price}. Er verlängert sich am ${day}.`,
      label: BILLING,
      closing: 'Dort können Sie ihn jederzeit ändern, pausieren oder kündigen.',
    }),
    payment_failed: ({ plan, price, day }) => ({
      subject: 'Ihre Zahlung ist nicht angekommen',
      opening: `Die Zahlung für ${plan} (${price}) ist nicht angekommen. Noch ist nichts verloren: ${plan} bleibt bis ${day}, und wir versuchen es inzwischen wieder.`,
      label: 'Zahlung in Ordnung bringen',
      closing: 'Meist ist eine Karte abgelaufen. Eine andere anzugeben dauert eine Minute.',
    }),
    payment_recovered: ({ plan, day }) => ({
      subject: 'Ihre Zahlung ist angekommen',
      opening: `Die Zahlung für ${plan} ist angekommen, alles ist wie zuvor. Der Tarif verlängert sich am ${day}.`,
      label: BILLING,
      closing: 'Vielen Dank.',
    }),
    trial_started: ({ plan, day }) => ({
      subject: `Ihre Probezeit mit ${plan} hat begonnen`,
      opening: `Sie haben ${plan} bis ${day}, ohne Karte. Am Ende wird nichts berechnet.`,
      label: BILLING,
      closing: 'Wir schreiben noch einmal, bevor sie endet.',
    }),
    trial_ending: ({ plan, day }) => ({
      subject: `Ihre Probezeit mit ${plan} endet am ${day}`,
      opening: `Ihre Probezeit mit ${plan} endet am ${day}. Es wird nichts berechnet. Wenn Sie dabei bleiben möchten, wählen Sie einen Tarif.`,
      label: PLANS,
      closing: 'Sonst werden Termine, die gerade vereinbart werden, noch beendet, und Ihr Konto läuft als Free weiter.',
    }),
    trial_ended: ({ plan }) => ({
      subject: `Ihre Probezeit mit ${plan} ist zu Ende`,
      opening: `Ihre Probezeit mit ${plan} ist zu Ende, und es wurde nichts berechnet. Termine, die gerade vereinbart werden, werden beendet; neue beginnen wieder in einer Woche, so viele wie Free hat, oder gleich mit einem Tarif.`,
      label: PLANS,
      closing: GUESTS,
    }),
    limit_met: ({ plan, limit, wayOut, pages }) => ({
      subject: 'Ihr Tarif ist ausgeschöpft',
      opening: pages
        ? `${plan} enthält ${limit}, und die sind aufgebraucht. Ihre Buchungsseiten zeigen bis zum nächsten Monat keine Zeiten.`
        : `${plan} enthält ${limit}, und Sie haben um mehr gebeten. Das Neue wurde nicht begonnen.`,
      label: wayOut ? `${wayOut} ansehen` : PLANS,
      closing: `${wayOut ? `${wayOut} hat Platz dafür. ` : ''}${GUESTS}`,
    }),
    referral_credited: ({ money, friend }) => ({
      subject: `${money} für Ihre Empfehlung`,
      opening: `${friend || 'Jemand'} kam durch Ihre Empfehlung und ist geblieben. ${money} werden von Ihren nächsten Rechnungen abgezogen, ohne dass Sie etwas tun.`,
      label: 'Zu Ihren Empfehlungen',
      closing: 'Vielen Dank. Zwölf solche Gutschriften im Jahr sind möglich.',
    }),
  },
};
