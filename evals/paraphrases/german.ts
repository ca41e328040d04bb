import { germanNames } from './german-names';
import type { Phrasebook } from './phrasebook';

export const german: Phrasebook = {
  language: 'de',
  phrases: {
    accept: {
      casual: [
        '{slot} passt',
        '{slot} geht klar',
        '{number} bitte',
        'super, nehmen wir {slot}',
        '{slot} passt mir gut 👍',
        'ich nehme {number}',
      ],
      neutral: [
        '{slot} passt mir gut.',
        '{slot} passt bei mir.',
        '{number} passt.',
        '{slot} wäre gut für mich.',
        'Gerne {slot}.',
        'Ich kann {slot}.',
        '{slot} würde mir passen.',
      ],
      formal: [
        '{slot} passt mir sehr gut.',
        'Gerne bestätige ich {number}.',
        '{slot} wäre mir sehr recht.',
        'Ich würde {number} bevorzugen.',
      ],
    },
    accept_several: {
      casual: ['{slots} passen beide', 'geht beides, {slots}'],
      neutral: ['{slots} passen mir beide.', 'Ich könnte {slotsOr}.'],
      formal: ['Sowohl {slots} wären mir recht.', '{slots} würden mir beide passen.'],
    },
    accept_any: {
      casual: ['passt alles, such dir was aus', 'alle gehen', 'mir egal, alle passen'],
      neutral: [
        'Alle Termine passen mir.',
        'Mir passen alle Termine.',
        'Alle drei passen, bitte wählen Sie einen aus.',
      ],
      formal: ['Alle vorgeschlagenen Termine sind mir recht.', 'Ich kann zu allen vorgeschlagenen Zeiten.'],
    },
    accept_except: {
      casual: ['{refused} geht nicht, aber {slot} passt', '{refused} leider nicht, {slot} schon'],
      neutral: [
        '{refused} kann ich leider nicht, aber {slot} passt mir.',
        '{refused} passt leider nicht, {slot} schon.',
        'Leider kann ich {refused} nicht. {slot} geht aber.',
      ],
      formal: [
        '{refused} ist mir leider nicht möglich, {slot} würde mir jedoch passen.',
        'Leider bin ich {refused} verhindert; {slot} passt mir gut.',
      ],
    },
    accept_unclear: {
      casual: ['passt', 'passt mir', 'klingt gut'],
      neutral: ['Das passt mir gut.', 'Der Termin passt.'],
      formal: ['Das wäre mir recht.'],
    },
    decline_all: {
      casual: ['passt leider alles nicht', 'keiner der Termine geht bei mir', 'leider geht nichts davon'],
      neutral: [
        'Leider passt mir keiner der Termine.',
        'Keiner dieser Termine passt mir.',
        'Leider kann ich zu keinem dieser Termine.',
      ],
      formal: [
        'Leider ist mir keiner der vorgeschlagenen Termine möglich.',
        'Bedauerlicherweise passt keiner der Termine.',
      ],
    },
    decline_and_counter: {
      casual: ['geht leider alles nicht, wie wäre es {when}?', 'passt alles nicht, {when} ginge'],
      neutral: [
        'Leider passt keiner der Termine. Ginge auch {when}?',
        'Keiner dieser Termine passt mir, aber {when} könnte ich.',
      ],
      formal: [
        'Leider ist mir keiner der Termine möglich. Wäre {when} denkbar?',
        'Bedauerlicherweise passt keiner der Termine. Ich könnte {when}.',
      ],
    },
    counter: {
      casual: ['wie wäre es {when}?', 'geht {when}?', '{when}?', '{when} ginge bei mir', 'was ist mit {when}?'],
      neutral: [
        'Ginge es {when}?',
        'Ich hätte {when} Zeit.',
        'Passt Ihnen {when}?',
        'Ich könnte {when}.',
        'Wäre {when} möglich?',
        'Bei mir ginge es {when}.',
      ],
      formal: ['Wäre es Ihnen {when} möglich?', 'Ich würde {when} vorschlagen.', 'Hätten Sie {when} Zeit?'],
    },
    unavailable: {
      casual: ['{days} kann ich nicht', '{days} geht nicht'],
      neutral: [
        '{days} kann ich leider nicht.',
        'Leider passt mir {days} nicht.',
        '{days} bin ich nicht verfügbar.',
        '{days} bin ich ausgebucht.',
      ],
      formal: ['{days} bin ich leider verhindert.', 'Leider ist es mir {days} nicht möglich.'],
    },
    vague_week: {
      casual: ['irgendwann {week}?', '{week} passt'],
      neutral: ['Können wir uns {week} treffen?', '{week} würde mir passen.', 'Lassen Sie uns {week} sprechen.'],
      formal: ['Wäre {week} ein Termin möglich?', 'Ich wäre {week} verfügbar.'],
    },
    wrong_weekday: {
      casual: ['wie wäre es {when}?', '{when} passt'],
      neutral: ['Ginge es {when}?', '{when} passt mir gut.'],
      formal: ['Wäre {when} möglich?'],
    },
    out_of_office: {
      casual: ['Bin bis {day} im Urlaub.', 'Ich bin nicht im Büro und ab {day} wieder da.'],
      neutral: [
        'Ich bin derzeit nicht im Büro und ab {day} wieder erreichbar.',
        'Vielen Dank für Ihre Nachricht. Ich bin im Urlaub und ab {day} wieder im Büro.',
      ],
      formal: [
        'Vielen Dank für Ihre E-Mail. Ich bin abwesend und ab {day} wieder für Sie da. Ihre E-Mail wird nicht weitergeleitet.',
      ],
    },
    cancel: {
      casual: ['muss leider absagen', 'sorry, muss unser Treffen absagen'],
      neutral: [
        'Ich muss den Termin leider absagen.',
        'Leider muss ich unser Treffen absagen.',
        'Bitte sagen Sie den Termin ab.',
        'Mir ist etwas dazwischengekommen, ich muss leider absagen.',
      ],
      formal: [
        'Zu meinem Bedauern muss ich unseren Termin absagen.',
        'Leider sehe ich mich gezwungen, unseren Termin abzusagen.',
      ],
    },
    decline_meeting: {
      casual: ['kein Interesse, danke', 'nein danke, kein Bedarf'],
      neutral: ['Danke, aber ich habe kein Interesse.', 'Ich habe kein Interesse an einem Treffen.'],
      formal: ['Vielen Dank, aber an einem Gespräch besteht meinerseits kein Interesse.'],
    },
    late: {
      casual: [
        'komme {minutes} min später',
        'bin {minutes} Minuten zu spät, sorry',
        'verspäte mich um {minutes} Minuten',
      ],
      neutral: [
        'Ich komme {minutes} Minuten später.',
        'Ich verspäte mich um {minutes} Minuten.',
        'Ich bin leider {minutes} Minuten zu spät.',
      ],
      formal: [
        'Bitte entschuldigen Sie, ich verspäte mich um etwa {minutes} Minuten.',
        'Leider werde ich mich um {minutes} Minuten verspäten.',
      ],
    },
    move_by: {
      casual: ['können wir {shift} machen?', 'geht es auch {shift}?'],
      neutral: ['Könnten wir {shift} anfangen?', 'Können wir den Termin {shift} machen?', 'Ginge es auch {shift}?'],
      formal: ['Wäre es möglich, {shift} zu beginnen?'],
    },
    move_to: {
      casual: ['können wir auf {when} verschieben?', 'geht stattdessen {when}?'],
      neutral: [
        'Können wir den Termin auf {when} verschieben?',
        'Leider kann ich doch nicht. Ginge stattdessen {when}?',
        'Könnten wir unser Treffen auf {when} verlegen?',
      ],
      formal: [
        'Wäre es möglich, den Termin auf {when} zu verschieben?',
        'Ich müsste unseren Termin leider auf {when} verlegen.',
      ],
    },
    move_same_time: {
      casual: ['geht auch {day} zur gleichen Zeit?', 'können wir {day} machen, gleiche Uhrzeit?'],
      neutral: [
        'Können wir den Termin auf {day} zur gleichen Zeit verschieben?',
        'Ginge es auch {day} um dieselbe Zeit?',
      ],
      formal: ['Wäre es möglich, den Termin auf {day} zur selben Uhrzeit zu verlegen?'],
    },
    duration: {
      casual: ['können wir {duration} machen?', '{duration} reichen'],
      neutral: ['Könnten wir stattdessen {duration} einplanen?', 'Können wir {duration} daraus machen?'],
      formal: ['Wäre es möglich, {duration} einzuplanen?'],
    },
    add: {
      casual: ['kannst du {name} ({email}) dazunehmen?', 'bitte {name} {email} einladen'],
      neutral: [
        'Könnten Sie bitte auch {name} ({email}) einladen?',
        'Bitte nehmen Sie meine Kollegin {name} ({email}) dazu.',
        'Bitte fügen Sie {name} ({email}) hinzu.',
      ],
      formal: ['Ich würde Sie bitten, auch {name} ({email}) einzuladen.'],
    },
    delegate: {
      casual: ['{name} (in cc) macht meine Termine', '{name} kümmert sich drum, ist in cc'],
      neutral: [
        '{name} (in cc) verwaltet meinen Kalender und findet einen Termin.',
        'Bitte stimmen Sie sich mit {name} (in cc) ab.',
      ],
      formal: ['Meine Assistentin {name}, in Kopie, wird gerne einen Termin mit Ihnen vereinbaren.'],
    },
    ask_times: {
      casual: ['wann passt es dir?', 'wann kannst du?'],
      neutral: [
        'Wann würde es Ihnen passen?',
        'Könnten Sie mir weitere Termine nennen?',
        'Haben Sie noch andere Termine?',
      ],
      formal: ['Könnten Sie mir bitte alternative Termine vorschlagen?'],
    },
    opt_out: {
      casual: ['hör auf mir zu schreiben', 'bitte keine Mails mehr'],
      neutral: ['Bitte schreiben Sie mir nicht mehr.', 'Bitte kontaktieren Sie mich nicht mehr.'],
      formal: ['Bitte sehen Sie von weiteren E-Mails ab.'],
    },
    thank: {
      casual: ['danke!', 'danke dir', 'vielen dank!'],
      neutral: ['Vielen Dank!', 'Herzlichen Dank.', 'Super, vielen Dank.'],
      formal: ['Haben Sie vielen Dank.', 'Vielen Dank für Ihre Hilfe.', 'Ich danke Ihnen.'],
    },
    acknowledge: {
      casual: ['bis dann!', 'alles klar, bis dann', 'ok, bis dann'],
      neutral: ['Bis dann.', 'Alles klar, bis dann.', 'Ich freue mich darauf.'],
      formal: ['Ich freue mich auf unser Gespräch.', 'Ich freue mich auf unser Treffen.'],
    },
    request: {
      casual: ['such mal {duration} mit {name} {week}', 'bitte {duration} mit {name} {week} einplanen'],
      neutral: [
        'Bitte finde {week} {duration} für {name} und mich.',
        'Bitte vereinbare {week} ein Treffen mit {name}, {duration}.',
        'Kannst du {week} {duration} mit {name} einplanen?',
      ],
      formal: ['Bitte vereinbaren Sie {week} einen Termin mit {name}, Dauer {duration}.'],
    },
  },
  questions: {
    join_link: ['Können Sie mir den Link schicken?', 'Wo finde ich den Einwahllink?', 'Wie lauten die Einwahldaten?'],
    attendees: ['Wer nimmt alles teil?', 'Wer ist von Ihrer Seite dabei?', 'Wer kommt noch?'],
    agenda: ['Worum geht es?', 'Was ist die Agenda?', 'Was möchten Sie besprechen?'],
    is_automated: ['Bist du ein Bot?', 'Schreibe ich mit einem Menschen?'],
  },
  media: {
    video: [
      'Können wir stattdessen Zoom nehmen?',
      'Können wir lieber per Video sprechen?',
      'Ginge auch Teams statt Telefon?',
    ],
    phone: ['Können wir stattdessen telefonieren?', 'Geht auch ein Telefonat statt Video?'],
    in_person: ['Können wir uns stattdessen persönlich treffen?', 'Ginge es auch persönlich statt per Video?'],
  },
  lists: ['Folgende Zeiten gingen bei mir:', 'Ich könnte:', 'Meine Verfügbarkeit:'],
  later: { later: ['{duration} später'], earlier: ['{duration} früher'] },
  weeks: { 1: ['nächste Woche', 'kommende Woche'], 2: ['übernächste Woche', 'in zwei Wochen'] },
  contract: (text) =>
    text
      .replace(/\b(ab|auf|bis|vor|nach) am /g, '$1 ')
      .replace(/\b([Nn]ehme|bestätige ich|würde) der (\p{L}+)e Termin/gu, '$1 den $2en Termin'),
  names: germanNames,
  greetings: {
    casual: ['', 'Hi,', 'Hallo Sunny,'],
    neutral: ['Hallo Sunny,', 'Hallo,', 'Guten Tag,'],
    formal: ['Sehr geehrte Frau Reed,', 'Sehr geehrte Damen und Herren,', 'Guten Tag Frau Reed,'],
  },
  closings: {
    casual: ['', 'LG', 'Gruß'],
    neutral: ['Viele Grüße', 'Beste Grüße', 'Liebe Grüße'],
    formal: ['Mit freundlichen Grüßen', 'Freundliche Grüße'],
  },
  sentFrom: ['Von meinem iPhone gesendet', 'Gesendet von Outlook für iOS'],
  attribution: 'Am 03.03.2026 um 09:14 schrieb Sunny <sunny@assistant.example>:',
};
