import type { Order } from './frames';
import { order } from './orders';
import { GUARD, IS_OFF, OWN, PER, TO_TAKE } from './words-en';

/** A refusal where words soften it is a wish. */
const REFUSED = ['never', 'hours', 'like'] as const;

const STOP =
  "(?:finish|stop|wrap|quit|clock off|clock out|log off|knock off|wrap up|call it a day|sign off|leave|leave work|leave the office|head home|head off|head out|pack up|shut down|go home|am done|am gone|am out|am off|['’]m done|['’]m gone|['’]m out)(?: working| work| for the day)?";
const START = "(?:start|start work|start working|begin|begin work|get in|come in|log on|clock in|am in|['’]m in)";
const DAY =
  '((?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)(?:(?:,| and| or|, and) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)';
const AT =
  "((?:around |about )?(?:noon|midday|half (?:past )?\\w+|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock)?(?: (?:sharp|at the latest|latest|in the (?:morning|afternoon|evening)))?)";
const THEN = '(?:before|until|till|after|on|between|from|during|in)';
const time = (words: string | undefined): string =>
  (words ?? '').replace(/\b(?:around|about|sharp|at the latest|latest)\b/giu, '').trim();

/** Times that are not for meetings. */
const REFUSALS: readonly Order[] = [
  order(
    `(?:(?:anything|everything|any meetings?|any calls?) )?(.+?) ${IS_OFF}(?: (?:for|with|to) me)?`,
    'No meetings $1',
    ...REFUSED,
  ),
  order(`(.+?) ${IS_OFF} for (?!me\\b|my\\b|him|her|us\\b)(.+)`, 'No $2 $1', ...REFUSED),
  order("(.+?) (?:is|are)(?: not|n['’]t) for (meetings|calls|appointments|business|work calls)", 'No $2 $1', 'never'),
  order(
    "(?:don['’]t|do not|never) (?:even )?(?:think (?:about|of)|dream of|bother|consider|try) (?:booking|scheduling|planning|putting|offering|calling|meeting|asking)(?: (?:me|anything|meetings|calls|something|in))*(?: for)? (.+)",
    'No meetings $1',
    'never',
  ),
  order(
    '(?:keep|stay|steer) (?:out of|off|away from|clear of) (?:my )?(?!my calendar|the calendar)(.+)',
    'No meetings $1',
    ...REFUSED,
  ),
  order(
    `(?:i|we) (?:refuse to|never|won['’]t|will not|can['’]t|cannot|don['’]t|do not) (?:ever )?${TO_TAKE} (.+)`,
    'No $1',
    'never',
  ),
  order(
    `(?:i['’]m|i am) (?:useless|no use|no good|hopeless|not (?:much|of) use|not human|grumpy|asleep|half asleep|not awake|dead|exhausted|a zombie|tired|away from my desk|not at my desk|never (?:around|reachable|available|there|in)) (${THEN}) (.+?),? (?:so |hence |therefore |and so )?(?:please )?(?:nothing|no meetings?|no calls?|don['’]t (?:book|schedule|offer|plan)(?: me| anything| meetings?)*)(?: please)? (?:before|until|till|after|on|between|from|during|in)? ?then`,
    (when, at) => `No meetings ${/till?/i.test(when ?? '') ? 'before' : when} ${at}`,
    'never',
  ),
  order(
    `(.+?) (?:is|are) (?:my|our|the) (?!last|first|only|next)([\\p{L} -]{3,25}) (?:day|days|time|times|morning|mornings|afternoon|afternoons|evening|evenings|slot|block|hour)(?:\\s*[;,–—-]\\s*| and )${GUARD}`,
    'No meetings $1',
    'never',
  ),
  order(
    `(.+?) (?:is|are) when (?:i|we) (?!meet|call|talk|see|interview|speak|take|have (?:meetings|calls|time))[\\p{L}’' -]{3,40}(?:\\s*[;,–—-]\\s*| and )${GUARD}`,
    'No meetings $1',
    'never',
  ),
  order(
    `(.+?) (?:belongs? to|(?:is|are) (?:strictly |only |entirely )?(?:for|reserved for|devoted to|dedicated to|set aside for|all about)) (?:(?:my|the|our|me and my) )?(?:\\p{L}+ )?${OWN}(?: time| only| alone)?(?:(?:\\s*[;,–—-]\\s*| and )${GUARD})?`,
    'No meetings $1',
    'never',
  ),
  order(
    `(?:i )?(?:keep|reserve|need|hold|block|save|protect|guard|want|set aside) (.+?) for (?:(?:my|the|our|me and my) )?(?:\\p{L}+ )?(?:${OWN}|myself)(?: time| only| alone)?(?:(?:\\s*[;,–—-]\\s*| and )${GUARD})?`,
    'No meetings $1',
    'never',
  ),
  order(
    `(.+?) (?:is|are) (?:family|me|personal|private|kids?|kids['’]|dad|mum|mom|protected|my own|my) (?:time|days?|affair|hours?)(?:(?:\\s*[;,–—-]\\s*| and )${GUARD})?`,
    'No meetings $1',
    'never',
  ),
];

