import type { Lexicon } from './lexicon';

/** What German phrases do in a mail about meetings. Both addresses (Sie, du), Austrian and Swiss words included. */
export const deCues: Lexicon['cues'] = {
  neg: 'nicht|nicht mehr|nein|nee|nö|nich|net|ned|kein|keine zeit|keine freie zeit|keine termine|keine kapazitäten|keine kapazität|keine lücke|keinen termin|keinen freien termin|keine luft|nie|niemals|nirgends|weder|ohne|unmöglich|nichts|nix|mitnichten|keinesfalls|auf keinen fall|in keinem fall|kann ich nicht|kann nicht|geht nicht|gehts nicht|passt nicht|klappt nicht|schaffe ich nicht|schaffe ich es nicht|funktioniert nicht',
  postneg:
    'muss ich passen|muss passen|muss ich leider passen|müssen wir passen|passt leider nicht|passt mir nicht|passt mir leider nicht|geht leider nicht|geht bei mir nicht|geht bei mir leider nicht|klappt leider nicht|klappt bei mir nicht|klappt bei mir leider nicht|ist schlecht|ist ungünstig|wäre ungünstig|ist eher schlecht|ist eher ungünstig|geht gar nicht|passt gar nicht|passt mir gar nicht|ist leider nicht möglich|ist nicht möglich|ist nicht mehr möglich|geht nicht mehr|passt nicht mehr|passt mir nicht mehr|passt leider nicht mehr|passt mir leider nicht mehr|klappt nicht mehr|klappt leider nicht mehr|kann ich leider nicht|kann ich nicht mehr|kann ich leider nicht mehr|passen leider nicht|passen nicht|passen mir nicht|passen mir leider nicht|passen uns nicht|passen uns leider nicht|ist voll|ist zu|ist dicht|ist leider schlecht|fällt aus|fällt flach|fällt weg|passt uns nicht|passt uns leider nicht|sieht schlecht aus|sieht es schlecht aus|schaut es schlecht aus|schaut schlecht aus|schlecht|ungünstig|zu knapp|zu kurzfristig|zu spät|zu früh|wird knapp|ist problematisch|geht sich nicht aus|geht sich leider nicht aus|ausgeschlossen|ist raus|ist belegt|ist vergeben|wird nichts|abgelehnt|ablehnen|habe ich abgelehnt|schon weg|ist weg|leider weg|ist leider weg|etwas früh|sehr früh|recht früh|ziemlich früh|bisschen früh|etwas spät|sehr spät|recht spät|bisschen spät|wird leider nichts',
  busy: 'beschäftigt|schon einen termin|bereits einen termin|schon termine|bereits termine|einen anderen termin|habe ich einen termin|habe ich termine|schon was vor|schon etwas vor|bereits etwas vor|was anderes vor|ausgebucht|verhindert|belegt|unterwegs|im urlaub|in urlaub|in den ferien|in ferien|im ausland|auf reisen|auf geschäftsreise|abwesend|nicht verfügbar|nicht erreichbar|nicht da|nicht im büro|nicht im haus|nicht am platz|außer haus|ausser haus|verreist|auf dienstreise|auf einer dienstreise|auf montage|in terminen|im termin|in einem termin|in besprechungen|in einer besprechung|im meeting|in meetings|in einem meeting|bin in einem meeting|krank|krankgeschrieben|bin weg|verplant|geblockt|blockiert|gebunden|eingespannt|eingebunden|nicht frei|dicht|zugebucht|vollgepackt|besetzt|in elternzeit|in karenz|auf kur|auf einer messe|auf einer konferenz|auf einem workshop|auf schulung|auf fortbildung|beim kunden|beim arzt|im flieger|im zug',
  stop_at: 'muss ich los|muss ich weg|muss ich gehen|muss ich spätestens los|muss spätestens',
  back: 'zurück|wieder da|wieder im büro|wieder im haus|wieder erreichbar|bin zurück|wieder verfügbar|wieder am platz|wieder für sie da|wieder zurück',
  works:
    'nichts dagegen|habe nichts dagegen|habe ich nichts dagegen|spricht nichts dagegen|nicht schlecht|passt|passt mir|passt mir gut|passt gut|passt uns|passt super|passt perfekt|passt wunderbar|passt scho|passt schon|passen|wird passen|wird gut passen|wird gehen|wird klappen|passen mir|würde passen|würde mir passen|würde gut passen|würde mir gut passen|würde es mir gut passen|würde es gut passen|würde es passen|würden passen|würden mir passen|geht|geht gut|geht klar|ginge|ginge bei mir|gingen|gehen|ginge sich aus|geht sich aus|geht sich gut aus|klappt|klappt gut|klappt bei mir|klappt super|würde klappen|haut hin|kommt hin|kriege ich hin|bekomme ich hin|krieg ich hin|schaffe ich|schaffe ich gut|richte ich ein|kann ich einrichten|lässt sich einrichten|ist gut|ist super|ist perfekt|ist ok|ist okay|ist in ordnung|ist prima|ist ideal|ist notiert|ist vorgemerkt|ist eingetragen|ist gebucht|wäre gut|wäre super|wäre perfekt|wäre ideal|wäre prima|wäre möglich|wäre toll|wäre fein|wäre okay|wäre ok|wäre in ordnung|wäre besser|wäre bei mir besser|wären gut|wären möglich|wären ideal|ist möglich|möglich|machbar|ist machbar|wäre machbar|gut|super|perfekt|prima|toll|fein|bestens|ideal|hervorragend|ausgezeichnet|spitze|top|gerne|gern|sehr gerne|sehr gern|in ordnung|ok|okay|oki|nehme ich|nehmen wir|nehm ich|wähle ich|bestätige|einverstanden|abgemacht|wunderbar|bin dabei|da bin ich dabei|bin ich dabei|wir sind dabei|sind dabei|funktioniert|wäre schön|klingt gut|klingt super|klingt prima|hört sich gut an|nehme|nehme gerne|lass uns|lassen sie uns|bevorzuge ich|ist mir recht|wäre mir recht|wäre recht|sage ich zu|sage zu|sagen wir zu|zusagen|wäre ich flexibel|entscheide mich für|ich entscheide mich für',
  free: 'frei|nichts vor|habe nichts vor|habe ich nichts vor|nichts geplant|noch nichts vor|verfügbar|zeit|kann|könnte|kann ich|könnte ich|kann ich gut|könnte ich gut|habe zeit|hätte zeit|habe ich zeit|hätte ich zeit|habe ich noch zeit|erreichbar|bin frei|bin ich frei|bin ich da|bin da|offen|flexibel|habe luft|hätte luft|hätte|können|könnten|könnt|könntest|kannst|wäre ich frei|wäre ich verfügbar|wäre verfügbar|steht mir|habe ich luft|freie zeit|zeit frei|einrichten|noch platz|habe ich platz',
  pref: 'am liebsten|bevorzugt|bevorzuge|vorzugsweise|idealerweise|am besten|lieber|würde bevorzugen|ich würde bevorzugen|am besten passt|wäre mir lieber|wäre mir am liebsten|wäre am besten|passt am besten|passt mir am besten|passen am besten|möglichst|wenn möglich|falls möglich|sofern möglich|wenns geht|wenn es geht|tendenziell|bestenfalls',
  avoid: 'lieber nicht|eher nicht|möglichst nicht|ungern|nur ungern|am liebsten nicht|nur im notfall|zur not|notfalls',
  but: 'aber|jedoch|allerdings|sondern|dafür|hingegen|dagegen',
  otherwise:
    'sonst|ansonsten|andernfalls|alternativ|oder aber|falls nicht|wenn nicht|falls das nicht passt|falls das nicht geht|falls nicht möglich|als alternative|ersatzweise',
  hedge:
    'skeptisch|nehme ich zurück|ziehe ich zurück|sorry wegen|entschuldigung wegen|leid wegen|tut mir leid wegen|es tut mir leid wegen|tut mir leid für|schwierig|knifflig|heikel|wird eng|keiner außer|keiner, außer|keiner bis auf|vielleicht|eventuell|evtl|evtl.|möglicherweise|wahrscheinlich|vermutlich|voraussichtlich|unter vorbehalt|muss noch|muss erst|müsste noch|müsste erst|muss ich noch|muss ich erst|noch nicht|noch nicht sicher|nicht sicher|unsicher|noch offen|noch unklar|ich glaube|glaube ich|ich denke|denke ich|ich schätze|schätze ich|sofern|es sei denn|hoffentlich|wohl|doch nicht|moment|je nachdem|kommt darauf an|kommt drauf an|melde mich|ich melde mich|melden uns|gebe bescheid|sage bescheid|geb bescheid|sag bescheid|gebe ihnen bescheid|gebe dir bescheid|komme auf sie zurück|komme darauf zurück|schaue noch|muss schauen|schauen wir mal|mal sehen|mal schauen|rücksprache|noch klären|abklären|absprechen|noch abstimmen|prüfe|noch prüfen|prüfe noch|provisorisch|vorläufig|vorerst|ursprünglich|eigentlich|theoretisch|im prinzip|prinzipiell|normalerweise|könnte sein|korrektur|ich meinte|ich meine|vergiss|halt|unterlagen|zumindest|fast|kaum|wollte|hätte ich können|zugesagt hatte|unterbrochen|storniert war|wahrscheinlich nicht',
  if: 'wenn|falls|sobald|solange|vorausgesetzt|nur wenn|außer wenn|bevor|sollte',
  polite_if:
    'falls das passt|wenn das passt|falls es passt|wenn es passt|wenn es ihnen passt|falls es ihnen passt|wenn es dir passt|wenn dir das passt|wenn ihnen das passt|falls ihnen das passt|wenn es recht ist|wenn das recht ist|wenn das ok ist|wenn das okay ist|wenn das in ordnung ist|wenn das für sie passt|wenn das für dich passt|bei bedarf|falls nötig|wenn nötig|falls erforderlich|wenn gewünscht|falls gewünscht',
  propose:
    "wie wäre es|wie wäre|wie wärs|wie wär's|wie wär es|wie sieht es|wie sieht es aus|wie sieht's|wie schaut es|wie schaut's|wie steht es|wie stehts|könnten wir|können wir|können wir uns|könnten wir uns|sollen wir|wollen wir|wollen wir uns|ginge es|ginge auch|geht es|ginge es auch|geht auch|wäre es möglich|ist es möglich|wäre auch|vorschlagen|schlage vor|schlage ich vor|ich schlage vor|mein vorschlag|mein vorschlag wäre|würde vorschlagen|ich würde vorschlagen|würde ich vorschlagen|passt es|passt es dir|passt es ihnen|passt's|passt dir|passt ihnen|passt euch|würde ihnen|würde dir|haben sie|hast du|habt ihr|hätten sie|hättest du|hättet ihr|oder vielleicht|anbieten|kann ich anbieten|biete ich an|ich biete|biete|vorschlag wäre|sagen wir|bei mir ginge|bei mir ginge es|bei mir geht|bei uns ginge|zur auswahl stehen|wären sie|wärst du|sind sie|bist du|magst du|möchten sie|meine verfügbarkeit|meine freien zeiten|meine freien termine|folgende termine|folgende zeiten",
  place_in: 'ich bin in|bin in|bin nächste woche in|sitze in|ich sitze in|ich arbeite aus|bin ich in',
  past: 'wir haben uns am|haben uns getroffen|haben uns am|letztes mal|war am|waren am|ihre mail vom|ihre nachricht vom|ihre e-mail vom|ihrer mail vom|ihr schreiben vom|deine mail vom|deine nachricht vom|gesprochen am|zuletzt am|vereinbarten am|trafen uns|haben wir uns|haben uns|gesprochen hatten|kennengelernt|begegnet|hatten wir|wie am telefon|unser gespräch vom|seit dem gespräch|telefoniert haben|telefoniert hatten|war schön|war nett|hat mich gefreut|anfrage vom|angebot vom|rechnung vom|schreiben vom',
  move: 'verschieben|verschoben|verschiebe|verschieb|schieben|verlegen|verlegt|umlegen|umbuchen|umplanen|anderer termin|anderen termin|neuen termin|neuer termin|neuer terminvorschlag|ein andermal|auf einen anderen|auf einen späteren|auf einen anderen tag|auf einen späteren zeitpunkt|anderen tag|vertagen|tauschen|ändern|neu ansetzen|neu terminieren',
  move_later:
    'nach hinten verschieben|nach hinten verlegen|nach hinten schieben|später anfangen|später beginnen|später starten|nach hinten|hinausschieben|hinauszögern|später machen',
  move_earlier:
    'vorziehen|vorverlegen|nach vorne verschieben|nach vorn verschieben|nach vorne verlegen|nach vorne|nach vorn|früher anfangen|früher beginnen|früher starten|früher machen',
  cancel:
    'absagen|stornieren|storniere|abgesagt|absage|muss absagen|muss leider absagen|sage ab|canceln|cancel|cancelle|gecancelt|streichen|fällt leider aus|absagen muss|absagen müssen|annullieren|entfallen|entfällt|nicht wahrnehmen|nicht teilnehmen|nicht mehr teilnehmen|findet nicht statt',
  late: 'verspäte|verspäte mich|verspätung|verspätet|später da|komme später|verspäten|zu spät|zu spät kommen|komme zu spät|bin etwas zu spät|stecke im stau|stehe im stau|im stau|auf dem weg|bin unterwegs|bin gleich da|bin in|ich bin in|später kommen|verspätet mich|s-bahn|zug hat verspätung|hänge fest|brauche noch',
  thank:
    'danke|vielen dank|danke schön|dankeschön|danke sehr|danke vielmals|herzlichen dank|besten dank|danke dir|danke ihnen|danke euch|lieben dank|tausend dank|vielmals dank|dank|merci|merci vielmal|merci vielmals|bedanke mich|ich bedanke mich|vergelts gott|thx',
  ack: 'alles klar|verstanden|notiert|bis dann|bis bald|bis dahin|bis später|bis gleich|bis morgen dann|freue mich|ich freue mich|freue mich drauf|freue mich darauf|ich freue mich darauf|freu mich|wir freuen uns|freuen uns|wir freuen uns darauf|ich freue mich auf|freue mich auf|zur kenntnis genommen|bestätigt|erhalten|angekommen|eingetragen|ist im kalender|steht im kalender|kein problem|keine sorge|kein thema|kein ding|kein stress|macht nichts|nicht schlimm|alles gut|gerne geschehen|nichts zu danken|mache ich|wird gemacht|passt so|keine ursache|kann es kaum erwarten|kein grund zur eile|keine eile|👍|🙏|😊|🙂|👌|✅',
  yes: 'ja|jawohl|jo|jup|jep|joa|genau|klar|na klar|natürlich|selbstverständlich|sicher|stimmt|ja gerne|ja gern|ja klar|absolut|auf jeden fall|unbedingt|definitiv|richtig|korrekt',
  no: 'nope|nein danke',
  request:
    'finde|finden|such|suche|suchen|vereinbare|vereinbaren|vereinbar|organisiere|organisieren|plane|planen|setz|setze an|ansetzen|anberaumen|arrangiere|arrangieren|termin machen|einen termin|einen termin finden|termin finden|ausmachen|mach einen termin|mache einen termin|terminieren|buche|buchen|trag ein|einplanen|koordiniere|koordinieren|fixiere|fixieren|einen slot|zeitfenster finden|einstellen|aufsetzen|setze auf|leg einen termin|reserviere|reservieren|stell einen termin|bitte um einen termin|brauche einen termin',
  meet: 'treffen|treffe|besprechung|gespräch|meeting|austausch|austauschen|sprechen|besprechen|unterhalten|zusammensetzen|zusammenkommen|kennenlernen|abstimmung|abstimmen|jour fixe|jour-fixe|termin|sync|1:1|sitzung|unterredung|rücksprachetermin|beratung|vorstellungsgespräch|interview|kick-off|kickoff|workshop|demo|präsentation|besichtigung|catch-up|review|retro|standup|update-gespräch|erstgespräch|folgetermin|sehen',
  recurring:
    'regelmäßig|regelmäßigen|regelmäßiges|regelmäßiger|wiederkehrend|wiederkehrenden|wiederkehrender|serie|serientermin|terminserie|turnusmäßig|regeltermin',
  ask_times:
    'wann passt|wann passt es|wann würde es|wann hast du|wann haben sie|wann hätten sie|wann hättest du|wann hätten sie denn|wann würde|wann wäre|wann wärst|wann wären sie|wann sind sie|wann bist du|welche zeiten|welche termine|welcher termin passt|welcher tag|welche tage|andere termine|andere tage|anderen tage|weitere tage|andere vorschläge|andere terminvorschläge|weitere terminvorschläge|neue terminvorschläge|neue termine|neue vorschläge|weitere vorschläge|weitere termine|noch andere|ein anderer termin|einen anderen termin vorschlagen|anderen vorschlag|weitere optionen|andere optionen|wann können sie|wann kannst du|wann könnten sie|wann könntest du|wann können wir|wann könnten wir|andere zeiten|alternativen|alternative termine|alternativtermine|alternativtermin|alternativvorschläge|ausweichtermine|ausweichtermin|wann geht es|wann gehts|wann ginge es|paar termine|ein paar termine|ein paar vorschläge|terminvorschläge|deine verfügbarkeit|ihre verfügbarkeit|ihre verfügbarkeiten|nenne mir|nennen sie mir|was haben sie noch|was hättest du noch|was anderes',
  decline:
    'kein interesse|keinerlei interesse|kein interesse mehr|nicht interessiert|nicht mehr interessiert|kein bedarf|keinen bedarf|keinen bedarf mehr|möchte ablehnen|muss ablehnen|müssen ablehnen|lehne ab|lehne dankend ab|lehnen ab|möchten wir absehen|sehen davon ab|nehmen abstand|nehme abstand|anderweitig entschieden|anders entschieden|nicht mehr nötig|nicht mehr notwendig|nicht mehr erforderlich|brauchen keinen termin|kommt für uns nicht in frage|kommt nicht in frage',
  stop_mail:
    'keine mails mehr|keine weiteren mails mehr|keine weiteren mails|keine weiteren e-mails|keine weiteren nachrichten|keine nachrichten mehr|keine e-mails mehr|nicht mehr schreiben|schreiben sie mir nicht mehr|schreib mir nicht mehr|nicht mehr anschreiben|nicht mehr kontaktieren|kontaktieren sie mich nicht|kontaktieren sie mich nicht mehr|nicht weiter kontaktieren|abmelden vom verteiler|vom verteiler|aus dem verteiler|austragen|melden sie mich ab|hören sie auf|lassen sie mich in ruhe|lass mich in ruhe|aus ihrer liste|von ihrer liste',
  never_mind:
    'hat sich erledigt|hat sich damit erledigt|hat sich schon erledigt|hat sich erübrigt|erübrigt sich|ich kümmere mich|ich kümmere mich selbst|kümmere mich selbst|ich übernehme|ich übernehme das|vergiss es|ich mache das selbst|ich mach das selbst|ich regel das selbst|ich regle das selbst|mache ich selbst|kläre ich selbst|ich kläre das selbst|ich kläre das direkt|schon erledigt|bereits erledigt|nicht mehr nötig|brauchst du nicht mehr|lass gut sein|stopp das|brich das ab',
  hold_off:
    'warte noch|warte noch damit|warte damit|warten sie noch|warten sie damit|bitte warten|noch warten|erst einmal warten|erstmal warten|pausieren|pausiere|pausier|zurückstellen|stell das zurück|auf eis|erst mal nichts|noch nichts verschicken|noch nicht verschicken|noch nicht senden|vorerst nichts|vorerst nicht|abwarten|lass das ruhen',
  resume: 'mach weiter|machen sie weiter|kannst weitermachen|wieder aufnehmen|weitermachen|nimm das wieder auf',
  instruct:
    'biete ihr|biete ihm|biete ihnen|bieten sie ihr|bieten sie ihm|bieten sie ihnen|schlag ihr|schlag ihm|schlage ihr|schlage ihm|achte darauf|achten sie darauf',
  from_now_on:
    'ab sofort|ab jetzt immer|in zukunft|künftig|grundsätzlich|generell|zukünftig|von nun an|immer nur|standardmäßig|prinzipiell keine|in der regel|nie wieder',
  add: 'in die einladung auf|in die einladung mit auf|mit auf|hinzufügen|einladen|lade ein|dazunehmen|mit dazunehmen|mitnehmen|füge|lade|laden sie|laden|ergänzen|dazuholen|hinzuholen|hinzunehmen|mit einladen|noch einladen|mit aufnehmen|aufnehmen|mit ins boot|nimm dazu|mit rein|dazu einladen|ebenfalls einladen|auch einladen|wird dabei sein|kommt mit|bringe mit|wird mitkommen|wird teilnehmen|nimmt ebenfalls teil|nimmt auch teil|in cc nehmen|ins cc',
  remove:
    'entfernen|entferne|entfernen sie|rausnehmen|herausnehmen|streich|ausladen|nimm raus|raus|heraus|aus der einladung|von der einladung|ohne teilnahme|wird nicht dabei sein|ist nicht mehr dabei|nicht mehr im projekt|fällt als teilnehmer',
  optional:
    'optional|muss nicht dabei sein|müssen nicht dabei sein|muss nicht teilnehmen|nicht zwingend|nicht unbedingt dabei|freiwillig|kann aber muss nicht',
  delegate:
    'kümmert sich um meinen kalender|kümmert sich um meine termine|kümmert sich um die termine|kümmert sich um den termin|kümmert sich um die terminfindung|verwaltet meinen kalender|verwaltet meine termine|koordiniert meine termine|koordiniert meinen kalender|macht meine termine|plant meine termine|meine assistentin|mein assistent|meiner assistentin|meinem assistenten|meine assistenz|meiner assistenz|mein sekretariat|meinem sekretariat|mein büro|meinem büro|übernimmt die terminfindung|übernimmt die terminabstimmung|übernimmt die terminkoordination|kann einen termin finden|übernimmt die abstimmung|führt meinen kalender|führt meinen terminkalender|stimmt den termin|hilft bei der terminfindung|wird sich um einen termin|wird einen termin finden|findet mit ihnen einen termin|sprechen sie den termin mit|klären sie den termin mit',
  make_it:
    'verlängern|verkürzen|verlängere|verkürze|kürzen|kürze|ausdehnen|ausweiten|machen wir|draus machen|daraus machen|umstellen',
  dur_ok:
    'reichen|reicht|reicht mir|reichen mir|reichen aus|reicht aus|reichen völlig|genügen|genügt|sollten reichen|sollte reichen|dürften reichen|dürfte reichen|sollten genügen|maximal|max|max.|höchstens|dauert|dauern|dauer|lang|einplanen sollten',
  question_word:
    'was|welche|welcher|welches|welchen|wer|wen|wo|wohin|wie|warum|wieso|weshalb|wozu|ist das|gibt es|wie lange|wie viel|wieviel|wie viele|ist der|ist die|muss ich|soll ich|darf ich|womit|woher',
  join_link:
    'einwahldaten|einwahllink|zugangsdaten|zugangslink|zoom-link|zoomlink|teams-link|teamslink|meet-link|link zum meeting|link zum call|link zur besprechung|link für|den link|der link|meeting-link|meetinglink|einwahlnummer|konferenznummer|videolink|besprechungslink|termineinladung|kalendereinladung|einladungslink',
  where:
    'wo findet|wo treffen|wo genau|adresse|anschrift|welche adresse|welcher raum|welchem raum|welches büro|wohin muss|wo ist|wo seid ihr|wo sind sie|anfahrt|treffpunkt',
  who: 'wer nimmt|wer kommt|teilnehmer|teilnehmerin|teilnehmerliste|wer ist dabei|wer wird|wer ist noch|wer noch|wer nimmt von|wer sitzt',
  agenda: 'agenda|worum geht|worum gehts|tagesordnung|thema|themen|worüber|um was geht|was steht an|was besprechen',
  which_zone: 'welche zeitzone|welcher zeitzone|welche uhrzeit bei|ihre zeitzone|deine zeitzone|deutsche zeit oder',
  status:
    'gibt es neuigkeiten|gibt es etwas neues|gibts was neues|wie ist der stand|was ist der stand|aktueller stand|stand der dinge|schon eine antwort|schon geantwortet|schon rückmeldung|schon eine rückmeldung|hat sie geantwortet|hat er geantwortet|schon etwas gehört|schon was gehört',
  automated:
    'bist du ein bot|sind sie ein bot|bist du ein roboter|sind sie ein roboter|sind sie ein mensch|bist du ein mensch|echter mensch|echte person|ist das automatisiert|ein mensch|bist du eine ki|sind sie eine ki|eine maschine|chatbot',
  ooo: 'abwesenheitsnotiz|automatische antwort|bin ich nicht im büro|ich bin nicht im büro|bin nicht im büro|nicht im büro|bin im urlaub|ich bin im urlaub|bin ich im urlaub|elternzeit|mutterschutz|kein zugriff auf|keinen zugriff auf|eingeschränkt zugriff|bin abwesend|ich bin abwesend|bin ich abwesend|außer haus|ausser haus|nicht erreichbar|in dringenden fällen|vertretung',
  bounce:
    'unzustellbar|konnte nicht zugestellt werden|nicht zugestellt|zustellung fehlgeschlagen|empfänger unbekannt|postfach voll|postfach ist voll|adresse existiert nicht',
  scheduling_link:
    'calendly|buchungslink|über meinen link|terminbuchung|buchungsseite|kalenderlink|terminlink|direkt in meinem kalender|doodle',
  approve:
    'freigegeben|gib frei|schick es raus|schick es ab|schick ab|so senden|kannst du senden|so abschicken|genehmigt|passt so, senden|raus damit|so ist es gut',
  reject: 'nicht senden|schick das nicht|nicht abschicken|so nicht|das ist falsch|stimmt nicht|verwerfen',
  video:
    'zoom|zoom-call|video|videocall|video-call|videokonferenz|videotelefonat|teams|ms teams|teams-call|google meet|webex|skype|facetime|online|online-meeting|videoanruf|per video|virtuell|remote|via zoom|via teams|digital',
  phone:
    'telefon|telefonisch|telefonat|telefonieren|telefoniere|anruf|anrufen|rufe an|ruf an|per telefon|am telefon|übers telefon|fernmündlich|telko|telefonkonferenz|telefontermin',
  call_noun: 'call|calls|einen call',
  in_person:
    'persönlich|vor ort|von angesicht zu angesicht|bei uns|bei ihnen|bei euch|bei mir im büro|im büro|kaffee|kaffee trinken|auf einen kaffee|auf ein bier|in unserem büro|in ihrem büro|in eurem büro|in meinem büro|bei uns im haus|spaziergang|präsenz|in präsenz|feierabendbier',
  meal: 'mittagessen|abendessen|frühstück|lunch|essen|zmittag|znüni|brunch|jause|zum essen',
  instead: 'stattdessen|dafür lieber|anstelle dessen',
  sensitive:
    'anwalt|anwältin|rechtsanwalt|klage|gericht|kündigung|entlassung|gehalt|lohn|krankenhaus|spital|operation|beerdigung|trauerfall|diagnose|scheidung|todesfall|gestorben|verstorben|abmahnung|betriebsrat|belästigung|mobbing|presse|journalist|polizei|insolvenz|schwanger',
  hostile:
    'idiot|scheiße|scheiß|arschloch|betrug|betrüger|spam|verarschen|verarsche|frechheit|unverschämt|unverschämtheit|anzeigen|anzeige erstatten|zeitverschwendung|bescheuert|dämlich',
  private:
    'privatadresse|private adresse|private nummer|privatnummer|handynummer von|ihr kalender zeigt|mit wem trifft|mit wem ist|was hat sie|was hat er|ihre anderen termine|seine anderen termine|warum ist sie|warum ist er|passwort',
  beyond:
    'ignoriere|ignorieren sie|ignorier|vorherigen anweisungen|bisherigen anweisungen|alle anweisungen|systemprompt|system-prompt|überweise|überweisen|überweisung|zahle|bezahle|rechnung|leite weiter|leite alle|weiterleiten an|passwort|zugangsdaten ändern|klicke|klicken sie|anhang öffnen|herunterladen|unterschreibe|gutschein|geschenkkarte|iban|kontodaten',
  signoff:
    'mit freundlichen grüßen|mit freundlichem gruß|mit freundlichen|freundliche grüße|freundlicher gruß|viele grüße|vielen dank und viele grüße|beste grüße|liebe grüße|lieben gruß|lieber gruß|herzliche grüße|herzlichst|herzlich|gruß|grüße|grüessli|liebs grüessli|liebi grüess|lg|vlg|glg|mfg|vg|bg|hg|schöne grüße|sonnige grüße|hochachtungsvoll|schönen gruß|schönen tag|schönen tag noch|einen schönen tag|schönes wochenende|schönes we|schönen abend|schönen feierabend|eine schöne woche|schöne woche|gute woche|tschüss|tschau|ciao|servus und|baba|pfiat di|mit besten grüßen|mit herzlichen grüßen|mit vielen grüßen',
  greeting:
    'hallo|hallo zusammen|hi|hi zusammen|guten tag|guten morgen|guten abend|guten nachmittag|mahlzeit|liebe|liebes|sehr geehrte|sehr geehrter|sehr geehrte frau|sehr geehrter herr|sehr geehrte damen und herren|geehrte|werte|werter|moin|moin moin|servus|hey|heyho|grüß gott|grüß sie|grüß dich|grüezi|grüezi mitenand|griaß di|salü|hoi|halli hallo|tach',
  see_you: 'wir sehen uns|sehen wir uns|wir sehen uns am|wir sehen uns dann|wir hören uns|hören wir uns|bis zum',
  as_planned:
    'wie geplant|wie vereinbart|wie besprochen|wie abgesprochen|wie abgemacht|wie angekündigt|bleibt es bei|bleibt es beim|es bleibt bei|bleibt bestehen|bleibt dabei|steht unser|steht der termin|gilt der termin|gilt noch|zur erinnerung|erinnerung an',
  sorry:
    'leider|entschuldigung|entschuldige|entschuldigen sie|sorry|sry|tut mir leid|tut mir sehr leid|es tut mir leid|tut mir echt leid|verzeihung|verzeihen sie|bedauere|bedaure|bedauerlicherweise|ungünstigerweise|etwas dazwischengekommen|dazwischengekommen|dazwischen gekommen|ist mir etwas dazwischengekommen|schade',
  attend:
    'teilnehmen|dabei sein|dabei|nehme teil|nehme gerne teil|kann teilnehmen|werde teilnehmen|komme|komme gerne|werde da sein|erscheinen',
  still: 'noch|immer noch|weiterhin|nach wie vor',
  deadline_of:
    'deadline|abgabe|abgabetermin|frist|läuft ab|endet|messe|konferenz|kongress|geburtstag|hochzeit|jubiläum|premiere|quartalsende|launch|release|prüfung|stichtag|gültig bis|vorstandssitzung|feiertag|schulferien|betriebsferien|gehaltsabrechnung|webinar|anmeldeschluss|redaktionsschluss|angebot endet|rabatt',
  extra:
    'auch|außerdem|zusätzlich|übrigens|ebenfalls|ebenso|des weiteren|z.b.|z. b.|zb|zum beispiel|beispielsweise|etwa am|nämlich|ps|p.s.',
  change_place:
    'treffen wir uns bei|treffen wir uns im|treffen wir uns in|treffpunkt ist|im café|im cafe|im restaurant|ort ist|neuer ort',
  title: 'über|bezüglich|bzgl|bzgl.|wegen|betreff|betrifft|betreffend|hinsichtlich|zum thema|rund um|in sachen',
  confirm: 'bestätige|bestätigen|bestätige gerne|hiermit bestätige ich|gerne bestätige ich|kann bestätigen',
  asap: 'so bald wie möglich|sobald wie möglich|so schnell wie möglich|schnellstmöglich|baldmöglichst|möglichst bald|zeitnah|dringend|eilig|asap|umgehend|ehestmöglich|ehebaldigst|zeitig',
  skip: 'ausfallen lassen|überspringen|auslassen|aussetzen',
};
