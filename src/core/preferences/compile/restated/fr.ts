import type { Frames } from './frames';
import { FR_ORDERS } from './orders-fr';

const ONES = '(?:mes |les |ma |mon )?(?:enfants|famille|fils|fille|chien|parents|femme|mari)';
const MEDIA = '(?:le |la |les )?(?:téléphone|visio|visios|appels? téléphoniques?|présentiel)';

export const FR: Frames = {
  doing: new RegExp(
    `^je suis (?:toujours )?(?:à la |à l['’]|au |en |avec )?(?:clinique|tribunal|cours|bloc|hôpital|école|université|fac|piscine|salle de sport|crèche|labo|répétition|${ONES})$|^j['’]enseigne$|^je (?:donne (?:des )?cours|nage|cours|médite|(?:récupère|garde|dépose|emmène|vais chercher) ${ONES}(?: à l['’]école| à la crèche)?|(?:déjeune|dîne|mange) (?:avec ${ONES}|en famille)|fais du (?:sport|yoga)|vais (?:à la piscine|au sport|à la messe|courir|nager))$`,
    'iu',
  ),
  own: /^(?:,? ?c['’]est|est|sont) (?:réservée?s? )?(?:pour |à |aux? )?(?:la |le |les |ma |mon |mes )?(?:compta|comptabilité|thèse|paperasse|administratif|impôts|recherche|famille|enfants|écriture|lecture)$/iu,
  refusal:
    /^(?:donc |alors |du coup )?(?:(?:merci de )?ne (?:rien|pas) (?:y )?(?:mettre|planifier|prévoir|réserver|caler|programmer)|pas de (?:rendez-vous|réunions?)|rien(?: s['’]il te plaît)?)$/iu,
  so: /,\s+(?:donc|alors|du coup)\s+/iu,
  reason: /^(?:je|j['’]|nous|mes (?:enfants|filles)|ma fille|mon (?:fils|train))/iu,
  turns:
    /(?<!\p{L})(?:mais|sauf|si|quand|lorsque|seulement|uniquement|excepté|hormis|cependant|jusqu|étais|avais|allais|était|avait|ai|peut-être|parfois|souvent|normalement|aujourd|demain|hier|actuellement|encore|malade|voyage|vacances|semestre|saison|hiver|été|printemps|automne|semaine|mois|année|il|elle|ils|elles|lui|leur)(?!\p{L})/iu,
  allDay: /\s+(?:toute la journée)(?![\p{L}-])/iu,
  before: /(?:^|\s)(?:le|les|la|de|à|tous les|chaque|,|-|–|:)$/iu,
  noMeetings: 'Pas de rendez-vous',
  orders: [
    {
      said: /^avant d(?:e |['’])([^,]+), (demande-moi|consulte-moi|demandez-moi)$/iu,
      plain: 'Demande-moi avant de $1',
    },
    {
      said: /^(les [^,]+?) ne (?:doivent|devraient|peuvent) (?:jamais|pas) (?:dépasser|excéder|durer plus d['’e] ?)\s*(.+)$/iu,
      plain: '$1 durent au plus $2',
    },
    {
      said: /^après (\p{L}+) ([\p{L}-]+) (?:d['’]affilée|à la suite|de suite),? (?:il me faut|j['’]ai besoin d['’]|je veux) ?une pause (?:de |d['’])(.+)$/iu,
      plain: "Jamais plus de $1 $2 d'affilée, puis $3 de pause",
    },
    {
      said: /^(?:qui|celui qui|ceux qui) ne répond(?:ent)? pas (?:après|sous|dans les) (.+? jours) reçoi(?:t|vent) un (?:petit |gentil )?(?:rappel|relance)$/iu,
      plain: 'Relancer après $1',
    },
    { said: new RegExp(`^je préfère (${MEDIA}) (?:à la |au |aux |à )(?!\\1)${MEDIA}$`, 'iu'), plain: '$1 par défaut' },
    { said: new RegExp(`^plutôt (${MEDIA}) que (?!\\1)${MEDIA}$`, 'iu'), plain: '$1 par défaut' },
    ...FR_ORDERS,
  ],
};
