import { withoutNarrative } from './narrative';

/**
 * What may stand around a rule without changing it: why it is so, a greeting, words that insist, leave to do what is
 * possible anyhow. It is left out only where the rest is understood to its last word.
 */
interface Licences {
  /** Before the rule: a greeting, "please note that", a reason up to its comma. */
  readonly heads: readonly RegExp[];
  /** Inside the sentence: a reason between the rule and its exception. */
  readonly middles?: readonly RegExp[];
  /** After the rule: a reason to the end, words that insist, thanks. */
  readonly tails: readonly RegExp[];
  /** In a reason these could take the rule back, or make another: then it is none. */
  readonly turns: RegExp;
}

const DASH = '\\s*(?:[,;:(–—]|\\s-)?\\s*';

const LICENCES: Readonly<Record<string, Licences>> = {
  en: {
    heads: [
      /^(?:hi|hello|hey|dear)\b[^,.!:]{0,30}[,!:]\s*/i,
      /^(?:just so you know|fyi|note|nb|n\.b\.|reminder|remember|important|please note|for the record|to be clear|also|and|plus|oh and|one more thing|another thing|lastly|finally|first of all|first|secondly|again|as always|as ever|going forward|from now on|heads[- ]up|rule|house rule|hard rule|general rule|pet peeve)\s*[,:–—-]\s*/i,
      /^(?:please note that|note that|remember that|keep in mind that|bear in mind that|be aware that|just a reminder that|also|and|from now on|going forward|it would be (?:great|good|nice|lovely|helpful) if you could|it'd be (?:great|good|nice) if you could|i'd be grateful if you could|i would appreciate it if you could|i'd appreciate it if you could|i (?:would|'d)? ?(?:want|like|need) you to|i'd like you to|i need you to|make sure you|make sure that you|make sure to|make sure|be sure to|remember to|you should|you must|you have to|you need to|your job is to|could you please|can you please|would you please|could you|would you)\s+(?!not\b)/i,
      /^instead of (?:a |any )?(?:follow-?up )?(?:block|slot|time)s? (?:right |directly )?after (?:each|every|any|the) (?:meeting|call)s?,\s*(?=.*\bfollow-?ups?\b)/i,
      /^if (?:they|people|guests|someone|somebody|nobody|no one|a guest|the guest|anyone) (?:(?:go|goes) (?:quiet|silent|dark)|(?:do|does)(?:n't| not) (?:answer|reply|respond|write back|get back)[^,]*|answers|replies|responds|ghosts?[^,]*),\s*(?=(?:please )?(?:follow|nudge|remind|chase|ping|send (?:a|one|two) (?:reminder|follow|nudge)))/i,
      /^(?:because|since i|since my|since we|as i|as my|as we|due to|given that|given my|seeing as)\b[^,]{3,80},\s*(?:so\s+)?(?:please\s+)?/i,
    ],
    middles: [
      /(?<=\b(?:uninterrupted|undisturbed|quiet|focused?|focus) [^,]{0,40}(?:morning|afternoon|day))\s+(?:to|for) (?:write|writing|read|reading|think|thinking|code|coding|draw|drawing|study|studying)(?=,)/i,
      /\s*,?\s+(?:because|since (?=i\b|my|we\b)|as (?=i\b|my|we\b)|so (?:that )?(?=i\b|we\b))\s?[^,;.]{3,80}(?=,\s*(?:except|but not|unless|apart)\b)/i,
    ],
    tails: [
      /\s*,\s*(?:never|not) (?:the other way (?:a)?round|vice versa|the reverse)[\s.!]*$/i,
      /\s*,\s*(?:on|in) my (?:own )?calendar (?:only|alone)[\s.!]*$/i,
      /\s*[,;]\s*(?:it|they|he|she|that one|those) (?:only|just|merely) (?:takes?|sends?|records?|makes?|listens?|collects?|writes?|summari[sz]es?|clogs?|fills?)\b[^,;.]{0,40}[\s.!]*$/i,
      /\s*(?:,|,? and)\s*(?:please )?(?:skip|no|avoid|drop|leave out|without|never use) (?:the |any )?(?:exclamation (?:marks?|points?)|emojis?|smileys?)[\s.!]*$/i,
      /\s*,\s*(?:nothing|no) (?:else|more)[\s.!]*$/i,
      /\s*[,;]\s*(?:it['’]s|it is|they['’]re|they are) (?:only |just |right )?(?:(?:an? |\p{L}+ |\d+ )?(?:minutes?|mins?|steps?|blocks?)(?: walk)? (?:from|away)|(?:a)?round the corner|close to|near|next to|opposite)[^,.;]{0,30}[\s.!]*$/iu,
      /\s*,?\s*(?:and|but) (?:please )?(?:tell|let) (?:them|people|the guest|guests) know[\s.!]*$/i,
      /\s*,?\s*(?:so please|and please|please) (?:treat|count|mark|see|consider) (?:it|that|them|those) as (?:busy|taken|blocked|booked|unavailable)[\s.!]*$/i,
      /\s*,?\s*(?:and )?then (?:let it go|let it be|leave it|leave it be|leave it at that|leave them alone|leave them be|give up|drop it|that's it|stop|we stop|you stop)[\s.!]*$/i,
      /\s*,?\s*(?:and|so)? ?(?:this|that|here)(?:'s| is) how (?:my calendar|i|it|things|scheduling|we) [^,.;]{0,40}[\s.!]*$/i,
      new RegExp(
        `${DASH}(?<!(?:just|only|simply|not|even|merely|or|and)\\s)\\b(?:because|since (?!(?:\\d|noon|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|yesterday|then))|as (?=(?:i|my|we|our|that|that's|it|it's|this|they|there)\\b)|due to|thanks to|owing to|on account of|so (?:that )?(?=(?:i|we|my|the kids|there|people|they|guests)\\b)|so as to|in order to|given (?:that|my|our|the)|seeing as|for (?:family|health|medical|religious|personal|childcare|tax) reasons|otherwise (?:i|we|my|the|it|they|there|people)\\b).*$`,
        'isu',
      ),
      /\s*[,;:(–—-]\s*(?:full stop|period|no exceptions?|without exceptions?|end of story|non-negotiable|this is non-negotiable|no matter what|always|ever|please|pls|plz|thanks|thank you|thx|ok|okay|ta|cheers|got it|important|very important|hard rule|hard stop|strictly|seriously|really|for real|never|not ever|under any circumstances|whatever happens|come what may|that's it|that is all|that's all|simple as that|i mean it)[)\s.!]*$/i,
      /\s*,\s*not even (?:for |with )?(?:the |my |our )?[\p{L}’' -]{2,30}[\s.!]*$/iu,
      /\s*,\s*(?:whatever|no matter what|regardless of what) [^,;.]{3,40} (?:says?|wants?|thinks?|tells? you)[\s.!]*$/i,
      /\s*,\s*back[- ]to[- ]backs? (?:is|are)(?:n['’]t| not) (?:possible|an option|good|ok|okay)(?: for me)?[\s.!]*$/i,
      /\s*[,;]\s*(?:(?:it|that|this|they) )?(?:adds? up(?: fast| quickly)?|sorry not sorry|tbh|lol|imo|to be honest|no discussion|no matter who asks)[\s.!]*$/i,
      /\s*[,;]\s*(?:the |all (?:the |that )?)?[\p{L} ]{3,25} (?:kills?|drains?|exhausts?|ruins?|wrecks?|breaks?) (?:me|my day|my week)[\s.!]*$/iu,
      /\s+(?:pls|plz|tbh|lol)[\s.!]*$/i,
      /\s+(?:full stop|no exceptions|please and thank you|thank you|thanks(?: a lot| so much)?|if you please|if you would|for me|on my behalf|going forward|from now on|at all|whatsoever|under any circumstances|no matter what|as a hard rule|either|though|anyway|for sure|so to speak)[\s.!]*$/i,
      /\s*[,(–—-]\s*(?:unless|except (?:if|when)) i (?:say|tell you|ask|ask you|write|specify|state|mention|request|note)(?: so| otherwise| it| for it| differently| something else)*(?: explicitly| specifically)?[)\s.!]*$/i,
      /\s+(?:unless|except (?:if|when)) i (?:say|tell you|ask|write|specify|state|mention|request|note)(?: so| otherwise| it| for it| differently| something else)+(?: explicitly| specifically)?[\s.!]*$/i,
    ],
    turns: /\b(?:but|except|unless|if|only|instead|however|apart from|other than|rather|though|although|until)\b/i,
  },
  de: {
    heads: [
      /^(?:hallo|hi|liebe[rs]?)\b[^,.!:]{0,30}[,!:]\s*/i,
      /^(?:hinweis|wichtig|zur info|übrigens|außerdem|achtung|grundsätzlich|merke|bitte beachten|bitte beachte)\s*[,:–—-]\s*/i,
      /^(?:weil|da ich|da wir|da meine?|wegen)\b[^,]{3,80},\s*(?:bitte\s+)?/i,
      /^(?:bitte beachte,? dass|denk daran,? dass|achte darauf,? dass|ich möchte,? dass du|außerdem|und)\s+/i,
    ],
    tails: [
      new RegExp(
        `${DASH}\\b(?<!nicht |nur )(?:weil|da (?=ich|wir|meine?|die|das|der)|denn|damit ich|damit wir|wegen|aufgrund|sonst (?=werde|bin|habe|komme|schaffe)).*$`,
        'isu',
      ),
      /\s*[,;:(–—-]\s*(?:punkt|ohne ausnahme|ausnahmslos|immer|bitte|danke|wirklich|niemals|nie|wichtig|grundsätzlich)[)\s.!]*$/i,
      /\s+(?:danke|bitte|ohne ausnahme|für mich|bitte danke|vielen dank)[\s.!]*$/i,
      /\s*[,(–—-]\s*(?:außer|es sei denn,?|sofern) ich (?:sage|schreibe|bitte|sage es)(?: etwas)?(?: anderes| nichts anderes| darum)?(?: ausdrücklich)?[)\s.!]*$/i,
    ],
    turns: /(?<!\p{L})(?:aber|außer|es sei denn|falls|wenn|nur|jedoch|sondern|bis auf|bis)(?!\p{L})/iu,
  },
  fr: {
    heads: [
      /^si (?:la personne|on|quelqu['’]un|l['’]invité|personne) ne (?:(?:me |nous )?répond|réagit)(?: pas| plus)?[^,]{0,20},\s*(?=(?:merci de )?relance)/i,
      /^(?:bonjour|salut|cher|chère)\b[^,.!:]{0,30}[,!:]\s*/i,
      /^(?:note|nb|rappel|important|attention|à noter|pour info|de plus|en plus|aussi)\s*[,:–—-]\s*/i,
      /^(?:comme je|comme mes|parce que|puisque|étant donné que|à cause de)\b[^,]{3,80},\s*/i,
      /^(?:merci de|veuillez|pensez à|je voudrais que vous|je veux que vous|n'oubliez pas de)\s+(?!ne\b)/i,
    ],
    tails: [
      new RegExp(
        `${DASH}(?<!pas |juste )\\b(?:parce que|parce qu'|car|puisque|puisqu'|à cause de|en raison de|pour (?:aller|récupérer|déposer|chercher|pouvoir)|afin de|sinon (?=je|on|c'est)).*$`,
        'isu',
      ),
      /\s*[,;:(–—-]\s*(?:point final|sans exception|toujours|jamais|merci|s'il (?:te|vous) plaît|svp|stp|c'est important|important|un point c'est tout)[)\s.!]*$/i,
      /\s*,\s*ne (?:serait|fût)-ce que [^,;]{3,40}$/i,
      /\s+(?:merci|s'il (?:te|vous) plaît|svp|stp|sans exception|merci d'avance)[\s.!]*$/i,
      /\s*[,(–—-]?\s*sauf (?:indication contraire|si je (?:le )?(?:dis|demande|précise)(?: autre chose| le contraire| autrement)?|mention contraire|avis contraire)(?: de ma part)?[)\s.!]*$/i,
    ],
    turns: /(?<!\p{L})(?:mais|sauf|si|seulement|uniquement|excepté|hormis|en revanche|cependant|jusqu)(?!\p{L})/iu,
  },
  es: {
    heads: [
      /^(?:hola|querid[oa]|buenas)\b[^,.!:]{0,30}[,!:]\s*/i,
      /^(?:nota|ojo|importante|recuerda|recordatorio|además|también|por cierto)\s*[,:–—-]\s*/i,
      /^(?:como (?=tengo|recojo|llevo|mis?|estoy|los)|porque|ya que|debido a)\b[^,]{3,80},\s*/i,
      /^(?:ten en cuenta que|recuerda que|quiero que|me gustaría que|asegúrate de|procura que)\s+(?!no\b)/i,
    ],
    tails: [
      new RegExp(
        `${DASH}(?<!no |solo )\\b(?:porque|ya que|pues|puesto que|debido a|a causa de|por culpa de|para (?:recoger|poder|llevar|ir|estar)|si no,? (?=me|no|llego)).*$`,
        'isu',
      ),
      /\s*[,;:(–—-]\s*(?:y punto|punto|sin excepción|sin excepciones|siempre|nunca|gracias|por favor|importante|es importante)[)\s.!]*$/i,
      /\s+(?:gracias|por favor|sí o sí|sin excepción|sin excepciones|en ningún caso)[\s.!]*$/i,
      /\s*[,(–—-]?\s*(?:salvo que|a menos que) (?:yo )?(?:diga|indique|pida)(?: lo contrario| otra cosa)?[)\s.!]*$/i,
    ],
    turns: /(?<!\p{L})(?:pero|salvo|excepto|si|sólo|solo|solamente|menos|sin embargo|hasta)(?!\p{L})/iu,
  },
};

/** Tails that limit nothing, although a word of them could. */
const HARMLESS =
  /^\s*[,;]\s*(?:(?:on|in) my (?:own )?calendar|(?:it|they|he|she|that one|those) (?:only|just|merely)|(?:never|not) (?:the other way|vice versa|the reverse))\b/iu;

/** The sentence without what stands around its rule; null where nothing does. */
export function withoutLicences(text: string, language: string): string | null {
  const { heads, middles = [], tails, turns } = LICENCES[language] ?? (LICENCES.en as Licences);
  let left = text;
  for (let again = true, turn = 0; again && turn < 4; turn++) {
    again = false;
    for (const head of heads) {
      const cut = left.match(head)?.[0];
      if (
        cut === undefined ||
        (turns.test(cut) && !/^(?:instead of|if|si) /i.test(cut)) ||
        left.length - cut.length < 8
      )
        continue;
      left = left.slice(cut.length);
      again = true;
    }
    for (const middle of middles) {
      const cut = left.match(middle)?.[0];
      if (cut === undefined || turns.test(cut)) continue;
      left = left.replace(cut, '');
      again = true;
    }
    for (const tail of tails) {
      const found = tail.exec(left);
      if (!found || found.index < 6) continue;
      const said = found[0];
      const isWord = /^\P{L}*(?:unless|except|außer|es sei denn|sofern|sauf|salvo|a menos)/iu.test(said);
      if ((!isWord && !HARMLESS.test(said) && turns.test(said)) || /["“”„«»]/.test(said)) continue;
      left = left.slice(0, found.index);
      again = true;
    }
    const told = withoutNarrative(left, language);
    if (told !== null) {
      left = told;
      again = true;
    }
  }
  return left === text
    ? null
    : left.charAt(0).toUpperCase() === left.charAt(0)
      ? left
      : left.charAt(0).toUpperCase() + left.slice(1);
}

/**
 * "…, after noon if possible, but earlier to meet a date": what gives way by itself needs no leave to. Only beside words that
 * soften, so that no must loses its exception.
 */
export function withoutLeave(text: string): string {
  const bare = text.replace(UNLESS_IT_COSTS, ' if possible');
  return SOFT.test(bare) ? bare.replace(LEAVE, '').replace(FALLBACK, '') : bare;
}

const SOFT = /\b(?:if possible|ideally|prefer\w*|where possible|rather|try to)\b/i;
const LEAVE =
  /,?\s+(?:but|though|although)\s+(?:any time |times? )?(?:earlier|later|before|after|other times?)(?: (?:is|are|that))?(?: (?:fine|ok|okay|possible))?(?: if (?:we|i|you) (?:have|need) to| if needed to| to| if that is needed to)? (?:meet|make|hit|keep) (?:a|the|our) (?:date|deadline|schedule)\b/i;
/** "…, but a morning is fine if it's the only way": what a wish gives way to. */
const FALLBACK =
  /,\s+(?:but|though|although)\s+[^,;]{2,40}\s(?:is|are|would be|will do)\s?(?:also |still |perfectly )?(?:fine|ok|okay|possible|acceptable|alright|all right)?(?:\s+(?:too|as well))?(?:\s+(?:if|when|where)\s[^,;]{3,80})?(?=[.!]?\s*$)/i;
/** "…, unless that would push us past a deadline, in which case mornings are okay too": a must that gives way is a wish. */
const UNLESS_IT_COSTS =
  /,?\s+unless (?:that|it|this|doing so) (?:would|will|means?|'d) [^,;.]{3,60}(?:,\s+in which case [^,;.]{3,60})?(?=[.!]?\s*$)/i;
