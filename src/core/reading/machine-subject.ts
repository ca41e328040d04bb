/**
 * Subjects of mail written by programs: weak evidence, for systems that set no header. Each needs a sign that a program
 * put it there (a colon, an end), because people write "Out of office on Friday?" too.
 */
const AUTOMATIC =
  /^(?:automatic(?:ally generated)? (?:reply|response|message)|auto[- ]?(?:reply|response|responder|antwort)|automatische (?:antwort|e-?mail|afwezigheid)|réponse automatique|respuesta automática|risposta automatica|automatisch(?:e)? antwoord|resposta automática|automatiskt? svar|autosvar|automaattinen vastaus|odpowiedź automatyczna|automatyczna odpowiedź|automatická odpověď|automatikus válasz|otomatik yanıt|автоматический ответ|автоответ|自動応答|自动回复|自動回覆|자동 ?회신)(?!\p{L})/iu;
const AWAY =
  /^(?:out of (?:the )?office|ooo|i am (?:currently )?(?:away|out)|on (?:vacation|holiday|leave)|away from (?:my mail|the office)|abwesenheits(?:notiz|meldung|benachrichtigung|assistent)?|abwesend|nicht im (?:büro|haus)|urlaub|absence du bureau|absent du bureau|absence|message d'absence|fuera de (?:la )?oficina|ausente|assente|fuori sede|fuori ufficio|afwezig(?:heid)?|afwezigheidsbericht|ausência|fora do escritório|frånvarande|frånvaro|fraværende|ude af kontoret|poissa|poissaolo|nieobecność|nepřítomnost|ofis dışında|вне офиса|нет на месте)\s{0,3}(?::|$|\(|[-–—]\s|re:|aw:|antw:)/iu;
const FAILED =
  /^(?:undeliver(?:able|ed)\b|delivery status notification \(fail|delivery (?:has )?failed|delivery fail|mail delivery (?:failed|failure|subsystem)|mail system error|returned (?:mail|to sender)|failure notice|failed delivery|message (?:not delivered|undeliverable)|non-?delivery|could not (?:send|deliver) message|rejected (?:mail|message)|unzustellbar|nicht zugestellt|unzustellbare|zustellung fehlgeschlagen|échec de (?:la )?(?:remise|distribution)|non remis|non distribu|no se puede entregar|no se ha podido entregar|error de entrega|mancato recapito|impossibile recapitare|consegna non riuscita|onbestelbaar|kan niet worden bezorgd|não (?:foi )?(?:entregue|possível entregar)|falha na entrega|kan inte levereras|olevererbart|uleveret|kan ikke leveres|ei voitu toimittaa|nie można dostarczyć|niedostarczon|nedoručiteln|teslim edilemedi|не доставлено|недоставленное|配信不能|无法送达|退信|未送达|無法傳遞)/iu;
const DELAYED =
  /^(?:delivery status notification \((?:delay|warning)|delivery delayed|delayed mail|warning: (?:message|could not send|mail)|message delayed|mail delivery delayed|zustellung verzögert|verzögert|remise retardée|retardé|entrega (?:con retraso|retrasada|atrasada)|consegna (?:in ritardo|ritardata)|vertraagd)/iu;
const DELIVERED =
  /^(?:delivery status notification \((?:success|relay)|delivered:|relayed:|delivery (?:report|receipt)|successful mail delivery|zugestellt:|remis ?:|entregado:|consegnato:|bezorgd:)/iu;
const CALENDAR_ANSWER =
  /^(?:accepted|declined|tentative(?:ly accepted)?|new time proposed|updated? response|(?:zu|ab)gesagt|zusage|absage|angenommen|abgelehnt|mit vorbehalt|unter vorbehalt|neuer (?:zeit|termin)vorschlag|accepté|refusé|provisoire|nouvelle heure proposée|acceptad[ao]|aceptad[ao]|rechazad[ao]|provisional|nueva hora propuesta|accettat[ao]|rifiutat[ao]|provvisorio|geaccepteerd|afgewezen|geweigerd|voorlopig|aceite|aceito|recusad[ao]|provisório|accepterat|avböjt|preliminärt|accepteret|afslået|foreløbig|akseptert|avslått|hyväksytty|hylätty|zaakceptowano|odrzucono|wstępn[ay]e?|přijato|odmítnuto|принято|отклонено|под вопросом)\s?:/iu;

export type SubjectSays = 'automatic' | 'failed' | 'delayed' | 'delivered' | 'calendar_answer' | null;

/** What the subject says of a program that wrote the mail; a leading Re: or a translation of it is passed over. */
export function subjectSays(subject: string): SubjectSays {
  const text = subject.slice(0, 300).replace(/^\s{0,9}(?:(?:re|aw|antw|sv|vs|odp)\s?:\s{0,9}){0,3}/i, '');
  if (FAILED.test(text)) return 'failed';
  if (DELAYED.test(text)) return 'delayed';
  if (DELIVERED.test(text)) return 'delivered';
  if (AUTOMATIC.test(text) || AWAY.test(text)) return 'automatic';
  return CALENDAR_ANSWER.test(text) ? 'calendar_answer' : null;
}
