/**
 * Words that cannot change what a German sentence about times says: function words, politeness, the nouns of meetings.
 * A word that negates, limits, doubts or moves never belongs here.
 */
export const deFillers = `
daraus
findet besteht meinerseits wünsche erst
bräuchten bräuchte benötigen benötigten benötige
zwar halt eh mal freilich übrigens deutscher deutsche sinnvoll bestens höflich freundlich freundliche verbindlich verbindlichsten anbei beigefügt siehe zeige zeigen bringe bringt
ich du er sie es wir ihr man mich dich sich uns euch mir dir ihm ihnen ihn mein meine meinen meinem meiner dein deine deinen deinem deiner
ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure euren eurem eurer sein seine seinen seinem
der die das den dem des ein eine einen einem einer eines und oder zu zum zur mit für von vom bei beim auf an am in im um so sehr auch doch mal bitte
dann da hier dort denn nun jetzt gleich schon gerade eben ganz recht ziemlich wirklich echt einfach bereits nochmal nochmals erneut wieder hin her
ist sind war waren bin bist sein seid werden werde wirst würde würden würdest würdet wäre wären wärst wärt sei
hat haben habe hast habt hatte hätte hätten hättest hättet kann können kannst könnt könnte könnten könntest könntet soll sollen sollst sollte sollten
muss müssen müsste müssten will wollen willst möchte möchten möchtest mag magst mögen darf dürfen dürfte lässt lassen lass gibt geben gebe gibst
termin termine terminen treffen meeting meetings gespräch gespräche besprechung call anruf telefonat austausch kalender uhrzeit uhrzeiten zeit zeiten zeitfenster
vorschlag vorschläge vorschlägen terminvorschlag terminvorschläge option optionen slot slots tag tage tagen woche wochen minuten stunde stunden uhr einladung einladungen
hallo hi guten tag liebe lieber sehr geehrte geehrter herr herrn frau dr prof danke dank vielen besten freundlichen grüße herren damen
dass wann wo wie wer mir uns dafür dazu damit darüber davon daran darum darauf hierfür hierzu diesbezüglich terminlich zeitlich
kurz kurzes kurzen kurze kurzer lang längeres ausführlich persönlich gerne gern gut gute guten guter gutes besser beste bestes super prima perfekt schön schöner schöne nett nettes okay ok
ja klar sicher natürlich freue freuen darauf rückmeldung antwort nachricht mail e-mail team kollege kollegin kollegen kolleginnen firma unternehmen
projekt projekts projektes thema frage fragen angebot zusammenarbeit vertrag konzept entwurf unterlagen details einzelheiten update neues stelle position
einmal zusammen gemeinsam alle allen etwas ab bis über unter gegen ungefähr etwa ungefähr gar komplett leider total völlig voll absolut extrem dieses diese diesen dieser diesem
vorschlagen anbieten sagen melden schicken senden zusenden finden suchen machen mache sprechen reden sehen hören wissen lassen treffen vereinbaren eintragen halten planen nehmen nutzen klären schauen
ebenfalls ebenso entsprechend bezüglich wegen
aus los rein raus ran heran dabei seite seiten seitens meinerseits ihrerseits unsererseits unserem büro haus
beide beiden jeder jede weil da damit also daher deshalb deswegen somit
kennenlernen besprechen austauschen telefonieren unterhalten abstimmen zusammensetzen
passend passende passenden passender freien freie freier freies
minute halbe hab habs überhaupt haste schaffe schaffen schafft kunde kunden kundin kundinnen
schönen tollen herzliche herzlichen nachfrage anfrage mühe hilfe unterstützung geduld verständnis
ginge gehts geht's gesehen getroffen gesprochen kennengelernt
derzeit zurzeit momentan aktuell irgendwann beginnen anzufangen anfangen starten einzuplanen einplanen bitten bittet sowohl hiermit wählen wähle such gezwungen sehe veranlasst gelegen bedauern wird genannten vorgeschlagenen angebotenen egal
`;

/** Finite verbs of the closed vocabulary: a clause with one of them says something of its own. */
export const deVerbs = `
ist sind war waren bin bist sein seid werden werde wird würde würden wäre wären wärt sei hat haben habe hast habt hatte hätte hätten kann können könnt könnte könnten soll sollen sollte sollten muss müssen müsste will wollen möchte möchten mag darf dürfen lässt gibt geben gebe sagen melden finden suchen machen mache sehen gehen gesehen getroffen gesprochen schaffe schafft ginge gehts wissen hören bittet sehe
`;

/** Articles, possessives and prepositions: a word after one of them names a thing or a person. */
export const deDeterminers = `
ein eine einen einem einer eines der die das den dem des mein meine meinen meinem meiner dein deine unser unsere unseren unserem unserer ihr ihre ihren ihrem ihrer sein seine diese dieser dieses diesen mit für von vom zum zur über wegen aus ins auf und zu herr herrn frau dr dr. als
`;

/** Pronouns that point back to what was said, and those of who speaks. */
export const deAnaphors = `es das dies dem ihm ich wir mir uns dann da`;
