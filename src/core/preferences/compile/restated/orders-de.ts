import type { Order } from './frames';
import { order } from './orders';

const REFUSED = ['never', 'hours', 'like'] as const;
const ME = '(?: (?:bei mir|für mich|mir))?';
const ADVERB = '(?: (?:gar|überhaupt|leider|grundsätzlich|einfach|wirklich|immer|absolut|generell))*';
const AT = '(\\d{1,2}(?:[:.]\\d\\d)?(?: Uhr)?(?: \\d\\d)?)';
const DAY =
  '((?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?: und (?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?))*)';
const COUNT =
  '((?:\\d{1,2}|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf) .+? (?:am Tag|pro Tag|pro Woche|in der Woche|die Woche|täglich))';
const QUOTED = '([„“”"«»][^„“”"«»]+[“”"«»])';

/** German sentences in an order of their own. */
export const DE_ORDERS: readonly Order[] = [
  order(
    `(?:am |an |in der |im )?(.+?) (?:geht|gehen|passt|passen|klappt|funktioniert|funktionieren)${ME} (?:es )?${ME}${ADVERB} ?(?:nicht|nie|niemals|nichts(?: mehr)?)${ME}`,
    'Keine Termine $1',
    ...REFUSED,
  ),
  order(
    `(?:der |die |das |meine |mein )?(.+?) (?:ist|sind)${ME}${ADVERB} (?:tabu|heilig|gesperrt|dicht|raus|ausgeschlossen|blockiert|unmöglich|nicht möglich|nicht drin|nicht verhandelbar|vergeben|belegt|zu)${ME}`,
    'Keine Termine $1',
    ...REFUSED,
  ),
  order('(?:finger|hände) weg (?:von|vom) (?:meine[nm] |de[nm] )?(.+)', 'Keine Termine $1', ...REFUSED),
  order(
    '(?:lass|lasst|lassen sie)(?: mir)?(?: bitte)? (?:die |den |das |meine[n]? )?(.+?) (?:in Ruhe|unangetastet)',
    'Keine Termine $1',
    ...REFUSED,
  ),
  order(
    '(?:am |an |in der |im )?(.+?) bin ich (?:immer |nie |grundsätzlich )?(?:nicht (?:erreichbar|da|verfügbar|zu sprechen|im Büro|am Platz)|weg|für niemanden (?:da|zu sprechen)|unerreichbar)',
    (when) => `Keine Termine ${when}`,
    'never',
  ),
  order(
    '(.+?) (?:mache|nehme|will|möchte|mag|halte) ich (?:grundsätzlich |nie |prinzipiell )?keine? (.+?)(?: an| machen)?',
    'Keine $2 $1',
    'never',
  ),
  order(
    'ich (?:mache|nehme|will|möchte|halte) (?:grundsätzlich |prinzipiell )?keine (.+?) (vor|nach|am|an|von|zwischen|ab|bis|in|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags) ?(.*?)(?: an)?',
    'Keine $1 $2 $3',
    'never',
  ),
  order(
    `${DAY} (?:mache|höre|gehe) ich (?:schon |immer )?um ${AT} (?:Feierabend|Schluss|auf|heim|nach Hause)`,
    'Keine Termine $1 nach $2',
    'never',
  ),
  order(
    `ich (?:mache|höre|gehe) (?:immer )?um ${AT} (?:Feierabend|Schluss|auf|heim|nach Hause)`,
    'Keine Termine nach $1',
    'never',
  ),
  order(
    `mein (?:Arbeits)?tag (?:endet|ist) (?:immer )?um ${AT}(?: zu Ende| vorbei)?`,
    'Keine Termine nach $1',
    'never',
  ),
  order(
    `(?:mein (?:Arbeits)?tag (?:beginnt|fängt)|ich (?:fange|beginne)) (?:immer |erst )*um ${AT}(?: an)?`,
    'Keine Termine vor $1',
    'never',
  ),
  order(
    `mehr als ${COUNT},? (?:schaffe|vertrage|will|möchte|verkrafte|packe|brauche|ertrage|kann|mache) ich nicht(?: mehr)?`,
    'Höchstens $1',
    'limit',
  ),
  order(
    `mehr als ${COUNT},? (?:sind|ist|wäre|gehen|geht)(?: mir| für mich| einfach)* (?:zu viele?|nicht|nicht drin)`,
    'Höchstens $1',
    'limit',
  ),
  order(
    `${COUNT},? (?:sind|ist|reichen|reicht|mehr nicht|nicht mehr|und nicht mehr)(?: mir| für mich)?(?: mein Limit| das Maximum| mein Maximum| die Obergrenze| meine Grenze| genug| das Höchste)?`,
    'Höchstens $1',
    'limit',
  ),
  order(
    '(?:nie|nicht|niemals|nichts|keine Termine) (?:kurzfristiger|knapper) als (.+?)(?: im Voraus| vorher| im Vorhinein)?',
    'Mindestens $1 Vorlauf',
    'notice',
  ),
  order(
    `(?:die )?(?:Termine|Besprechungen|Einträge|Ereignisse|Meetings) (?:bitte )?(?:immer )?als ${QUOTED} (?:betiteln|benennen|eintragen|bezeichnen|anlegen|nennen)`,
    'Titel: $1',
    'title',
  ),
  order(
    `(?:nenne|betitle|benenne) (?:die |alle |meine )?(?:Termine|Besprechungen|Einträge|Ereignisse|Meetings) (?:bitte )?(?:immer )?${QUOTED}`,
    'Titel: $1',
    'title',
  ),
  order(
    `(?:(?:wenn|sobald) ich (?:dir )?${QUOTED} (?:schreibe|sage|antworte|verwende|benutze)|(?:schreibe|sage|antworte) ich ${QUOTED}), (?:dann )?(?:bitte )?(?:(?:antwortest|schreibst|machst|reagierst|meldest) du (?:dich )?(?:in dem Thread |in diesem Thread |dort |da |dazu |darauf )?(?:bitte )?nicht (?:mehr|weiter)|(?:bist|hältst) du (?:dich )?(?:da |dort )?raus|(?:lässt|überlässt) du (?:den Thread|die Unterhaltung|es|das) (?:mir|in Ruhe|sein)|hörst du auf|übernehme ich(?: selbst)?)`,
    (one, other) => `Schreibe ich ${one ?? other}, dann halte dich raus`,
    'stop_word',
  ),
  order(
    `(?:schreibe|sage) ich ${QUOTED},? (?:dann )?(?:bitte )?(?:biete )?(?:die besten|die nächsten|deine besten|meine besten) (?:Zeiten|Termine|Slots|Lücken) (?:in )?(?:der|den) nächsten (zwei|drei|vier|fünf|\\d) (?:Werktagen?|Arbeitstagen?)(?: an| anbieten| raussuchen)?,? (?:egal|ungeachtet|trotz|ohne Rücksicht auf|unabhängig von) .{3,40}`,
    'If I write $1, offer the best times in the next $2 business days, whatever the other rules say',
    'codeword',
  ),
];
