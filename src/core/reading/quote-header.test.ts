import { describe, expect, it } from 'vitest';
import { newTextOf } from './reply-text';

const REPLY = 'Tuesday works.';
const QUOTED = 'Would Monday at 2 work?';
const A = 'Ann Lee <ann@x.example>';

const ATTRIBUTIONS: readonly [language: string, ...headers: string[]][] = [
  [
    'English',
    `On Mon, Oct 5, 2026 at 9:14 AM ${A} wrote:`,
    'On Mon, Oct 5, 2026 at 9:14 AM Ann Lee\n<ann@x.example> wrote:',
    'On Mon, Oct 5, 2026 at 9:14 AM Ann Lee <\nann@x.example> wrote:',
    'On Monday, October 5, 2026 at 9:14 AM, Ann Lee\n<ann.lee.with.a.long.name@department.x.example>\nwrote:',
    'On 5 Oct 2026, at 09:14, Ann Lee wrote:',
    'On 10/5/26, 9:14 AM, "Ann Lee" <ann@x.example> wrote:',
    'On 05-Oct-2026, at 9:14 AM, Ann Lee <ann@x.example> sent:',
    'On Oct 5, Ann Lee wrote:',
    'Ann Lee <ann@x.example> wrote:',
    'Ann Lee wrote on 5 October 2026 at 09:14:',
    '---- On Mon, 05 Oct 2026 09:14:00 +0000 Ann Lee <ann@x.example> wrote ----',
    '--- On Mon, 10/5/26, Ann Lee <ann@x.example> wrote:',
    'On 2026-10-05 09:14, Ann Lee wrote:',
    'On Mon,Oct 5,2026 at 9:14AM Ann Lee<ann@x.example>wrote:',
  ],
  [
    'no verb',
    `2026-10-05 09:14 GMT+02:00 ${A}:`,
    `9:14 AM, October 5, 2026, "Ann Lee" <ann@x.example>:`,
    `05.10.2026, 09:14, "Ann Lee" <ann@x.example>:`,
    `Mon, 05 Oct 2026 09:14:00 +0300 from ${A}:`,
  ],
  [
    'German',
    `Am 05.10.2026 um 09:14 schrieb ${A}:`,
    `Am Mo., 5. Okt. 2026 um 09:14 Uhr schrieb Ann Lee <\nann@x.example>:`,
    'Am 5. Oktober 2026 um 09:14 schrieb Ann Lee:',
    'Ann Lee schrieb am 05.10.2026 um 09:14:',
    `Am 5. Oktober 2026 09:14:00 MESZ schrieb ${A}:`,
    'Am Montag, den 05. Oktober 2026, hat Ann Lee\n<ann@x.example> geschrieben:',
  ],
  [
    'French',
    `Le lun. 5 oct. 2026 à 09:14, ${A} a écrit :`,
    'Le 5 octobre 2026 à 09:14, Ann Lee\n<ann@x.example> a écrit :',
    'Le 05/10/2026 à 09:14, Ann Lee a écrit\u00a0:',
    `Le 5 oct. 2026 à 09:14, ${A} a\nécrit :`,
  ],
  [
    'Spanish',
    `El lun, 5 oct 2026 a las 9:14, Ann Lee (<ann@x.example>) escribió:`,
    'El 5/10/26 a las 9:14, Ann Lee escribió:',
    'El lunes, 5 de octubre de 2026 09:14:00 CEST, Ann Lee\n<ann@x.example> escribió:',
  ],
  [
    'Italian',
    `Il giorno lun 5 ott 2026 alle ore 09:14 ${A}\nha scritto:`,
    'Il 05/10/2026 09:14, Ann Lee ha scritto:',
    'Il 5 ottobre 2026 09:14 Ann Lee <ann@x.example> ha scritto:',
  ],
  [
    'Dutch',
    `Op ma 5 okt. 2026 om 09:14 schreef ${A}:`,
    'Op 05-10-2026 om 09:14 schreef Ann Lee:',
    'Op 5 okt. 2026, om 09:14 heeft Ann Lee\n<ann@x.example> het volgende geschreven:',
  ],
  [
    'Portuguese',
    `Em seg., 5 de out. de 2026 às 09:14, ${A} escreveu:`,
    'Em 05/10/2026 09:14, Ann Lee escreveu:',
    'No dia 5 de outubro de 2026 às 09:14, Ann Lee <ann@x.example>\nescreveu:',
    'Ann Lee <ann@x.example> escreveu no dia segunda, 5/10/2026 à(s) 09:14:',
  ],
  [
    'Swedish',
    `Den mån 5 okt. 2026 kl 09:14 skrev ${A}:`,
    '5 okt. 2026 kl. 09:14 skrev Ann Lee <ann@x.example>:',
    'Den 2026-10-05 kl. 09:14, skrev Ann Lee:',
  ],
  ['Danish', `Den man. 5. okt. 2026 kl. 09.14 skrev ${A}:`, 'Den 05-10-2026 kl. 09:14 skrev Ann Lee:'],
  [
    'Norwegian',
    `man. 5. okt. 2026 kl. 09:14 skrev ${A}:`,
    'Den 05.10.2026 09:14, skrev Ann Lee:',
    'På 5. oktober 2026 klokken 09:14 skrev Ann Lee <ann@x.example>:',
  ],
  [
    'Polish',
    `pon., 5 paź 2026 o 09:14 ${A} napisał(a):`,
    'W dniu 05.10.2026 o 09:14, Ann Lee pisze:',
    'W dniu 5 października 2026 09:14 użytkownik Ann Lee <ann@x.example>\nnapisał:',
    'Dnia 5 października 2026 09:14 Ann Lee <ann@x.example> napisał(a):',
  ],
  [
    'Finnish',
    `ma 5. lokak. 2026 klo 9.14 Ann Lee (ann@x.example) kirjoitti:`,
    'Ann Lee kirjoitti 5.10.2026 kello 9.14:',
    `5.10.2026 9.14, Ann Lee kirjoitti:`,
  ],
  [
    'Czech',
    `po 5. 10. 2026 v 9:14 odesílatel ${A} napsal:`,
    'Dne 05. 10. 26 v 9:14 Ann Lee napsal(a):',
    'Dne 5.10.2026 9:14, Ann Lee píše:',
  ],
  [
    'Turkish',
    `Ann Lee <ann@x.example>, 5 Eki 2026 Pzt, 09:14 tarihinde şunu yazdı:`,
    'Ann Lee <ann@x.example> şunları yazdı (5 Eki 2026 09:14):',
    '5.10.2026 09:14 tarihinde Ann Lee yazdı:',
  ],
  [
    'Russian',
    `пн, 5 окт. 2026 г. в 09:14, ${A}:`,
    '05.10.2026 9:14, Ann Lee пишет:',
    '5 окт. 2026 г., в 09:14, Ann Lee <ann@x.example> написал(а):',
    'Понедельник, 5 октября 2026, 9:14 +03:00 от Ann Lee <ann@x.example>:',
  ],
  ['Hungarian', 'Ann Lee <ann@x.example> ezt írta (időpont: 2026. okt. 5., H, 9:14):'],
  ['Romanian', `În lun., 5 oct. 2026 la 09:14, ${A} a scris:`],
  ['Greek', `Στις Δευ 5 Οκτ 2026 στις 9:14 π.μ., ο χρήστης ${A} έγραψε:`],
  ['Vietnamese', `Vào 09:14 5 tháng 10, 2026, ${A} đã viết:`],
  ['Ukrainian', 'пн, 5 жовт. 2026 р. о 09:14 Ann Lee <ann@x.example> пише:'],
  ['Bulgarian', 'На пн, 5.10.2026 г. в 9:14 Ann Lee <ann@x.example> написа:'],
  [
    'Croatian',
    'pon, 5. lis 2026. u 09:14 Ann Lee <ann@x.example> napisao je:',
    'Dana 5.10.2026. u 09:14, Ann Lee je napisao/la:',
  ],
  ['Catalan', "El dl., 5 d'oct. 2026, a les 9:14, Ann Lee <ann@x.example> va escriure:"],
  ['Indonesian', 'Pada tanggal Sen, 5 Okt 2026 pukul 09.14 Ann Lee <ann@x.example> menulis:'],
  [
    'Estonian, Latvian, Lithuanian',
    'Kuupäev E, 5. oktoober 2026 kell 09:14 kirjutas Ann Lee <ann@x.example>:',
    '2026-10-05 09:14, Ann Lee rašė:',
  ],
  ['Hebrew', 'בתאריך יום ב׳, 5 באוק׳ 2026 ב-9:14 מאת Ann Lee <ann@x.example>:'],
  ['Arabic', 'في الاثنين، 5 أكتوبر 2026 في 9:14 ص Ann Lee <ann@x.example> كتب:'],
  ['Thai', 'เมื่อ จ. 5 ต.ค. 2026 เวลา 09:14 Ann Lee <ann@x.example> เขียนว่า:'],
  [
    'Japanese',
    '2026年10月5日(月) 9:14 Ann Lee <ann@x.example>:',
    '2026/10/05 9:14、Ann Lee <ann@x.example>のメール:',
    '2026年10月5日 9:14、Ann Leeのメッセージ:',
    '(2026/10/05 9:14), Ann Lee wrote:',
  ],
  [
    'Chinese',
    'Ann Lee <ann@x.example> 于2026年10月5日周一 09:14写道：',
    '在 2026-10-05 09:14:00，"Ann Lee" <ann@x.example> 写道：',
    'Ann Lee <ann@x.example> 於 2026年10月5日 週一 上午9:14寫道：',
    '于 2026/10/5 9:14, Ann Lee 写道:',
  ],
  [
    'Korean',
    '2026년 10월 5일 (월) 오전 9:14, Ann Lee <ann@x.example>님이 작성:',
    '2026. 10. 5. 오전 9:14, Ann Lee <ann@x.example> 작성:',
  ],
];

