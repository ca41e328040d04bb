/**
 * Lines that mail programs put above the message that is answered, in about twenty languages. Every pattern is
 * anchored and bounded: it looks at no more than four lines and 500 characters.
 */
const MAX_HEADER_LINES = 4;
const MAX_HEADER_LENGTH = 500;

const WROTE =
  /(?:^|[\s>"\]])(?:wrote|sent|writes|a écrit|écrit|escribió|ha scritto|scritto|escreveu|schrieb|geschreven|schreef|verzond|skrev|pisze|napisał(?:\(a\))?|napisała|kirjoitti|пишет|написал(?:а|\(а\))?|yazdı|şunları yazdı|napsal(?:\(a\)|a)?|írta|a scris|đã viết|schrieb folgendes|hat geschrieben)(?!\p{L})/iu;
const WROTE_ASIAN = /(?:写道|寫道|のメッセージ|작성)\s*[:：]\s*$/u;
const ADDRESS = /[<[(]?[^\s<>[\]()]{1,64}@[^\s<>[\]()]{1,190}[>\])]?/;
const WHEN = /\b\d{1,2}[:.h]\d{2}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/;
const ORIGINAL =
  /^[\s>*-]*-{1,12} ?(?:original message|reply message|original e-?mail|ursprüngliche nachricht|originalnachricht|oprindelig (?:besked|meddelelse)|message d'origine|messaggio originale|mensaje original|mensagem original|oorspronkelijk bericht|ursprungligt meddelande|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|исходное сообщение) ?-{0,12}\*?\s*$/i;
const ANDROID_WROTE = /^-{2,}\s*(?:on\s)?\S.{0,120}\s(?:wrote|schrieb|a écrit|escribió)\s*:?\s*-{2,}$/i;

const FIELD = {
  from: 'from|von|de|van|da|od|fra|från|lähettäjä|från|mittente|remitente|expéditeur|kimden|от|từ|发件人|寄件者|보낸 사람|差出人',
  date: 'date|sent|gesendet|datum|envoyé|enviado|enviado el|verzonden|inviato|data|fecha|wysłano|skickat|sendt|sendt|dato|lähetetty|tarih|gönderildi|дата|отправлено|ngày|đã gửi|发送时间|日期|날짜|日付|message du',
  to: 'to|an|à|a|para|aan|till|til|do|vastaanottaja|kime|кому|tới|收件人|받는 사람|宛先',
  subject:
    'subject|betreff|objet|sujet|asunto|onderwerp|oggetto|assunto|temat|ämne|emne|aihe|konu|тема|chủ đề|主题|主旨|제목|件名',
};
const fieldAt = (names: string): RegExp =>
  new RegExp(`^[\\s>*_|-]{0,12}(?:${names})\\s{0,3}\\*{0,2}\\s{0,3}[:：]\\*{0,2}(?=\\s|\\S|$)`, 'iu');
const FROM_LINE = fieldAt(FIELD.from);
const DATE_LINE = fieldAt(FIELD.date);
const TO_LINE = fieldAt(FIELD.to);
const SUBJECT_LINE = fieldAt(FIELD.subject);

const FORWARD =
  /^[\s>*]{0,6}(?:-{2,12} ?(?:forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht|videresendt|fwd) ?-{2,12}|begin forwarded message:|anfang der weitergeleiteten nachricht:|début du message réexpédié)/i;

/** True when the line opens a message that the author passes on: what follows is part of what they say. */
export function isForwardMark(line: string): boolean {
  return line.length < 200 && FORWARD.test(line);
}

/** How many lines from `index` on are a header of quoted mail; 0 when none starts there. */
export function quoteHeaderLength(lines: readonly string[], index: number): number {
  const first = lines[index] as string;
  if (first.length > MAX_HEADER_LENGTH || first.trim() === '') return 0;
  if (ORIGINAL.test(first) || ANDROID_WROTE.test(first.trim())) return 1;
  return attributionLength(lines, index) || fieldBlockLength(lines, index);
}

/** "On 4 May 2026 at 10:11, Jane <jane@…> wrote:", which programs wrap over up to four lines. */
function attributionLength(lines: readonly string[], index: number): number {
  let joined = '';
  for (let n = 0; n < MAX_HEADER_LINES && index + n < lines.length; n++) {
    const line = (lines[index + n] as string).trim();
    if (n > 0 && line === '') return 0;
    joined = n === 0 ? line : `${joined} ${line}`;
    if (joined.length > MAX_HEADER_LENGTH) return 0;
    const bare = joined.replace(/^[->\s*]+/, '').replace(/[-\s*]+$/, '');
    if (!/\d/.test(bare) && !(n === 0 && /[<[]\S+@\S+[>\]]/.test(bare))) continue;
    if (WROTE_ASIAN.test(bare)) return n + 1;
    const ends = /[:：]$/.test(bare);
    if (ends && WROTE.test(bare) && (WHEN.test(bare) || ADDRESS.test(bare))) return n + 1;
    if (ends && /[<[][^\s<>]+@[^\s<>]+[>\]] ?:$/.test(bare) && WHEN.test(bare)) return n + 1;
    if (
      /^(?:on|am|le|el|op)\s.{4,200}\b(?:wrote|sent|schrieb|a écrit|escribió|schreef)$/i.test(bare) &&
      WHEN.test(bare)
    )
      return n + 1;
    if (n === 0 && isDateAddress(bare) && nextIsQuote(lines, index + 1)) return 1;
  }
  return 0;
}

/** Gmail's short form of old: "2011/4/7 Nathan <support@example.com>" above lines that begin with ">". */
function isDateAddress(line: string): boolean {
  return /^\d{4}[/-]\d{1,2}[/-]\d{1,2}\s.{0,120}<[^\s<>]+@[^\s<>]+>$/.test(line);
}

function nextIsQuote(lines: readonly string[], from: number): boolean {
  for (let i = from; i < Math.min(lines.length, from + 3); i++) {
    const line = (lines[i] as string).trim();
    if (line !== '') return line.startsWith('>');
  }
  return false;
}

/** "From: / Sent: / To: / Subject:" as Outlook writes it. Two different fields are needed, one of them sender or date. */
function fieldBlockLength(lines: readonly string[], index: number): number {
  const first = lines[index] as string;
  const startsWithFrom = FROM_LINE.test(first);
  if (!startsWithFrom && !DATE_LINE.test(first)) return 0;
  let kinds = 0;
  let last = 0;
  let from = false;
  for (let n = 0; n < 9 && index + n < lines.length; n++) {
    const line = lines[index + n] as string;
    if (line.trim() === '') {
      if (n === 1) continue;
      break;
    }
    const known = FROM_LINE.test(line) || DATE_LINE.test(line) || TO_LINE.test(line) || SUBJECT_LINE.test(line);
    if (!known) continue;
    if (FROM_LINE.test(line)) from = true;
    kinds++;
    last = n;
  }
  if (from && (kinds >= 3 || (kinds === 2 && (startsWithFrom || DATE_LINE.test(first))))) return last + 1;
  return startsWithFrom && ADDRESS.test(first) && /[<[]\S+@\S+[>\]]/.test(`${first} ${lines[index + 1] ?? ''}`) ? 1 : 0;
}
