/**
 * Lines that mail programs of telephones and web mailers add below the words: "Sent from my iPhone", "Von meinem iPhone
 * gesendet", "Get Outlook for iOS". A person may begin a sentence in the same way ("Sent from my desk, which is …"), so the
 * line has to name a device or program, or be as short as such lines are.
 */
const MAX_LENGTH = 160;

const PRODUCT =
  /(?<!\p{L})(?:i ?phon\p{L}*|i ?pad|i ?pod|apple|mac|macbook|watch|android\p{L}*|samsung|galaxy|phone|telefoon|telefon\p{L}*|téléphone|teléfono|telefono|telemóvel|celular|cellulare|móvil|mobil\p{L}*|mobiele?|matkapuhelin|puhelin\p{L}*|smart ?phone|tablet\p{L}*|blackberry|windows|outlook|hotmail|gmail|googlemail|yahoo|aol|mail|e-?mail|proton\p{L}*|spark|superhuman|hey|front|missive|shortwave|nokia|huawei|honor|xiaomi|redmi|poco|oppo|vivo|realme|oneplus|pixel|nexus|moto|motorola|htc|sony|xperia|lg|zte|fairphone|verizon|t-mobile|at&t|sprint|vodafone|orange|telekom|device|appareil|gerät\p{L}*|dispositivo|enhet|handheld|wireless|zoho|fastmail|thunderbird|tuta\p{L}*|mailbird|airmail|canary|edison|bluemail|blue mail|nine|newton|icloud|boomerang|workspace|teams|k-9|gmx|web\.de|freenet|t-online|mail\.ru|яндекс\p{L}*|yandex|почт\p{L}*|устройства|телефона|смартфона|айфона|wp|office)(?![\p{L}])/iu;
const SENT =
  /^(?:sent (?:from|via|with|using|by)|posted from|written (?:on|from) my|get (?:the )?(?:outlook|spark|yahoo|blue ?mail)|download (?:the )?(?:outlook|spark)|(?:gesendet|geschickt|verschickt|versandt) (?:von|mit|aus|über|via)|(?:hol|laden sie|holen sie sich) .{0,20}outlook|outlook für|envoyé (?:depuis|de|à partir|avec|par|via)|(?:télécharge[rz]|obtene[rz]|obtenir) outlook|outlook pour|provenance :|enviado (?:desde|do|de|a partir|con|com|por|via|pelo)|(?:obtener|obtén|obter|obtenha|baixe) .{0,6}outlook|outlook para|inviato (?:da|dal|con|tramite)|(?:ottieni|scarica) outlook|outlook per|(?:verzonden|verstuurd|gestuurd) (?:vanaf|via|met|vanuit|van)|(?:download|ontvang|krijg) .{0,6}outlook|outlook voor|skickat (?:från|via|med)|sendt (?:fra|via|med|frå)|hämta outlook|(?:hent|få|skaff) outlook|wysłan[eoy] (?:z|za pomocą|przez)|pobierz (?:aplikację )?outlook|lähetetty|hanki outlook|odesláno (?:z|ze|pomocí)|odoslané z|získat(?: aplikaci)? outlook|отправлено (?:с|из|от|через)|скачать outlook|надіслано (?:з|із)|(?:elküldve|küldve) (?:az?)|trimis (?:de pe|din)|στάλθηκε από|đã gửi từ|được gửi từ|发自(?:我的)?|發自|從我的|从我的|来自(?:我的)?|傳送自|取得 outlook|获取 outlook)(?=\s|$|[^\p{Ll}])/iu;
const SENT_LAST =
  /^(?:diese nachricht wurde (?:von|mit) .{1,80}gesendet|von (?:meinem|unterwegs|mein|my|einem|outlook).{1,60}(?:gesendet|geschickt|verschickt|versandt|versendet)|.{0,30}(?:iphone|ipad|android|galaxy|samsung|telefon|cihaz)\p{L}{0,4}['’]?\p{L}{0,6} (?:gönderildi|elküldve|lähetetty)|.{0,12}(?:iphone|ipad|android|galaxy|xperia|スマートフォン|携帯)\p{L}{0,6}から送信(?:されました)?|.{0,20}(?:iphone|ipad|android|galaxy|samsung)\P{L}{0,3}\p{L}{0,6} ?(?:에서|으로) ?(?:보냄|전송됨|전송|보냈습니다)|(?:从|從|从我的|從我的).{1,30}(?:发送|發送|傳送)|(?:iphone|ipad|android|galaxy).{0,20}(?:傳送|发送|発信))[.。]?$/iu;
const EXCUSE =
  /^\s*(?:(?:so )?(?:please|pls|kindly|and )?\s?(?:excuse|pardon|forgive|ignore|apolog|sorry|expect)|brevity|typos?\b|bitte|entschuldig|désolé|veuillez|merci d|perdón|disculp|scusa|typ?fouten)/i;

/** True for a line that a mail program added to say what the mail was written with. */
export function isDeviceLine(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const line = text
    .replace(/<?https?:\/\/\S{0,150}/gi, '')
    .replace(/[[\]<>(){}*_]/g, '')
    .replace(/®|™/g, '')
    .trim();
  if (SENT_LAST.test(line)) return true;
  const sent = SENT.exec(line);
  if (!sent) return false;
  const clauses = line.slice(sent[0].length).split(/[.,;!–—]\s|\s-\s/);
  const [device = '', ...rest] = clauses;
  const belongs = (clause: string): boolean =>
    clause.trim() === '' || EXCUSE.test(clause) || (PRODUCT.test(clause) && clause.trim().split(/\s+/).length <= 4);
  if (!rest.every(belongs)) return false;
  const words = device.trim().split(/\s+/).length;
  return (
    words <= 9 &&
    (PRODUCT.test(`${sent[0]} ${device}`) ||
      (/\bmy$/i.test(`${sent[0]}${device}`.split(' ').slice(0, 3).join(' ')) && words <= 4))
  );
}
