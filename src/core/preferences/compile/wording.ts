/** A way of writing, the words that it stands for, and what it cannot be without. */
type Notation = readonly [sign: string, written: RegExp, plain: string];

const MONTHS = '(?:every|each|the) month';

/** In every language: signs of telegraph style. */
const SIGNS: readonly Notation[] = [
  ['=', /^([^=]*\p{L})\s+=\s+(?=[\p{L}\d])(?=[^=]*$)/gu, '$1: '],
  ['→', /\s*→\s*/gu, ': '],
  ['>', /\s*(?:->|=>)\s*/gu, ': '],
  ['+', /(?<=\b\p{L}{2,9})\s*\+\s*(?=\p{L}{2,9}\b)/gu, ' & '],
];

const NOTATIONS: Readonly<Record<string, readonly Notation[]>> = {
  en: [
    ['/', /\bw\/o\b\s?/gi, 'without '],
    ['(1', /\((1[0-2])\s?[-–]\s?([1-4])\)/g, '($1 to $2)'],
    ['mwf', /\bMWF\b/g, 'Mon, Wed, Fri'],
    ['t', /\bT(?:u|ue)?\/?Th\b/g, 'Tue, Thu'],
    ['1-1:', /\b1\s?[-–]\s?1(?=:\d\d)/g, '1 to 1'],
    ['like', /\blike (?:this|so)(?=\s*:)/gi, ''],
    ['everything ', /,? (?:with )?everything (?:included|counted|in)(?=[,.;]|$)/gi, ''],
    ['b4', /\bb4\b/gi, 'before'],
    [
      'between',
      /\b(?:at some (?:point|stage|time)|some ?time|somewhere|any ?where|at any point|whenever) (?=between\b)/gi,
      '',
    ],
    ['min', /(?<=(?:day|week|work|\/d))\s+min(?=\s*(?:[,.;]|$))/gi, ' minimum'],
    ['carve', /\b(?:carve|ring-?fence|wall) (?:out|off) (?=at least|\d|an?\b|one|two|three|four|ninety)/gi, 'keep '],
    [', ', /^(,.*\b(?:ok|okay|fine|possible|allowed)) (?:too|as well)(?=[.!]?$)/gi, '$1'],
    [' or ', /(?<=\d|\d ?[ap]m|noon)\s(?:or|and) (?:later|after|beyond|onwards?)\b/gi, ' on'],
    ['a ', /\b(?:a|one) (day|week|month) (?=(?:ahead|out|away|in advance|beforehand)\b)/gi, '1 $1 '],
    [
      ' ',
      /\b(\d+|one|two|three|four|five|six|ninety|sixty) (straight|consecutive|solid|continuous|unbroken|nonstop|non-stop) (hours?|hrs?|minutes?|mins?)\b/gi,
      '$1 $3 $2',
    ],
    [
      ' ',
      /\b(\d+|two|three|four|five|six|ninety|sixty) (hours?|hrs?|minutes?|mins?) of (back[- ]to[- ]back|continuous|consecutive|unbroken|nonstop|non-stop) (?=\p{L})/giu,
      '$1 $2 $3 of ',
    ],
    ['following', /^following (?=(?:\d+|an?|one|two|three|four|ninety|sixty|half)\b)/gi, 'after '],
    [
      'next',
      /\b(between) (?:one|an?) ([\p{L}-]+(?: [\p{L}-]+)?) and the (?:next|following)(?: one)?\b/giu,
      '$1 two $2',
    ],
    ['/', /(?<![\p{L}\d])w\/\s?/giu, 'with '],
    ['tg', /\b(m)(?:ee)?tgs\b\.?/gi, '$1eetings'],
    ['tg', /\b(m)(?:ee)?tg\b\.?/gi, '$1eeting'],
    ['pt', /\b(a)p(?:p)?ts\b\.?/gi, '$1ppointments'],
    ['pt', /\b(a)p(?:p)?t\b\.?/gi, '$1ppointment'],
    ['<', /(?<![\d<])<\s*(?=\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m\b|(?!\s*(?:min|h|\d|people|words|%))))/gi, 'before '],
    ['>', /(?<![\d>])>\s*(?=\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m\b|(?!\s*(?:min|h|\d|people|words|%))))/gi, 'after '],
    ['/', /(?<=\d|\b(?:one|two|three|four|five|six|meetings?|calls?|hours?|hrs?))\s*\/\s*(day|week)\b/gi, ' a $1'],
    ['/', /(?<=\d|\b(?:meetings?|calls?|hours?|hrs?))\s*\/\s*(?:wk|w)\b/gi, ' a week'],
    ['/', /(?<=\d|\b(?:meetings?|calls?|hours?|hrs?))\s*\/\s*d\b/gi, ' a day'],
    [
      'month',
      new RegExp(
        `\\b(the )?(first|second|third|fourth|last) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?:of|in) ${MONTHS}\\b`,
        'gi',
      ),
      'the $2 $3 of the month',
    ],
    [
      'month',
      /\b(?:every|each) (first|second|third|fourth|last) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? of (?:the|every|each) month\b/gi,
      'the $1 $2 of the month',
    ],
    ['h', /\b(\d{1,2})h(?:rs)?\s*(to|until|till|-|–)\s*(\d{1,2})h(?:rs)?\b/gi, '$1:00 $2 $3:00'],
    ['h', /\b(at|after|before|from|until|till|by|past) (\d{1,2})h\b(?!\s*(?:of|a day|per))/gi, '$1 $2:00'],
    ['til', /\b(\d{1,2}) ?(?:til|'til)\s+(\d{1,2})\b/gi, '$1 till $2'],
    ['quarter', /(?<!\p{L})(?:an|one|1) hour and a quarter(?!\p{L})/giu, '75 minutes'],
    ['quarter', /(?<!\p{L})(?:an|one|1) hour and three quarters(?!\p{L})/giu, '105 minutes'],
    ['quarter', /(?<!\p{L})one and a quarter hours?(?!\p{L})/giu, '75 minutes'],
    ['quarter', /(?<!\p{L})(?<!and )a quarter of an hour(?!\p{L})/giu, '15 minutes'],
    [':00', /:00\s*(?:or|and|\/|&)\s*:30(?!\d)/g, 'the hour or half hour'],
    ['half', /\b(?:a|one) half[- ]hour\b/gi, 'half an hour'],
    [
      'min',
      /\b(five|ten|fifteen|twenty|thirty|forty-five|sixty|ninety) (min(?:ute)?s) to (?=\p{L})(?!five|ten|one|two|three|four|six|seven|eight|nine|eleven|twelve|noon|midnight)/giu,
      '$1 $2, to ',
    ],
    ['s ', /\b(?:a|one) (day|week|month|year)(?:'s|s'|’s) (?=notice|warning|lead)/gi, '1 $1 '],
    [' ', /\b(\d+|one|two|three|four|five|six) (days|weeks|hours|months)(?:'|’)? (?=notice|warning|lead)/gi, '$1 $2 '],
    ['t', /\b(don|doesn|can|won|isn|aren|didn|wasn|weren|shouldn|wouldn|couldn|needn)t\b/gi, "$1't"],
    ['i', /\bi(m|ve)\b(?=\s)/g, "i'$1"],
    ['fri', /\bmon(?:day)?[- ]?(?:to|thru|through)[- ]?fri(?:day)?\b/gi, 'Monday to Friday'],
  ],
  de: [
    // A number at the end of a sentence is no ordinal.
    ['.', /(?<=\d)\.\s*$/g, ''],
    [' ', /\b(vor|nach|bis|ab|um) (\d{1,2})(?=\s*$)/gi, '$1 $2 Uhr'],
    ['fr', /\bMo\s*[-–]\s*Fr\b/g, 'Montag bis Freitag'],
    ['h', /\b(\d{1,2})\s*h\s*[-–]\s*(\d{1,2})\s*h\b/gi, '$1 bis $2 Uhr'],
    [
      'tag',
      /(?<!\p{L})((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s?(vormittag|nachmittag|abend)(?:en?|s)(?!\p{L})/giu,
      '$1$2',
    ],
    ['tag', /\b(am Tag|pro Tag) (höchstens|maximal) (?=\d|\p{L})/giu, '$2 $1, '],
    [
      'tags',
      /(?<!\p{L})((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s bis ((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s(?!\p{L})/giu,
      '$1 bis $2',
    ],
    ['zwischen', /(?<!\p{L})(zwischen) eine[mr] ([\p{L}-]+) und de[mr] nächsten(?!\p{L})/giu, '$1 zwei $2'],
    ['viertel', /(?<!\p{L})(?:eine|einer|1) Stunde und (?:eine|einer) Viertelstunde(?!\p{L})/giu, '75 Minuten'],
    ['viertel', /(?<!\p{L})(?:eineinviertel|fünf viertel|fünfviertel) ?Stunden(?!\p{L})/giu, '75 Minuten'],
  ],
  fr: [
    ['au bout', /(?<!\p{L})(une )(?:seule )?(fois )au bout de (?=\p{L})/giu, '$1$2après '],
    ['-moi', /(?<!\p{L})(laissez?|gardez?|prévo(?:is|yez)|réservez?)-moi(?!\p{L})/giu, '$1'],
    ['après', /(?<!\p{L})(après) (?:une|1) heure (?=de (?:réunion|rendez|appel|visio))/giu, '$1 60 minutes '],
    ['après', /(?<!\p{L})(après) (?:deux|2) heures (?=de (?:réunion|rendez|appel|visio))/giu, '$1 120 minutes '],
    ['après', /(?<!\p{L})(après) (?:trois|3) heures (?=de (?:réunion|rendez|appel|visio))/giu, '$1 180 minutes '],
    ['entre', /(?<!\p{L})(entre) une? ([\p{L}-]+) et l[ea] suivante?(?!\p{L})/giu, '$1 deux $2'],
    ['quart', /(?<!\p{L})(?:une|1) heure (?:et quart|et un quart|un quart)(?!\p{L})/giu, '75 minutes'],
    ['quart', /(?<!\p{L})(?<!et )un quart d['’]heure(?!\p{L})/giu, '15 minutes'],
    ['travail', /\bheures de travail (?=concentré|de fond|profond|ininterrompu|au calme)/giu, 'heures, travail '],
  ],
  es: [
    [
      'después',
      /(?<!\p{L})(después de) (?:una|1) hora (?=(?:seguidas? )?de (?:reunion|llamada|cita))/giu,
      '$1 60 minutos ',
    ],
    [
      'después',
      /(?<!\p{L})(después de) (?:dos|2) horas (?=(?:seguidas )?de (?:reunion|llamada|cita))/giu,
      '$1 120 minutos ',
    ],
    [
      'después',
      /(?<!\p{L})(después de) (?:tres|3) horas (?=(?:seguidas )?de (?:reunion|llamada|cita))/giu,
      '$1 180 minutos ',
    ],
    ['entre', /(?<!\p{L})(entre) una? ([\p{L}-]+) y (?:la|el) (?:siguiente|próxim[ao])(?!\p{L})/giu, '$1 dos $2'],
    ['mañana', /(?<!\p{L})cada mañana(?!\p{L})/giu, 'por las mañanas'],
    ['tarde', /(?<!\p{L})cada tarde(?!\p{L})/giu, 'por las tardes'],
    ['cuarto', /(?<!\p{L})(?<!las? )(?:una|1) hora y (?:un )?cuarto(?!\p{L})/giu, '75 minutos'],
    ['cuarto', /(?<!\p{L})(?<!y )un cuarto de hora(?!\p{L})/giu, '15 minutos'],
    ['y', /\b(horas?|minutos?) (antes|después) (?=y(?!\p{L}))/giu, '$1, $2 de '],
    ['libre', /,\s*libres?\s*\.?$/giu, ', dejar libre'],
    ['ofre', /\bofre(?:zcas|ces) horas(?!\p{L})/giu, 'ofrezcas huecos'],
    ['trabajo', /\bhoras de trabajo (?=concentrado|profundo|ininterrumpido)/giu, 'horas, trabajo '],
  ],
};

/**
 * The sentence with signs, abbreviations and notations as words: "no mtgs < 9", "max 3/day", "calls w/ VCs", "10h to 19h".
 * What is quoted or an address stays as it is.
 */
export function plainWording(text: string, language: string): string {
  return outsideLiterals(text, (part) => {
    let words = part;
    let lower = part.toLowerCase();
    for (const [sign, written, plain] of notationsOf(language)) {
      if (!lower.includes(sign)) continue;
      const said = words.replace(written, plain);
      if (said === words) continue;
      words = said;
      lower = said.toLowerCase();
    }
    return words;
  });
}

const ALL = new Map(Object.entries(NOTATIONS).map(([language, own]) => [language, [...SIGNS, ...own]]));

function notationsOf(language: string): readonly Notation[] {
  return ALL.get(language) ?? SIGNS;
}

const LITERAL = /("[^"\n]*"|“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]|https?:\/\/\S+|\S+@\S+)/u;

/** Without one of these there is no literal. */
const SIGN_OF_LITERAL = /["“«„@]|https?:/u;

/** Changes a text where it is language. */
export function outsideLiterals(text: string, change: (part: string) => string): string {
  if (!SIGN_OF_LITERAL.test(text)) return change(text);
  return text
    .split(LITERAL)
    .map((part, i) => (i % 2 ? part : change(part)))
    .join('');
}
