/** Pieces of the orders of English: each stands for words that come to the same. */

/** "45 minutes", "three quarters of an hour", "an hour and a half". */
export const LENGTH =
  "(?:(?:about |around )?(?:\\d{1,3}|an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety|half an?|a quarter of an|three quarters of an)[ -]?(?:half[ -])?(?:minutes?|mins?|m|hours?|hrs?|h)\\b(?: and a half)?(?:[’']s?)?)";

/** What takes time away from meetings, after the time. */
export const IS_OFF =
  "(?:(?:is|are) (?:(?:all|completely|totally|strictly|simply|just|always|absolutely) )?(?:off|off[- ]limits|out|out of bounds|out of the question|off the table|not on|no good|no use|hopeless|not an option|not possible|impossible|not available|unavailable|not bookable|not up for grabs|not happening|taboo|untouchable|sacred|sacrosanct|holy|closed|spoken for|an? (?:hard |definite |clear |firm )?no(?:[- ]go)?|never an option|a non-starter|a dealbreaker)|(?:do|does)(?:n['’]t| not) (?:work|suit|do|fit|fly)|(?:wo|ca)n['’]t work|never works?|(?:is|are)n['’]t (?:possible|an option|on|available|happening|up for grabs|any good))";

/** To keep off a time that the words before name. */
export const GUARD =
  "(?:so )?(?:please )?(?:(?:don['’]t|never|do not) (?:book|touch|schedule|plan|offer|fill|use|take|give away|put)(?: (?:anything|meetings|things))?(?: (?:over|on|in|into|for))?(?: (?:it|them|that|those|this|then|there))?|no meetings|nothing|hands off|(?:keep|leave) (?:it|them|that|those) (?:alone|free|open|clear|blocked)|block (?:it|them|that))(?: then| there| please)?";

/** Work or life of the owner's own. */
export const OWN =
  '(?:famil(?:y|ies)|kids?|children|wife|husband|partner|dog|dogs|garden|band|choir|son|daughter|parents|thesis|dissertation|phd|book|novel|studio|research|writing|reading|painting|drawing|music|sport|training|studies|accounts|paperwork|admin|inbox|deep work|focus|focus work|home|household)';

/** What the owner does to a meeting, with its small words. */
export const TO_TAKE =
  '(?:take|do|handle|accept|bear|stand|manage|cope with|deal with|tolerate|sit through|survive|attend|join|fit in)';

/** A day or a week as a measure. */
export const PER =
  '(?:a|per|each|every|in a|in one|on a|on one|in any|on any|in any one|on any one|in any given|on any given|in a single|on a single)';

/** What the follow-up work after a meeting is. */
export const FOLLOW_UP =
  '(?:(?:do|write|write up|update|type|type up|log|handle|get to|finish|jot down|record|prepare|sort|send|catch up on|work on) )?(?:(?:my|the|some|any|own|writing|sales|meeting|it|them|things|everything) )*(?:follow[- ]?ups?(?: (?:mails?|e-?mails?|work|time|items))?|notes?(?: up)?|write[- ]?ups?|up|writing up|action items|actions|recaps?|debrief(?:ing)?|wrap[- ]?up|admin|paperwork|crm|minutes|protocol|documentation|next steps|to[- ]?dos?|summar(?:y|ies)|write (?:it|things|them) (?:up|down)|wrap (?:it |things )?up|debrief|follow up)';

/** Meetings of a medium, one of them or all. */
export const VIDEO =
  '(?:an? |the |my |any |every |anything (?:on|by|over) )?(?:video|zoom|online|virtual|remote)(?:[ -](?:calls?|meetings?|conferences?|chats?))?';
export const IN_PERSON =
  '(?:an? |the |my |any |every |anything |something )?(?:in[- ]person|face[- ]to[- ]face|physical|on[- ]site)(?: (?:meetings?|appointments?|one))?|(?:an? |the |any |every )?(?:meetings?|appointments?) (?:in person|face to face|on site)';
export const PHONE = '(?:an? |the |my |any |every )?(?:phone|telephone)(?:[ -](?:calls?|meetings?))?';
