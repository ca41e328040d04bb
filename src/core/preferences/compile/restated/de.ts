import type { Frames } from './frames';
import { DE_ORDERS } from './orders-de';

const ONES = '(?:den |die |meine[nrm]? )?(?:Kinder|Kindern|Sohn|Tochter|Familie|Hund|Eltern)';
const MEDIA = '(?:das )?(?:Telefon|Video|Vor-Ort-Termine?|Telefonate|Videocalls?)';

export const DE: Frames = {
  doing: new RegExp(
    `^(?:bin ich|ich bin) (?:immer )?(?:in der |im |beim |bei der |in |mit )?(?:Klinik|Gericht|OP|Schule|Uni|Kita|Kindergarten|Sport|Training|Yoga|Chor|Labor|Unterricht|Vorlesung|Therapie|Physio|Probe|bei (?:den|der|meiner) (?:Kindern|Familie)|${ONES})$|^(?:unterrichte ich|ich unterrichte|schwimme ich|pendle ich)$|^(?:habe ich|ich habe) (?:immer )?(?:Unterricht|Training|Chor|Vorlesung|Therapie|Physio|Yoga|Probe)$|^(?:gehe ich|ich gehe) (?:zum Sport|schwimmen|laufen|joggen|ins Fitnessstudio|zum Yoga|in die Kirche)$|^(?:hole|bringe) ich ${ONES}(?: (?:ab|weg|zur Schule|in die Kita|von der Schule ab|aus der Kita ab))?$|^esse ich mit (?:der |meiner )?(?:Familie|Frau)$`,
    'iu',
  ),
  own: /^(?:ist|sind|gehört|gehören) (?:für )?(?:die |der |meine |meiner |meinen )?(?:Buchhaltung|Dissertation|Doktorarbeit|Steuern?|Büroarbeit|Ablage|Forschung|Familie|Kinder|Kindern|Promotion) ?(?:reserviert|da)?$/iu,
  refusal:
    /^(?:(?:da also|also|deshalb|daher|darum|da|dann) )?(?:bitte )?(?:keine (?:Termine|Meetings|Besprechungen)(?: bitte)?|nichts (?:vergeben|einplanen|planen|buchen|legen|eintragen|ansetzen))$/iu,
  so: /,\s+(?:deshalb|daher|darum|also)\s+/iu,
  reason: /^(?:ich|wir|meine (?:Kinder|Tochter)|mein (?:Sohn|Zug|Bus)|die Kinder)\s/iu,
  turns:
    /(?<!\p{L})(?:aber|außer|falls|wenn|nur|jedoch|sondern|bis auf|solange|während|war|waren|hatte|hatten|wurde|könnte|würde|vielleicht|manchmal|oft|meist|meistens|normalerweise|heute|morgen|gestern|gerade|derzeit|zurzeit|noch|krank|verreist|unterwegs|urlaub|semester|ferien|saison|winter|sommer|frühling|herbst|woche|monat|jahr|er|sie|ihm|ihr|ge\p{L}{3,}t)(?!\p{L})/iu,
  allDay: /\s+(?:den ganzen tag|ganztägig|ganztags)(?![\p{L}-])/iu,
  before: /(?:^|\s)(?:am|an|von|um|immer|der|die|jeden|,|-|–|:)$/iu,
  noMeetings: 'Keine Termine',
  orders: [
    {
      said: /^bevor du ([^,]+), (frag|frage) (?:bitte )?(?:mich|bei mir nach)(?: vorher| zuerst)?$/iu,
      plain: 'Frag mich, bevor du $1',
    },
    {
      said: /^wer (?:nach|innerhalb von) (.+? Tagen) (?:noch )?nicht (?:antwortet|geantwortet hat|reagiert|reagiert hat), (?:bekommt|erhält|kriegt) (?:eine|noch eine) (?:freundliche |kurze |nette |höfliche )?Erinnerung$/iu,
      plain: 'Nachfassen nach $1',
    },
    { said: /^(\p{L}+) werden (?:immer |grundsätzlich |stets |prinzipiell )?(ge)?(siez|duz)t$/iu, plain: '$1 $3en' },
    {
      said: /^nach (\p{L}+) ([\p{L}-]+) (hintereinander|am Stück|in Folge) (?:brauche|will|möchte) ich (?:eine )?(.+?) (?:Pause|Luft)$/iu,
      plain: 'Nie mehr als $1 $2 hintereinander, danach $4 Pause',
    },
    {
      said: /^(.+?) dürfen (?:nie|niemals|nicht) länger als (.+?) (?:dauern|gehen|sein)$/iu,
      plain: '$1 dauern höchstens $2',
    },
    { said: new RegExp(`^lieber (?:per )?(${MEDIA}) als (?!\\1)${MEDIA}$`, 'iu'), plain: '$1 standardmäßig' },
    { said: new RegExp(`^mir ist (${MEDIA}) lieber als (?!\\1)${MEDIA}$`, 'iu'), plain: '$1 standardmäßig' },
    { said: /^((?:mittags)?pause (?:von |zwischen )?.+?) ist (?:mir )?heilig$/iu, plain: '$1' },
    ...DE_ORDERS,
  ],
};
