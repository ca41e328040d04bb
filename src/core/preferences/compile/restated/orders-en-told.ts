import type { Order } from './frames';
import { order } from './orders';

const ASK_FIRST =
  '(?:(?:running|checking|clearing) (?:it|that|them|this) (?:past|by|with) me|checking with me|asking me|consulting me|my (?:ok|okay|approval|consent|say-so|permission|go-ahead))(?: first| beforehand)?';
const DAYS =
  '((?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri)|weekdays)(?:(?:,| and| or| to| through| thru| -|-|–|,? and)? ?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri)))*)';

/** How people tell what they want to the one who does it. */
export const EN_TOLD: readonly Order[] = [
  order(
    "i (?:should|would|['’]d) be (?:most |very |really )?(?:grateful|glad|happy|obliged) if (?:nothing|no meetings?|no calls?) (?:were|was|could be|would be|is|gets?) (?:put in|booked|scheduled|arranged|planned|placed) (.+)",
    'No meetings $1',
    'never',
  ),
  order(
    'no (weekend|friday|monday|evening|morning)s? (?:stuff|things|work)(?: at all)?',
    'No meetings on $1s',
    'never',
  ),
  order(
    `(?:do not|don['’]t|never|please don['’]t) (confirm|book|accept|schedule|agree to|commit to|cancel|move|reschedule|decline|send) (.+?) (?:without|before) ${ASK_FIRST}`,
    'Ask me before you $1 $2',
    'act',
  ),
  order(
    '(?:anything|everything|meetings?|requests?|mails?|whatever)(?: that)?(?: comes)? (?:with|from|for) (.+?) (?:goes?|jumps?|moves?|belongs?|is|are|get|gets) (?:straight |right |always )?(?:to|at) the (?:front|top|head) of the (?:line|queue|list|pile)',
    'Give $1 priority',
    'priority',
  ),
  order(
    "(?:if|when|whenever) ((?:\\p{Lu}[\\p{L}.'’-]+ ?){1,3})(?:asks?|calls?|writes?|wants (?:a meeting|to meet|time|something))(?: for (?:time|a meeting|something))?,? (?:then )?(?:it['’]s (?:always )?(?:a )?yes|say yes|just say yes|(?:just )?(?:give|find|make) (?:(?:him|her|them) )?(?:the |some )?time|make it (?:happen|work)|the answer is yes)",
    'Give $1 priority',
    'priority',
  ),
  order(
    "(?:if|when) (?:someone|somebody|they|people|a guest|anyone|guests|the guest)(?:[’'](?:s|ve)| has| have)?(?: not|n[’']t)? (?:has(?: not|n[’']t) |have(?: not|n[’']t) |does(?: not|n[’']t) |do(?: not|n[’']t) )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|written back|got(?:ten)? back)(?: to you| to us| back)? (?:in|after|within|for) (.+? days?),? (?:please )?(?:send|remind|nudge|chase|ping|follow up)(?: with)?(?: them| him| her)?(?: with)? ?(?:a|one|just one|a single|once|one single|only once)(?: friendly| gentle| polite| short)?(?: reminder| nudge| follow-?up| time)?(?: only)?",
    'Follow up after $1, once at most',
    'follow_ups',
    'follow_up_after',
  ),
  order(
    "(?:if )?(?:there[’']s )?no (?:repl(?:y|ies)|answers?|response) (?:after|in|within|for) (.+? days?)[,:]? (?:please )?(?:send (?:one|a) (?:reminder|nudge)|remind (?:them )?once|nudge (?:them )?once|(?:one|a single) (?:reminder|nudge)|follow up once)",
    'Follow up after $1, once at most',
    'follow_ups',
    'follow_up_after',
  ),
  order(
    '(?:the |my )?(?:default|standard|usual|normal) (?:meeting )?(?:length|duration)(?: is|:| =)? (\\d{2,3})(?: ?(?:m|min|mins|minutes))?',
    'Meetings take $1 minutes by default',
    'duration',
  ),
  order(
    `(?:i['’]m|i am) (?:generally |usually |normally |typically )?(?:good|bookable|fine|open|free|available|around) (?:between|from) (.+?) (?:and|to|until|till|-|–) (.+?),? ${DAYS}`,
    'I work $1 to $2 $3',
    'hours',
  ),
  order(
    '(?:i|we) (?:do|have|run|attend|teach|lead|host|go to|work on) [^,()\\d]{3,40}? ((?:every|each|on|from|between|(?:mon|tues|wednes|thurs|fri)days?|daily)(?: [^,()]*)?\\d[^,()]*?)(?: ?\\((?:except|but not|not)(?: on)? ([^)]+)\\))?,? so (?:please )?no (meetings|calls|appointments)(?: then| at that time| please)?',
    (time, less, what) =>
      `No ${what} ${(time ?? '').replace(/^(?:every day|each day|daily) /iu, '')}${less ? ` except ${less.replace(/(?<=day)$/iu, 's')}` : ''}`,
    'never',
  ),
  order(
    '(?:i|we) (?:see|take|do|have|handle|accept|can do) ((?:at most|no more than|not more than|max(?:imum)?(?: of)?|up to|never more than) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) [\\p{L} -]{3,30}? (?:a|per|each|every|in a) (?:day|week))',
    '$1',
    'limit',
  ),
  order(
    '(?=.*\\bonly\\b)(?:early |late )?((?:morning|lunchtime|afternoon|evening))s? (meetings|calls|sessions|appointments)(?: are| happen| take place)?(?: only)? on ((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and|, and) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)(?: only)?',
    'No $2 in the $1 except on $3',
    'never',
  ),
  order(
    "([^.]+?),? (?:and )?(?:please )?(?:do not|don[’']t|never) (?:book|schedule|plan|disturb|bother) me(?: then| there)?",
    '$1, never book over it',
    'never',
  ),
  order(
    "(.+? (?:daily|every day|each day|every (?:mon|tues|wednes|thurs|fri)day)),? (?:do not touch|don[’']t touch|hands off|hard block|fixed|untouchable|never move it)(?: it| that)?",
    '$1, never book over it',
    'never',
  ),
];