/** Meals of the owner, with their hours. */
const MEALS: readonly Order[] = [
  order(
    '(?:and )?(?:i|we) (?:usually |normally |generally |typically |always |mostly |tend to |like to |try to )*(?:eat|have|take|do|grab|get) (?:(?:my|our|a) )?(lunch|breakfast|dinner)(?: break)?,? (?:(?:at home|at my desk|with (?:the|my) (?:kids|family|team)),? )?((?:every day |daily |on weekdays )?(?:somewhere |some ?time |any ?time )?(?:between|from)? ?.*\\d.*?(?:-|–|to|and|till|until) ?.*\\d.*)',
    (meal, hours) =>
      `${meal}: ${(hours ?? '').replace(/\b(?:somewhere|some ?time|any ?time) (?=between|from)/giu, '')}`,
    'never',
  ),
];

/** Where the day begins and ends. */
const EDGES: readonly Order[] = [
  order(
    `(?:i|we)(?:['’]m| am|['’]re| are)? (?:work|available|around|in|in the office|at my desk|at work|at the office|reachable|free|there|here|working|on|online) (?:until|till|til|up to) ${AT}(?: ${DAY})?`,
    (at, day) => `No meetings after ${time(at)}${day ? ` on ${bare(day)}` : ''}`,
    'never',
  ),
  order(
    `${DAY},? (?:i|we)(?:['’]m| am|['’]re| are)? (?:only )?(?:work|available|around|in|in the office|at my desk|at work|at the office|reachable|free|there|here|working|on|online) (?:until|till|til|up to) ${AT}`,
    (day, at) => `No meetings after ${time(at)} on ${bare(day)}`,
    'never',
  ),
  order(`(?:i|we) ${STOP} (?:at|by|around) ${AT}`, (at) => `No meetings after ${time(at)}`, 'never'),
  order(
    `(?:i|we) ${STOP} (?:at|by|around) ${AT} ${DAY}`,
    (at, day) => `No meetings after ${time(at)} on ${bare(day)}`,
    'never',
  ),
  order(
    `${DAY},? (?:i|we) ${STOP} (?:at|by|around) ${AT}`,
    (day, at) => `No meetings after ${time(at)} on ${bare(day)}`,
    'never',
  ),
  order(
    `(?:my |our )?${DAY} (?:(?:end|finish|stop|wrap up|close|are over|are done)(?:es|s)?|is over|is done|wraps up|has to end|must end|have to end) (?:at|by|around) ${AT}`,
    (day, at) => `No meetings after ${time(at)} on ${bare(day)}`,
    'never',
  ),
  order(
    `(?:my|the|our) (?:work(?:ing)? ?)?day (?:ends|finishes|stops|is over|is done|wraps up|closes) (?:at|by|around) ${AT}(?: ${DAY})?`,
    (at, day) => `No meetings after ${time(at)}${day ? ` on ${bare(day)}` : ''}`,
    'never',
  ),
  order(
    `(?:my|the|our) (?:work(?:ing)? ?)?day (?:starts|begins|doesn['’]t start (?:before|until)) (?:at )?${AT}(?: ${DAY})?`,
    (at, day) => `No meetings before ${time(at)}${day ? ` on ${bare(day)}` : ''}`,
    'never',
  ),
  order(
    `(?:i|we) (?:${START}(?: at| by)?|don['’]t ${START} (?:before|until)|am not (?:in|there|around) (?:before|until)|[’']m not (?:in|there|around) (?:before|until)) ${AT}(?: ${DAY})?`,
    (at, day) => `No meetings before ${time(at)}${day ? ` on ${bare(day)}` : ''}`,
    'never',
  ),
  order(
    `${DAY},? (?:i|we) (?:${START}(?: at| by)?|don['’]t ${START} (?:before|until)) ${AT}`,
    (day, at) => `No meetings before ${time(at)} on ${bare(day)}`,
    'never',
  ),
  order(
    `earliest (?:start|meeting|call)?(?: time)?(?: is| at|:)? ?${AT}(?:[,;]? (?:and )?latest (?:finish|end|meeting|call)(?: time)?(?: is| at|:)? ?${AT})?`,
    (from, to) => `No meetings before ${time(from)}${to ? ` or after ${time(to)}` : ''}`,
    'never',
  ),
  order(
    `(?:the |my )?latest (?:a meeting (?:may|can|should) end|(?:i|we) (?:can|will|want to) (?:finish|stop|be done)|finish|end)(?: time)?(?: is| at|:)? ?${AT}`,
    (to) => `No meetings after ${time(to)}`,
    'never',
  ),
];

