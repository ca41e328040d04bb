/**
 * Words that cannot change what an English sentence about times says: function words, politeness, the nouns of
 * meetings. A word that negates, limits, doubts or moves never belongs here.
 */
export const enFillers = `
list lists emailing mind direct home room tell talked spoken
kinda sorta rn atm imho fwiw asap-ish reckon afaik roughly-speaking
lol haha hehe lmao omg xx xxx tbh imo yay whoop woo ooh ah oh hm hmm er erm um uh well eh mate folks gang lads guys pal buddy dude friend friends sir madam ma'am counsel he'd she'd he'll she'll who'd who'll there'll this'll that'll ya y'all obv obvs obviously def soz pls plz abt bout cos w w/ wi tho though's inclusive anyhow anyway anyways meanwhile naturally frankly happily gladly luckily thankfully mercifully admittedly incidentally presently gently simply merely altogether lovely delightful splendid grand jolly rather's awfully terribly frightfully herewith hereby pray duly humbly respectfully cordially truly ever yours dearest dear
currently presently shortly quickly simply delighted pleased grateful obliged gotta gonna wanna writing wrote regarding concerning appointment hereby whichever's herewith truly warmly kindest
diary calendars chatting catching meetings' sort sorting sorted arrange arranging arranged fix fixing fixed organise organising organize organizing set setup
completely fully totally entirely nicely always write address mobile cell
u ur r wld cld shld anymore running follows mentioned
i you he she it we they me him us them my your his its our their mine yours ours theirs myself yourself ourselves
i'm i'd i'll i've you're you'd you'll you've we're we'd we'll we've they're they'd they'll it's it'd it'll that's that'd there's here's
he's she's what's who's let's im ill id ive
the a an this that these those here there such same both each either any some all
and or to of in on at for with from into onto by as than then so too very really quite pretty just also well now once again
is are am be been being was were do does did done have has having had will would shall should can could may must
want wants wanted like likes love loves need needs needed hope hoping looking look looks see seeing think feel know let lets
get gets getting make makes making take takes took taken give gives given go goes going come comes coming put keep keeps
find finding set send sends sent sending share shares offer offers offered suggest suggested propose proposed ask asks asked
meet meets meeting meetings call calls chat chats talk talking speak speaking catch discuss discussing discussion connect sync session
interview demo intro introduction review conversation coffee lunch dinner breakfast drinks tea zoom teams video phone skype person
schedule scheduling scheduled calendar calendars diary appointment event invite invitation agenda
time times slot slots option options day days date dates window windows availability week weeks hour hours minute minutes moment
works work working worked suit suits fit fits good great fine ok okay perfect best better ideal easy easiest easier nice lovely cool happy glad
please pls kindly thanks thank thx cheers appreciate appreciated grateful sorry apologies
yes yep yeah sure absolutely definitely certainly course indeed
hi hello hey dear all everyone team folks guys both
me us my side end part our your team office
long short quick quickly brief briefly half full whole
one two three ones
still already ever even much more most many lot lots bit little least enough
around about over up down out off through during
when where which who what how why whether whose
could would might perhaps maybe possibly
much sometime somewhere something anything
able free available open flexible
possible possibly
looking forward hearing
works-for-me fyi btw re fwd
good morning afternoon evening
next first last
today tomorrow
new work job project product company customer client team role position candidate proposal contract budget roadmap plan plans update updates
questions question topic topics details detail info information follow followup follow-up
together everyone everybody anyone someone people person colleague colleagues friend
sounds sound seems seem appears
join joins joining attend attending
hear heard back reply response responding respond message email emails mail note
know knows let
right left
ahead
given based
confirm confirmed confirming confirms
accordingly
via per
kind regards
am pm
there's
everything
weekdays
across
honestly actually-fine basically generally usually normally typically
point
cc'd cc copied
london-based
whatever whichever
convenient convenience
start starts starting begin begins end ends
hop jump
soon
helpful help helps helping
pick choose choose chose
would've
ideally
again
schedule's
don
t
s
w
accommodate ugh
`;

/** Finite verbs of the closed vocabulary: a clause with one of them says something of its own. */
export const enVerbs = `
is am are was were be been being have has had having do does did done will shall should must may go goes went come comes came get got gets getting take takes took taken make makes made put keep keeps kept find seem seems appears mentioned wrote talked discussed sent asked gave given want wants wanted start starts starting begin begins end ends would could can gone going coming being it's that's there's i'm i'd i'll i've we're we'd we'll we've you're you'd you'll you've they're they'd they'll it'd it'll that'd he's she's know think feel hear heard see seeing looks
`;

/** Articles, possessives and prepositions: a word after one of them names a thing or a person. */
export const enDeterminers = `
a an the my your our their his her its this that these those some any no with for about of from to w re regarding and & by into via dr dr. mr mr. ms ms. mrs mrs. prof prof. as like
`;

/** Pronouns that point back to what was said, and those of who speaks. */
export const enAnaphors = `it that this them those these either neither both i we i'm we're us me then there`;
