import type { Frames } from './frames';
import { ES_ORDERS } from './orders-es';

const ONES =
  '(?:(?:a )?(?:los |las |mi |mis |la |el ))?(?:niños|niñas|hijos|hijas|hijo|hija|familia|perro|padres|mujer|marido)';
const MEDIA = '(?:el |la |las |los )?(?:teléfono|videollamadas?|vídeo|video)';

export const ES: Frames = {
  doing: new RegExp(
    `^estoy (?:siempre )?(?:en (?:la |el )?|con )(?:clínica|juzgado|clase|quirófano|hospital|colegio|universidad|piscina|gimnasio|laboratorio|misa|ensayo|${ONES})$|^(?:doy clases?|enseño|nado|entreno|medito)$|^(?:recojo|cuido|llevo|saco) ${ONES}(?: (?:del|al) (?:colegio|cole))?$|^(?:como|almuerzo|ceno|desayuno) (?:con ${ONES}|en familia)$|^voy (?:al gimnasio|a nadar|a correr|a misa|a la piscina)$|^tengo (?:clase|ensayo|yoga|terapia)$`,
    'iu',
  ),
  own: /^(?:es|son) para (?:mi |la |el |los |mis )?(?:tesis|contabilidad|papeleo|impuestos|investigación|familia|hijos|niños|doctorado|lectura)$/iu,
  refusal:
    /^(?:así que |por eso |por tanto )?(?:no hay (?:reuniones|citas)|(?:sin|nada de) (?:reuniones|citas)|no (?:me )?(?:pongas|programes|agendes|reserves|metas) (?:nada|reuniones)|nada(?: por favor)?)$/iu,
  so: /,\s+(?:así que|por eso|por tanto|por lo tanto)\s+/iu,
  reason: /^(?:recojo|llevo|como|doy|tengo|entreno|estoy con|mis? (?:hijos?|hijas?|tren)|los niños)\s/iu,
  turns:
    /(?<!\p{L})(?:pero|salvo|excepto|si|cuando|sólo|solo|solamente|menos|sin embargo|hasta|mientras|era|estaba|tenía|comía|comí|fui|quizás?|a veces|normalmente|hoy|ayer|ahora|todavía|enfermo|enferma|viaje|vacaciones|semestre|temporada|invierno|verano|primavera|otoño|semana|mes|año|ella|él|ellos)(?!\p{L})/iu,
  allDay: /\s+(?:todo el día)(?![\p{L}-])/iu,
  before: /(?:^|\s)(?:los|el|de|a|las|la|cada|,|-|–|:)$/iu,
  noMeetings: 'Sin reuniones',
  orders: [
    { said: /^antes de ([^,]+), (?:pregúntame|consúltame)$/iu, plain: 'Pregúntame antes de $1' },
    { said: /^consúltame antes de (.+)$/iu, plain: 'Pregúntame antes de $1' },
    {
      said: /^(las [^,]+?) no (?:deben|pueden|deberían) (?:nunca )?(?:durar más de|pasar de|superar|exceder(?: de)?) (.+)$/iu,
      plain: '$1 duran como máximo $2',
    },
    {
      said: /^después de (\p{L}+) ([\p{L}-]+) seguidas necesito (?:un descanso|una pausa) de (.+)$/iu,
      plain: 'Nunca más de $1 $2 seguidas, luego $3 de descanso',
    },
    {
      said: /^(?:quien|el que|los que) no respondan? (?:en|después de|tras|a los) (.+? días) recibe(?:n)? un (?:amable )?recordatorio$/iu,
      plain: 'Insiste después de $1',
    },
    { said: new RegExp(`^prefiero (${MEDIA}) a (?!\\1)${MEDIA}$`, 'iu'), plain: '$1 por defecto' },
    {
      said: /^(.*google meet),? (?:salvo|a menos) que (?:el cliente|el invitado|la otra parte|alguien) (?:pida|quiera|prefiera) otra cosa$/iu,
      plain: '$1',
    },
    ...ES_ORDERS,
  ],
};
