/** Openings of the legal notices, footers of lists and warnings of mail gates that stand below (or above) the words. */
const LEGAL =
  /^(?:this (?:e-?mail|message|communication|transmission|electronic)(?:'s)?,?(?: message| transmission| and any| and all| and its| \(including| \(and| including| is| may| contains| was sent| together)|confidentiality (?:notice|note)|confidential(?:ity)?:|privileged|disclaimer\b|legal (?:notice|disclaimer)|important notice|notice:|the (?:information|contents?)(?: contained| transmitted)? (?:in|of|with|by|herein) (?:this )?|(?:please )?(?:consider|think (?:about|of)|be mindful of) the environment|save (?:paper|a tree)|if you (?:are not|have received) (?:the intended|this)|virus-free|any views? (?:or opinions? )?expressed|unless otherwise stated|registered (?:office|in england))/i;
const LEGAL_ABROAD =
  /^(?:diese (?:e-?mail|nachricht)(?:,? einschlie| und| enthält| ist| kann| könnte)|der inhalt dieser|die(?:se)? (?:in dieser|informationen in dieser)|rechtlicher hinweis|vertraulichkeitshinweis|haftungsausschluss|hinweis: diese|bitte (?:denken sie an|prüfen sie)|sitz der gesellschaft|amtsgericht|geschäftsführer:|ce (?:message|courriel|mail|courrier)(?: électronique)?,?(?: et| est| contient| peut| ainsi)|les informations contenues|avis (?:de confidentialité|important)|pensez à l'environnement|avant d'imprimer|este (?:mensaje|correo|e-?mail)(?: electrónico)?,?(?: y| es| contiene| puede| incluyendo| se dirige| va dirigido)|la información (?:contenida|incluida)|aviso (?:legal|de confidencialidad|de confidencialidade)|le informamos|antes de imprimir|questo (?:messaggio|e-?mail)|questa (?:e-?mail|comunicazione)|le informazioni contenute|avviso (?:legale|di riservatezza)|ai sensi del|prima di stampare|dit (?:bericht|e-?mail)(?:bericht)?|deze (?:e-?mail|boodschap)|de informatie (?:in|verzonden)|esta mensagem|este (?:e-?mail|correio) (?:e|é|contém|pode)|as informações contidas|detta (?:meddelande|e-?post|mejl)|denne (?:e-?mail|mail|e-?post|meddelelse|melding)|ta wiadomość|niniejsza wiadomość|treść tej wiadomości|это (?:сообщение|письмо)|tato zpráva|bu (?:e-?posta|mesaj|ileti))/iu;
const LIST_FOOTER =
  /^(?:you (?:received|are receiving) this (?:message|e-?mail) because|to (?:unsubscribe|view this discussion|stop receiving)|unsubscribe(?:\b|:)|manage (?:your )?(?:subscription|preferences)|.{1,60} mailing list$|reply to this email directly or view it|view it on github|sie erhalten diese (?:e-?mail|nachricht), weil|vous recevez ce (?:message|mail|courriel))/i;
/** Put above the words by the recipient's mail gate; one line, not the end of the mail. */
const GATE =
  /^\W{0,6}(?:caution|warning|external(?: e-?mail| sender| message)?|achtung|extern(?:e e-?mail|er absender)?)\W{0,4}(?:this e-?mail|this message|external|(?:e-?mail |message )?(?:from|originated)|diese (?:e-?mail|nachricht)|extern)/i;
const MIN_LENGTH = 40;

/** True for the first line of a legal notice or of a list's footer; `next` is the line after it. */
export function beginsDisclaimer(line: string, next = ''): boolean {
  const text = line.slice(0, 200).replace(/^[\s*_>|-]{1,20}/, '');
  if (LIST_FOOTER.test(text)) return true;
  return line.length + next.length >= MIN_LENGTH && (LEGAL.test(text) || LEGAL_ABROAD.test(text));
}

/** True for the warning that a mail gate puts above a message from outside. */
export function isGateWarning(line: string): boolean {
  return line.length < 400 && GATE.test(line);
}
