import type { PreferenceLexicon } from './lexicon';

export const fr: PreferenceLexicon = {
  language: 'fr',
  concepts: {
    no: "pas de|pas d'|pas|aucun|aucune|jamais|jamais de|rien|sans|non|ne jamais|ne rien|plus de|pas du tout|en aucun cas|rien de",
    not_asked:
      "était|étaient|étais|avait|avais|avaient|j'avais|pourrait|pourrais|ne plus|n'est plus|ne sont plus|pas seulement|pas uniquement|pas toujours|pas tous|pas toutes|pas forcément|pas nécessairement|pas trop|pas besoin|pas besoin de|pas la peine|pas nécessaire|pas obligé|pas de problème|pas de souci|aucun problème|aucun souci|aucune objection|ne me dérange pas|me dérange pas|ne me dérangent pas|peut-être|éventuellement|parfois|rarement|de temps en temps|autrefois|l'an dernier|l'année dernière|trop de|au lieu de",
    only: 'seulement|uniquement|exclusivement|que|rien que',
    except: 'sauf|excepté|hormis|à part|en dehors de|à moins que|à moins de',
    block:
      "bloqué|bloquée|bloqués|bloquées|bloquez|bloque|bloquer|réservé|réservée|réservés|réservées|réservez|réserve|réserver|indisponible|pas disponible|congés|congé|en congés|en congé|en vacances|vacances|absent|absente|fermé|intouchable|sacré|sacrée|protégé|protégée|je suis absent|je suis absente|je ne suis pas disponible|je suis en congé|je suis en congés|en congé maternité|je ne suis pas là|je ne serai pas là|jour férié|à bloquer|à ne pas toucher|ne pas toucher|ne touchez pas|sans réunion|sans réunions|est sans réunion|sont sans réunion|est sacré|est sacrée|sont sacrés|intouchables|occupé|occupée|pris|je suis en vacances|rien n'est possible|c'est bloqué",
    free: 'libre|libres|vide|dégagé|dégagée|pour moi',
    keep: 'gardez|garde|garder|laissez|laisse|laisser|tenez|conservez|doivent rester|doit rester|reste|restent',
    prefer:
      "préfère|je préfère|préfères|de préférence|préférence|plutôt|idéal|le mieux|mieux|idéalement je préfère|préférablement|me convient le mieux|me conviennent le mieux|privilégiez|privilégie|j'aime mieux|j'aimerais mieux|c'est mieux|sont idéals|est idéal|sont idéales|je préférerais|ma préférence|préférence pour|me conviennent bien|me convient bien|sont préférables|est préférable",
    avoid:
      "évitez|évite|éviter|plutôt pas|de préférence pas|j'évite|j'aime pas|autant que possible pas|je n'aime pas|j'aimerais éviter|je préfère éviter|je voudrais éviter|je préférerais éviter|plutôt éviter|à éviter|pas idéal",
    if_possible:
      "si possible|dans la mesure du possible|autant que possible|si c'est possible|idéalement|en général|généralement|d'habitude|habituellement|normalement|en principe|si tu peux|si vous pouvez|sauf s'il n'y a pas d'autre solution|sauf impossibilité|tant que possible",
    at_most:
      "au plus|au maximum|maximum|max|pas plus de|jamais plus de|tout au plus|jusqu'à|au max|pas plus d'|jamais plus d'|limité à|limitée à|grand maximum|ne pas dépasser",
    at_least: 'au moins|minimum|au minimum|pas moins de',
    per_day:
      'par jour|chaque jour|tous les jours|quotidien|quotidiennement|dans une journée|dans la journée|/ jour|sur une journée|en une journée|dans une même journée',
    per_week:
      'par semaine|chaque semaine|toutes les semaines|hebdomadaire|/ semaine|sur une semaine|dans la semaine|en une semaine',
    default:
      "par défaut|standard|sauf indication contraire|sauf mention contraire|sauf avis contraire|sauf si on dit autre chose|si personne ne dit rien|si rien n'est précisé|à défaut de précision",
    work: 'je travaille|travaille|je suis disponible|disponible|je suis au bureau|je suis joignable|joignable|ma journée va|je peux être',
    hours:
      'horaires|heures de travail|horaires de travail|heures de bureau|journée de travail|disponibilités|disponibilité|mes horaires',
    meeting:
      'réunion|réunions|rendez-vous|rdv|rencontre|rencontres|entretien avec|invitation|invitations|événement|événements|créneau|créneaux|option|options|choses|propositions|quoi que ce soit|rendez vous|un rendez-vous',
    call: 'appel|appels|coup de fil|coups de fil|call|calls',
    video:
      'visio|visios|vidéo|en vidéo|en visio|visioconférence|visioconférences|appel vidéo|appels vidéo|en ligne|réunion en ligne|réunions en ligne|par visio|virtuel|virtuelle|à distance',
    phone:
      'téléphone|par téléphone|au téléphone|téléphonique|téléphoniques|appel téléphonique|appels téléphoniques|rendez-vous téléphonique|rendez-vous téléphoniques',
    in_person:
      'en personne|en présentiel|présentiel|sur place|face à face|en face à face|rendez-vous sur place|réunion en présentiel|réunions en présentiel',
    outside: "externe|externes|extérieur|extérieurs|extérieure|extérieures|personnes extérieures|gens de l'extérieur",
    inside: 'interne|internes|collègue|collègues|mon équipe|équipe|en interne',
    focus:
      'travail de fond|travail concentré|travail profond|concentration|travail en profondeur|sans interruption|temps calme|travail au calme|deep work|plage de concentration|temps de concentration|travail sans interruption|bloc de concentration|focus|de travail concentré',
    blocks: 'bloc|blocs|plage|plages|tranche|tranches|morceaux',
    in_a_row:
      "d'affilée|de suite|d'enfilée|consécutives|consécutifs|à la suite|sans pause|enchaînées|enchaînés|à la chaîne",
    break: 'pause|pauses|répit|repos|souffler|pour souffler',
    buffer: 'battement|marge|pause|tampon|de libre|intervalle',
    around: "autour de|autour|avant et après|de part et d'autre|de chaque côté",
    flight: 'vol|vols|avion|avions',
    train: 'train|trains|trajet en train|trajets en train',
    travel: 'trajet|trajets|voyage|voyages|déplacement|déplacements',
    last: 'durent|dure|durée|longueur|prennent|prend|de long',
    notice: "préavis|à l'avance|d'avance|de délai|délai",
    horizon: "à l'avance|dans le futur|au-delà|plus loin|au delà",
    business_days: 'jour ouvré|jours ouvrés|jour ouvrable|jours ouvrables',
    start_at: 'commencent|commence|commencer|débutent|débute|débuter',
    half_hour: 'à la demi-heure|demi-heure|aux demi-heures|à la demie',
    full_hour: "à l'heure pile|à l'heure pleine|heures pleines|heure pleine",
    quarter_hour: "quart d'heure|aux quarts d'heure",
    title: 'titre|titres|intitulé|objet|intitulez|nommez|nomme|appelez',
    description: 'description|dans la description',
    follow_up_block:
      'pour les notes|pour le compte rendu|compte rendu|suivi|pour le suivi|débriefing|pour noter|de suivi',
    next_day: 'le lendemain|lendemain|le jour suivant|le lendemain matin|jour suivant',
    codeword: "mot de code|mot-clé|mot clé|mot code|quand j'écris|si j'écris|quand je dis|si je dis|le mot",
    stop_word:
      "mot d'arrêt|n'intervenez plus|n'intervenez pas|ne répondez plus|ne réponds plus|arrêtez|arrête|laissez tomber|retirez-vous|sortez du fil|laissez-moi faire|cessez|n'y réponds plus|n'écris plus|n'interviens plus|arrête d'écrire|arrête de répondre|arrête-toi|laisse tomber ce fil|laisse tomber|abandonne le fil|lâche le fil|je reprends la main|je prends la main|retire-toi|sors du fil|sors de la conversation|tais-toi|ne t'en mêle plus",
    ignore:
      'ignorez|ignore|ignorer|ne répondez pas à|ne répondez jamais à|ne répondez jamais|ne réponds jamais à|ne tenez pas compte de',
    place: 'lieu|endroit|adresse|salle',
    meet_at: 'utilisez|utilise|on se retrouve|rendez-vous au|se passent|ont lieu|a lieu',
    vip: 'vip|vips|un vip|une vip|prioritaire|prioritaires|priorité|la priorité|en priorité|passent avant|passe avant|important|importants|importantes|sont prioritaires|est prioritaire|donnez la priorité|donnez priorité|passent avant tout le monde|passe avant tout le monde|passent avant les autres|passe avant les autres|passent avant tous|passe en premier|passent en premier|ont la priorité|a la priorité|passe toujours en premier|passent toujours en premier',
    belongs: 'fait partie de|font partie de|compte comme|comptent comme',
    may_be:
      "peuvent|peut|possible|c'est possible|convient aussi|conviennent aussi|est acceptable|sont acceptables|d'accord pour|sont possibles|est possible",
    end_by:
      'doivent finir avant|doit finir avant|finir avant|terminer avant|fini avant|finissent avant|se terminer avant|terminé à|finir à|doit se terminer avant|doivent se terminer avant',
    last_of_day: 'dernier|dernière|mon dernier|ma dernière|de la journée',
    i_am_in:
      'je suis à|je serai à|quand je suis à|pendant que je suis à|lorsque je suis à|je serai en|je suis en déplacement à|en déplacement à',
    zone: "fuseau horaire|mon fuseau horaire|mon fuseau|fuseau|mon fuseau horaire est|je vis à|j'habite à",
    my_name: "je m'appelle|mon nom est|mon nom",
    organisation:
      'je travaille pour|je travaille chez|ma société|mon entreprise|notre entreprise|ma société est|mon entreprise est',
    my_number:
      'mon numéro|mon numéro est|mon numéro de téléphone|mon portable|mon portable est|numéro|joignable au|on peut me joindre au|mon téléphone',
    i_call:
      "j'appelle|c'est moi qui appelle|je téléphone|j'appellerai|je les appelle|c'est à moi d'appeler|je compose|je passe l'appel",
    they_call:
      "m'appelle|m'appellent|les invités m'appellent|l'invité m'appelle|ils m'appellent|on m'appelle|c'est l'invité qui appelle|me rappellent|qu'ils m'appellent|l'interlocuteur m'appelle|c'est l'interlocuteur qui m'appelle|c'est l'invité qui m'appelle|c'est l'autre qui m'appelle|c'est le client qui m'appelle|ce sont eux qui m'appellent|ce sont eux qui appellent|les gens m'appellent|c'est à eux de m'appeler|c'est à eux d'appeler|qui m'appelle",
    provider: 'zoom|google meet|teams|microsoft teams|webex|skype|jitsi',
    formal: 'formel|formelle|soutenu|vouvoyez|vouvoyer|vouvoiement|officiel',
    warm: 'chaleureux|chaleureuse|amical|amicale|informel|informelle|décontracté|décontractée|tutoyez|tutoyer|tutoiement|cordial|chaleureusement',
    brief: 'bref|brève|brefs|brèves|court|courts|courte|courtes|concis|concise|concises|soyez bref|en peu de mots',
    language: 'langue|répondez en|réponds en|écrivez en|écris en|répondez toujours en|répondez',
    guest_language:
      "la langue de l'expéditeur|dans la langue de l'expéditeur|langue de l'expéditeur|la langue de l'interlocuteur|dans leur langue|la langue de l'invité|leur langue|la même langue",
    signature: 'signez|signe|signature|terminez par|terminez les mails par|concluez par|signer',
    offer: 'proposez|propose|proposer|offrez|donnez|suggérez',
    copy_me:
      'mettez-moi en copie|mets-moi en copie|gardez-moi en copie|mettez-moi toujours en copie|en copie|copiez-moi|me mettre en copie',
    not_copy_me:
      'ne me mettez pas en copie|pas besoin de me mettre en copie|inutile de me mettre en copie|sans me mettre en copie|pas en copie|ne me mettez jamais en copie',
    hold: 'options provisoires|réservations provisoires|blocages provisoires|pré-réservations|options posées|créneaux provisoires',
    visible: 'dans mon agenda|visible|visibles|dans le calendrier|dans mon calendrier',
    follow_up: 'relance|relances|relancez|relancer|rappel|rappels|rappelez-leur',
    ask_me:
      "demandez-moi|demande-moi|demandez-moi d'abord|demandez-moi toujours|consultez-moi|mon accord|mon feu vert|avec mon accord|demandez-moi avant|demandez-moi toujours avant|demande-moi avant|demandez moi|demandez-moi avant de|validez avec moi|valide avec moi|consultez-moi avant|vérifiez avec moi|vérifie avec moi|j'aimerais valider|je veux valider|voyez avec moi|vois avec moi|attendez mon accord|attends mon accord|il faut mon accord|nécessitent mon accord|nécessite mon accord|ont besoin de mon accord|besoin de mon accord|demandez toujours|toujours me demander|me demander avant|me consulter avant",
    without_asking: 'sans me demander|sans demander|sans mon accord|sans me consulter|de votre propre initiative',
    drafts_only: 'brouillons uniquement|uniquement des brouillons|seulement des brouillons',
    approve_everything: 'montrez-moi tout|je veux tout valider|demandez-moi pour tout|je valide tout',
    outsiders_first_time: 'le premier mail à une nouvelle personne|le premier message à un nouveau contact',
    when_unsure: "en cas de doute|si vous hésitez|si vous n'êtes pas sûr",
    autopilot: 'pilote automatique|en autonomie|faites tout vous-même',
    act_offer: 'proposer|de proposer|proposez|offrir',
    act_book:
      'réserver|de réserver|réservez|confirmer|de confirmer|accepter|planifier|planifiez|fixer|fixez|programmer|programmez|ajoutez|ajouter|prévoyez|prévoir|mettez|mettre|placez',
    act_move: 'déplacer|de déplacer|reporter|de reporter|décaler|de décaler|changer|modifier',
    act_cancel: "annuler|d'annuler|refuser|de refuser|décliner",
    act_write:
      "écrire|d'écrire|écrivez|répondre|de répondre|répondez|envoyer|d'envoyer|envoyez|mails|mail|messages|écris|réponds",
    travel_time: 'trajet|temps de trajet|de trajet|de route',
    fallback: 'sinon|à défaut|en secours|en cas de problème|ou à défaut',
    earlier_than: 'plus tôt que',
    later_than: 'plus tard que|au-delà de|passé',
    different_days: 'jours différents|sur des jours différents|jours distincts|jours',
    same_day: 'le jour même|jour même|pour le jour même|le même jour',
    enough: 'suffit|suffisent|pas davantage|pas plus',
    earliest: 'le plus tôt possible|dès que possible|au plus tôt|le plus vite possible',
    latest: 'le plus tard possible|au plus tard possible',
    clustered: 'regroupez|regroupés|regroupées|groupés|groupées|grouper|regrouper|ensemble',
    spread: 'étalez|étalés|étalées|répartis|réparties|répartissez',
    everyone: 'tous|tout le monde|tous les invités',
    most_people: 'la plupart|la majorité',
    share_free_busy: 'libre ou occupé|libre/occupé|quand je suis libre',
    always: 'toujours|à chaque fois|systématiquement|sans exception',
  },
  types: {
    'check-in': 'point|points|point rapide|points rapides|points hebdo|check-in|check-ins',
    chat: 'discussion rapide|discussions rapides|échange rapide|échanges rapides|petits échanges',
    intro:
      'premier appel|premiers appels|premier contact|première rencontre|premières rencontres|prise de contact|prises de contact|premier rendez-vous|premiers rendez-vous|présentation',
    discussion: 'discussion|discussions|échange|échanges',
    detailed:
      'discussion approfondie|discussions approfondies|réunion approfondie|réunions approfondies|approfondi|approfondie|approfondies|échange approfondi|échanges approfondis',
    interview:
      "entretien|entretiens|entretien d'embauche|entretiens d'embauche|entretiens de recrutement|entretien de recrutement",
    coffee: 'café|cafés|un café|pause café',
    lunch: "déjeuner|déjeuners|déjeuner d'affaires|déjeuners d'affaires|repas d'affaires",
    dinner: "dîner|dîners|dîners d'affaires|dîner d'affaires|repas d'affaires du soir",
    breakfast: 'petit-déjeuner|petits-déjeuners|petit déjeuner|petits déjeuners',
    drinks: 'apéro|apéros|verre',
    '1:1': '1:1|tête-à-tête|entretien individuel|entretiens individuels|one-to-one',
    demo: 'démo|démos|démonstration|démonstrations',
    review: 'revue|revues',
    workshop: 'atelier|ateliers',
    standup: 'stand-up|daily',
    sales: 'rendez-vous commercial|rendez-vous commerciaux|appel commercial|appels commerciaux|réunions commerciales',
    board: "conseil d'administration|conseils d'administration",
    consultation: 'consultation|consultations|rendez-vous de conseil',
    webinar: 'webinaire|webinaires',
    'follow-up': 'suivis|réunion de suivi|réunions de suivi|appel de suivi|appels de suivi',
  },
  groups: {
    investor: 'investisseur|investisseurs|investisseuse',
    customer: 'client|clients|cliente|clientes|clientèle',
    vendor: 'fournisseur|fournisseurs|prestataire|prestataires',
    candidate: 'candidat|candidats|candidate|candidates',
    partner: 'partenaire|partenaires',
    journalist: 'journaliste|journalistes|presse',
    'board member': 'administrateur|administrateurs|membre du conseil|membres du conseil',
    recruiter: 'recruteur|recruteurs',
    prospect: 'prospect|prospects',
    friend: 'ami|amis|amie|amies',
    family: 'famille',
    student: 'étudiant|étudiants|étudiante|étudiantes',
    'managing director': 'la direction générale|la direction',
    patient: 'patient|patients|patiente|patientes',
    vip: 'vip|vips',
  },
  languages: { en: 'anglais', de: 'allemand', fr: 'français', es: 'espagnol' },
  fillers: `c'est font mettre rien-mettre le la les l' un une des du de d' et je j' tu il elle on nous vous ils elles me m' te se s' mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
 à au aux en dans sur pour par avec chez ce cet cette ces qui dont y ne n' est sont être suis soit sera serai seront ai as a ont avoir avez
 faut faire fait faites veux voudrais souhaite souhaiterais besoin dois doit doivent peux merci svp s'il plaît vous-plaît bien très vraiment aussi encore déjà alors 
 chaque tout toute tous toutes jour jours heure heures semaine semaines fois temps personnes gens quelqu'un invité invités 
 organisez organiser mettez mettre prenez prendre tenir vais va aller comme minutes demande demandes celui celle ceux `,
};