it.each([
  'Quoting Ann Lee <ann@x.example>:',
  'Zitat von Ann Lee <ann@x.example>:',
  '##- Please type your reply above this line -##',
  '--- Reply above this line ---',
  'In a message dated 10/5/2026 9:14:00 A.M. Eastern Standard Time, ann@x.example writes:',
])('“%s” ends the words', (header) => {
  expect(newTextOf({ text: `${REPLY}\n\n${header}\n\n> ${QUOTED}` }).newText).toBe(REPLY);
});

it('quoted lines without any header are known by their marks', () => {
  const parts = newTextOf({ text: 'Hi Ann,\n> Is Monday good?\nNo.\n> And Tuesday?\nYes.' });
  expect(parts.newText).toBe('Hi Ann,\nNo.\nYes.');
  expect(parts.interleaved).toHaveLength(2);
  expect(newTextOf({ text: 'I need\n> 5 chairs\nthen.' }).quoted).toBe('');
});

describe.each(ATTRIBUTIONS)('an attribution, %s', (_, ...headers) => {
  it.each(headers)('ends the words at “%s”', (header) => {
    for (const body of [`> ${QUOTED}\n`, `\n> ${QUOTED}\n>\n> Ann\n`, `\n${QUOTED}\n\nAnn`]) {
      const parts = newTextOf({ text: `${REPLY}\n\n${header}\n${body}` });
      expect(parts.newText, body).toBe(REPLY);
      expect(parts.quoted).toContain(QUOTED);
      expect(parts.quoted).toContain(header.split('\n')[0]?.trim().replace('\u00a0', ' ').slice(0, 20));
    }
  });
});

