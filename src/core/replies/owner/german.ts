import type { LineTable } from './lines';

const q = (title: string): string => `„${title}“`;
const called = (title: string | null): string => title ?? 'Ohne Titel';
const one = <T>(names: readonly string[], single: T, several: T): T => (names.length === 1 ? single : several);
const minutes = (count: number): string => (count === 1 ? '1 Minute' : `${count} Minuten`);
const reminders = (count: number): string =>
  count === 0 ? 'nicht erinnert' : count === 1 ? 'einmal erinnert' : `${count}-mal erinnert`;

export const germanLines: LineTable = {
  written: ({ text }) => text,
  plan: (asks, { plan }) => plan(asks),
  reason: ({ reason }, w) => w.reason(reason),

  was_it_you: ({ subject }) =>
    `Eine Mail in Ihrem Namen (${q(subject)}) ließ sich nicht prüfen, deshalb habe ich nichts getan. War sie von Ihnen?`,
  was_it_them: ({ who }) =>
    `Eine Mail im Namen von ${who} ließ sich nicht prüfen, deshalb habe ich nichts getan. Ist sie wirklich von dort?`,
  answers: ({ who, subject, title }) => `${who} hat ${q(subject)} als neue Mail geschrieben. Geht es um ${q(title)}?`,
  what_to_do: ({ subject }) =>
    `Sie haben mich bei ${q(subject)} ins Cc gesetzt, und ich habe keine Bitte gefunden. Soll ich ein Treffen vereinbaren?`,
  pairing: ({ subject }) =>
    `In ${q(subject)} geht es um mehrere Treffen, und ich bin nicht sicher, wer an welchem teilnimmt. Antworten Sie mit je einer Zeile: wie lange, mit wem, wann.`,
  pairing_open: () => 'Ich bin noch nicht sicher, wer an welchem Treffen teilnimmt, deshalb habe ich nichts getan.',
  how_often: () =>
    'Sie möchten ein Treffen, das sich wiederholt, und ich bin nicht sicher, wie oft. Antworten Sie mit dem Rhythmus, etwa „jeden Dienstag“; oder soll ich nur für das erste eine Zeit suchen?',
  several_of_name: ({ name }) => `Mehrere Personen heißen ${name}. Wen meinen Sie?`,
  no_address: ({ names }, w) =>
    `Ich kenne die Adresse von ${w.names(names)} nicht. Antworten Sie mit der Adresse, und ich biete Zeiten an.`,
  whom_to_invite: ({ subject }) =>
    `Wen soll ich zu ${q(subject)} einladen? Antworten Sie mit der Adresse oder mit dem Gast im Cc, und ich biete Zeiten an.`,
  several_fit: ({ subject, meetings }, w) =>
    `Zu ${q(subject)} passen mehrere Treffen: ${meetings.map((m) => `${q(called(m.title))} (${w.at(m)})`).join(', ')}. Ich habe keines geändert. Antworten Sie bitte in der Unterhaltung des Treffens, das Sie meinen.`,
  which_meeting: ({ subject, meetings }, w) => {
    const words = meetings.map((m) => `${called(m.title)}, ${w.at(m)}`);
    return words.length === 1
      ? `Geht es bei ${q(subject)} um dieses Treffen in Ihrem Kalender: ${words.join('')}?`
      : `Um welches Treffen in Ihrem Kalender geht es bei ${q(subject)}: ${words.join('; ')}?`;
  },
  meeting: (meant, w) => `${called(meant.title)}, ${w.at(meant)}`,
  none_of_them: () => 'Keines davon: ein neues Treffen',
  what_to_change: ({ title, ...when }, w) =>
    `Sie haben zu ${q(title)} (${w.at(when)}) geschrieben, und ich bin nicht sicher, was sich ändern soll. Antworten Sie mit der neuen Zeit oder damit, was anders werden soll.`,
  not_adopted: ({ title, why, organizer }) => {
    const reason = {
      gone: 'steht nicht mehr in Ihrem Kalender',
      others: `wurde von ${organizer ?? 'jemand anderem'} angesetzt und kann nur von dort für alle verschoben, geändert oder abgesagt werden. Die Einladung können Sie in Ihrem Kalender beantworten`,
      overlaps:
        'liegt über einem anderen Treffen, um das ich mich kümmere; ändern Sie es bitte selbst in Ihrem Kalender',
      elsewhere: 'wird schon an anderer Stelle betreut',
      unavailable:
        'war nicht zu lesen, weil Ihr Kalender nicht geantwortet hat. Schreiben Sie mir noch einmal, oder ändern Sie es dort',
      revoked:
        'steht in einem Kalender, auf den ich keinen Zugriff mehr habe. Verbinden Sie ihn neu, oder ändern Sie es dort',
    }[why];
    return `${title ? q(title) : 'Dieses Treffen'} ${reason}. Ich habe nichts geändert.`;
  },
  asked_from_outside: ({ name, address, copied, subject }) => {
    const wrote = copied ? 'hat Ihnen geschrieben, mit mir im Cc' : 'hat mir für Sie geschrieben';
    return `${name ? `${name} (${address})` : address} ${wrote}; Betreff: ${q(subject)}. Ich habe nicht geantwortet. Soll ich Zeiten anbieten?`;
  },
  delegate_asks: ({ who, subject }) =>
    `${who} bittet mich in ${q(subject)} um etwas, das nicht ohne Sie entschieden werden darf. Soll ich es tun?`,
  own_offer_taken: ({ title }) =>
    `Sie haben für ${q(title)} eine Zeit angeboten, die belegt ist oder außerhalb Ihrer Zeiten liegt. Ich halte sie nicht frei und habe niemandem geschrieben. Soll ich andere Zeiten anbieten?`,
  named_time_busy: ({ title }) =>
    `Zu der Zeit, die Sie für ${q(title)} genannt haben, sind Sie nicht frei; ich habe deshalb nichts angeboten. Soll ich die nächstgelegenen Zeiten anbieten?`,
  named_time_against_rules: ({ title, rules }) =>
    `Ihre Vorgaben schließen die Zeit aus, die Sie für ${q(title)} genannt haben (${rules.join(', ')}); ich habe deshalb nichts angeboten. Soll ich die nächstgelegenen Zeiten anbieten?`,
  keep_rule: ({ text }) => `Soll das von jetzt an für alle Ihre Treffen gelten: ${q(text)}?`,
  understood_rule: ({ rules }) => `So verstehe ich es: ${rules.join('; ')}.`,
  replaces_rules: ({ rules }) => `Es ersetzt: ${rules.map(q).join(' ')}`,
  corrected_twice: () => 'Das haben Sie jetzt in zwei Vorschlägen geändert.',
  rule_known: ({ text }) => `Das steht schon in Ihren Vorgaben: ${q(text)}`,
  rule_not_understood: ({ quote }) =>
    `Das kann ich nicht als Regel behalten: ${q(quote)}. Ich habe nicht jedes Wort verstanden; sagen Sie es anders, oder schreiben Sie es in Ihre Vorgaben. Geändert habe ich dort nichts.`,
  not_kept_free: () =>
    'In Ihren Kalender ließ sich nicht schreiben, die Zeit ist also nicht freigehalten. Bitte tragen Sie sie dort selbst ein.',
  kept_free: ({ start, end, zone, title, others, undo }, w) => {
    const words = `${w.day({ at: start, zone })}, ${w.span({ start, end }, zone)}`;
    const what =
      title === null
        ? `${words} ist freigehalten und steht in Ihrem Kalender als belegt.`
        : `${q(title)}, ${words}, steht in Ihrem Kalender als belegt.`;
    const stays = others === 0 ? '' : ` Was schon dort steht, bleibt (${others}).`;
    const back =
      undo === 'cancel'
        ? 'Antworten Sie „absagen“, und ich nehme es wieder heraus.'
        : 'Löschen Sie es dort, wenn es nicht gelten soll.';
    return `${what}${stays} ${back}`;
  },
  in_calendar: ({ meetings }, w) =>
    `In Ihrem Kalender: ${meetings.map((m) => `${called(m.title)}: ${w.at(m)}`).join('; ')}.`,
  day: ({ standing, free, ...day }, w) => {
    const stands = standing.map((each) => `${w.span(each, day.zone)} ${each.title ?? 'ohne Titel'}`);
    const open = free.map((each) => w.span(each, day.zone));
    return `${w.day(day)} (${w.zone(day)}): ${stands.join('; ') || 'nichts im Kalender'}. Frei in Ihren Arbeitszeiten: ${open.join(', ') || 'nichts'}.`;
  },
  hold_back_aside: ({ title }) =>
    `Sie haben zu ${q(title)} selbst geschrieben, deshalb halte ich mich zurück. Geben Sie es mir wieder, wenn ich weitermachen soll.`,
  taken_over_answered: ({ who, title }) =>
    `${who} hat zu ${q(title)} geantwortet. Sie haben übernommen, deshalb habe ich nichts getan.`,

  rounds: ({ rounds, title }) =>
    `Für ${q(title)} hat in ${rounds} Runden keine Zeit gepasst. Welche Zeiten außerhalb Ihrer üblichen darf ich anbieten?`,
  nothing_fits: ({ title }) =>
    `Für ${q(title)} passt in Ihren Zeiten und nach dieser Anfrage nichts. Soll ich die zwei nächsten außerhalb Ihrer Zeiten anbieten? Oder nennen Sie mir Tage oder Uhrzeiten, die ich nehmen darf.`,
  nothing_fits_named: ({ title }) =>
    `Die Zeiten, die für ${q(title)} genannt wurden, sind nicht frei, und sonst passt nichts zu dieser Anfrage. Soll ich die zwei nächsten außerhalb Ihrer Zeiten anbieten? Oder nennen Sie mir Tage oder Uhrzeiten, die ich nehmen darf.`,
  calendar_missing: ({ why }) =>
    ({
      none: 'Es ist kein Kalender verbunden, deshalb kann ich keine Zeiten anbieten. Verbinden Sie einen, und ich mache weiter.',
      revoked:
        'Ich kann Ihren Kalender nicht mehr lesen und habe deshalb nichts angeboten. Verbinden Sie ihn neu, und ich mache weiter.',
      unavailable:
        'Ihr Kalender ließ sich gerade nicht lesen, deshalb habe ich noch nichts angeboten. Ich versuche es wieder.',
      unconfirmed: 'Bitte bestätigen Sie Ihre Zeitzone und Ihre Arbeitszeiten. Danach biete ich sofort Zeiten an.',
    })[why],
  calendar_fails: ({ title, why, act }) => {
    const done = act === 'book' ? 'gebucht' : 'abgesagt';
    if (why === 'revoked')
      return `Ich kann nicht mehr in Ihren Kalender schreiben, deshalb ist ${q(title)} noch nicht ${done}. Verbinden Sie ihn neu, und ich hole es nach.`;
    const next = act === 'book' ? 'Die Zeit bleibt gehalten, und ich versuche es weiter.' : 'Ich versuche es weiter.';
    return `Ihr Kalender war nicht zu erreichen, deshalb ist ${q(title)} noch nicht ${done}. ${next}`;
  },
  event_gone: ({ title }) =>
    `${q(title)} steht nicht mehr in Ihrem Kalender, deshalb konnte ich es nicht verschieben. Soll ich neue Zeiten anbieten?`,
  not_changed: ({ title, why }) => {
    const reason = {
      taken: 'Die Zeit ist nicht mehr frei',
      unavailable: 'Der Kalender war nicht zu erreichen',
      revoked: 'Ich kann nicht mehr in Ihren Kalender schreiben',
      gone: 'Der Termin steht nicht mehr in Ihrem Kalender',
    }[why];
    return `${q(title)} ist noch nicht geändert. ${reason}. Bitte ändern Sie es selbst.`;
  },
  named_time_not_free: ({ title }) =>
    `Die Zeit, die Sie für ${q(title)} genannt haben, ist belegt oder liegt außerhalb Ihrer Zeiten; ich habe deshalb nichts verschoben. Welche andere Zeit darf ich anbieten?`,
  change_yourself: ({ who, title, series, ...when }, w) => {
    const wants = who === null ? 'Sie möchten' : `${who} möchte`;
    const why = series
      ? 'Einzelne Termine einer Serie verschiebe ich noch nicht'
      : 'Ich verschiebe für Sie keine Treffen';
    return `${wants} ${q(title)} ändern${series ? ', das sich wiederholt' : ''} (${w.at(when)}). ${why}; bitte ändern Sie es in Ihrem Kalender, alle erfahren es dadurch.`;
  },
  declined_invitation: ({ who, title, next }) => {
    const then = {
      new_times: 'Soll ich neue Zeiten anbieten?',
      stands: 'Für die anderen bleibt es dabei.',
      cancel: 'Damit kommt niemand, der dabei sein muss. Soll ich absagen?',
    }[next];
    return `${who} hat die Einladung zu ${q(title)} abgelehnt. ${then}`;
  },
  cancelled_again: ({ who, title, when }, w) =>
    `${who} hat ${q(title)}${when ? ` (${w.at(when)})` : ''} abgesagt. Soll ich andere Zeiten anbieten?`,
  late: ({ who, minutes: by, title }) =>
    `${who === null ? 'Sie verspäten' : `${who} verspätet`} sich${by === null ? '' : ` um ${minutes(by)}`} bei ${q(title)}. Das gebe ich für Sie nicht weiter; sonst weiß es noch niemand.`,
  late_overrun: ({ title, minutes: by }) =>
    `${q(title)} dauert ${minutes(by)} länger und reicht in Ihren nächsten Termin.`,
  alone: ({ title, done, ...when }, w) =>
    ({
      moved: `${q(title)} ist verschoben auf ${w.at(when)}.`,
      cancelled: `${q(title)} (${w.at(when)}) steht nicht mehr in Ihrem Kalender.`,
      changed: `${q(title)} (${w.at(when)}) ist in Ihrem Kalender geändert.`,
    })[done],
  cancels_series: ({ who, title }) =>
    `${who === null ? 'Sie sagen' : `${who} sagt`} ${q(title)} ab, das sich wiederholt. Welche der Termine?`,
  only_at: (when, w) => `Nur ${w.at(when)}`,
  all_to_come: () => 'Alle, die noch kommen',
  none_of_series: () => 'Keinen davon',
  leave_out: ({ title, ...when }, w) => `${q(title)} wiederholt sich. Soll nur ${w.at(when)} ausfallen?`,
  leave_out_at: (when, w) => `${w.at(when)} ausfallen lassen`,
  leave_as_is: () => 'So lassen',
  cancel_too: ({ title }) =>
    `${q(title)} steht schon im Kalender. Soll ich es auch absagen? Sonst bleibt es dort, und ich tue nichts weiter.`,

  stranger: ({ address, who }) =>
    `${who ? `${who} (${address})` : address} hat in dieser Unterhaltung geschrieben und nimmt nicht daran teil. Ich habe nicht geantwortet.`,
  somebody_you_know: () => 'Kennen Sie die Person?',
  takes_part: () => 'Soll die Person teilnehmen?',
  waited_for: ({ who }) => `Ist das ${who}? Die Adresse hatte ich nicht.`,
  other_address: ({ who }) => `Ist das ${who} mit einer anderen Adresse?`,
  not_answered: ({ names, title }, w) =>
    `${w.names(names)} ${one(names, 'hat', 'haben')} zu ${q(title)} trotz Erinnerung nicht geantwortet.`,
  suits: ({ names, ...when }, w) => `${w.at(when)} passt ${w.names(names)}.`,
  have_answered: ({ names }, w) => `${w.names(names)} ${one(names, 'hat', 'haben')} geantwortet.`,
  how_go_on: () => 'Wie soll es weitergehen?',
  need_not_come: ({ names }, w) => `Weiter, ${w.names(names)} ${one(names, 'muss', 'müssen')} nicht dabei sein`,
  drop: ({ names }, w) => `Ohne ${w.names(names)}`,
  will_phone: ({ names }, w) => `Ich rufe ${w.names(names)} an`,
  wait_two_days: () => 'Zwei Tage länger warten',
  offer_other_times: () => 'Andere Zeiten anbieten',
  keep_booked: () => 'Die gebuchte Zeit behalten',
  stop_arranging: () => 'Nicht weiter planen',
  no_time_for_all: ({ title }) => `Für ${q(title)} passt keine Zeit allen.`,
  stands_at: ({ yes, no, unclear, silent, ...when }, w) => {
    const parts = [
      `${w.at(when)} passt ${w.names(yes)}`,
      no.length > 0 ? `nicht ${w.names(no)}` : '',
      unclear.length > 0 ? `${w.names(unclear)} ${one(unclear, 'hat', 'haben')} geschrieben, ohne zu wählen` : '',
      silent.length > 0 ? `${w.names(silent)} ${one(silent, 'hat', 'haben')} nicht geantwortet` : '',
    ];
    return `${parts.filter((part) => part !== '').join(', ')}.`;
  },
  what_shall_i_do: () => 'Was soll ich tun?',
  book_without: ({ names, ...when }, w) => `${w.at(when)} ohne ${w.names(names)} buchen`,
  asks_unanswerable: ({ who }) => `${who} fragt etwas, das ich nicht beantworten kann. Was soll ich antworten?`,
  away: ({ who, title }) =>
    `${who} ist abwesend und erst nach den Zeiten zurück, die ich für ${q(title)} angeboten habe. Dann biete ich neue an.`,
  declined_go_on: ({ who, title }) => `${who} hat für ${q(title)} abgesagt. Soll ich ohne diese Person weitermachen?`,
  declined_released: ({ who, title }) => `${who} hat für ${q(title)} abgesagt. Ich habe die Zeiten freigegeben.`,
  opted_out: ({ who }) => `${who} möchte keine Mail von mir. Ich schreibe dorthin nicht mehr.`,
  complains: ({ who }) =>
    `${who} hat etwas geschrieben, das sich wie eine Beschwerde liest. Ich habe nicht geantwortet und erinnere dort nicht. Was soll ich tun?`,
  go_on_without: () => 'Soll ich ohne diese Person weitermachen?',
  wrote: ({ who, what }) => {
    const words = {
      opted_out: 'hat geschrieben, wollte aber keine Mail von mir',
      closed: 'hat nach dem Abschluss noch einmal geschrieben',
      sensitive: 'hat etwas Heikles geschrieben',
      two_ways: 'hat eine Zeit genannt, die sich auf zwei Arten lesen lässt',
      uncertain: 'hat etwas geschrieben, das ich nicht sicher lesen konnte',
      booked: 'hat zum gebuchten Treffen geschrieben',
      suggested: 'hat etwas vorgeschlagen, das ich nicht sicher lesen konnte',
      times: 'antwortet anscheinend, welche Zeiten passen, und ich bin nicht sicher, was gemeint ist',
    }[what];
    return `${who} ${words}. Was soll ich tun?`;
  },
  asks_without_time: ({ who, minutes: wanted }) =>
    `${who} möchte ${wanted === null ? 'es anders als geplant' : minutes(wanted)}, und dafür passt keine Zeit. Was soll ich tun?`,
  cannot_make_unverified: ({ who, title }) =>
    `${who} hat geschrieben, nicht zu ${q(title)} kommen zu können, und die Mail ließ sich nicht prüfen. Es bleibt bei dem Treffen.`,
  nobody_comes: ({ who, title }) =>
    `${who} kommt nicht zu ${q(title)}, und damit niemand, der dabei sein muss. Soll ich absagen?`,
  stands_for_others: ({ who, title }) => `${who} kommt nicht zu ${q(title)}. Für die anderen bleibt es dabei.`,

  words_differ: () =>
    'Ihre Fassung der Mail sagt nicht, was geplant ist (Zeiten, Länge, wer was getan hat), deshalb habe ich sie nicht gesendet. Sagen Sie mir, was stattdessen geplant werden soll, oder lassen Sie diese Angaben stehen.',
  nobody_told: ({ title }) => `Ich habe zu ${q(title)} niemandem geschrieben, weil Sie nur Entwürfe wollen.`,
  answer_uncertain: () => 'Ich bin nicht sicher, was Sie geantwortet haben, deshalb habe ich nichts getan.',
  trust: ({ act, times }) => {
    const words = {
      offer: 'in denen Zeiten angeboten werden',
      book: 'in denen eine Zeit gebucht wird',
      move: 'in denen ein Treffen verschoben oder geändert wird',
      cancel: 'in denen ein Treffen abgesagt wird',
      write: 'in denen an Gäste geschrieben wird',
    }[act];
    return `Sie haben ${times} Vorschläge hintereinander unverändert freigegeben, ${words}. Soll ich das von jetzt an ohne Rückfrage tun?`;
  },
  tired: ({ times, names }, w) => `Ich habe ${w.names(names)} ${times}-mal ohne Antwort geschrieben.`,
  no_person_answered: ({ times }) => `Ich habe ${times}-mal geschrieben, und niemand hat geantwortet.`,
  often_today: ({ times }) => `Ich habe in dieser Unterhaltung heute schon ${times}-mal geschrieben.`,
  many_new: ({ people }) => `Ich habe heute ${people} Personen zum ersten Mal geschrieben; mehr schreibe ich nicht an.`,
  probing: ({ who }) => `${who} hat schon viele Ihrer Zeiten gesehen oder erfragt.`,
  go_on_with: ({ title }) => `Soll ich mit ${q(title)} weitermachen?`,
  held_back: ({ who, title }) =>
    `Meine Mail an ${who} zu ${q(title)} hat meine eigene Prüfung nicht bestanden. Ich habe sie nicht gesendet, und von selbst geht nichts weiter. Bitte schreiben Sie selbst.`,
  did_not_answer: ({ names, title, reminders: count }, w) =>
    `${w.names(names)} ${one(names, 'hat', 'haben')} zu ${q(title)} nicht geantwortet. Ich habe ${reminders(count)} und die Zeiten jetzt freigegeben.`,
  nobody_left: ({ title }) => `Zu ${q(title)} steht keine Antwort mehr aus, deshalb habe ich die Zeiten freigegeben.`,
  still_waits: () => 'Das wartet noch auf Sie:',
  rests: ({ title }) =>
    `${q(title)} ruht jetzt: Ohne Ihre Antwort habe ich nichts getan. Sie können noch antworten oder mir neu schreiben.`,
  paused_answered: ({ who, title }) =>
    `${who} hat zu ${q(title)} geantwortet; Sie wollten, dass ich damit warte. Soll ich weitermachen?`,
  resting: ({ title, why }) =>
    `${why === 'taken_over' ? `Sie haben ${q(title)} übernommen` : `Sie wollten, dass ich mit ${q(title)} warte`}, und ich habe seit zwei Wochen nichts davon gehört. Lassen Sie mich weitermachen, sonst schließe ich es in zwei Wochen ab.`,
  bounced: ({ who, reason }) => `Die Mail an ${who} war nicht zustellbar (${reason}). Stimmt die Adresse?`,
  holds_expired: ({ title }) =>
    `Die Zeiten, die ich für ${q(title)} angeboten habe, sind nicht mehr gehalten. Wird eine gewählt, die noch frei ist, buche ich sie.`,
  staff_asks: ({ staff, words }) =>
    words ? `${staff} aus dem Team fragt: ${words}` : `${staff} aus dem Team legt Ihnen das vor.`,
  staff_let_go: ({ staff, title, words }) =>
    `${staff} aus dem Team hat meinen Plan für ${q(title)} fallen lassen${words ? `: ${words}` : ''}. Was soll ich tun?`,
  staff_took_over: ({ staff, title }) =>
    `${staff} aus dem Team hat mir ${q(title)} aus der Hand genommen: Ich schreibe dort nichts mehr. Machen Sie bitte selbst weiter, oder geben Sie es mir auf seiner Seite zurück.`,
  after_no: ({ names, stands }, w) => {
    const sent = names.length === 0 ? 'Es ging nichts hinaus' : `An ${w.names(names)} ging nichts hinaus`;
    const next = 'Sagen Sie mir, was stattdessen: eine Zeit, andere Tage, oder dass Sie selbst schreiben.';
    return {
      closed: `${sent}, und die Sache ist abgeschlossen.`,
      booked: `${sent}, und das Treffen bleibt, wie es ist. ${next}`,
      offered: `${sent}; was vorher angeboten war, gilt weiter. ${next}`,
      nothing: `${sent}. ${next} Ohne ein Wort von Ihnen schließe ich es in zwei Wochen ab.`,
    }[stands];
  },
};
