const DELIMITER = /^\s*(?:--|__|==|\+\+|\*\*|—)\s*$|^\s*(?:_{3,}|-{5,}|={3,}|\*{3,})\s*$/;
const DEVICE =
  /^[\s<(]*(?:sent (?:from|via|with|using) (?:my|the|a|outlook|gmail|yahoo|proton|mail|samsung|front|superhuman|mobile|email)|get outlook for|(?:von meinem .{1,40} gesendet|gesendet (?:von|mit|aus))|envoyé (?:depuis|de mon|à partir)|télécharger outlook|enviado desde|enviado do meu|inviato da|verzonden vanaf|verstuurd vanaf|sendt fra|skickat från|wysłano z|отправлено (?:с|из))(?=\s|\b)/i;
const CONTACT =
  /[^\s@<>]{1,64}@[^\s@<>]{1,190}\.[a-z]{2,}|\b(?:https?:\/\/|www\.)\S{3,}|(?:^|[\s:(+])(?:\+?\d[\d\s().\-/]{6,18}\d)\b|^\s*(?:tel|phone|mobile|mob|cell|fax|office|direct|t|m|p|f|e|w)\s?[.:|]\s?\S/i;
const ROLE_LINE =
  /\b(?:ceo|cto|cfo|coo|vp|svp|founder|co-founder|director|manager|partner|engineer|consultant|head of|president|assistant|recruiter|professor|geschäftsführer|leiter|directeur|director[ae]?|gerente)\b|[|•·]/i;
const DISCLAIMER =
  /^\s*(?:\*+\s*)?(?:this (?:e-?mail|message|communication|transmission)(?: and any| \(including| is| may| contains| \(and)|confidentiality notice|confidential:|disclaimer\b|notice:|the (?:information|contents?) (?:contained )?(?:in|of) this (?:e-?mail|message)|(?:please )?(?:consider|think about|be mindful of) the environment|if you (?:are not|have received) (?:the intended|this)|diese (?:e-?mail|nachricht) (?:enthält|und|ist|kann)|der inhalt dieser|ce (?:message|courriel|mail) (?:et|est|contient|peut)|este (?:mensaje|correo)(?: electrónico)? (?:y|es|contiene|puede)|le informamos|rechtlicher hinweis|vertraulichkeitshinweis|avis de confidentialité|aviso (?:legal|de confidencialidad)|caution:|external e?-?mail)/i;

/** Where the parts of a person's own text begin, as line indices; `lines.length` when a part is absent. */
export interface Closing {
  readonly signature: number;
  readonly disclaimer: number;
}

/** Finds the signature (delimiter, device line, block of contact data) and the legal notice at the end of a text. */
export function findClosing(lines: readonly string[]): Closing {
  const end = lines.length;
  let disclaimer = end;
  for (let i = 0; i < end; i++) {
    const line = lines[i] as string;
    if (!DISCLAIMER.test(line) || line.length + (lines[i + 1]?.length ?? 0) < 40) continue;
    if (i > 0 && hasWordsBefore(lines, i)) {
      disclaimer = i;
      break;
    }
  }
  for (let i = 0; i < disclaimer; i++) {
    const line = lines[i] as string;
    if (DEVICE.test(line) || (DELIMITER.test(line) && hasWordsBefore(lines, i) && disclaimer - i <= 25)) {
      return { signature: i, disclaimer };
    }
  }
  return { signature: contactBlock(lines, disclaimer), disclaimer };
}

function hasWordsBefore(lines: readonly string[], index: number): boolean {
  for (let i = 0; i < index; i++) if (/\p{L}/u.test(lines[i] as string)) return true;
  return false;
}

/** A last paragraph of two to ten short lines with contact data in it, begun by a line without any sentence. */
function contactBlock(lines: readonly string[], before: number): number {
  let last = before;
  while (last > 0 && (lines[last - 1] as string).trim() === '') last--;
  let first = last;
  while (first > 0 && (lines[first - 1] as string).trim() !== '' && last - first < 10) first--;
  if (first === 0) first = lines.findIndex((line, i) => i > 0 && CONTACT.test(line)) - 1;
  if (first <= 0 || last - first < 2 || !hasWordsBefore(lines, first)) return before;
  const block = lines.slice(first, last);
  const contacts = block.filter((line) => CONTACT.test(line)).length;
  const sentence = block.some(
    (line) => /[?!]\s*$|\.\s+\p{Lu}\p{Ll}/u.test(line) || line.trim().split(/\s+/).length > 9,
  );
  if (sentence || contacts === 0) return before;
  const roles = block.filter((line) => ROLE_LINE.test(line)).length;
  return contacts + roles >= 2 || (contacts >= 1 && block.length <= 4) ? first : before;
}
