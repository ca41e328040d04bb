import { zoneOfCity } from '../productions/about';
import type { Order } from './frames';
import { order } from './orders';
import { FOLLOW_UP, IN_PERSON, LENGTH, PHONE, VIDEO } from './words-en';

/** How long meetings are. */
const LENGTHS: readonly Order[] = [
  order(
    `(?:give|allow|allot|budget|plan(?: in)?|set aside|reserve|make|keep) (?!me |us |them |people |guests )([^,]+?) (?:at |to |for )?(${LENGTH})((?:,| and) .+)?`,
    (noun, length, more) =>
      `${/^\p{Lu}/u.test(noun ?? '') ? `Meetings with ${noun}` : noun} take ${length}${(more ?? '').replace(/^ and /u, ', ')}`,
    'duration',
  ),
  order(
    `(?:only )?(?:allow |allot |budget |plan |set aside |reserve |book |always )?(${LENGTH}) (?:is (?:plenty|enough|fine|right|standard|the rule) |are (?:plenty|enough|fine) |will do |only |always )?for (?:an? |any |all |every )?(?!me |lunch|dinner|breakfast|follow|notes)([^,]+)`,
    '$2 take $1',
    'duration',
  ),
  order(
    `(?:for|if it['’]s called|if it is called|if it['’]s|if it is|if (?:i|they|people|somebody|someone) (?:write|say|writes|says|call it|calls it|ask for|asks for|mention|mentions)|when it['’]s|when it is|whenever it['’]s|when (?:i|they|people|somebody|someone) (?:write|say|writes|says|call it|calls it|ask for|asks for)) (?:just |only )?(?:an? |any |all |every )?(?!me |lunch|dinner|breakfast)([^,"“]+?),? (?:then )?(?:(?:make it|book|plan|allow|it['’]s|give it|take) (${LENGTH})|(${LENGTH}) (?:is|are|will) (?:plenty|enough|fine|right|do|sufficient|the rule|standard))`,
    (noun, one, other) => `${noun} take ${one ?? other}`,
    'duration',
  ),
  order(
    `(.+?) (?:should|must|may|can|do|does|will|are|is|ought)(?:n['’]t| not| never)(?: ever)? (?:be |to |allowed to )*(?:take|last|run|go|exceed|go on|go over|be)?(?: for)? ?(?:more than|longer than|over|past|beyond)? ?(${LENGTH})`,
    '$1 take at most $2',
    'longest',
  ),
  order(
    `(?:i|we|my meetings|meetings) (?:normally|usually|generally|typically|by default|as a rule) (?:do|book|take|last|run|are|allow|go for|run for) (${LENGTH})(?: meetings| slots)?`,
    'Meetings take $1 by default',
    'duration',
  ),
];

