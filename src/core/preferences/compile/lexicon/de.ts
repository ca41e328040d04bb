import type { PreferenceLexicon } from './lexicon';

export const de: PreferenceLexicon = {
  language: 'de',
  concepts: {
    no: 'kein|keine|keinen|keiner|keinem|keinerlei|nicht|nie|niemals|nichts|ohne|bitte nicht|auf keinen fall|gar keine|gar nichts|möchte keine|will keine|nichts mehr einplanen|nichts mehr planen|nichts mehr buchen|nichts mehr legen|nichts mehr eintragen|nichts mehr ansetzen|nichts mehr annehmen|überhaupt keine|keinesfalls|auf gar keinen fall|nichts mehr|keine termine mehr|kein termin mehr',
    not_asked:
      'ich habe keine termine|habe ich keine termine|habe ich nichts|ich habe nichts|ich habe am|war|waren|hatte|hatten|hätte gern|wäre|wären|wurde|wurden|könnte|könnten|früher mal|nicht mehr|keine mehr|nicht nur|nicht immer|nicht alle|nicht jeder|nicht jede|nicht jeden|nicht unbedingt|nicht zwingend|nicht zu|nicht nötig|nicht notwendig|nicht schlimm|muss nicht|müssen nicht|musst nicht|brauche nicht|brauche keine|brauche keinen|brauchst nicht|braucht nicht|brauchen nicht|kein problem|kein problem mit|nichts gegen|nichts dagegen|keine einwände|macht mir nichts aus|stört mich nicht|vielleicht|eventuell|womöglich|manchmal|selten|gelegentlich|letztes jahr|letzten monat|ehemals|damals|zu viel|zu viele|zu wenig|anstatt|statt dessen',
    only: 'nur|ausschließlich|lediglich|allein|einzig|nichts anderes als',
    except: 'außer|bis auf|ausgenommen|mit ausnahme von|abgesehen von|es sei denn',
    block:
      'blockiert|blockieren|blocken|geblockt|gesperrt|sperren|sperre|tabu|geschützt|reserviert|reservieren|reserviere|nicht verfügbar|nicht erreichbar|nicht mehr erreichbar|nicht mehr verfügbar|urlaub|im urlaub|bin ich weg|ich bin weg|abwesend|ferien|geschlossen|meetingfrei|terminfrei|besprechungsfrei|belegt|bin ich nicht da|ich bin nicht da|bin ich nicht erreichbar|bin ich nicht mehr erreichbar|bin ich nicht mehr verfügbar|bin ich nicht mehr da|ich bin nicht erreichbar|bin ich nicht verfügbar|ich habe urlaub|habe ich urlaub|bin ich verreist|ich bin verreist|verreist|bin ich im urlaub|ich bin im urlaub|elternzeit|feiertag|auszeit|betriebsferien|keine zeit|habe ich keine zeit|ich habe keine zeit|nicht buchbar|nicht verplanen|bitte nicht verplanen|nicht antasten|blocke|blockt|ist tabu|sind tabu|ist zu|unbuchbar|da geht nichts|geht nichts|geht da nichts|geht gar nichts|habe ich frei|gehört mir|gehören mir|für mich reserviert|freihalten|freigehalten',
    free: 'frei|freihalten|freigehalten|freizuhalten|offen|leer|für mich|frei halten|freihältst',
    keep: 'halte|halten|lass|lasst|lassen|bleibt|bleiben|bleibe|haltet|freihalten|freigehalten|freizuhalten|frei halten|freihältst',
    prefer:
      'bevorzuge|bevorzugt|bevorzugen|lieber|am liebsten|am besten|vorzugsweise|gern|gerne|ideal|mag ich|habe ich am liebsten|passt mir am besten|passen mir am besten|passt am besten|passen am besten|lieber habe ich|sind mir am liebsten|ist mir am liebsten|mir am liebsten|wäre mir am liebsten|am angenehmsten|wären mir lieber|ist mir lieber|sind mir lieber|mir lieber|ist ideal|sind ideal|wäre ideal|wäre gut|optimal|ist optimal|sind optimal|passt mir gut|passen mir gut|passt mir|passen mir|passt gut|passen gut|geht am besten|gehen am besten|bin ich am fittesten|ist die beste zeit|beste zeit|favorisiere|ziehe ich vor|ich ziehe vor|wäre mir lieber|passt mir besser|passen mir besser|bevorzuge ich',
    avoid:
      'vermeide|vermeiden|meide|lieber nicht|möglichst nicht|möglichst keine|ungern|nicht gern|nicht gerne|nach möglichkeit nicht|nach möglichkeit keine|besser nicht|so wenig wie möglich|mag ich nicht|mag ich nicht so|mag ich gar nicht|nicht so gern|nicht so gerne|sind ungünstig|ist ungünstig|ungünstig|passt mir nicht so gut|passt nicht so gut|passen nicht so gut|eher nicht|eher ungern|bitte meiden|zu vermeiden|vermeidet|lieber keine|lieber keinen|lieber keine termine|nicht ideal|möglichst keinen|möglichst vermeiden|passt schlecht|passen schlecht',
    if_possible:
      'wenn möglich|falls möglich|möglichst|nach möglichkeit|idealerweise|wenn es geht|wenn es sich machen lässt|normalerweise|in der regel|üblicherweise|meistens|meist|wenn es irgendwie geht|wenn es irgend geht|sofern möglich|soweit möglich|wenn machbar|generell|im allgemeinen|im normalfall|tendenziell|wenn es passt|wenn du kannst|falls es geht|falls machbar|sofern es geht|außer es geht nicht anders|es sei denn es geht nicht anders|außer es geht gar nicht anders|wenn es sich vermeiden lässt',
    at_most:
      'höchstens|maximal|max|nicht mehr als|nie mehr als|bis zu|nicht länger als|am höchsten|maximum|niemals mehr als|keinesfalls mehr als|nie länger als|max.|am tag höchstens|begrenze|begrenze auf|nicht weiter als|bis maximal|limit|obergrenze|auf maximal|auf höchstens|ist mein maximum|ist die obergrenze',
    at_least: 'mindestens|minimum|wenigstens|nicht weniger als|zumindest|min.|mind.|minimal',
    per_day:
      'am tag|pro tag|täglich|jeden tag|je tag|an einem tag|tag|an jedem tag|an einem einzigen tag|je arbeitstag|pro arbeitstag|/tag|/ tag|über den tag',
    per_week: 'pro woche|in der woche|wöchentlich|jede woche|je woche|die woche|in einer woche|über die woche',
    default:
      'standard|standardmäßig|normal|sofern nicht anders angegeben|wenn nichts anderes gesagt wird|sonst nichts gesagt|wenn ich nichts anderes sage|standardlänge|standarddauer|regeldauer|übliche länge|übliche dauer|standardmäßige länge|falls nichts anderes vereinbart ist|wenn nichts anderes vereinbart ist|sofern nichts anderes vereinbart ist|wenn nichts anderes angegeben ist|falls nicht anders angegeben|standardtermin|standardtermine|wenn niemand etwas anderes sagt|wenn keiner etwas anderes sagt|sofern nicht anders vereinbart|wenn nicht anders vereinbart|wenn nichts anderes dasteht',
    work: 'ich arbeite|arbeite|arbeite ich|ich bin da|ich bin im büro|bin ich erreichbar|ich bin erreichbar|ich bin verfügbar|verfügbar|erreichbar|ich habe zeit|habe ich zeit',
    hours:
      'arbeitszeit|arbeitszeiten|bürozeiten|bürozeit|arbeitstag|sprechzeiten|arbeitswoche|geschäftszeiten|verfügbarkeit',
    meeting:
      'termin|termine|terminen|meeting|meetings|besprechung|besprechungen|treffen|gespräch|gespräche|gesprächen|sitzung|sitzungen|einladung|einladungen|etwas|sachen|verabredungen|optionen|vorschläge|vorschlag|terminvorschläge|zeiten',
    call: 'anruf|anrufe|anrufen|call|calls|telko|telkos',
    video:
      'video|per video|videocall|videocalls|videokonferenz|videokonferenzen|videogespräch|videogespräche|videogesprächen|online|virtuell|virtuelle|online-termine|online-meetings|videotermin|videotermine|videoterminen|videoanruf|videoanrufe|videoanrufen|videotelefonat|videotelefonate|videochat|videochats|videobesprechung|videobesprechungen|videomeeting|videomeetings|onlinetermin|onlinetermine|onlineterminen|online-termin|online-terminen|videoschalte',
    phone:
      'telefon|telefonisch|per telefon|am telefon|telefonat|telefonate|telefonaten|telefontermin|telefontermine|telefonterminen|telefongespräch|telefongespräche',
    in_person:
      'persönlich|persönliche|persönlichen|persönliches|vor ort|vor-ort|vor-ort-termin|vor-ort-termine|vor-ort-terminen|präsenz|in präsenz|präsenztermine|präsenzterminen|vor-ort-meetings',
    outside:
      'extern|externe|externen|externer|externem|außenstehende|außenstehenden|mit externen|leute von außen|leuten von außen',
    inside: 'intern|interne|internen|interner|kollegen|kolleginnen|mein team|meinem team|teamintern|team|im team',
    focus:
      'konzentrierte arbeit|konzentriertes arbeiten|konzentriert arbeiten|fokuszeit|fokusarbeit|fokus|deep work|ungestörte arbeit|ungestörtes arbeiten|ungestört|stillarbeit|konzentration|ruhige arbeit|fokusblock|fokusblöcke|konzentrationszeit|ruhige arbeitszeit|ungestörte zeit|ungestörte arbeitszeit|tiefe arbeit|fokussiertes arbeiten|fokussierte arbeit',
    blocks: 'block|blöcke|blöcken|abschnitte|abschnitten|stücke|stücken|teile|teilen',
    in_a_row:
      'am stück|hintereinander|in folge|direkt nacheinander|nacheinander|ohne pause|in einem stück|direkt hintereinander|unmittelbar hintereinander|back to back|back-to-back|hintereinander weg|nahtlos|ohne unterbrechung',
    break: 'pause|pausen|erholung|verschnaufpause|luft|zum durchatmen',
    buffer: 'puffer|pause|abstand|luft|freiraum|lücke|frei',
    around: 'rund um|um|vor und nach|davor und danach|beiderseits',
    flight: 'flug|flüge|flügen|flüge herum',
    train: 'zug|züge|zügen|zugfahrt|zugfahrten|bahnfahrt|bahnfahrten|bahn',
    travel: 'reise|reisen|fahrt|fahrten|anfahrt|reisezeit|fahrzeit',
    last: 'dauern|dauert|lang|länge|dauer|brauchen|braucht|minuten lang',
    notice:
      'vorlauf|vorlaufzeit|im voraus|vorher|vorankündigung|vorwarnung|im vorfeld|vor beginn|im vorhinein|an vorlauf|zeit im voraus',
    horizon: 'im voraus|in die zukunft|voraus|weiter als|weiter im voraus|hinaus',
    business_days: 'werktag|werktage|werktagen|arbeitstag|arbeitstage|arbeitstagen|geschäftstage|geschäftstagen',
    start_at: 'beginnen|beginnt|starten|startet|anfangen|beginn|anfang|fangen an|los',
    half_hour:
      'zur halben stunde|halbe stunde|halben stunde|zur vollen oder halben stunde|zur vollen und halben stunde|halbstündlich',
    full_hour: 'zur vollen stunde|volle stunde|vollen stunde|stündlich',
    quarter_hour: 'viertelstunde|viertelstündlich|zur viertelstunde',
    title: 'titel|betreff|name|nenne|bezeichnung|termintitel',
    description: 'beschreibung|in die beschreibung|in der beschreibung',
    follow_up_block:
      'nachbereitung|nacharbeit|für notizen|zum nachbereiten|nachbereitungsblock|nachbereitungszeit|für die nachbereitung|nachbereitungsblöcke',
    next_day: 'am nächsten tag|am folgetag|am tag danach|nächsten morgen|am nächsten morgen',
    codeword: 'codewort|kennwort|stichwort|wenn ich schreibe|wenn ich sage|schreibe ich|sage ich|das wort',
    stop_word:
      'hältst du dich aus dem thread raus|hältst du dich raus|halte dich aus dem thread raus|dann lass den thread|lass den thread in ruhe|stoppwort|antworte nicht mehr|schreib nicht mehr|halte dich raus|misch dich nicht ein|hör auf|steig aus|aufhören|lass es|überlass es mir|stopp|lass den faden los|lass die unterhaltung|zieh dich zurück|dann zieh dich zurück|schweig|sei still|dann schweig|übernehme ich|ich übernehme|dann übernehme ich|antworte dort nicht mehr|antworte nicht mehr in dem thread|schreib dort nicht mehr|schreibe nicht mehr|bist du raus',
    ignore:
      'ignoriere mails von|ignoriere nachrichten von|ignorier mails von|ignoriere|ignorieren|ignorier|nicht antworten|antworte nicht auf|antworte nie|nie antworten|beantworte nicht|nicht beachten',
    place: 'ort|treffpunkt|raum|adresse',
    meet_at: 'nimm|nutze|verwende|nehmen wir|treffen wir uns|finden statt|statt',
    vip: 'vip|vips|ein vip|vorrang|priorität|höchste priorität|haben vorrang|hat vorrang|haben priorität|gehen vor|geht vor|wichtig|immer zeit|kommen zuerst|kommt zuerst|haben immer vorrang|hat immer vorrang|haben vorfahrt|hat vorfahrt|werden bevorzugt|wird bevorzugt|werden vorgezogen|wird vorgezogen|zuerst bedienen|gehen immer vor|geht immer vor|vor allen anderen|an erster stelle',
    belongs: 'gehört zu|gehören zu|zählt als|zählen als',
    may_be:
      'dürfen|darf|ist in ordnung|sind in ordnung|ist ok|sind ok|ist okay|sind okay|können|kann|möglich|geht auch|gehen auch',
    end_by:
      'müssen enden bis|enden spätestens um|endet spätestens um|bis spätestens|spätestens|muss bis|schluss um|fertig bis|vorbei bis',
    last_of_day: 'letzte|letzter|letztes|mein letzter|meine letzte|des tages',
    i_am_in: 'ich bin in|bin ich in|wenn ich in|solange ich in|bin in|in der zeit in|reise nach|reise ich nach',
    zone: 'zeitzone|meine zeitzone|meine zeitzone ist|alle zeiten in|ich lebe in|ich wohne in',
    my_name: 'ich heiße|mein name ist|mein name',
    organisation:
      'ich arbeite bei|ich arbeite für|meine firma|meine firma ist|unsere firma|mein unternehmen|mein unternehmen ist',
    my_number:
      'meine nummer|meine nummer ist|meine telefonnummer|meine telefonnummer ist|meine handynummer|meine handynummer ist|nummer|telefonnummer|handy|mobil|erreichbar unter|zu erreichen unter',
    i_call:
      'ich rufe an|rufe ich an|ich rufe die gäste an|rufe ich die gäste an|ich rufe|ich bin derjenige der anruft|ich melde mich telefonisch|der anruf kommt von mir|den anruf mache ich|ich wähle',
    they_call:
      'rufen mich an|ruft mich an|rufen die gäste mich an|die gäste rufen mich an|der gast ruft an|gäste rufen an|rufen sie mich an|rufen an|mich anrufen|ruft mich der gast an|der gast ruft mich an|der gesprächspartner ruft an|der gesprächspartner ruft mich an|die anderen rufen an|die gegenseite ruft an|man ruft mich an|werde ich angerufen|lass sie anrufen|lass sie mich anrufen|soll mich anrufen|sollen mich anrufen',
    provider: 'zoom|google meet|teams|microsoft teams|webex|skype|jitsi',
    formal: 'formell|förmlich|siezen|sieze|per sie|höflich-distanziert',
    warm: 'freundlich|locker|informell|herzlich|duzen|duze|per du|persönlicher ton',
    brief: 'kurz|knapp|kurze|knappe|kurz und knapp|bündig|halte dich kurz|fass dich kurz|kurzgefasst',
    language: 'sprache|antworte auf|antworte immer auf|antworte in|schreibe auf|schreib auf|schreibe in|schreib in',
    guest_language:
      'sprache des absenders|der sprache des absenders|in der sprache des absenders|der sprache des gastes|derselben sprache|in derselben sprache|ihrer sprache',
    signature:
      'unterschreibe|unterschreib|unterschreiben|unterzeichne|signatur|grußformel|schließe mit|beende mails mit|unterschreibe mit|unterschreibe als',
    offer: 'biete|schlage|schlag|nenne|anbieten|vorschlagen|schlage vor|gib',
    copy_me:
      'setz mich in kopie|setze mich in kopie|nimm mich in kopie|nimm mich in cc|setze mich in cc|setz mich in cc|setz mich auf cc|kopiere mich|in kopie|mich in cc|mich immer in kopie|setz mich immer in kopie|setze mich immer in kopie|nimm mich immer in kopie|mich in kopie|immer in kopie|nimm mich immer in cc|setz mich immer in cc|setze mich immer in cc|setz mich bitte in kopie|setz mich bitte in cc|setz mich bitte immer in kopie|setz mich bitte immer in cc|setze mich bitte immer in cc|nimm mich bitte immer in cc|nimm mich bitte in cc|mich immer in cc|ich möchte in kopie|ich will in kopie',
    not_copy_me:
      'nicht in kopie|nimm mich aus der kopie|nicht in cc|kein cc|mich nicht in kopie|mich nicht in cc|lass mich aus dem cc',
    hold: 'platzhalter|vormerkungen|vormerkung|vorläufige einträge|blocker',
    visible: 'im kalender|in meinem kalender|in meinen kalender|sichtbar|in den kalender',
    follow_up: 'nachfassen|fasse nach|erinnere|erinnerung|erinnerungen|nachhaken|hake nach|nachfrage|nachfragen',
    ask_me:
      'frag mich|frage mich|frag mich vorher|frage mich vorher|frag zuerst mich|vorher fragen|frag mich bevor|mit mir abstimmen|nur mit meinem ok|meine freigabe|mein ok|immer fragen|frag mich immer|frage mich immer|immer erst fragen|frag mich zuerst|frag mich bitte|frag mich bitte vorher|frag mich immer vorher|frag immer|frag mich vor|frage mich vor|erst fragen|erst mich fragen|mich vorher fragen|mich erst fragen|vorher mit mir abklären|mit mir abklären|mit mir absprechen|vorher mit mir absprechen|kläre vorher mit mir|bedürfen meiner zustimmung|brauchen meine zustimmung|braucht meine zustimmung|brauchen mein ok|braucht mein ok|brauchen meine freigabe|braucht meine freigabe|meine zustimmung|nur nach rücksprache|nach rücksprache|nach rücksprache mit mir|nur mit meiner zustimmung|hol dir mein ok|hol mein ok|hol dir meine freigabe|warte auf mein ok|warte auf meine freigabe',
    without_asking:
      'ohne zu fragen|ohne rückfrage|ohne nachfrage|ohne mich zu fragen|selbstständig|eigenständig|ohne nachzufragen|ohne rücksprache|ohne rückfragen|ohne mein ok|ohne meine zustimmung|ohne meine freigabe|ohne vorher zu fragen|ohne mich vorher zu fragen',
    drafts_only: 'nur entwürfe|schreibe nur entwürfe|nur entwürfe schreiben',
    approve_everything:
      'zeig mir alles vorher|zeig mir alles|frag mich bei allem|ich gebe alles frei|vor jeder mail fragen',
    outsiders_first_time:
      'die erste mail an neue leute|die erste mail an neue kontakte|wenn du jemandem zum ersten mal schreibst',
    when_unsure: 'im zweifel|wenn du unsicher bist|bei unsicherheit|wenn unsicher',
    autopilot: 'autopilot|frag mich nie|mach alles selbst|erledige alles selbst',
    act_offer: 'anbietest|anbieten|vorschlägst|vorschlagen|zeiten anbieten|biete an',
    act_book:
      'buchst|buchen|buche|buch|einträgst|eintragen|trag|trage|zusagst|zusagen|bestätigst|ansetzen|ansetzt|vereinbaren|vereinbarst|legen|lege|leg|planen|plane|plan|einplanen|setzen|setze|setz|buchung|buchungen|festlegst|festlegen|festmachst|festmachen|zusage|einzuplanen|zu buchen|zu vereinbaren|gebucht|geplant|eingeplant|terminieren|terminiere|vereinbare|verabrede|verabreden|ansetze|annimmst|annehmen|nimm an',
    act_move:
      'verschiebst|verschieben|verschiebe|verlegst|verlegen|änderst|ändern|verschiebung|verschiebungen|verlegung|umbuchst|umbuchen|verschoben',
    act_cancel:
      'absagst|absagen|sagst ab|sage ab|stornierst|stornieren|ablehnst|ablehnen|absage|jeder absage|etwas absagst|was absagst|löschst|löschen|stornierung',
    act_write:
      'schreibst|schreiben|schreibe|schreib|antwortest|antworten|antworte|mailst|sende|senden|sendest|schickst|schicken|schicke|mails|mail',
    travel_time: 'fahrzeit|anfahrt|anfahrtszeit|wegzeit|reisezeit',
    fallback: 'ersatzweise|sonst|als ersatz|notfalls|falls das nicht geht|als ausweichmöglichkeit|alternativ',
    earlier_than: 'früher als|eher als',
    later_than: 'später als',
    different_days:
      'verschiedenen tagen|an verschiedenen tagen|unterschiedlichen tagen|an unterschiedlichen tagen|tagen',
    same_day: 'am selben tag|am gleichen tag|selber tag|taggleich|noch am selben tag',
    enough:
      'reicht|reichen|genügt|genügen|ist mein limit|ist das limit|ist das maximum|ist mein maximum|sind mein limit|sind genug|ist genug|reicht mir|reichen mir|reicht aus|reichen aus',
    earliest: 'so früh wie möglich|so bald wie möglich|möglichst früh|möglichst bald|früheste|frühesten|frühestmöglich',
    latest: 'so spät wie möglich|möglichst spät|späteste|spätesten',
    clustered:
      'gebündelt|bündeln|bündle|zusammen|zusammenlegen|am selben tag bündeln|gruppieren|gruppiere|nah beieinander',
    spread: 'verteilt|verteile|verteilen|auseinander',
    everyone: 'alle|alle gäste|jeder',
    most_people: 'die meisten|die mehrheit|eine mehrheit',
    share_free_busy: 'frei und belegt|frei/belegt|wann ich frei bin',
    always: 'immer|jedes mal|stets|in jedem fall|grundsätzlich|ausnahmslos',
  },
  types: {
    'check-in':
      'check-in|check-ins|abstimmung|abstimmungen|jour fixe|jour fixes|sync|syncs|kurze abstimmung|kurze abstimmungen',
    chat: 'plausch|kurze gespräche|kurzes gespräch|kurzgespräch|kurzgespräche',
    intro:
      'kennenlerngespräch|kennenlerngespräche|kennenlerngesprächen|erstgespräch|erstgespräche|erstgesprächen|kennenlernen|kennenlern-calls|kennenlerntermin|kennenlerntermine|vorstellung',
    discussion: 'diskussion|diskussionen',
    detailed:
      'ausführlich|ausführliche gespräche|ausführliches gespräch|ausführliche|detailgespräch|detailgespräche|ausführliche besprechungen',
    interview:
      'interview|interviews|vorstellungsgespräch|vorstellungsgespräche|vorstellungsgesprächen|bewerbungsgespräch|bewerbungsgespräche|bewerbungsgesprächen|bewerbergespräch|bewerbergespräche|jobinterviews',
    coffee: 'kaffee|kaffeetermin|kaffeetermine|kaffee-termine|kaffeetrinken|kaffeepause mit',
    lunch: 'mittagessen|lunch|lunchtermin|lunchtermine|geschäftsessen mittags|mittagstermin|mittagstermine',
    dinner: 'abendessen|dinner',
    breakfast: 'frühstück|frühstückstermin|frühstückstermine',
    drinks: 'drinks|feierabendbier',
    '1:1':
      '1:1|1:1s|einzelgespräch|einzelgespräche|einzelgesprächen|vier-augen-gespräch|vier-augen-gespräche|mitarbeitergespräch|mitarbeitergespräche',
    demo: 'demo|demos|produktdemo|produktdemos|vorführung|vorführungen',
    review: 'review|reviews',
    workshop: 'workshop|workshops',
    standup: 'standup|standups|stand-up|daily',
    sales:
      'vertriebsgespräch|vertriebsgespräche|verkaufsgespräch|verkaufsgespräche|sales calls|vertriebstermin|vertriebstermine',
    board: 'vorstandssitzung|vorstandssitzungen|aufsichtsratssitzung|aufsichtsratssitzungen',
    webinar: 'webinar|webinare',
    consultation:
      'beratung|beratungen|beratungsgespräch|beratungsgespräche|beratungsgesprächen|beratungstermin|beratungstermine',
    'follow-up': 'folgetermin|folgetermine|folgegespräch|folgegespräche|anschlusstermin|anschlusstermine',
  },
  groups: {
    investor: 'investor|investoren|investorinnen|investorentermine|investorengespräche',
    customer:
      'kunde|kunden|kundin|kundinnen|kundentermin|kundentermine|kundenterminen|kundengespräch|kundengespräche|kundengesprächen|mandant|mandanten',
    vendor: 'lieferant|lieferanten|anbieter|dienstleister|dienstleistern|dienstleistertermine',
    candidate: 'bewerber|bewerberin|bewerberinnen|kandidat|kandidaten|kandidatinnen',
    partner: 'partner|partnern|partnertermine|partnergespräche',
    journalist: 'journalist|journalisten|journalistinnen|presse|pressetermine',
    'board member': 'vorstand|vorstände|aufsichtsrat|aufsichtsräte|beirat|beiräte',
    recruiter: 'personalvermittler|headhunter|recruiter',
    prospect: 'interessent|interessenten|leads',
    friend: 'freund|freunde|freunden|freundin',
    family: 'familie',
    student: 'student|studenten|studierende|studierenden',
    'managing director': 'geschäftsführer|geschäftsführerin|geschäftsführung|geschäftsleitung',
    patient: 'patient|patienten|patientin|patientinnen',
    vip: 'vip|vips|meine vips',
  },
  languages: { en: 'englisch', de: 'deutsch', fr: 'französisch', es: 'spanisch' },
  fillers: `mentions der die das den dem des ein eine einen einem einer eines und ich du er sie es wir ihr mich mir dich dir uns mein meine meinen meinem meiner dein deine
    zu zum zur mit von für an am im in auf bei nach aus bis als wie so auch noch schon bitte danke da 
    ist sind sein war wird werden soll sollen sollte sollten möchte möchten will wollen kann können muss müssen darf dürfen habe haben hat 
    brauche brauchen mache machen macht gib geben gibt nehme nehmen plane planen lege legen setze setzen finden findet statt
    jede jeder jedes jeden jedem alle allen alles man jemand jemanden jemandem leute zeit zeiten uhr tag tage tagen woche stunde stunden
           neue neuen neuer gast gäste gästen wirklich sehr eigentlich einfach ganz an ab also damit dabei dort hier halt mal treffe treffen zeig zeige nimm leuten bin kannst könntest leg`,
};
