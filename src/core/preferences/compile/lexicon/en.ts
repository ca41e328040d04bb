import type { PreferenceLexicon } from './lexicon';

export const en: PreferenceLexicon = {
  language: 'en',
  concepts: {
    no: "no|not|never|don't|dont|do not|don't want|none|nothing|without|can't|cannot|can not|won't|will not|isn't|is not|aren't|are not|please no|i'm not|i am not",
    not_asked:
      "keep most|keep some|most mondays|most tuesdays|most wednesdays|most thursdays|most fridays|most mornings|most afternoons|most days|some mornings|some days|i have nothing|i've nothing|i've got nothing|there is nothing|there's nothing|there are no|there is no|i have no meetings|i have no calls|i've no meetings|used to|was|were|wasn't|weren't|had|hadn't|did|didn't|been|no longer|anymore|any more|any longer|might|maybe|perhaps|could|would love to have|i wish|thinking of|thinking about|not always|not only|not just|not all|not every|not necessarily|not never|not yet|not too|not that|not at most|not at least|not at all|isn't always|aren't always|don't always|do not always|can't always|don't just|no need|no need for|no need to|don't need|do not need|don't need to|do not need to|doesn't need|doesn't need to|needn't|need not|don't have to|do not have to|doesn't have to|no problem|no problem with|not a problem|no objection|no reason|no reason to|no preference|don't mind|do not mind|doesn't mind|won't mind|wouldn't mind|would not mind|stopped|last year|last month|last week|formerly|previously|in the past|sometimes|rarely|seldom|occasionally|hardly ever|almost never|nearly never|too much|too many|too few|too little|instead of",
    only: 'only|just|exclusively|solely|limited to|restricted to|strictly|nothing but',
    except: 'except|except for|apart from|other than|but not|unless|excluding|save for',
    block:
      "guard|guard it|protect it|i eat|i have lunch|i take lunch|i am out|i'm out|i'm off|i am off|block|blocked|blocked off|block off|block out|blocked out|off limits|off-limits|protected|protect|reserved|reserve|unavailable|not available|unreachable|sacred|day off|days off|time off|off|out of office|ooo|on vacation|on holiday|on leave|i'm away|i am away|am away|taken|busy|booked|booked up|no-meeting|meeting-free|closed",
    free: 'completely free|entirely free|free|clear|open|empty|untouched|unbooked|free of meetings|clear of meetings|meeting free|open for me|for myself|to myself',
    keep: 'keep it|keep them|keep that|stay|stays|remain|remains|are kept|must stay|keep|leave|hold',
    prefer:
      "prefer|prefers|preferred|preferably|i'd rather|would rather|rather|i like|like best|like|love|favour|favor|favorite|favourite|best|ideal|work best|works best|are best|is best|suit me best|suits me best|are better|is better|better|happiest|would like|i'd like",
    avoid:
      "avoid more|would like to avoid|would like to avoid more|like to avoid|prefers not to|would prefer not to|keep me out of|avoid|avoids|rather not|would rather not|i'd rather not|i would rather not|better not|prefer not|prefer not to|prefers not|dislike|hate|not keen on|not a fan of|don't like|do not like|try not to|try to avoid|steer clear of|as little as possible|not ideal|not great|less ideal|not my best|not my thing|are not my thing|is not my thing|aren't my thing|isn't my thing|not for me|are busy|are packed|are full|is busy",
    if_possible:
      'when it works|if possible|if you can|if at all possible|where possible|when possible|whenever possible|where you can|when you can|ideally|usually|generally|normally|typically|mostly|tend to|try to|try|as a rule|if it works|if it can be helped|as far as possible|wherever possible',
    at_most:
      'is as far as i can plan|is as far as i plan|as far as i can plan|is the furthest i plan|at most|no more than|not more than|never more than|max|maximum|maximum of|a maximum of|max of|up to|limit|limit of|cap|cap of|capped at|limit to|limit me to|limit my|no longer than|not longer than|or fewer|or less|at the most|tops',
    at_least: 'min.|at least|minimum|minimum of|a minimum of|no less than|not less than|no fewer than|or more',
    per_day:
      'a day|per day|each day|every day|daily|in a day|in one day|on one day|on any day|on any given day|in a single day|on the same day|/ day|any day',
    per_week: 'a week|per week|each week|every week|weekly|in a week|in one week|in any week|in any given week|/ week',
    default:
      'unless i say so|if nobody mentions a length|if no length is given|if no length is mentioned|if nothing else is said|if nothing is said|default|defaults|by default|default to|defaults to|as default|standard|unless i say otherwise|unless otherwise stated|unless stated otherwise|unless told otherwise',
    work: "i work|i'm working|i am working|work|my work day is|my workday is|my working day is|my day runs|my day is|i'm available|i am available|available|i'm around|i am around|i'm in the office|i am in the office|i'm at my desk|bookable|i can meet|i take meetings|i'm free|i am free",
    hours:
      'hours|working hours|work hours|office hours|business hours|working day|working days|workday|work day|workweek|work week|working week|schedule|availability',
    meeting:
      'meeting|meetings|appointment|appointments|event|events|invite|invites|invitation|invitations|things|anything|session|sessions|conversation|conversations|booking|bookings|slot|slots|option|options',
    call: 'call|calls',
    video:
      'video|video call|video calls|video meeting|video meetings|virtual|virtual meeting|virtual meetings|online|online meeting|online meetings|videoconference|video conference|video conferences|over video|by video|via video|remote meeting|remote meetings|remotely',
    phone:
      'phone|phone call|phone calls|telephone|telephone call|telephone calls|by phone|over the phone|on the phone|via phone|audio|audio only|audio call|audio calls|voice call|voice calls|ring',
    in_person:
      'in person|in-person|in person meeting|in person meetings|in-person meeting|in-person meetings|face to face|face-to-face|face to face meeting|face to face meetings|on site|on-site|onsite|in-office|site visit|site visits|physical meeting|physical meetings',
    outside:
      'another company|other companies|people from other companies|people from another company|different companies|anyone external|external|outside|outsider|outsiders|anyone outside|anybody outside|someone outside|external people|people outside the company|people outside my company|people from outside|externals|outside the company|outside my company|outside the organisation|outside the organization|outside people|outside parties',
    inside:
      'internal|inside|internals|colleague|colleagues|coworker|coworkers|co-workers|teammate|teammates|people on my team|people in my company|people in the company|my team|the team|our team|in-house|with the team|people from my company',
    focus:
      'focus|focus time|focus work|focused work|deep work|deep-work|heads-down|heads down|heads-down time|concentration|concentrated work|uninterrupted work|uninterrupted time|uninterrupted|quiet work|quiet time|maker time|thinking time|writing time|focus block|focus blocks|focus hours',
    blocks: 'block|blocks|chunk|chunks|stretch|stretches|pieces|piece|parts|slots|windows',
    in_a_row:
      'in a row|back to back|back-to-back|back-to-backs|consecutive|straight|without a break|in succession|on the trot|solid|nonstop|non-stop|running',
    break:
      'to breathe|breathe|break|breaks|pause|rest|breather|recovery|recovery time|breathing space|breathing room|off',
    buffer:
      'to prepare|to prep|prep time|preparation time|preparation|buffer|buffers|gap|gaps|padding|cushion|breathing room|breathing space|margin|spare|free|between meetings|in between|before and after|either side|on either side|both sides|on both sides',
    around: 'around|before and after|either side of|on either side of|both sides of|on both sides of',
    flight: 'take-off|takeoff|landing|flight|flights|a flight|plane|planes|fly|flying',
    train: 'train|trains|train ride|train rides|train trip|train trips|rail',
    travel: 'travel|travelling|traveling|trip|trips|commute|commuting|journeys|journey|transit',
    last: 'is long enough|last|lasts|take|takes|run|runs|go for|long|length|lengths|duration|book for',
    notice:
      'notice|lead time|heads up|heads-up|advance notice|in advance|ahead|ahead of time|advance|beforehand|notice period|out|from now|before they start|before it starts',
    horizon:
      'can wait|further than|farther than|further away|away|further out|further ahead|far out|far ahead|farther out|into the future|in the future|out|ahead|in advance|beyond|booking window|planning horizon|horizon|look ahead',
    business_days: 'business day|business days|working day|working days|work day|work days|workday|workdays',
    start_at: 'start|starts|begin|begins|starting',
    half_hour:
      'on the half hour|half hour|on the half-hour|half-hour|every half hour|on the hour or half hour|on the hour or the half hour|on the hour or half past',
    full_hour:
      'on the hour|full hour|full hours|on the full hour|whole hour|whole hours|top of the hour|at the top of the hour',
    quarter_hour: 'quarter hour|quarter hours|on the quarter hour|on the quarter-hour|every quarter hour|quarter past',
    title:
      'call the event|call events|call the events|call the meeting|call it in the calendar|title|titles|titled|title it|name it|call it|name them|call them|event name|event title|calendar title|subject|named|called|entitled|label|labelled',
    description: 'description|in the description|event description|notes field|invite text|body of the invite',
    follow_up_block:
      'for the follow-up mail|for follow-up mails|for the follow-up email|to write things down|to write it up|to write it down|to write up notes|to take notes|for my notes|follow-up block|follow up block|followup block|follow-up time|follow up time|time to write up|to write up|write-up time|time for notes|for notes|for follow-ups|for follow-up|for follow up|for following up|block for follow-up|wrap-up block|wrap-up time|to wrap up|debrief block|post-meeting block|notes block|follow-up',
    next_day:
      'next day|the next day|next morning|the next morning|following day|the following day|day after|the day after|next business day|the next business day',
    codeword:
      'codeword|code word|code-word|keyword|secret word|magic word|the word|the words|if i say|when i say|if i write|when i write|whenever i write|if i use|when i use',
    stop_word:
      "don't reply in that thread any more|don't reply in that thread anymore|don't reply any more|leave this thread alone|leave the thread alone|leave that thread alone|you leave this thread alone|leave it alone|don't reply in that thread|don't reply in this thread|do not reply in that thread|don't answer in that thread|stop handling that thread|stop word|stopword|safe word|stop replying|stop writing|stop responding|drop the thread|leave the thread|back out|stop working on it|stop working on this|stop there|drop out|stand down|step back|stop everything|stop immediately|stop|leave it to me",
    ignore:
      'ignore mail from|ignore mails from|ignore email from|ignore emails from|ignore messages from|ignore anything from|ignore everything from|can be skipped|can be ignored|skip|ignore|ignores|ignoring|disregard|do not answer|do not reply to|do not respond to|never answer|never reply to|never respond to|leave unanswered|do not react to|skip mail from|skip mails from',
    place: 'place|places|location|venue|spot|room',
    meet_at: 'we meet at|meet at|meet me at|use|go to|happen at|happens at|take place at|takes place at',
    vip: 'a vip|vips|vip|priority|top priority|highest priority|high priority|comes first|come first|goes first|go first|always make time for|make time for|first in line|important|most important|key people|key person|prioritise|prioritize|always fit in',
    belongs: 'is a|belongs to|is one of|counts as|count as|treat as',
    may_be:
      'can have any slot|may have any slot|can get any slot|can have anything|may have any time|can have any time|may be|can be|may start|may start at|can start|can start at|is ok|is okay|are ok|are okay|is fine|are fine|is allowed|are allowed|can have|may have|may get|can get|may book|can book|even outside hours|even outside my hours|outside my hours too|are possible|is possible|work too|works too',
    end_by:
      'end by|ends by|has to end by|have to end by|must end by|should end by|finish by|finished by|be over by|over by|done by|be done by|wrapped up by|out by|end at|ends at|finish at|last no later than|end no later than',
    last_of_day: 'last|the last|of the day|last meeting of the day|final',
    guest_language:
      'language of the sender|the language of the sender|sender language|the language they write in|the language they wrote in|their language|the language of the guest|whatever language they use|whatever language they write in|the same language|same language|language of whoever writes|the language they use|language of the other person|their own language',
    act_offer: 'offers|offer|offering|offering times|propose|proposing|suggest times',
    act_book:
      'book|booking|schedule|scheduling|confirm|confirming|accept|accepting|set up|add to my calendar|put in my calendar|agree to|agreeing to',
    act_move: 'move|moving|reschedule|rescheduling|shift|shifting|change|changing|postpone|postponing',
    act_cancel: 'cancel|cancelling|canceling|decline|declining|call off|turn down|turning down',
    act_write:
      'write|writing|write to|writing to|mail|mailing|email|emailing|reply|replying|answer|answering|send|sending|send anything|send anything to|contact|contacting|reach out to|reaching out to',
    travel_time:
      'travel|travel time|travelling time|traveling time|commute|commute time|to travel|for travel|for the commute|of travel',
    fallback:
      "if zoom fails|fallback|fall back|fall back to|as fallback|as a fallback|backup|as backup|as a backup|otherwise|or else|else|if they can't use that|if they cannot use that|if that doesn't work|if that does not work|if they can't|if needed",
    earlier_than: 'earlier than|any earlier than|sooner than',
    later_than: 'later than|any later than|past|beyond',
    different_days: 'different days|distinct days|separate days|days|at least',
    same_day:
      'same-day bookings|same day bookings|same-day meetings|same day meetings|same-day requests|same day|the same day|same-day|on the same day|day of|on the day itself',
    enough:
      "is enough|are enough|is plenty|are plenty|will do|suffice|suffices|that's enough|not more|no more|please don't book more|don't book more|tops",
    i_am_in:
      "we're in|we are in|we'll be in|when i'm in|when i am in|while i'm in|while i am in|i'm in|i am in|i'll be in|i will be in|when in|while in|i'm visiting|i am visiting|travelling to|traveling to|i travel to|i'm travelling to|i'm traveling to|working from|i'm working from|based in",
    zone: 'local time|use local time|use the local time|the local time|local times|time zone|timezone|my time zone|my timezone|zone|times are in|all times in|i live in|my home is in|home base|home zone',
    my_name: "my name is|i'm called|call me|name:",
    organisation:
      'i work for|i work at|my company is|our company is|my organisation is|my organization is|our organisation is|my company|company|company:|organisation:|organization:',
    my_number:
      'my number for callbacks|for callbacks|guests can reach me on|they can reach me on|can reach me on|my number|my number is|my phone number is|my phone is|my mobile is|my mobile number is|my cell is|my cell number is|phone number|number|reach me on|reach me at|call me on|call me at|mobile|cell',
    i_call:
      "i'll do the calling|i will do the calling|i call|i'll call|i will call|i dial|i'll dial|i ring|i make the call|i place the call|i do the calling|i initiate",
    they_call:
      'call me|ask the guest to call|ask guests to call|have the guest ring|have the guest call|have the guest call me|guests can reach me on|have guests call|they can reach me|have guests ring|have guests call me|guests ring|they call|they call me|have them call|have them call me|the guest calls|guests call|they dial|they ring|they ring me|ask them to call|ask them to call me|let them call|let them call me|the other side calls|the other person calls|the other party calls|them call me|guests call me|people call me',
    provider: 'zoom|google meet|meet link|microsoft teams|ms teams|teams|webex|skype|whereby|jitsi|facetime',
    formal: 'formal|formally|businesslike|official',
    warm: 'warm|warmly|friendly|casual|casually|informal|informally|relaxed|personable|kind',
    brief:
      'brief|briefly|short|concise|terse|to the point|keep it short|keep them short|keep mails short|keep emails short|succinct|crisp|snappy|a few lines|few words',
    language: 'language|write in|reply in|answer in|respond in|communicate in|correspond in|mail in|emails in',
    signature:
      'sign|sign as|sign off|sign off as|sign off with|sign with|signature|signed|close with|end with|end mails with',
    offer: 'offer|offers|suggest|propose|give|send',
    copy_me:
      "copy me|cc me|keep me copied|keep me in copy|keep me in cc|keep me on cc|put me in cc|put me on cc|include me|keep me in the loop|copy me in|keep me cc'd|copy me on",
    not_copy_me:
      "don't copy me|do not copy me|don't cc me|do not cc me|no need to copy me|no need to cc me|leave me out|leave me off|take me off|don't include me|never cc me|never copy me|keep me off|keep me out",
    hold: 'holds|hold|tentative holds|tentative hold|placeholder|placeholders|pencil in|tentative',
    visible: 'visible|in my calendar|on my calendar|in the calendar|on the calendar|show',
    follow_up:
      "if they go quiet|if they don't answer|if nobody answers|if there is no answer|if they don't reply|when they go quiet|follow up|follow-ups|follow ups|nudge|nudges|remind|reminder|reminders|chase|chasers|chase up|followups|follow-up mails|remind them|nudge them",
    ask_me:
      'my ok first|my okay first|ask me|ask me before|ask me first|check with me|check with me first|check with me before|consult me|run it by me|run it past me|confirm with me|get my ok|get my okay|wait for my ok|my approval|my ok|my okay|always ask|need my approval|needs my approval|ask before',
    without_asking:
      "without asking|without asking me|no need to ask|no need to ask me|do not ask me|don't ask me|you need not ask|on your own|by yourself|automatically|without my approval|without checking",
    drafts_only:
      'drafts only|only drafts|only write drafts|only prepare drafts|write drafts only|just drafts|prepare drafts only|never send anything yourself',
    approve_everything:
      'show me everything|ask me about everything|i approve everything|i want to approve everything|ask me before every mail|ask before everything|i want to see everything first|show me every mail|approve every mail|i approve every mail',
    outsiders_first_time:
      'first mail to anyone new|first mail to anybody new|first mail to new people|the first mail to anyone new|the first mail to someone new|first time you write to someone|first time you write to anyone|when you write to someone for the first time',
    when_unsure:
      "when unsure|when in doubt|if unsure|if in doubt|when you are unsure|when you're unsure|when you are not sure|when you're not sure|if you are not sure|if you're not sure|only when unsure",
    autopilot:
      'autopilot|on autopilot|act on your own|never ask me|stop asking me|handle everything yourself|handle everything|do everything yourself|full autopilot',
    earliest:
      'earliest availability|the earlier the better|at the earliest|their earliest availability|my earliest availability|as early as possible|as soon as possible|earliest|the earliest|soonest|the soonest|earliest time|earliest slot|earliest possible|early',
    latest: 'as late as possible|latest|the latest|latest time|latest possible|late',
    clustered:
      'clustered|cluster|batched|batch|grouped|group|together|close together|bunched|stacked|stack|next to each other|on the same days|on days that already have meetings',
    spread: 'spread|spread out|spaced|spaced out|apart|evenly',
    everyone: 'everyone|everybody|all of them|all guests|all participants',
    most_people: 'most of them|most people|the majority|a majority|most guests|most participants|most of the group',
    share_free_busy:
      "free and busy|free/busy|free or busy|free-busy|when i am free|when i'm free|my availability with other users|my availability with colleagues",
    always: 'always|every time|in any case|without exception|no exceptions|period|please always|must',
  },
  types: {
    'check-in':
      'quick check-in|quick check-ins|check-in|check-ins|check in|check ins|checkin|checkins|sync|syncs|sync-up|catch-up|catch-ups|catch up|catch ups|catchup|catchups|touch base|touch-base',
    chat: 'chat|chats|quick chat|quick chats|quick call|quick calls',
    intro:
      'intro|intros|intro call|intro calls|introduction|introductions|introductory call|introductory calls|introductory meeting|introductory meetings|first call|first calls|first meeting|first meetings|get to know|getting to know you',
    discussion: 'discussion|discussions',
    detailed:
      'detailed|detailed discussion|detailed discussions|in-depth|in-depth discussion|in-depth discussions|deep dive|deep dives|deep-dive|deep-dives|detailed meeting|detailed meetings',
    interview:
      'interview|interviews|job interview|job interviews|candidate interview|candidate interviews|hiring interview|hiring interviews|interviewing',
    coffee: 'coffee|coffees|coffee chat|coffee chats|coffee meeting|coffee meetings|tea',
    lunch: 'lunches|lunch meeting|lunch meetings|business lunch|business lunches|lunch appointments|lunch invitations',
    dinner: 'dinner|dinners|dinner meeting|dinner meetings|business dinner|business dinners',
    breakfast: 'breakfast|breakfasts|breakfast meeting|breakfast meetings',
    drinks: 'drinks|drink',
    '1:1':
      '1:1|1:1s|1-1|1-1s|one-on-one|one-on-ones|one on one|one on ones|1 on 1|1-on-1|1-on-1s|one to one|one to ones',
    demo: 'demo|demos|product demo|product demos|demo call|demo calls|demonstration|demonstrations',
    review: 'review|reviews',
    'follow-up':
      'follow-ups|follow-up call|follow-up calls|follow-up meeting|follow-up meetings|follow up call|follow up calls|follow up meetings|second meeting|second meetings',
    workshop: 'workshop|workshops',
    standup: 'standup|standups|stand-up|stand-ups|stand up|stand ups|daily standup',
    sales: 'sales call|sales calls|sales meeting|sales meetings',
    board: 'board meeting|board meetings',
    webinar: 'webinar|webinars',
  },
  groups: {
    investor: 'investor|investors|vc|vcs',
    customer: 'customer|customers|client|clients|account|accounts',
    vendor: 'vendor|vendors|supplier|suppliers',
    candidate: 'candidate|candidates|applicant|applicants',
    partner: 'partner|partners|partner meeting|partner meetings',
    journalist: 'journalist|journalists|press|reporter|reporters|media people',
    'board member': 'board member|board members|the board|directors',
    recruiter: 'recruiter|recruiters|headhunter|headhunters',
    prospect: 'prospect|prospects|lead|leads',
    friend: 'friend|friends',
    family: 'family|family members|my family',
    student: 'student|students',
    vip: 'vip|vips|the vips|my vips',
  },
  languages: { en: 'english', de: 'german', fr: 'french', es: 'spanish' },
  fillers: `existing bit   completely anyway ever over whenever give gives mention mentions a an the my your our their his her its this that these those i you we they he she it me us them to of for with and in on at by from as
    is are am be being will would should shall can may do does have has i'd i'll i'm i've it's that's there's let's
    please kindly meet go goes see sees add spend spending somewhere allow want wants wanted need needs needed like make makes sure schedule schedules scheduled scheduling book books booked booking arrange arranged set put
    place plan planned planning have hold held happen happens take takes give gives get gets allow allowed accept
    people anyone anybody someone somebody people everything all any each every time times day days date dates hour week weeks other others else
        so also very really quite absolutely definitely certainly strictly simply basically actually 
    which who what thing things kind sort type types way calendar there here
    new own myself about into both new request requests guest guests 
         thanks thank pls plz thx cheers now`,
};
