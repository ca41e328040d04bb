import type { Lexicon } from './lexicon';

/** What English phrases do in a mail about meetings. */
export const enCues: Lexicon['cues'] = {
  neg: "can't|cannot|can not|cant|couldn't|could not|can't do|cannot do|can't make|cannot make|can't make it|cannot make it|not|don't|do not|dont|won't|will not|wont|unable|unable to|not able to|wasn't able to|no|never|avoid|nothing|isn't|is not|aren't|are not|doesn't|does not|not going to|can't meet|can't attend|cannot attend|i'm afraid not|won't be able to make it|won't make it|won't be able to|won't be able to make",
  postneg:
    "no longer works|no longer work|no longer possible|doesn't work|don't work|won't work|does not work|do not work|will not work|doesn't work for me|won't work for me|does not work for me|don't work for me|not work|is no good|are no good|no good|not good|isn't good|is not good|is bad|are bad|n/a|is out|are out|doesn't suit|does not suit|isn't possible|is not possible|not possible|is impossible|impossible|is crazy|are crazy|is hectic|is insane|is nuts|is a nightmare|is packed|is full|is fully booked|is tough|are tough|is difficult|is tricky|isn't great|is not great|not great|isn't ideal|is not ideal|not ideal|not an option|isn't an option|is off the table|doesn't fit|clashes|conflicts|is a no-go|no go|no-go|is gone|is taken|is blocked|are blocked|is blocked off|is jammed|is slammed|isn't going to work|is not going to work|aren't going to work|isn't workable|not workable|not convenient|isn't convenient|doesn't suit me|is a no|isn't feasible|not feasible|is busy|are busy|is solid|is booked|is wall to wall|usually blocked|usually busy|is back to back|is back-to-back|is mad|is chaos|is chock-a-block",
  busy: 'busy|unavailable|not available|not free|booked|booked up|booked solid|tied up|out|away|off|out of office|out of the office|traveling|travelling|on the road|on vacation|on holiday|on leave|on annual leave|in meetings|swamped|slammed|blocked|packed|occupied|engaged|committed|a conflict|conflict|not around|out of town|on a plane|in transit|on pto|at a conference|stuck in meetings|unreachable|offline|on a flight|on a deadline|in back to back meetings|in back-to-back meetings|fully booked|jammed|taken|have plans|have a prior commitment|have another meeting|have another commitment|otherwise engaged|in court|in surgery|on site|double booked|at a client|on jury duty|sick|away from my desk|a previous engagement|another meeting|back-to-back|back to back',
  stop_at:
    'hard stop|hard stop at|have to leave|need to leave|have to leave at|have to run|must leave|need to run|leave at|have to drop|need to drop|have to jump|have to go|need to be done|need to finish|have to be done',
  back: "back|i'm back|am back|return|returning|back in the office|back online|back at work|be back|i return|returns|coming back|get back|i get back|available again|free again",
  works:
    "works|work|works for me|work for me|works for us|works well|works great|works fine|works perfectly|works for both of us|is good|is fine|is great|is perfect|is ideal|is ok|is okay|are good|are fine|are great|are ok|good|fine|great|perfect|ideal|suits|suit|suits me|suits us|suits me well|suits me fine|fits|fit|ok|okay|sounds good|sounds great|sounds perfect|sounds fine|sounds ideal|sounds lovely|sound good|would work|could work|will work|should work|that works|that'll work|is doable|doable|would be good|would be great|would be perfect|would be fine|would be ideal|would be better|is better|will do|would suit|would suit me|looks good|looks great|looks fine|i'll take|i'd take|we'll take|let's go with|let's do|let's go for|let's book|let's take|go with|going with|i'd go with|i'll go with|i pick|i choose|i'll pick|happy with|happy to do|works on my end|works on our end|works on my side|good for me|good for us|great for me|fine for me|fine by me|fine with me|ok for me|okay for me|ok with me|okay with me|perfect for me|would be good for me|would work for me|would work well|would work great|does work|can work|all good|is a go|is a yes|please book|book|book me in|book me in for|lock in|lock it in|please lock in|put me down for|sign me up for|count me in for|is convenient|is a good time|is a great time|lovely|wonderful|excellent|brilliant|super|awesome|terrific|easiest|easier|better|please go ahead with|go ahead with|ill take|lets do|lets go with|we can do|yes to|accept",
  free: "free|available|open|around|can do|can make|could do|could make|can make it|flexible|able to|have time|have availability|i have|i've got|i am|i can|we can|i could|clear|availability|my availability|can meet|could meet|can talk|can speak|free up|have an opening|have openings|have a gap|have space|have slots|am in|reachable|at my desk|can chat|game for|game",
  pref: 'is my preference|is my first choice|is preferred|would be my preference|is best|are best|would be best|work best|works best|best|best for me|is best for me|are best for me|suits me best|suit me best|is preferable|preferable|best works|ideally|preferably|prefer|would prefer|i prefer|preference|my preference|preferred|best would be|would rather|rather|if possible|the sooner the better|favour|favor|lean toward|leaning toward|lean towards|leaning towards|slight preference|first choice|my first choice|strongly prefer|better still|even better',
  avoid:
    'rather not|would rather not|prefer not|prefer not to|would prefer not|would prefer not to|ideally not|preferably not|less ideal|try to avoid|would like to avoid|not my favourite|not my favorite|not keen on',
  but: 'so|therefore|which means|but|however|though|although|yet|whereas|while',
  otherwise:
    "otherwise|failing that|alternatively|if not|or else|second choice|as a backup|as a fallback|plan b|if that doesn't work|if that does not work|if not then|else|backup",
  hedge:
    "move something around|move some things around|move things around|need to shuffle|have to shuffle|rearrange|i'll let you know|will let you know|let you know|get back to you|i'll get back|i'll confirm|will confirm|might|probably|possibly|tentatively|tentative|i think|not sure|unsure|depending|depends|hopefully|unless|subject to|pending|not certain|uncertain|i believe|should be able to|may be able to|might be able to|let me check|need to check|have to check|will check|i'll check|to be confirmed|tbc|tbd|penciled|pencilled|provisionally|in theory|theoretically|supposedly|would have|could have|should have|was going to|used to|almost|likely|unlikely|i guess|barely|hold on|wait|actually|scratch that|correction|i meant|on second thought|i mean|ignore|disregard|forget",
  if: 'if|in case|assuming|provided|provided that|as long as|once|when she|when he|when they|given that|on condition',
  propose:
    "how about|what about|how's|hows|how is|how would|could we do|can we do|would|could we|can we|shall we|may we|might we|let's|lets|maybe|perhaps|could you do|can you do|could you make|can you make|are you free|are you available|are you around|are you open|would you be free|would you be available|will you be free|do you have time|does|do|would it be possible|is it possible|any chance|any chance of|propose|i propose|suggest|i suggest|i'd suggest|i would suggest|may i suggest|might i suggest|can i suggest|could i suggest|we could|we can|anything|something|sometime|some time|aim for|shoot for|try|say|thinking|was thinking|i was thinking|thoughts on|possible|any availability|what do you think about|let us|let's say|let's try|offer|can offer|could offer|i can offer|here is my availability|here's my availability|my availability is",
  place_in:
    "i'm in|i am in|i'll be in|i will be in|we're in|we are in|based in|i'm based in|located in|currently in|i'm currently in|be in|in town",
  past: 'met on|we met|we spoke|spoke on|was on|was at|were at|last spoke|i sent|you sent on|wrote on|talked on|saw you|saw each other|happened on|closed on|launched on|i loved|since we|i emailed|held on|took place|you mentioned on|your email of|your email from|your note of|your message of|joined on|started on|our last|thanks for meeting|great to meet you|nice to meet you|great meeting you|good to meet you|nice meeting you|lovely to meet you|great speaking|great talking|good talking|great chatting|good to see you|great to see you|good chatting|was great to|were in|had lunch|had coffee|have met|i was|we were|he was|she was|they were|i had|we had|received|got your|missed|i called|you called|tried calling',
  move: 'move|reschedule|rescheduled|postpone|rebook|reschedule for|change the time|change our time|move it|move this|move our|move my|move the|pick up again|another time|a different time|different time|different day|another day|some other time|switch|swap|re-schedule|resched|find another time|find a new time|a new time|new time|change it|change our meeting|change the meeting|change the date|reconvene',
  move_later:
    'push|push it|push this|push our meeting|push the meeting|bump|bump it|slide|slide it|push back|push it back|push this back|push out|move back|move it back|push our meeting back|move this back|delay|push the meeting back|push us back|push by|push it by|postpone by|delay it|delay by|start later|push it out',
  move_earlier:
    'bring forward|bring it forward|move up|move it up|bring this forward|bring the meeting forward|pull forward|pull it forward|move forward|start earlier|pull in|move it forward|bring our meeting forward',
  skip: 'skip|skip this week|pass on|sit out|miss',
  cancel:
    "cancel|cancelled|canceled|cancelling|canceling|call off|call it off|call this off|won't be able to attend|cannot attend anymore|can't attend anymore|won't be able to make our meeting|can't make our meeting|cannot make our meeting|can't make our call|can't make the meeting|can't make the call|won't be able to join|scrap|call it quits|need to cancel|have to cancel",
  late: 'late|running late|running behind|delayed|held up|stuck in traffic|be there in|be with you in|running a little late|running a bit late|running slightly late|on my way|a few minutes late|few minutes late|a bit late|a little late|a touch late|slightly late|will be late|overrunning|running over',
  thank:
    'thanks|thank you|thx|ty|thank u|many thanks|thanks so much|thank you so much|thanks a lot|much appreciated|appreciate it|appreciated|i appreciate it|thanks again|thank you again|thanks very much|thank you very much|cheers|tysm|thanks a ton|thanks a million|thanks a bunch|appreciate|grateful|thankyou|tks|thnx',
  ack: "can't wait|cannot wait|don't hesitate|do not hesitate|no rush|no hurry|don't worry|not a problem|no need to reply|got it|noted|understood|will do|sounds like a plan|see you then|see you there|see you soon|talk then|speak then|talk to you then|talk soon|speak soon|looking forward|looking forward to it|look forward to it|look forward|looking forward to meeting|looking forward to speaking|looking forward to our chat|looking forward to chatting|looking forward to talking|all set|roger|copy that|no problem|np|no worries|ack|duly noted|makes sense|will be there|i'll be there|see you|catch you then|speak to you then|confirmed|it's in my calendar|in my calendar|in the calendar|on my calendar|accepted the invite|accepted the invitation|accepted|received the invite|roger that|cool|k|kk|👍|🙏|🎉|😊|🙂|👌|✅|😀|😄|❤️|❤|invite received",
  yes: "yes|yep|yeah|yup|sure|absolutely|definitely|of course|certainly|indeed|yes please|for sure|yessir|you bet|agreed|deal|sure thing|that is correct|correct|that's right",
  no: 'nope|nah|no thanks|no thank you|negative',
  request:
    'set up|setup|schedule|find|find us|find time|find a time|find some time|arrange|organize|organise|book a|book some|book time|get time|get something on|get on the calendar|get on|put something on|put time on|coordinate|plan|help find|help us find|set something up|get me|grab|block|line up|connect us|hop on|jump on|get together|get a time|find a slot|find us a time|put together|put it on the calendar|put a|put some|get us',
  meet: 'meet|meeting|chat|catch up|catch-up|talk|touch base|connect|sync|sync up|get together|speak|discuss|sit down|conversation|discussion|session|interview|demo|intro|introduction|check-in|check in|review|1:1|one on one|one-on-one|1-on-1|standup|stand-up|walkthrough|kickoff|kick-off|debrief|appointment|workshop|presentation|hang out|meetup|huddle',
  recurring: 'recurring|repeating|standing|regular|series|recurrent',
  ask_times:
    "when are you free|when works|when would work|what works|what times work|what time works|what days work|which days work|which day works|when can you|when could you|when would you|when are you available|when do you have time|what's your availability|what is your availability|send me some times|send some times|send over some times|share some times|share your availability|other times|any other times|other options|any other options|more options|different times|other dates|any other slots|some other times|what else|what times|what other times|anything else available|something else|propose some times|suggest some times|suggest some other times|suggest other times|offer other times|offer some other times|send other times|send a few times|a few times|a few options|some options|some times|more times|another option|alternatives|an alternative|alternative times|alternative dates|let me know when|let me know what works|let me know your availability|when's good|when is good|what day works|what day suits|when suits|another slot|a different slot|different slot|something earlier|something later|anything earlier|anything later|any earlier|any later|anything sooner|something sooner|anything available|do you have anything|any openings|any other availability|what about other",
  decline:
    "not interested|i'll pass|i will pass|have to decline|need to decline|must decline|decline|respectfully decline|no longer interested|no longer need|don't need to meet|no need to meet|not a good fit|not a fit|not at this time|not looking to|don't want to meet|prefer not to meet|no need for a meeting|no need for a call|don't think we need|going in a different direction|going in another direction|pass on this",
  stop_mail:
    "stop emailing|stop emailing me|stop mailing|stop contacting|unsubscribe|remove me from|take me off|don't email me|do not email me|do not contact|don't contact|stop messaging|leave me alone|stop sending|opt out|opt-out|no more emails|quit emailing|remove my email|stop writing",
  never_mind:
    "never mind|nevermind|i'll handle this|i'll handle it|i will handle it|i'll handle this one|i'll take it from here|i got this|i've got this|i'll take this|i'll take care of it|i'll take over|take over|stop scheduling|stop working on this|drop this|drop it|stop this|i'll do it myself|i'll schedule it myself|i'll sort it out myself|i'll coordinate directly|we'll handle it|don't worry about this one|no need to schedule|stand down|you can stop|i'll sort this|forget about this|forget this one|forget it|i'll handle myself",
  hold_off:
    "hold off|pause|put on hold|put this on hold|on hold|hold on this|wait until|wait for me|wait with|let's hold|hold this|hold for now|let's wait|circle back|circle back in|park this|shelve|revisit|hold fire|sit tight|hold until",
  resume:
    'resume|go ahead|please go ahead|go ahead and schedule|pick this back up|pick this up again|continue|carry on|restart|proceed|unpause',
  instruct:
    "don't offer|do not offer|only offer|please offer|offer her|offer him|offer them|don't schedule|do not schedule|don't book|do not book|no meetings|keep it to|keep it|make sure|please make sure|only propose|don't propose|do not propose|please only|please avoid|limit it to|stick to|prioritize|prioritise|don't give|do not give|please don't|give her|give him|give them",
  from_now_on:
    'from now on|going forward|always|in general|in future|in the future|as a rule|by default|never book|never schedule|never offer|for all future|moving forward|henceforth|as a default|permanently',
  add: 'add|include|invite|loop in|please add|also add|bring|bring along|also invite|also include|should join|will join|joining us|will be joining|copy in|adding|would like to join|bring in|be joined by|will join us|can join us|joining me|will also join|would also join|join us',
  remove:
    "remove|take off|drop|leave out|exclude|uninvite|disinvite|no longer need|won't be joining|will not be joining|is not joining|isn't joining|without",
  delegate:
    'manages my calendar|handles my calendar|manages my schedule|handles my scheduling|handles scheduling|runs my calendar|take it from here|can find a time|will find a time|will coordinate|can coordinate|please coordinate with|coordinate with|can help schedule|will help schedule|can help with scheduling|will help find|can help find|my assistant|my ea|my executive assistant|who can speak for us|work with|can set this up|can set something up|will set this up|schedule with|arrange with|please work with|copying my assistant|who manages my calendar|will sort out a time|will take it from here|can sort out|will be in touch to schedule|please liaise with|liaise with|reach out to my assistant|contact my assistant|can help coordinate|to help coordinate|to help find|to help schedule|to coordinate|looping in|copying in|copying|keeps my calendar|keeps my diary|manages my diary|looks after my calendar|looks after my diary',
  optional:
    "optional|make optional|doesn't have to join|doesn't need to join|does not need to join|as optional|not required|is optional|nice to have",
  make_it:
    'make it|make this|make that|make our meeting|extend|shorten|extend it|shorten it|extend to|shorten to|cut it to|cut to|keep it to|change it to|bump it to|lengthen|turn it into|turn this into|do it in|reduce it to|go to',
  dur_ok:
    'is enough|should be enough|is plenty|should be plenty|will do|is all i need|is sufficient|would be enough|should suffice|should do it|suffices|max|tops|at most|would be plenty|is all we need|at least|long|in length|duration',
  question_word:
    "what|which|who|where|when|how|why|whose|is that|is it|is this|will it|are there|is there|what's|who's|where's|how long|how many|how do|will there|is the|does that|does this|does it|is he|is she|are they|will he|will she|will they|do i|do we|should i|should we|can i|could i",
  join_link:
    'dial-in|dial in|dialin|join link|zoom link|meeting link|video link|link for|the link|call-in|conference number|bridge|passcode|meet link|teams link|what link|a link|send the link|resend the invite|resend the link|calendar invite|send the invite|send an invite|send a calendar invite|invite link|meeting id',
  where:
    "where|what's the address|what is the address|which office|which building|what address|address of|which location|what location|which floor|the address|location of",
  who: "who will|who's joining|who is joining|who else|who will be|attendees|participants|who's coming|who is coming|who all|who from|who's attending|who is attending|who are",
  agenda:
    "agenda|what is this about|what's this about|what should i prepare|what to prepare|anything i should prepare|what will we|what would you like to discuss|what's the topic|topic of|what is it about|purpose of",
  which_zone:
    'which time zone|what time zone|which timezone|what timezone|is that et|is that pt|my time or yours|your time or mine|in which zone|is that in my time|what zone|which zone|eastern or pacific|whose time zone|is that eastern|is that pacific|is that my time|is that your time',
  status:
    "any update|status|where are we|what's the status|has she replied|has he replied|did she reply|did he reply|have they replied|have you heard|any news|any response|heard back|what is the status|any word|did they respond|has anyone replied",
  automated:
    'are you a bot|are you a robot|are you human|is this a bot|are you an ai|are you real|is this automated|am i talking to|real person|are you a person|is this ai|are you a machine',
  ooo: 'out of the office|out of office|automatic reply|auto-reply|on annual leave|on parental leave|on maternity leave|on paternity leave|limited access to email|limited access to e-mail|no access to email|will respond when i return|upon my return|on vacation|on leave|will reply when i return|away from the office|on holiday|not checking email|limited email access|will get back to you when|no longer with',
  bounce:
    "delivery to the following recipient failed|user unknown|undeliverable|delivery has failed|could not be delivered|address not found|mailbox full|mailbox unavailable|delivery failed|message not delivered|550|recipient address rejected|permanent error|failed permanently|could not deliver|wasn't delivered|delivery status notification",
  scheduling_link:
    "calendly|my booking link|my scheduling link|book time on my calendar|book a time on my calendar|pick a time|pick a slot|grab a time|use my link|my calendar link|here's my calendar|here is my calendar|book directly|cal.com|savvycal|hubspot meetings|grab a slot|choose a time|my calendly|book via|scheduling page",
  approve:
    'approve|approved|looks right|send it|go for it|yes send|yes, send|please send|ok to send|good to go|ship it',
  reject: "reject|rejected|don't send|do not send|hold that|that's wrong|that is wrong|not right|incorrect",
  video:
    'zoom|video|video call|google meet|teams|microsoft teams|ms teams|webex|skype|videoconference|video conference|facetime|hangout|hangouts|gmeet|vc|virtual|virtually|online|remotely|remote|video chat|meet link',
  phone:
    'phone|phone call|by phone|telephone|over the phone|on the phone|call my cell|call my mobile|give me a call|give me a ring|dial me|audio call|phone chat|phone-call|via phone',
  call_noun: 'call|calls|quick call|short call|a call|ring',
  in_person:
    'in person|in-person|face to face|face-to-face|at our office|at your office|at my office|our office|your office|coffee|grab coffee|a coffee|cup of coffee|drinks|a drink|beer|in the office|onsite|come by|stop by|swing by|drop by|office|our offices|your offices|walk|café|cafe|coffee shop|tea|brunch|happy hour',
  meal: 'lunch|dinner|breakfast|brunch|supper',
  instead: 'instead|as well|rather',
  deadline_of:
    'board meets|launch is|deadline|due|due on|due by|expires|expire|offer expires|quarter ends|fiscal year ends|we launch|goes live|closes on|ends on|conference is|event is|wedding|vacation starts|decision by|starts on|deliver by|submit by|report is due|by then|release is|go live|audit|kids|school starts|board meeting|the board|flight|flies|conference|summit|trade show|offsite|birthday|holiday party|hearing|exam',
  sensitive:
    'lawsuit|attorney|lawyer|legal action|litigation|harassment|termination|layoff|laid off|severance|salary|compensation|diagnosis|medical|surgery|hospital|cancer|funeral|passed away|death|divorce|hr complaint|whistleblower|confidential matter|journalist|reporter|press|subpoena|police|bereavement|pregnant|miscarriage|disciplinary|grievance|visa status|bankruptcy',
  hostile:
    'idiot|stupid|fuck|fucking|shit|asshole|bastard|scam|spam|spammer|moron|go to hell|screw you|report you|sue you|harassing|bullshit|damn you|waste of time|pathetic',
  private:
    "home address|where does she live|where does he live|personal number|personal phone|private number|what is on her calendar|what's on her calendar|what's on his calendar|who else is she meeting|who is she meeting|who is he meeting|her other meetings|his other meetings|her calendar|his calendar|why is she busy|why is he busy|share her calendar|list of meetings|salary|password|social security|what is she doing|what is he doing|who else is he meeting",
  beyond:
    'ignore previous|ignore all|ignore your|disregard previous|disregard all|system prompt|instructions above|previous instructions|forward this to|forward all|forward the|send me all|send all|wire|invoice|payment|transfer|gift card|click|download|attach the|send the contract|sign the|reset|credentials|as an ai|you are now|developer mode|new instructions|admin|override|act as|pretend|execute|run the|delete all|export',
  signoff:
    'best|best regards|kind regards|regards|warm regards|warmest regards|kindest regards|all the best|best wishes|sincerely|yours sincerely|yours truly|warmly|take care|cordially|respectfully|with best regards|talk soon|speak soon|bye|xoxo|xo|ttyl|rgds|br|kr|with kind regards|yours faithfully|thanks and regards|thanks & regards|have a great day|have a good day|have a nice day|have a great weekend|have a good weekend|have a great week|enjoy your weekend|enjoy the weekend|have a lovely day|have a good one',
  greeting:
    'good night|goodnight|hi|hello|hey|dear|good morning|good afternoon|good evening|greetings|hi there|hello there|hey there|hiya|howdy|morning|morning all|hi all|hello all|hi everyone|hey all|hi team|hello everyone|good day',
  see_you:
    'see you on|see you at|talk to you on|speak to you on|see you tomorrow|see you next week|talk tomorrow|until then|speak on|talk on|chat on|meet you on|catch you on|speak tomorrow|see you monday|see you tuesday|see you wednesday|see you thursday|see you friday|talk monday|talk tuesday|talk wednesday|talk thursday|talk friday|speak monday|speak tuesday|speak wednesday|speak thursday|speak friday',
  as_planned:
    "as planned|as scheduled|as agreed|as discussed|still on|still on for|still good for|all good for|good for our|confirming our|confirming for|still works|still good|reminder|as previously agreed|as arranged|just confirming|confirming|we are on for|we're on for|on for|as booked|per our calendar|per the invite",
  confirm: 'i can confirm|please confirm|consider it confirmed|confirm|confirming',
  sorry:
    "sorry|apologies|my apologies|i apologize|i apologise|so sorry|apologize|apologise|excuse|forgive|regret|unfortunately|i'm afraid|afraid",
  attend:
    "attend|i can attend|i will attend|i'll attend|can attend|will attend|i can join|i will join|i'll join|can join|be there|i can be there|i'll be there|i will be there|make it|i can make it|able to attend|able to join",
  asap: 'asap|as soon as possible|at your earliest convenience|soonest|earliest available|first available|soon|urgent|urgently|the earliest|earliest convenience',
  still: 'still',
  title: 'about|re|regarding|to discuss|titled|called|topic|subject',
  extra:
    'call me|call me at|ring me|call us|also|additionally|plus|too|another thing|one more thing|separately|p.s.|ps',
  change_place:
    'let us meet over at|location to|place to|change the location|change the place|change venue|venue|venue to|meet us at|meet me at|change the location to|change the venue to',
};
