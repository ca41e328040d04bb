import type { Order } from './frames';
import { order } from './orders';

const REFUSED = ['never', 'hours', 'like'] as const;
const COUNT =
  '((?:\\d{1,2}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce) .+? (?:al día|por día|a la semana|por semana|diarias|semanales))';
const AT =
  '(las? (?:\\d{1,2}(?:[:.]\\d\\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: y media| de la tarde| de la mañana)?)';
const DAY = '(los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))';

/** Spanish sentences in an order of their own. */
export const ES_ORDERS: readonly Order[] = [
  order(
    '(.+?),? (?:no me (?:va|van|viene|vienen|sirve|sirven) bien|no me (?:va|van|sirve|sirven|cuadra|cuadran)|no puedo|no puede ser|no se (?:toca|tocan)|ni hablar|imposible|(?:es|son|está|están) (?:sagrad[oa]s?|intocables?|bloquead[oa]s?|prohibid[oa]s?|imposibles?|descartad[oa]s?)|no estoy(?: disponible| libre)?|nunca estoy disponible)',
    'Sin reuniones $1',
    ...REFUSED,
  ),
  order('no (?:me )?toques (?:mis |los |las |el |la )?(.+)', 'Sin reuniones $1', 'never'),
  order('deja(?:me)? (?:mis |los |las |el |la )?(.+?) (?:tranquil[oa]s?|en paz)', 'Sin reuniones $1', 'never'),
  order(
    '(?:yo )?no (?:hago|acepto|cojo|quiero|atiendo|tomo) (?:reuniones|llamadas|citas) (.+)',
    'Sin reuniones $1',
    'never',
  ),
  order(`${DAY},? (?:termino|acabo|salgo) a ${AT}`, 'Sin reuniones $1 después de $2', 'never'),
  order(
    `(?:termino|acabo|salgo) a ${AT}(?: ${DAY})?`,
    (at, day) => `Sin reuniones ${day ? `${day} ` : ''}después de ${at}`,
    'never',
  ),
  order(`(?:empiezo|comienzo) a ${AT}`, 'Sin reuniones antes de $1', 'never'),
  order(
    `más de ${COUNT},? (?:no puedo|es demasiado|son demasiadas?|me mata|no aguanto|no(?: las)? soporto|ni hablar|no)`,
    'Como mucho $1',
    'limit',
  ),
  order(`${COUNT},? (?:es|son) (?:mi|el) (?:límite|máximo)`, 'Como mucho $1', 'limit'),
  order(`${COUNT},? (?:ni una más|ni uno más|no más|y no más|máximo|como mucho|como máximo)`, 'Como mucho $1', 'limit'),
  order(
    '(?:tras|después de) (una|dos|tres|cuatro|noventa|\\d+) (horas?|minutos) (?:seguid[ao]s )?de (?:reuniones|llamadas)(?: seguidas)? (?:quiero|necesito|dame|déjame|ponme|me hace falta) (.+?) (?:de (?:descanso|pausa)|libre)',
    'Después de $1 $2 de reuniones seguidas necesito $3 de descanso',
    'break',
  ),
];
