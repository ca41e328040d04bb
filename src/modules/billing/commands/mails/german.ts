import type { MailWords } from './words';

const BILLING = 'Zum Tarif';
const PLANS = 'Zu den Tarifen';
const GUESTS = 'Ihre Gäste merken davon nichts.';

const ofTeam = (team: string) => (team ? `das Team „${team}“` : 'Ihr Team');
const inTeam = (team: string) => (team ? `im Team „${team}“` : 'in Ihrem Team');
const byCard = (card: string) => (card ? ` von der Karte mit den Endziffern ${card}` : '');

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
    payment_failed: ({ plan, money, day, retry }) => ({
      subject: 'Ihre Zahlung ist nicht angekommen',
      opening: `Die Zahlung von ${money} für ${plan} ist nicht angekommen. Noch ist nichts verloren: ${plan} bleibt bis ${day}${retry ? `, und am ${retry} versuchen wir es wieder` : ''}.`,
      label: 'Zahlung in Ordnung bringen',
      closing:
        'Meist ist eine Karte abgelaufen. Eine andere anzugeben dauert eine Minute, und die Zahlung geschieht sofort.',
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
    receipt: ({ plan, money, day, card }) => ({
      subject: `Ihr Zahlungsbeleg: ${money}${plan ? ` für ${plan}` : ''}`,
      opening: `Am ${day} wurden ${money}${byCard(card)} abgebucht${plan ? `, für ${plan}` : ''}.`,
      label: 'Zur Rechnung',
      closing: 'Alle Rechnungen stehen in Ihren Einstellungen unter „Plan and billing“.',
    }),
    charge_ahead: ({ plan, money, day, card, first }) => ({
      subject: `Am ${day} werden ${money} für ${plan} abgebucht`,
      opening: `${first ? 'Bisher wurde nichts berechnet.' : `Ihr Jahr mit ${plan} ist bald vorbei.`} Am ${day} werden ${money}${byCard(card)} abgebucht, und ${plan} ${first ? 'läuft weiter' : 'läuft ein weiteres Jahr'}.`,
      label: BILLING,
      closing: 'Wenn Sie das nicht möchten, kündigen Sie bis dahin dort: zwei Klicks, und es wird nichts abgebucht.',
    }),
    pays_now: ({ plan, price, team, day, card }) => ({
      subject: `Ab jetzt zahlen Sie für ${ofTeam(team)}`,
      opening: `${plan} für ${ofTeam(team)} zahlen ab jetzt Sie: ${price}, das nächste Mal am ${day}${byCard(card)}.`,
      label: BILLING,
      closing: 'Wenn Sie das nicht waren, antworten Sie gleich auf diese Mail.',
    }),
    pays_no_more: ({ plan, team, who }) => ({
      subject: `Sie zahlen nicht mehr für ${ofTeam(team)}`,
      opening: `${who} hat eine Karte angegeben und zahlt ab jetzt für ${ofTeam(team)}. Ihre Karte wird für ${plan} nicht mehr belastet.`,
      label: BILLING,
      closing: 'Die Rechnungen, die Sie bezahlt haben, bleiben bei Ihnen.',
    }),
    payer_gone: ({ plan, team, day }) => ({
      subject: `Für ${ofTeam(team)} zahlt niemand mehr: ${plan} endet am ${day}`,
      opening: `Wer für ${ofTeam(team)} gezahlt hat, ist nicht mehr da. ${plan} endet deshalb am ${day}, und niemandem wird etwas berechnet. Wenn es bleiben soll, geben Sie bis dahin eine Karte von Ihnen an.`,
      label: 'Für das Team zahlen',
      closing: 'Sonst läuft jedes Konto mit dem Tarif weiter, den es selbst hat.',
    }),
    seat_taken: ({ who, team, price, billed }) => ({
      subject: `${who} ist jetzt ${inTeam(team)}`,
      opening: `${who} ist jetzt ${inTeam(team)}. ${billed ? `Das ist ein Platz mehr, also ab jetzt ${price}; was auf den Rest des Zeitraums entfällt, steht auf der nächsten Rechnung.` : 'Der Platz war schon bezahlt, an den Kosten ändert sich nichts.'}`,
      label: 'Zum Team',
      closing: 'Dort können Sie jemanden entfernen; der Platz wird dann zurückgegeben.',
    }),
    seat_freed: ({ who, team, price, billed }) => ({
      subject: `${who} ist nicht mehr ${inTeam(team)}`,
      opening: `${who} ist nicht mehr ${inTeam(team)}.${billed ? ` Das ist ein Platz weniger, also ab jetzt ${price}; was für den Rest des Zeitraums bezahlt war, wird von der nächsten Rechnung abgezogen.` : ''}`,
      label: 'Zum Team',
      closing: 'Gebuchte Termine bleiben.',
    }),
    removed: ({ team, plan }) => ({
      subject: `Sie sind nicht mehr ${inTeam(team)}`,
      opening: `Sie sind nicht mehr ${inTeam(team)}: Niemand dort findet ab jetzt Zeiten in Ihrem Kalender, und Sie nicht in deren Kalendern.${plan ? ` Was der Tarif des Teams Ihnen gab, ist damit weg; Ihr Tarif ist ${plan}.` : ''} Termine, die gebucht sind oder gerade vereinbart werden, gehen weiter.`,
      label: 'Zu Ihren Teams',
      closing: 'Falls das ein Versehen war, bitten Sie in dem Team um eine Einladung.',
    }),
    hook_paused: ({ what, moment }) => ({
      subject: `Der Webhook an ${what} ruht`,
      opening: `Der Webhook an ${what} hat drei Tage lang nichts angenommen und wurde deshalb angehalten: ${moment}.`,
      label: 'Webhook ansehen',
      closing: 'Beheben Sie den Fehler beim Empfänger und lassen Sie ihn dort weiterlaufen, oder entfernen Sie ihn.',
    }),
    hook_gone: ({ what, moment }) => ({
      subject: `Der Webhook an ${what} ruht`,
      opening: `Der Webhook an ${what} hat geantwortet, dass er nichts mehr will, und wurde deshalb angehalten: ${moment}.`,
      label: 'Webhook ansehen',
      closing: 'Dort können Sie ihn weiterlaufen lassen oder entfernen.',
    }),
    assistant_let_in: ({ what, moment }) => ({
      subject: `${what || 'Ein anderer Assistent'} darf für Ihr Konto handeln`,
      opening: `${what || 'Ein anderer Assistent'} wurde mit Ihrem Konto verbunden: ${moment}. Erlaubt ist, was Sie dabei erlaubt haben.`,
      label: 'Verbindungen ansehen',
      closing: 'Dort beenden Sie es sofort. Wenn Sie das nicht waren, tun Sie es, und antworten Sie auf diese Mail.',
    }),
    token_made: ({ what, moment }) => ({
      subject: `Ein Zugangstoken wurde erstellt: ${what}`,
      opening: `Ein Zugangstoken für ein Programm von Ihnen, „${what}“, wurde erstellt: ${moment}. Wer es hat, kann die API in Ihrem Namen aufrufen.`,
      label: 'Ihre Token ansehen',
      closing: 'Dort widerrufen Sie es sofort. Wenn Sie das nicht waren, tun Sie es, und antworten Sie auf diese Mail.',
    }),
  },
};