const BLOCKS: readonly [language: string, sender: string, date: string, to: string, subject: string][] = [
  ['English', 'From', 'Sent', 'To', 'Subject'],
  ['English', 'From', 'Date', 'To', 'Subject'],
  ['German', 'Von', 'Gesendet', 'An', 'Betreff'],
  ['German', 'Von', 'Datum', 'An', 'Betreff'],
  ['French', 'De', 'Envoyé', 'À', 'Objet'],
  ['French', 'De', 'Date', 'À', 'Objet'],
  ['Spanish', 'De', 'Enviado el', 'Para', 'Asunto'],
  ['Spanish', 'De', 'Fecha', 'Para', 'Asunto'],
  ['Italian', 'Da', 'Inviato', 'A', 'Oggetto'],
  ['Italian', 'Da', 'Data', 'A', 'Oggetto'],
  ['Dutch', 'Van', 'Verzonden', 'Aan', 'Onderwerp'],
  ['Portuguese', 'De', 'Enviado', 'Para', 'Assunto'],
  ['Portuguese', 'De', 'Data', 'Para', 'Assunto'],
  ['Swedish', 'Från', 'Skickat', 'Till', 'Ämne'],
  ['Danish', 'Fra', 'Sendt', 'Til', 'Emne'],
  ['Norwegian', 'Fra', 'Dato', 'Til', 'Emne'],
  ['Polish', 'Od', 'Wysłano', 'Do', 'Temat'],
  ['Polish', 'Od', 'Data', 'Do', 'Temat'],
  ['Finnish', 'Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
  ['Czech', 'Od', 'Odesláno', 'Komu', 'Předmět'],
  ['Czech', 'Od', 'Datum', 'Komu', 'Předmět'],
  ['Turkish', 'Kimden', 'Gönderildi', 'Kime', 'Konu'],
  ['Turkish', 'Gönderen', 'Tarih', 'Kime', 'Konu'],
  ['Russian', 'От', 'Отправлено', 'Кому', 'Тема'],
  ['Russian', 'От', 'Дата', 'Кому', 'Тема'],
  ['Hungarian', 'Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  ['Ukrainian', 'Від', 'Надіслано', 'Кому', 'Тема'],
  ['Catalan', 'De', 'Enviat', 'Per a', 'Assumpte'],
  ['Croatian', 'Šalje', 'Poslano', 'Prima', 'Predmet'],
  ['Indonesian', 'Dari', 'Tanggal', 'Kepada', 'Subjek'],
  ['Hebrew', 'מאת', 'נשלח', 'אל', 'נושא'],
  ['Arabic', 'من', 'التاريخ', 'إلى', 'الموضوع'],
  ['Japanese', '差出人', '送信日時', '宛先', '件名'],
  ['Chinese', '发件人', '发送时间', '收件人', '主题'],
  ['Chinese', '寄件者', '日期', '收件者', '主旨'],
  ['Korean', '보낸 사람', '날짜', '받는 사람', '제목'],
];

describe.each(BLOCKS)('a block of fields, %s (%s, %s, %s, %s)', (_, from, date, to, subject) => {
  const fields: [string, string][] = [
    [from, A],
    [date, 'Monday, October 5, 2026 9:14 AM'],
    [to, 'Bo Chen <bo@y.example>'],
    [subject, 'Coffee'],
  ];
  const written = (line: (name: string, value: string) => string) => fields.map((field) => line(...field)).join('\n');
  it.each([
    ['plain', written((name, value) => `${name}: ${value}`)],
    ['with a space before the colon', written((name, value) => `${name} : ${value}`)],
    ['bold', written((name, value) => `*${name}:* ${value}`)],
    ['bold, without spaces', written((name, value) => `**${name}:**${value}`)],
    ['with wide colons', written((name, value) => `${name}：${value}`)],
    ['with empty lines between', written((name, value) => `${name}: ${value}\n`)],
    ['indented', written((name, value) => `  ${name}: ${value}`)],
    ['in another order', `${date}: 2026-10-05\n${subject}: Coffee\n${from}: ${A}\n${to}: bo@y.example`],
    ['under a rule', `________________________________\n${written((name, value) => `${name}: ${value}`)}`],
  ])('ends the words when it is %s', (_shape, block) => {
    const parts = newTextOf({ text: `${REPLY}\n\n${block}\n\n${QUOTED}\n\nAnn` });
    expect(parts.newText).toBe(REPLY);
    expect(parts.quoted).toContain(QUOTED);
  });
});

it.each([
  [
    'wrapped over lines',
    'From: Human Resources \n<a-long-address+123@x.example>\nSent: Monday, October 5, 2026 9:14 AM\nTo: Bo\n <bo@y.example>; Cy\n <cy@y.example>\nSubject: Coffee\n and cake',
  ],
  ['without a recipient', 'Date: Mon, 05 Oct 2026 09:14:00 +0000\nFrom: ann@x.example'],
  ['that names only date and recipient', 'Date: Mon, 05 Oct 2026 09:14:00 -0600\nTo: bo@y.example'],
  ['with “on behalf of”', 'From: Ann [mailto:ann@x.example] On Behalf Of Bo\nSent: Monday, October 5, 2026 9:14 AM'],
])('a block of fields %s ends the words', (_, block) => {
  expect(newTextOf({ text: `${REPLY}\n\n${block}\n\n${QUOTED}` }).newText).toBe(REPLY);
});

it.each([
  '-----Original Message-----',
  '----- Original Message -----',
  '-------- Original message --------',
  '-----Reply Message-----',
  '-----Ursprüngliche Nachricht-----',
  '-------- Original-Nachricht --------',
  "-----Message d'origine-----",
  '-----Mensaje original-----',
  '-----Messaggio originale-----',
  '-----Oorspronkelijk bericht-----',
  '-----Mensagem original-----',
  '-----Ursprungligt meddelande-----',
  '-----Oprindelig meddelelse-----',
  '-----Opprinnelig melding-----',
  '-----Wiadomość oryginalna-----',
  '-----Alkuperäinen viesti-----',
  '-----Původní zpráva-----',
  '-----Orijinal Mesaj-----',
  '-----Исходное сообщение-----',
  '-----Eredeti üzenet-----',
  '-----元のメッセージ-----',
  '------------------ 原始邮件 ------------------',
  '-----邮件原件-----',
  '-----원본 메시지-----',
  '*-----Original Message-----*',
  '> -----Original Message-----',
  '------On 12/29/2026 17:32 PM, Ann Lee wrote-----',
])('the separator “%s” ends the words', (separator) => {
  const mark = separator.startsWith('>') ? '> ' : '';
  expect(newTextOf({ text: `${REPLY}\n\n${separator}\n${mark}From: Ann\n${mark}${QUOTED}` }).newText).toBe(REPLY);
});

it.each([
  ['On Tue 2pm works.'],
  ['On Monday I wrote to Sam:\nwe need a room.'],
  ['On 5 Oct 2026 I wrote to Sam:\nwe need a room.'],
  ['As I wrote on 5 October 2026:\nTuesday is fine.'],
  ['On Monday at 14:00 Sam wrote a plan:\n- coffee\n- cake'],
  ['From: 2pm\nTo: 4pm\nwould be good.'],
  ['From: Monday 10:00\nTo: Monday 12:00'],
  ['De: 9:00\nA: 10:00'],
  ['Date: Tuesday\nPlace: your office'],
  ['Dates:\n\nDate: 5 March 2026\nTo: be agreed\nwith Ann'],
  ['From: Berlin\nTo: Munich\nDate: 5 March 2026\nPlease book this.'],
  ['On 5 March 2026 at 10:00 we can meet:\nroom 4.'],
  ['Am 5.3.2026 um 10:00 habe ich Zeit:\nRaum 4'],
  ['Le 5 mars 2026 à 10:00, je suis libre :\nbureau 4'],
  ['On Wednesday, 4 March 2026, from 9:00:\n- 9 to 10'],
  ['Sam (sam@x.example) said on 5 March 2026 at 10:00:\nlet us meet.'],
  ['He wrote on Monday 5 March 2026:\n"no"'],
  ['Subject: the roof\nIt leaks.'],
  ['Am 5. Oktober schrieb ich dir schon:\nDienstag passt.'],
  ['To: be decided'],
  ['I met Ann on 5 Oct 2026.\nShe wrote:\nsee you there'],
  ['Available times:\n2026-10-05 10:00\n2026-10-06 11:00'],
  ['Please call Ann (ann@x.example, 10:30):\nshe knows.'],
  ['One outstanding question I had:\nwhich floor?'],
  ['original message'],
])('the words of a person stay: %s', (text) => {
  const parts = newTextOf({ text });
  expect(parts.newText).toBe(text);
  expect(parts.quoted).toBe('');
});

it.each([
  [`Yes On Mon, Oct 5, 2026 at 9:14 AM, ann@x.example wrote:\n> ${QUOTED}`, 'Yes'],
  [`Passt. Am Mo., 5. Okt. 2026 um 09:14 Uhr schrieb ${A}:\n> ${QUOTED}`, 'Passt.'],
])('an attribution on the line of the answer is parted from it: %s', (text, words) => {
  expect(newTextOf({ text }).newText).toBe(words);
});
