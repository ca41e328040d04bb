import { isActivity } from './productions/activities';
import { PASSES } from './splits';

/**
 * "…, I pick up my daughter", "…, da schreibe ich": what the owner lives, said after a rule and parted from it. Why, not
 * what: it names no time and no number, and nothing in it could ask, allow, limit or take back.
 */
interface Narrative {
  /** How it begins. */
  readonly starts: RegExp;
  /** With one of these it could say more. */
  readonly more: RegExp;
}

const BRACKET = /\s*\((?=[^()]{3,60}\)\W*$)/u;
const SEPARATOR = /\s*(?:[,;:–—]|\s-)\s+(?=[^,;:–—]{3,80}$)/u;

const NARRATIVES: Readonly<Record<string, Narrative>> = {
  en: {
    starts:
      /^(?:and |since |as )?(?:(?:i|we)(?=\s|['’](?:m|re|ve|ll|d)\s)|my (?!rule|calendar|preference|choice)\p{L}+|our \p{L}+|the (?:kids|children|family|dog|team|school|nursery|trains?|traffic|commute|house|office) |(?:that|it|this)(?:['’]s| is) (?:when|where|why|how|what|who|my|our|just|simply|only|a|an|the|holy|sacred|important|too|so|for|family|enough|me)|that (?:way|time)|(?:he|she|they)(?:['’](?:s|re)| ))/iu,
    more: /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|half|quarter|first|second|once|twice|wants?|need|needs|like|prefer|expects?|asks?|rather|would|should|must|may|might|could|can(?!['’]?t|not)|free|available|fine|ok|okay|open|happy|glad|willing|welcome|only|but|if|unless|except|instead|also|too(?! (?:many|much|late|early|long|tired))|let|remind|send|tell|calls?|ring|phone|book|schedule|moves?|cancel|write|mail|copy|sign|offer|propose|morning|mornings|noon|afternoons?|evenings?|nights?|days?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|hours?|minutes?|before|after|until|till|from|between|at least|at most|more|less|fewer|longer|meet|meets|meetings?|appointments?|interviews?|zoom|video|person|coffee|lunch|dinner|breakfast|usually|sometimes|mostly|currently|right now|now|then|otherwise|choose|please|used|allow(?:s|ed)?|them|was|were|had|did|again|any ?more|longer|still|yet|don['’]t (?:do|take|want|accept|book|offer)|not (?:then|on|before|after|with)|no|nothing|without|keep|leave|protect|block|guard|although|though|however|though|while|when (?!i|we|my))(?!\p{L})/iu,
  },
  de: {
    starts:
      /^(?:da (?:\p{L}+ ich|ist|sind|war|bin)|dann (?:\p{L}+ ich|bin|ist)|ich |wir |mein(?:e|en|er)? |unser|die (?:kinder|familie|kita|schule)|das ist|sonst bin|muss ich|hole ich)/iu,
    more: /\d|(?<!\p{L})(?:ein|eins|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|halb|erste|will|möchte|brauche|würde|sollte|darf|dürfen|könnte|kann(?! ich nicht)|können|lieber|gerne?|frei|verfügbar|erreichbar(?<!nicht erreichbar)|nur|aber|außer|wenn|falls|sondern|auch|bitte|schick|frag|ruf|ruft|anrufen|buch|buche|verschieb|vormittags?|mittags?|nachmittags?|abends?|morgens?|nachts?|tage?|woche|monat|jahr|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|uhr|stunden?|minuten?|vor|nach|bis|ab|von|zwischen|mindestens|höchstens|mehr|weniger|länger|treffe|treffen|termine?|besprechung\p{L}*|video|telefon|kaffee|manchmal|meistens|jetzt|gerade|keine?|nichts|ohne|jedoch|obwohl|war|waren|hatte|hatten|früher|erlaub\p{L}*|noch)(?!\p{L})/iu,
  },
  fr: {
    starts:
      /^(?:je |j['’]|c['’]est (?:là|mon|ma|mes|le|la|pour|sacré|quand|trop)|ma |mon |mes |notre |nos |les enfants|on (?:y|mange|dîne))/iu,
    more: /\d|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|demi[e]?|veux|voudrais|aimerais|préfère|peux(?! pas)|peut|pourrait|faut|libre|disponible|dispo|seulement|uniquement|mais|sauf|si|aussi|merci|appelle|envoie|réserve|déplace|matin\p{L}*|midi|après-midi|soir\p{L}*|nuit|jours?|semaine|mois|an|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|heures?|minutes?|avant|après|jusqu|entre|dès|plus|moins|réunions?|rendez-vous|visio|téléphone|café|parfois|souvent|pas de|rien|sans|quand|lorsque|cependant|étais|était|avais|avait|autoris\p{L}*|encore)(?!\p{L})/iu,
  },
  es: {
    starts:
      /^(?:que (?:doy|tengo|estoy|recojo|llevo|voy|es|soy|me)|es que|doy |tengo |estoy |recojo |llevo |voy |es (?:mi|para|cuando|sagrad)|mis? |nuestr|me toca)/iu,
    more: /\d|(?<!\p{L})(?:un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media|medio|quiero|quisiera|prefiero|necesito|puedo|puede|podría|libre|disponible|solo|sólo|solamente|pero|salvo|excepto|si|también|además|gracias|llama|manda|reserva|mueve|mañanas?|mediodía|tardes?|noches?|días?|semanas?|mes|año|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|horas?|minutos?|antes|después|hasta|desde|entre|más|menos|reunion\p{L}*|citas?|vídeo|video|teléfono|café|a veces|normalmente|nada|sin|ninguna?|cuando|aunque|era|estaba|tenía|permit\p{L}*|todavía)(?!\p{L})/iu,
  },
};

/** The sentence without what the owner says of life at its end; null where it says nothing so. */
export function withoutNarrative(text: string, language: string): string | null {
  const narrative = NARRATIVES[language];
  const found = narrative && (BRACKET.exec(text) ?? SEPARATOR.exec(text));
  if (!narrative || !found || found.index < 8) return null;
  const said = text.slice(found.index + found[0].length).replace(/[)\s.!]+$/u, '');
  if (/["“”„«»?]/.test(said)) return null;
  if (found[0].includes('(') && isActivity(said.replace(/^(?:my|the|our|for) /iu, '')))
    return text.slice(0, found.index);
  if (!narrative.starts.test(said) || narrative.more.test(said) || PASSES.test(said)) return null;
  return text.slice(0, found.index);
}