/** Time around meetings and journeys. */
const AROUND: readonly Order[] = [
  order(
    `(?:(?:going|getting|moving|switching|changing|travell?ing) from|from) (${VIDEO}|${PHONE}|${IN_PERSON}) to (${VIDEO}|${PHONE}|${IN_PERSON}),? (?:(?:it )?(?:takes|needs|costs|requires)|i need)(?: me)?(?: at least)? (${LENGTH})`,
    'Leave $3 between $1 and $2',
    'gap',
  ),
  order(
    `(${VIDEO}|${PHONE}|${IN_PERSON}) to (${VIDEO}|${PHONE}|${IN_PERSON})(?::|,| =| –| -) (?:at least )?(${LENGTH})(?: (?:gap|buffer|break|between|in between|apart))?`,
    'Leave $3 between $1 and $2',
    'gap',
  ),
  order(
    `(?:when|if|whenever) (${VIDEO}|${PHONE}|${IN_PERSON}) (?:directly |immediately )?(?:follows|comes (?:right )?after|is (?:right )?after|is next to) (${VIDEO}|${PHONE}|${IN_PERSON}),? (?:i need|i want|i['’]d need|leave(?: me)?|give me|keep|allow|plan)(?: at least)? (${LENGTH})(?: (?:between(?: them)?|in between|apart|free))?`,
    'Leave $3 between $1 and $2',
    'gap',
  ),
  order(
    `(?:when|whenever|if|on days|on days when|for days) (?:i(?:['’]ve| have|['’]m on| am on| take|['’]m taking| catch|['’]m catching| board)?|there['’]s|there is|with) ?(?:got )?(?:an? |the |any )?(flights?|trains?|plane)(?: to catch)?,? .*?(${LENGTH}) before(?: it| that| them| departure| take-?off)?,? (?:and|or|nor) (?:(?:the |in the )?(${LENGTH}) )?after(?:wards?)?(?: it| that| them| landing| arrival)?(?: free| clear)?`,
    (noun, before, after) => `Keep ${before} before and ${after ?? before} after ${plural(noun)}`,
    'travel',
  ),
  order(
    `(?:nothing|no meetings|never anything|(?:don['’]t|do not|never) (?:book|schedule|plan|put|offer)(?: me| anything| meetings| something)*) (?:within|less than|closer than) (${LENGTH}) (?:of|to|from|before or after|before and after|either side of|around) (?:an? |any |my |the )?(flights?|trains?)(?:(?: or| and|\\/) (?:an? |any |my |the )?(flights?|trains?))?`,
    (length, one, other) => `Keep ${length} before and after ${plural(one)}${other ? ` and ${plural(other)}` : ''}`,
    'travel',
  ),
  order(
    '(.+? )(flights?|trains?),? (?:and )?(?:also )?(trains?|flights?)(?: too| as well| also)?',
    '$1$2 and $3',
    'travel',
  ),
  order(
    `(?:please )?(?:leave|keep|block|plan|reserve|allow|i need|give me)? ?(?:at least )?(${LENGTH}) (?:free |clear )?before (?:every|each|any|all|my|an?)? ?(flights?|trains?),? and (?:at least )?(${LENGTH}) after(?: (?:it|them|that|those))?`,
    (before, noun, after) => `Keep ${before} before and ${after} after ${plural(noun)}`,
    'travel',
    'buffer',
  ),
  order(
    `(?:if|when|whenever|once|after|as soon as) (?:i|we)(?:['’]ve| have|['’]m| am)? (?:just )?(?:been|sat|spent|had|done|be)?(?: sitting| stuck)? ?(?:in|through|on)? ?(?:(?:back-to-back )?(?:meetings|calls)(?: back to back)? for (${LENGTH})|(${LENGTH}) (?:in|of|on) (?:back-to-back |consecutive )?(?:meetings|calls))(?: straight| in a row| running| on end| non-?stop| without (?:a |any )?(?:break|pause))?,? (?:then )?(?:please )?(?:give me|leave me|get me|allow me|grant me|schedule|block|add|plan|i need|i want|i must have|i get|i['’]d like|i take)(?: at least)? (?:an? )?(${LENGTH})[ -]?(?:break|off|pause|free|rest|of rest|of nothing|breather|to (?:recover|breathe|rest|decompress|myself))?(?: before (?:the next|anything)(?: one| meeting| call| else)?)?`,
    (one, other, pause) => `After ${one ?? other} of meetings in a row give me a break of ${pause}`,
    'break',
  ),
  order(
    `(?:after )?(${LENGTH}) of (?:back-to-backs?|back-to-back (?:meetings|calls)|consecutive (?:meetings|calls)|(?:meetings|calls)(?: in a row| straight| back to back| on end))(?:\\s*[:=,–-]| then| means|,? and) ?(?:then )?(?:i need |give me |please |leave me )*(?:an? )?(${LENGTH})[ -]?(?:break|off|pause|free|rest|breather|to (?:recover|breathe|rest|myself))?`,
    'After $1 of meetings in a row give me a break of $2',
    'break',
  ),
  order(
    `i .{3,30}? after (${LENGTH})(?: in a row| consecutive| straight| back-to-back)? of (?:back-to-back |consecutive )?(?:meetings|calls)(?: in a row| straight| back to back)?,? so (?:please )?(?:add|give me|leave me|i need|plan|schedule|put in) (?:an? )?(${LENGTH})[ -]?(?:breather|break|pause|rest|gap|off)`,
    'After $1 of meetings in a row give me a break of $2',
    'break',
  ),
  order(
    `(?:give|add|put|block|book|schedule|leave|reserve|plan|set aside|hold|allow|insert|i need|i want|i['’]d like)(?: me| in)* (?:an? )?(${LENGTH})(?:[- ](?:slot|block|gap|window|buffer|of time|free))? ?(?:right |directly |straight |immediately )?(?:after|behind|following) (?:each |every |any |all |my |an? |the )*([^,]+?),? (?:for|so (?:that )?i can|to|to be able to|in order to) ${FOLLOW_UP}`,
    'Block $1 for follow-up after every $2',
    'follow_up_block',
  ),
  order(
    `(?:after|following) (?:each |every |any |all |my |an? |the )*([^,]+?),? (?:please )?(?:give|add|put|block|book|schedule|leave|reserve|plan|set aside|hold|allow|insert|i need|i want|i['’]d like)(?: me| in)* (?:an? )?(${LENGTH})(?:[- ](?:slot|block|gap|window|of time|free))?(?: (?:on|in) my calendar)? (?:for|so (?:that )?i can|to|to be able to|in order to) ${FOLLOW_UP}`,
    'Block $2 for follow-up after every $1',
    'follow_up_block',
  ),
  order(
    `(?:give|add|put|block|book|schedule|leave|reserve|plan|set aside|hold|allow|insert|i need|i want|i['’]d like)(?: me| in)* (?:an? )?(${LENGTH}) (?:for|to) ${FOLLOW_UP} (?:right |directly |straight |immediately )?(?:after|behind|following) (?:each |every |any |all |my |an? |the )*([^,]+)`,
    'Block $1 for follow-up after every $2',
    'follow_up_block',
  ),
  order(
    `(?:my )?follow-?\\s?up (?:work|time|tasks|mails) (?:for|from|after|on) ([^:,]+?)(?:[:,]| should be| goes| belongs) (?:please )?(?:collect(?:ed)?|bundled?|batch(?:ed)?|gather(?:ed)?|group(?:ed)?|block(?:ed)?|book(?:ed)?|put|goes)?(?: (?:it|them|it all|everything))?(?: together)?(?: and)?(?: (?:block|book|put|plan|schedule|do))?(?: it| them| it all)?(?: on| for| into)? the (?:next|following) (?:day|morning)`,
    'After $1 block time for follow-up on the next day',
    'follow_up_block',
  ),
];

