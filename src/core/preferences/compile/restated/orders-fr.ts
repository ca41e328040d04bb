import type { Order } from './frames';
import { order } from './orders';

const REFUSED = ['never', 'hours', 'like'] as const;
const COUNT =
  '((?:\\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze) .+? (?:par jour|par semaine|dans la journée))';
const AT = '(\\d{1,2} ?h(?: ?\\d\\d)?|midi)';
const DAY = '((?:le |les )?(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?))';

/** French sentences in an order of their own. */
export const FR_ORDERS: readonly Order[] = [
  order(
    "(.+?),? (?:on n['’]y touche pas|n['’]y touche(?:z)? pas|c['’]est (?:sacré|non|mort|exclu|impossible|hors de question|intouchable|pas possible|bloqué|niet)|(?:ne )?me (?:convient|conviennent) pas|(?:ne )?(?:va|vont|marche|marchent) pas(?: pour moi)?|je ne suis (?:pas|jamais) (?:disponible|là|dispo|joignable|libre)|(?:est|sont) (?:sacrée?s?|bloquée?s?|intouchables?|hors de question|exclue?s?|prise?s?))",
    'Pas de rendez-vous $1',
    ...REFUSED,
  ),
  order(
    '(?:ne )?touche(?:z)? (?:pas|jamais) (?:à |aux? )(?:mes |mon |ma |la |le |les )?(.+)',
    'Pas de rendez-vous $1',
    'never',
  ),
  order(
    'laisse(?:z)?(?:[- ]moi)? (?:mes |mon |ma |la |le |les )?(.+?) (?:tranquilles?|en paix)',
    'Pas de rendez-vous $1',
    'never',
  ),
  order(
    "(?:je|on) ne (?:prends?|fais|fait|veux|accepte|tiens|reçois) (?:aucune?|pas de|pas d['’]|jamais de|jamais d['’]) ?(.+)",
    'Pas de $1',
    'never',
  ),
  order(`${DAY},? je (?:finis|termine|pars|m['’]arrête) (?:à|vers) ${AT}`, 'Pas de rendez-vous après $2 $1', 'never'),
  order(
    `je (?:finis|termine|pars|m['’]arrête) (?:à|vers) ${AT}(?: ${DAY})?`,
    (at, day) => `Pas de rendez-vous après ${at}${day ? ` ${day}` : ''}`,
    'never',
  ),
  order(`(?:ma journée commence|je commence) (?:à|vers) ${AT}`, 'Pas de rendez-vous avant $1', 'never'),
  order(
    `plus de ${COUNT},? (?:c['’]est trop|je craque|non merci|je ne peux pas|je sature|c['’]est non|je n['’]y arrive pas)(?: pour moi)?`,
    'Pas plus de $1',
    'limit',
  ),
  order(`${COUNT},? (?:c['’]est|est|sont) (?:mon|le|ma|la) (?:maximum|limite|max|plafond)`, 'Pas plus de $1', 'limit'),
  order(
    `${COUNT},? (?:pas plus|pas une de plus|pas un de plus|pas davantage|maximum|max|au plus)`,
    'Pas plus de $1',
    'limit',
  ),
  order(
    '(?:pas de (?:rendez-vous|réunions?)|ne propose(?:z)? rien|rien|ne (?:réserve|planifie|prévois)(?:z)? rien) à plus de (.+)',
    'Ne propose rien au-delà de $1',
    'horizon',
  ),
  order(
    "(?:compte|comptez|prévois|prévoyez|garde|gardez|il me faut|j['’]ai besoin de|il faut) (.+?) entre (.+?) et (.+)",
    'Laisser $1 entre $2 et $3',
    'gap',
    'buffer',
  ),
  order(
    '(?:compte|comptez|prévois|prévoyez|garde|gardez|il me faut|il faut) (.+?) (avant et après|avant|après) (.+)',
    'Laisser $1 $2 $3',
    'travel',
    'buffer',
  ),
  order(
    '(?:si|quand) j(?:e |[\'’])(?:écris|dis|mets|réponds) («[^»]+»|"[^"]+"),? (?:propose|offre|donne)(?:z)? (?:les|mes) (?:meilleurs|meilleures|premiers) (?:créneaux|horaires|plages|disponibilités|heures) (?:des|dans les|sur les) (deux|trois|quatre|cinq|\\d) prochains jours ouvrés,? (?:peu importe|quelles que soient|sans tenir compte d|malgré|en ignorant|même si).{3,40}',
    'If I write $1, offer the best times in the next $2 business days, whatever the other rules say',
    'codeword',
  ),
  order(
    "pour (?:un |les |le |mes )?(cafés?|déjeuners?|dîners?),? (?:c['’]est )?toujours (\\p{Lu}.+)",
    'Pour un $1 : $2',
    'place',
  ),
  order(
    'je (?:déjeune|mange) (.+?), (?:donc )?(?:ne (?:mets|mettez|prévois|planifie|réserve) rien|rien|pas de (?:réunions?|rendez-vous))(?: à ce moment-là| à cette heure-là| là)?',
    'Déjeuner $1, à garder libre',
    'never',
  ),
];
