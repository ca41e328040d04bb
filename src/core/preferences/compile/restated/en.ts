import type { Frames } from './frames';
import { EN_MEETINGS } from './orders-en-meetings';
import { EN_TIMES } from './orders-en-times';
import { EN_TOLD } from './orders-en-told';

const PLACES =
  'clinic|court|surgery|class|classes|lectures?|lab|theatre|theater|hospital|ward|gym|pool|church|mosque|synagogue|temple|school|university|uni|college|kindergarten|nursery|daycare|rehearsals?|practice|training|therapy|physio|seminars?|kids|children|family|son|daughter|parents';
const ONES =
  '(?:my |the |our )?(?:\\p{L}+ )?(?:kids|children|son|daughter|family|boys|girls|twins|dog|mum|mom|parents)';
const MEDIA = '(?:the )?(?:phone|phone calls?|telephone|video|video calls?|in person|meeting in person|face to face)';

export const EN: Frames = {
  doing: new RegExp(
    `^i(?:['’]m| am) (?:always )?(?:(?:in|at|on|with) (?:the |my |our )?(?:${PLACES})|on (?:duty|call|shift)|in session|teaching|lecturing|commuting|operating|rehearsing|swimming|volunteering)$|^i (?:always )?(?:teach|lecture|rehearse|volunteer|operate|commute|swim|meditate|pray|have (?:class|classes|choir|yoga|therapy|physio|training|rehearsals?|rounds|lessons|band practice|(?:lunch|dinner|breakfast) with ${ONES})|(?:eat|have a meal) with ${ONES}|go (?:swimming|running|to (?:the gym|church|therapy|class))|do (?:the school run|yoga|pilates)|(?:collect|pick up|drop off|look after|walk) ${ONES}(?: (?:at|from|to) (?:the )?(?:school|nursery|daycare|kindergarten))?)$`,
    'iu',
  ),
  own: /^(?:is|are) (?:reserved |only )?for (?:my |the )?(?:thesis|dissertation|phd|accounts|accounting|bookkeeping|paperwork|taxes|admin|writing|research|studies|studying|reading|deep work|family|kids|children)(?: only| alone)?$/iu,
  refusal:
    /^(?:so |hence |therefore )?(?:please )?(?:(?:there (?:are|will be) )?no (?:meetings?|appointments?)(?: please)?|nothing(?: please)?|(?:don['’]t|do not|never) (?:book|schedule|plan|put|offer) (?:anything|meetings?))$/iu,
  so: /,?\s+(?:and )?(?:so|hence|therefore|(?:that|which) means(?: that)?),?\s+/iu,
  reason:
    /^(?:i|i['’]m|i['’]ve|we|my (?:kids|children|son|daughter|commute|train|bus)|the (?:kids|children|school))\s/iu,
  turns:
    /(?<!\p{L})(?:but|except|unless|if|when|while|only|instead|apart|other than|though|although|until|till|was|were|had|did|used|went|might|may|could|would|should|sometimes|often|usually|normally|mostly|maybe|perhaps|not|never|no|don['’]t|won['’]t|can['’]t|today|tomorrow|tonight|yesterday|currently|now|still|yet|ill|sick|away|travell?ing|holiday|semester|term|season|winter|summer|spring|autumn|fall|week|month|year|he|she|they|him|her|them|his|their|\p{L}{3,}ed)(?!\p{L})/iu,
  allDay: /\s+(?:all day long|all day|the whole day|the entire day)(?![\p{L}-])/iu,
  before: /(?:^|\s)(?:on|at|from|every|each|the|is|,|-|–|:)$/iu,
  noMeetings: 'No meetings',
  orders: [
    { said: /^(?:a )?total of (.+?),? (?:max|maximum|at most|tops)$/iu, plain: 'At most $1' },
    {
      said: /^only (one|two|three|four|five|six|\d{1,2}) (?!(?:days?|weeks?) )([^,]+? (?:per|a|each|every) (?:day|week))(?:,? (?:tops|max|maximum|at most))?$/iu,
      plain: 'At most $1 $2',
    },
    {
      said: /^before you ([^,]+), (?:please )?(ask|check with|consult) me(?: first)?$/iu,
      plain: '$2 me before you $1',
    },
    {
      said: /^after (\w+) ([\p{L}-]+(?: [\p{L}-]+)?) (?:in a row|back to back|back-to-back) (?:i need|i want|give me|leave me|i['’]d like) (?:an? )?(.+?) (?:break|pause|rest|off)$/iu,
      plain: 'No more than $1 $2 in a row, then $3 break',
    },
    {
      said: /^(?:anyone|anybody|people|whoever) (?:who )?(?:hasn['’]t|haven['’]t|has not|have not|doesn['’]t|don['’]t) (?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?) (?:after|within) (.+? days) (?:gets?|receives?) (?:a|one|another) (?:friendly |gentle |polite |short )?(?:reminder|nudge)$/iu,
      plain: 'Follow up after $1',
    },
    {
      said: new RegExp(`^i (?:would |much )?prefer (${MEDIA}) (?:to|over|rather than) (?!\\1)${MEDIA}$`, 'iu'),
      plain: '$1 by default',
    },
    {
      said: /^(my (?:\p{L}+ )?hours are .+?),? (?:in )?(central|eastern|pacific|mountain) time$/iu,
      plain: '$1, my time zone is $2 time',
    },
    ...EN_TIMES,
    ...EN_MEETINGS,
    ...EN_TOLD,
  ],
};