function plural(noun: string | undefined): string {
  const word = (noun ?? '').toLowerCase().replace(/s$/u, '');
  return word === 'plane' ? 'flights' : `${word}s`;
}

const QUOTED = '(["“”][^"“”]+["“”])';

/** A pattern names the guest or one of the two sides. */
const PATTERN = '(["“”][^"“”]*(?:guest|org|company|their|\\{)[^"“”]*["“”])';

/** What a meeting is called, where and how it is. */
const MEETINGS: readonly Order[] = [
  order(
    `.{0,80}\\b(?:titles?|call (?:it|them))\\b.{0,80}?,? (?:like|as in|e\\.g\\.|for example|such as|so):? ${PATTERN}`,
    'Title events $1',
    'title',
  ),
  order(
    `(?:i (?:like|want|prefer|need|write)|make|format|write|keep)(?: my| the| all| event| calendar| meeting)* titles? (?:as|like|in the (?:form|format)|of the form|to be|to read|to look like|look like):? ${QUOTED}`,
    'Title events $1',
    'title',
  ),
  order(
    `(?:name|title|label) (?:all |my |the |any |every )*([\\p{L}:1 -]{3,30}?) (?:as )?${QUOTED}`,
    'Title $1 $2',
    'title',
  ),
  order(
    `(?:use|put|write) ${PATTERN} (?:for|on|as the title (?:for|of)) ([^,]+)`,
    (quoted, noun) => (/[×x/|&<>–-]/u.test(quoted ?? '') ? `Title ${noun} ${quoted}` : null),
    'title',
  ),
  order(
    "(?:when|whenever|if) (?:somebody|someone|anybody|anyone|people|guests|they|a guest) (?:suggests?|wants?|asks? for|proposes?|would like|mentions?)(?: to (?:have|get|grab|go for|meet for))?(?: an?)? (coffee|lunch|dinner|breakfast|drinks),? (?:please )?(?:send them to|suggest|propose|offer|book|it['’]s|make it|use|take them to|we meet at|meet at|we go to) (\\p{Lu}.+)",
    'For $1 use $2',
    'place',
  ),
  order(
    "unless (?:somebody|someone|they|the guest|guests|people|anyone|anybody) (?:asks?|insists?|wants?|needs?|prefers?|requests?|says?|specif)[^,]*, (?:please )?(?:we (?:do|talk|speak|meet|use)|use|do|make|it['’]s|i do|i prefer|go for|default to|take|everything is|meetings are|calls are)\\b[^,]*?\\b(phone|video|telephone|in person)(?: calls?)?",
    '$1 by default',
    'medium',
  ),
  order(
    "(?:i (?:prefer|want|like|'d like|would like|'d rather|would rather) (?:to )?be the one (?:who|that) (?:calls|dials|rings|phones)|i always (?:make|place) the call)",
    'I call my guests',
    'caller',
  ),
  order(
    '(?:the |my )?(?:guests?|other (?:person|party|side)|caller) (?:always|should always|must always|has to always|have to) (?:calls?|rings?|dials?|phones?) me',
    'My guests call me',
    'caller',
  ),
];

