import type { PreferenceLexicon } from './lexicon';

export const de: PreferenceLexicon = {
  language: 'de',
  concepts: {
    no: 'kein|keine|keinen|keiner|keinem|keinerlei|nicht|nie|niemals|nichts|ohne|bitte nicht|auf keinen fall|gar keine|gar nichts|möchte keine|will keine',
    not_asked:
      'ich habe keine termine|habe ich keine termine|habe ich nichts|ich habe nichts|ich habe am|war|waren|hatte|hatten|hätte gern|wäre|wären|wurde|wurden|könnte|könnten|früher mal|nicht mehr|keine mehr|nicht nur|nicht immer|nicht alle|nicht jeder|nicht jede|nicht jeden|nicht unbedingt|nicht zwingend|nicht zu|nicht nötig|nicht notwendig|nicht schlimm|muss nicht|müssen nicht|musst nicht|brauche nicht|brauche keine|brauche keinen|brauchst nicht|braucht nicht|brauchen nicht|kein problem|kein problem mit|nichts gegen|nichts dagegen|keine einwände|macht mir nichts aus|stört mich nicht|vielleicht|eventuell|womöglich|manchmal|selten|gelegentlich|letztes jahr|letzten monat|ehemals|damals|zu viel|zu viele|zu wenig|anstatt|statt dessen',
    only: 'nur|ausschließlich|lediglich|allein|einzig|nichts anderes als',
    except: 'außer|bis auf|ausgenommen|mit ausnahme von|abgesehen von|es sei denn',
    block:
      'blockiert|blockieren|blocken|geblockt|gesperrt|sperren|sperre|tabu|geschützt|reserviert|reservieren|reserviere|nicht verfügbar|nicht erreichbar|urlaub|im urlaub|bin ich weg|ich bin weg|abwesend|ferien|geschlossen|meetingfrei|terminfrei|besprechungsfrei|belegt',
    free: 'frei|freihalten|freigehalten|freizuhalten|offen|leer|für mich',
    keep: 'halte|halten|lass|lasst|lassen|bleibt|bleiben|bleibe|haltet',
    prefer:
      'bevorzuge|bevorzugt|bevorzugen|lieber|am liebsten|am besten|vorzugsweise|gern|gerne|ideal|mag ich|habe ich am liebsten|passt mir am besten|passen mir am besten|passt am besten|passen am besten|lieber habe ich',
    avoid:
      'vermeide|vermeiden|meide|lieber nicht|möglichst nicht|möglichst keine|ungern|nicht gern|nicht gerne|nach möglichkeit nicht|nach möglichkeit keine|besser nicht|so wenig wie möglich',
    if_possible:
      'wenn möglich|falls möglich|möglichst|nach möglichkeit|idealerweise|wenn es geht|wenn es sich machen lässt|normalerweise|in der regel|üblicherweise|meistens|meist',
    at_most: 'höchstens|maximal|max|nicht mehr als|nie mehr als|bis zu|nicht länger als|am höchsten|maximum',
    at_least: 'mindestens|minimum|wenigstens|nicht weniger als|zumindest',
    per_day: 'am tag|pro tag|täglich|jeden tag|je tag|an einem tag|tag',
    per_week: 'pro woche|in der woche|wöchentlich|jede woche|je woche|die woche',
    default:
      'standard|standardmäßig|normal|sofern nicht anders angegeben|wenn nichts anderes gesagt wird|sonst nichts gesagt|wenn ich nichts anderes sage',
    work: 'ich arbeite|arbeite|arbeite ich|ich bin da|ich bin im büro|bin ich erreichbar|ich bin erreichbar|ich bin verfügbar|verfügbar|erreichbar|ich habe zeit|habe ich zeit',
    hours:
      'arbeitszeit|arbeitszeiten|bürozeiten|bürozeit|arbeitstag|sprechzeiten|arbeitswoche|geschäftszeiten|verfügbarkeit',
    meeting:
      'termin|termine|terminen|meeting|meetings|besprechung|besprechungen|treffen|gespräch|gespräche|gesprächen|sitzung|sitzungen|einladung|einladungen|etwas|sachen|verabredungen|optionen|vorschläge|vorschlag|terminvorschläge|zeiten',
    call: 'anruf|anrufe|anrufen|call|calls|telko|telkos',
    video:
      'video|per video|videocall|videocalls|videokonferenz|videokonferenzen|videogespräch|videogespräche|videogesprächen|online|virtuell|virtuelle|online-termine|online-meetings|videotermin|videotermine|videoterminen',
    phone:
      'telefon|telefonisch|per telefon|am telefon|telefonat|telefonate|telefonaten|telefontermin|telefontermine|telefonterminen|telefongespräch|telefongespräche',
    in_person:
      'persönlich|persönliche|persönlichen|persönliches|vor ort|vor-ort|vor-ort-termin|vor-ort-termine|vor-ort-terminen|präsenz|in präsenz|präsenztermine|präsenzterminen|vor-ort-meetings',
    outside:
      'extern|externe|externen|externer|externem|außenstehende|außenstehenden|mit externen|leute von außen|leuten von außen',
    inside: 'intern|interne|internen|interner|kollegen|kolleginnen|mein team|meinem team|teamintern|team|im team',
    focus:
      'konzentrierte arbeit|konzentriertes arbeiten|konzentriert arbeiten|fokuszeit|fokusarbeit|fokus|deep work|ungestörte arbeit|ungestörtes arbeiten|ungestört|stillarbeit|konzentration|ruhige arbeit',
    blocks: 'block|blöcke|blöcken|abschnitte|abschnitten|stücke|stücken|teile|teilen',
    in_a_row: 'am stück|hintereinander|in folge|direkt nacheinander|nacheinander|ohne pause|in einem stück',
    break: 'pause|pausen|erholung|verschnaufpause|luft|zum durchatmen',
    buffer: 'puffer|pause|abstand|luft|freiraum|lücke|frei',
    around: 'rund um|um|vor und nach|davor und danach|beiderseits',
    flight: 'flug|flüge|flügen|flüge herum',
    train: 'zug|züge|zügen|zugfahrt|zugfahrten|bahnfahrt|bahnfahrten|bahn',
    travel: 'reise|reisen|fahrt|fahrten|anfahrt|reisezeit|fahrzeit',
    last: 'dauern|dauert|lang|länge|dauer|brauchen|braucht|minuten lang',
    notice: 'vorlauf|vorlaufzeit|im voraus|vorher|vorankündigung|vorwarnung|im vorfeld|vor beginn',
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
      'hältst du dich aus dem thread raus|hältst du dich raus|halte dich aus dem thread raus|dann lass den thread|lass den thread in ruhe|stoppwort|antworte nicht mehr|schreib nicht mehr|halte dich raus|misch dich nicht ein|hör auf|steig aus|aufhören|lass es|überlass es mir|stopp',
    ignore:
      'ignoriere mails von|ignoriere nachrichten von|ignorier mails von|ignoriere|ignorieren|ignorier|nicht antworten|antworte nicht auf|antworte nie|nie antworten|beantworte nicht|nicht beachten',
    place: 'ort|treffpunkt|raum|adresse',
    meet_at: 'nimm|nutze|verwende|nehmen wir|treffen wir uns|finden statt|statt',
    vip: 'vip|vips|ein vip|vorrang|priorität|höchste priorität|haben vorrang|hat vorrang|haben priorität|gehen vor|geht vor|wichtig|immer zeit',
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
    i_call: 'ich rufe an|rufe ich an|ich rufe die gäste an|rufe ich die gäste an|ich rufe',
    they_call:
      'rufen mich an|ruft mich an|rufen die gäste mich an|die gäste rufen mich an|der gast ruft an|gäste rufen an|rufen sie mich an|rufen an|mich anrufen',
    provider: 'zoom|google meet|teams|microsoft teams|webex|skype|jitsi',
    formal: 'formell|förmlich|siezen|sieze|per sie|höflich-distanziert',
    warm: 'freundlich|locker|informell|herzlich|duzen|duze|per du|persönlicher ton',
    brief: 'kurz|knapp|kurze|knappe|kurz und knapp|bündig|halte dich kurz|fass dich kurz|kurzgefasst',
    language: 'sprache|antworte auf|antworte immer auf|antworte in|schreibe auf|schreib auf|schreibe in|schreib in|auf',
    guest_language:
      'sprache des absenders|der sprache des absenders|in der sprache des absenders|der sprache des gastes|derselben sprache|in derselben sprache|ihrer sprache',
    signature:
      'unterschreibe|unterschreib|unterschreiben|unterzeichne|signatur|grußformel|schließe mit|beende mails mit|unterschreibe mit|unterschreibe als',
    offer: 'biete|schlage|schlag|nenne|anbieten|vorschlagen|schlage vor|gib',
    copy_me:
      'setz mich in kopie|setze mich in kopie|nimm mich in kopie|nimm mich in cc|setze mich in cc|setz mich in cc|setz mich auf cc|kopiere mich|in kopie|mich in cc',
    not_copy_me:
      'nicht in kopie|nimm mich aus der kopie|nicht in cc|kein cc|mich nicht in kopie|mich nicht in cc|lass mich aus dem cc',
    hold: 'platzhalter|vormerkungen|vormerkung|vorläufige einträge|blocker',
    visible: 'im kalender|in meinem kalender|in meinen kalender|sichtbar|in den kalender',
    follow_up: 'nachfassen|fasse nach|erinnere|erinnerung|erinnerungen|nachhaken|hake nach|nachfrage|nachfragen',
    ask_me:
      'frag mich|frage mich|frag mich vorher|frage mich vorher|frag zuerst mich|vorher fragen|frag mich bevor|mit mir abstimmen|nur mit meinem ok|meine freigabe|mein ok|immer fragen|frag mich immer|frage mich immer|immer erst fragen',
    without_asking:
      'ohne zu fragen|ohne rückfrage|ohne nachfrage|ohne mich zu fragen|selbstständig|eigenständig|ohne nachzufragen',
    drafts_only: 'nur entwürfe|schreibe nur entwürfe|nur entwürfe schreiben',
    approve_everything:
      'zeig mir alles vorher|zeig mir alles|frag mich bei allem|ich gebe alles frei|vor jeder mail fragen',
    outsiders_first_time:
      'die erste mail an neue leute|die erste mail an neue kontakte|wenn du jemandem zum ersten mal schreibst',
    when_unsure: 'im zweifel|wenn du unsicher bist|bei unsicherheit|wenn unsicher',
    autopilot: 'autopilot|frag mich nie|mach alles selbst|erledige alles selbst',
    act_offer: 'anbietest|anbieten|vorschlägst|vorschlagen|zeiten anbieten|biete an',
    act_book:
      'buchst|buchen|buche|buch|einträgst|eintragen|trag|trage|zusagst|zusagen|bestätigst|ansetzen|ansetzt|vereinbaren|vereinbarst|legen|lege|leg|planen|plane|plan|einplanen|setzen|setze|setz',
    act_move: 'verschiebst|verschieben|verschiebe|verlegst|verlegen|änderst|ändern',
    act_cancel: 'absagst|absagen|sagst ab|sage ab|stornierst|stornieren|ablehnst|ablehnen',
    act_write:
      'schreibst|schreiben|schreibe|schreib|antwortest|antworten|antworte|mailst|sende|senden|sendest|schickst|schicken|schicke|mails|mail',
    travel_time: 'fahrzeit|anfahrt|anfahrtszeit|wegzeit|reisezeit',
    fallback: 'ersatzweise|sonst|als ersatz|notfalls|falls das nicht geht|als ausweichmöglichkeit|alternativ',
    earlier_than: 'früher als|eher als',
    later_than: 'später als',
    different_days:
      'verschiedenen tagen|an verschiedenen tagen|unterschiedlichen tagen|an unterschiedlichen tagen|tagen',
    same_day: 'am selben tag|am gleichen tag|selber tag|taggleich|noch am selben tag',
    enough: 'reicht|reichen|genügt|genügen',
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
    vip: 'vip|vips|meine vips',
  },
  languages: { en: 'englisch', de: 'deutsch', fr: 'französisch', es: 'spanisch' },
  fillers: `mentions der die das den dem des ein eine einen einem einer eines und ich du er sie es wir ihr mich mir dich dir uns mein meine meinen meinem meiner dein deine
    zu zum zur mit von für an am im in auf bei nach aus bis als wie so auch noch schon bitte danke da 
    ist sind sein war wird werden soll sollen sollte sollten möchte möchten will wollen kann können muss müssen darf dürfen habe haben hat 
    brauche brauchen mache machen macht gib geben gibt nehme nehmen plane planen lege legen setze setzen finden findet statt
    jede jeder jedes jeden jedem alle allen alles man jemand jemanden jemandem leute zeit zeiten uhr tag tage tagen woche stunde stunden
           neue neuen neuer gast gäste gästen wirklich sehr eigentlich einfach ganz an ab also damit dabei dort hier halt mal`,
};