function bare(day: string | undefined): string {
  return (day ?? '').replace(/^on /iu, '');
}

const AMOUNT =
  '((?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: and a half)? .+?)';

/** How many meetings there may be. */
const LIMITS: readonly Order[] = [
  order(
    `(?:anything )?(?:more than|over|beyond|above) ${AMOUNT} (${PER}) (day|week)(?:,? (?:and|then) (?:i['’]m|i am|my (?:head|brain|day|week)(?: is)?|i) (?:just |completely |totally |basically )?(?:toast|done|dead|fried|useless|exhausted|finished|cooked|spent|burnt? out|wrecked|worn out|tired|no use|no good|lost|a wreck|broken|overwhelmed|crash|collapse|melts?|shuts? down|snaps?|gives? up|goes to mush|hurts?|stops? (?:working|functioning)|get nothing (?:else )?done|lose (?:the plot|focus|my (?:mind|voice|focus|temper))|(?:can['’]t|cannot) (?:cope|think|function|concentrate|work)(?: any ?more| straight)?)(?: for the day)?|,? (?:is|are) (?:too (?:much|many)|more than I can ${TO_TAKE}|overkill|a no|a no-go)(?: for me)?|,? (?:wears me out|kills me|breaks me|does me in|finishes me(?: off)?|is torture|exhausts me|drains me))`,
    'At most $1 $2 $3',
    'limit',
  ),
  order(
    `${AMOUNT} (?:${PER} (day|week) )?(?:is|are) (?:as (?:much|many) as|the most|the maximum|all|about all) (?:that )?i (?:can|could|will|want to|['’]m willing to|am willing to|care to|['’]d like to) ${TO_TAKE}(?: ${PER} (day|week))?`,
    (amount, first, second) => (first || second ? `At most ${amount} a ${first ?? second}` : null),
    'limit',
  ),
  order(
    "(?:don['’]t|do not|never) (?:let|allow|make) (?:my |any |a |one )?(day|week)s? (?:to )?(?:go (?:over|above|beyond|past)|exceed|have more than|contain more than|get past|take more than) (.+)",
    'At most $2 a $1',
    'limit',
  ),
  order(
    "(?:don['’]t|do not|never) (?:give|book|schedule|put|plan|load|stack|pile|saddle|accept|take|fill)(?: (?:me|in|down|for|with|up|on|my day|my week|my calendar))* (?:more than|over|beyond) (.+)",
    'At most $1',
    'limit',
  ),
  order(
    `${DAY}(?:\\s*[:,–-]|\\s) ?(?:(?:max(?:imum)?\\.?|at most|no more than|up to) )?((?:\\d{1,2}|one|two|three|four|five|six) (?:\\p{L}+ )?(?:meetings?|calls?|appointments?|interviews?))(?:,? (?:max(?:imum)?\\.?|at most|tops|at the most))?`,
    'At most $2 on $1',
    'limit',
  ),
  order(
    '(.+? (?:a|per) (?:day|week))(?:[,:]? )(?:max(?:imum)?\\.?|at most|tops|at the most|is my (?:max(?:imum)?|limit|cap)|is the (?:max(?:imum)?|limit|cap))',
    'At most $1',
    'limit',
  ),
];

/** A time of one kind of meeting. */
const ONLY: readonly Order[] = [
  order(
    '((?!i |we |you |he |she |they )[^,]+?) (?:have to|has to|must|need to|needs to|should|ought to) (?:always |only )?(?:be|happen|take place|go|be held|be booked|be scheduled|fall|sit) (?:only )?((?:in the|on|in|at|between|before|after|during|from) .+)',
    '$1 only $2',
    'only',
  ),
  order(
    '(?:i|we) (?:only )?(?:see|meet|meet with|speak to|speak with|talk to|talk with|receive) ([\\p{L} -]{3,30}?) ((?:on|in the|in|between|before|after|from) .+?)(?:,| and) (?:at no other time|not at any other time|no other time|never at any other time|no other day|only then|not otherwise|nothing else)',
    '$1 only $2',
    'only',
  ),
  order('(?:i|we) (?:can )?only (interview)(?: people| candidates)? (.+)', 'Interviews only $2', 'only'),
  order(
    '(?:anything|everything|whatever|mails?|meetings?) (?:that )?i (?:mark|tag|label|flag)(?: as| with)? (["“‘\'][^"“”]+["”’\']) (?:belongs?|goes?|is|should be|happens?) (?:on|in|to)? ?(?:an? )?(.+)',
    'When I write $1, only $2',
    'only',
  ),
];

export const EN_TIMES: readonly Order[] = [...REFUSALS, ...MEALS, ...EDGES, ...LIMITS, ...ONLY];