/** "Singapore office": the words with capitals. */
function placeName(words: string | undefined): string {
  return (words ?? '').replace(/ (?:office|branch|team|site|hub)$/u, '');
}

/** Where the owner is, and when. */
const PLACES: readonly Order[] = [
  order(
    '(\\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}.]+){0,2})(?: trip)?(?::|,| from|\\s+[–-])? ((?:from )?(?:the )?\\d.+|(?:from )?\\p{Lu}\\p{L}+ \\d.+)',
    (city, dates) =>
      zoneOfCity(city ?? '') && /\d.*\d/u.test(dates ?? '')
        ? `I'm in ${city} from ${(dates ?? '').replace(/^from /iu, '')}`
        : null,
    'zone',
  ),
  order(
    "((?:from|between|on|during) .+?),? (?:you(?:['’]ll| will| can)? (?:find|reach|get) me in|i (?:will |[’'])?(?:ll )?(?:work|be working|am working|stay|be staying|am based|[’']m based) (?:out of|from|at|in)(?: (?:our|my|the))?|i['’]m (?:working|staying|based|visiting)(?: out of| from| at| in)?(?: (?:our|my|the))?) (\\p{Lu}[\\p{L}]+(?: \\p{Lu}\\p{L}+){0,2})",
    (dates, city) => `I'm in ${placeName(city)} ${(dates ?? '').replace(/^between (.+?) and /iu, 'from $1 to ')}`,
    'zone',
  ),
  order(
    "i(?:['’]ll| will)? (?:work|be working|am working|[’']m working) (?:out of|from|at|in)(?: (?:our|my|the))? (\\p{Lu}[\\p{L}]+(?: \\p{Lu}\\p{L}+){0,2}) ((?:from|between|on|during) .+)",
    (city, dates) => `I'm in ${placeName(city)} ${(dates ?? '').replace(/^between (.+?) and /iu, 'from $1 to ')}`,
    'zone',
  ),
];

/** Who comes first, and how mails are written. */
const PEOPLE: readonly Order[] = [
  order('put (.+?) first(?:, always| always| every time)?', 'Give $1 priority', 'priority'),
  order(
    '(.+?) (?:should )?(?:always )?(?:comes?|goes?|gets?) (?:in )?(?:first|before (?:everyone|everybody|anyone|all others|others|anything)(?: else)?)',
    'Give $1 priority',
    'priority',
  ),
  order(
    '(?:treat|handle|see|consider|regard|count) (?:(?:all |any |every )?(?:mails?|e-?mails?|messages?|requests?|anything|everything) from )?(.+?) (?:as|like|with) (?:a |an )?(?:top |high |highest |absolute |first )?(?:priority|vips?|important|urgent)',
    'Give $1 priority',
    'priority',
  ),
  order(
    '(?:in )?(english|german|french|spanish) only(?:,? (?:whatever|no matter what|no matter which|whichever|regardless of|even if) .{3,50})?',
    'Write in $1',
    'language',
  ),
  order(
    `(?:close|end|finish|sign|sign off|conclude) (?:(?:every|each|all|any|of|your|my|the|off) )*(?:mails?|e-?mails?|messages?|repl(?:y|ies)|letters?|notes?)?(?: off)? ?(?:with|by|as) ${QUOTED}`,
    'Sign with $1',
    'signature',
  ),
  order(
    "(?:hands off|don['’]t touch|leave|ignore|skip|disregard|bin|forget about) (?:anything|everything|whatever|all mails?|mails?|messages?|all messages?|any mails?)(?: that)?(?: comes| is| sent)? (?:from|by) (\\S+@\\S+|@\\S+)(?: alone| unanswered| untouched)?",
    'Ignore $1',
    'ignore',
  ),
  order(
    "(?:whatever|anything|everything|all mails?|mails?|messages?|any mails?)(?: that)?(?: comes| is| sent| arrives)? (?:from|by) (\\S+@\\S+|@\\S+?),? (?:please )?(?:leave (?:it|them|that) (?:alone|unanswered|be)|ignore (?:it|them)|can be (?:ignored|skipped|left alone)|don['’]t (?:answer|reply|react)(?: to (?:it|them|that))?|skip (?:it|them)|goes unanswered|needs no (?:answer|reply)|(?:is|are) to be ignored|should be ignored)",
    'Ignore $1',
    'ignore',
  ),
  order(
    "(?:don['’]t|do not|never) (?:ever )?(?:reply to|answer|respond to|react to|write to|engage with|talk to|get into (?:a |any )?(?:conversations?|threads?|discussions?) with|correspond with|interact with) (?:anything from |mails? from |messages? from |the )?(?:bot )?(?:at )?(\\S+@\\S+?),? (?:it['’]s|it is|that['’]s|that is|this is) (?:just |only )?(?:an? |the )?(?:[\\p{L}-]+ )?(?:bot|robot|machine|newsletter|notetaker|note taker|script|service|mailing list|assistant|tool|calendar bot|noreply)",
    'Ignore $1',
    'ignore',
  ),
  order(
    "(?:don['’]t|do not|never) (?:ever )?(?:engage with|get into (?:a |any )?(?:conversations?|threads?|discussions?) with|correspond with|interact with|react to|talk back to) (?:anything from |mails? from |messages? from |the )?(?:bot )?(?:at )?(\\S+@\\S+)",
    'Ignore $1',
    'ignore',
  ),
];

/** How far ahead. */
const AHEAD: readonly Order[] = [
  order(
    '(?:saying|writing|typing|the (?:word|codeword|code word|phrase)) (["“][^"”]+["”]) (?:overrides|trumps|beats|bypasses|suspends) (?:all of (?:this|that|these|my rules)|all this|everything|all (?:my |the )?(?:other )?rules|the rest)(?: here| above| else)?[:,;–—-]+ ?(.+)',
    'If I say $1, $2, whatever the other rules say',
    'codeword',
  ),
  order(
    "(?:don['’]t|do not|never) (?:offer|book|schedule|plan|propose|accept)(?: me| anything| times| meetings| something)* (?:further|farther|later|more) (?:out |ahead |away )?than (.+?)(?: (?:out|ahead|away|from now|in advance))?",
    'Offer times at most $1 ahead',
    'horizon',
  ),
  order(
    "(?:i (?:want|need|expect|would like|['’]d like|must have|require)|give me|leave me|there must be) at least (?:an? |one )?(?:full |whole |clear )?((?:\\d+|one|two|three|four|five|an?)? ?(?:business |working |full |whole |clear )*(?:days?|hours?|weeks?))[’']?s?[’']? (?:of )?(?:warning|notice|heads[- ]up|lead time|advance notice|advance warning|preparation)",
    (amount) =>
      `I need at least ${/^\d|^(?:one|two|three|four|five)\b/iu.test(amount ?? '') ? amount : `one ${amount}`} of notice`.replace(
        /\b(?:full|whole|clear) /giu,
        '',
      ),
    'notice',
  ),
];

export const EN_MEETINGS: readonly Order[] = [...LENGTHS, ...AROUND, ...MEETINGS, ...PLACES, ...PEOPLE, ...AHEAD];
