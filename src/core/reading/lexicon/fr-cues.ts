import type { Lexicon } from './lexicon';

/** What French phrases do in a mail about meetings. Both addresses (vous, tu), Belgian, Swiss and Québec words included. */
export const frCues: Lexicon['cues'] = {
  neg: "pas|non|non plus|ne pas|impossible|aucunement|sans|guère|ni|rien|aucune disponibilité|aucune dispo|aucune disponibilité de mon côté|pas de disponibilité|pas de dispo|pas dispo|pas disponible|pas libre|plus disponible|plus libre|plus dispo|plus possible|plus de place|pas la possibilité|pas le temps|c'est non pour|ça ne va pas|ça va pas|pas possible|pas du tout",
  postneg:
    "n'est pas possible|n'est plus possible|n'est pas envisageable|ne marche pas|ne marche plus|ne va pas|ne convient pas|ne convient plus|ne me convient pas|ne me convient plus|ne nous convient pas|ne conviennent pas|ne me conviennent pas|ne nous conviennent pas|est impossible|sera impossible|m'est impossible|me sera impossible|ne fonctionne pas|ne fonctionnent pas|ne fonctionne plus|ne passe pas|ne sera pas possible|n'est pas bon|n'est pas idéal|n'est pas l'idéal|ne va pas être possible|ça ne va pas être possible|ça va pas être possible|ça ne va pas le faire|ça va pas le faire|ne va pas le faire|ne me va pas|ne me vont pas|ne m'arrange pas|ne m'arrange pas trop|m'arrange pas trop|m'arrange pas|est compliqué|c'est compliqué|ça va être compliqué|va être compliqué|compliqué|c'est mort|mort|est chargé|est complet|est complète|est pleine|est plein|c'est tendu|trop court|trop juste|trop tôt|trop tard|c'est trop tard|c'est trop tôt|tombe mal|tombe à l'eau|est pris|est prise|est bloqué|est bloquée|est exclu|hors de question|refusé|refusée|j'ai refusé|refuser|un peu tôt|un peu tard|très tôt|très tard|assez tôt|assez tard|bien tôt|bien tard",
  busy: "j'ai des réunions|j'ai une réunion|j'ai réunion|j'ai un rendez-vous|j'ai des rendez-vous|j'ai rendez-vous|j'ai déjà un rendez-vous|j'ai déjà une réunion|j'ai déjà rendez-vous|j'ai déjà un rdv|j'ai un rdv|j'ai des rdv|j'ai rdv|j'ai déjà quelque chose|j'ai quelque chose|j'ai déjà un appel|j'ai un appel|j'ai un call|j'ai déjà un call|j'ai un autre appel|j'ai un autre rendez-vous|j'ai une autre réunion|j'ai cours|j'ai un entretien|j'ai un déjeuner|déjà pris|déjà prise|nous avons une réunion|nous avons un comité|occupé|occupée|occupés|indisponible|indisponibles|pris|prise|pris toute la journée|absent|absente|en déplacement|en vacances|en congé|en congés|en arrêt|en arrêt maladie|en RTT|en rtt|en voyage|en mission|débordé|débordée|surchargé|surchargée|pas disponible|pas libre|pas là|pas joignable|injoignable|en réunion|en rendez-vous|en rdv|en clientèle|en formation|en séminaire|au congrès|en conférence|à l'étranger|malade|souffrant|souffrante|hors du bureau|pas au bureau|en audience|en entretien|au tribunal|chez le médecin|dans l'avion|dans le train|bloqué|bloquée|booké|bookée|blindé|complet|complète",
  stop_at:
    'je dois partir à|je dois filer à|je dois être parti à|je dois y aller à|impérativement terminer|dois impérativement partir|dois partir',
  back: 'de retour|reviens|je reviens|je serai de retour|serai de retour|je rentre|rentre|de nouveau disponible|de nouveau joignable|à nouveau disponible|à nouveau joignable|reprends',
  works:
    "ne me dérange pas|ne suis pas contre|suis pas contre|ne me pose pas de problème|ne pose pas de problème|aucune objection|pas d'objection|convient|me convient|me convient parfaitement|me convient bien|me convient très bien|me convient tout à fait|me conviendrait|me conviendraient|conviendrait|conviendraient|nous convient|nous conviennent|nous conviendrait|conviennent|me conviennent|va|me va|me vont|vont|me va bien|me va très bien|me va parfaitement|nous va|nous va bien|ça me va|ça nous va|ça va|ça marche|ça roule|ça joue|marche|marche pour moi|marchent|c'est bon|c'est bon pour moi|c'est bon pour nous|bon pour moi|ok pour moi|c'est ok|c'est ok pour moi|c'est parfait|c'est parfait pour moi|est parfait|est parfaite|parfait|parfait pour moi|est bien|est bon|est ok|très bien|bien|bon|ok|okay|oki|d'accord|d'ac|dac|m'arrange|m'arrangerait|m'arrange bien|serait bien|serait parfait|serait idéal|serait top|serait super|serait mieux|serait mieux pour moi|est mieux|ce serait parfait|ce serait super|ce serait bien|ce serait idéal|ce serait top|irait|ça irait|cela irait|m'irait|m'irait bien|ça m'irait|iraient|m'iraient|est possible|serait possible|possible|possibles|possible pour moi|envisageable|faisable|jouable|je prends|on prend|je choisis|on choisit|je retiens|je valide|validé|on valide|prenons|partons sur|on part sur|partons pour|on dit|je confirme|confirmons|super|top|génial|nickel|impeccable|impec|excellent|idéal|fonctionne|fonctionnent|fonctionne bien|fonctionnerait|entendu pour|volontiers|avec plaisir|avec grand plaisir|c'est noté|c'est noté pour|c'est calé|c'est fixé|marché conclu|banco|vendu|tope là|va bien|va pour|va très bien|on fait comme ça|faisons comme ça|me conviens|je suis partant|je suis partante|partant|partante|je serai là|je suis des vôtres|je peux me libérer|je m'arrange|me semble bien|me paraît bien|me semble parfait|me plaît",
  free: "rien de prévu|n'ai rien de prévu|je n'ai rien de prévu|rien prévu|je n'ai rien|libre|libres|disponible|disponibles|dispo|dispos|peux|pourrais|je peux|je pourrais|flexible|flexibles|nous pouvons|on peut se voir|pouvons|pourrions|serai disponible|serais disponible|serai dispo|serai libre|ai du temps|j'ai du temps|j'ai de la place|j'ai un créneau|j'ai un trou|ai un créneau|joignable|je suis là|suis là|je suis flexible|ouvert",
  pref: "de préférence|idéalement|préférablement|je préfère|je préférerais|je préfèrerais|préfère|préférerais|nous préférons|plutôt|si possible|dans la mesure du possible|le mieux serait|le mieux|le mieux pour moi|le plus simple|serait le mieux|serait l'idéal|l'idéal serait|l'idéal|préférence|ma préférence|une préférence pour|ma préférence va|mieux|de préférence le",
  avoid:
    'plutôt pas|de préférence pas|éviter|évitez|évite|évitons|pas trop|si possible pas|à éviter|en dernier recours',
  but: 'mais|cependant|toutefois|en revanche|par contre|néanmoins|pourtant',
  otherwise:
    "sinon|autrement|à défaut|alternativement|si ce n'est pas possible|si ça ne va pas|si ça ne convient pas|si cela ne convient pas|si jamais|en plan b|ou sinon|ou alors|en second choix|comme alternative",
  hedge:
    "je suis désolé pour|je suis désolée pour|vraiment désolé pour|vraiment désolée pour|désolé pour|désolée pour|navré pour|navrée pour|pardon pour|sceptique|difficile|délicat|c'est chaud|tout sauf|aucun sauf|aucun, sauf|aucun à part|peut-être|peut être|probablement|sans doute|éventuellement|sous réserve|je pense|je pense que|je crois|je crois que|il me semble|à confirmer|à valider|à voir|pas encore|sur deux|sur trois|pas sûr|pas sûre|pas certain|pas certaine|je dois vérifier|dois vérifier|dois voir|dois confirmer|je vérifie|vérifier|à vérifier|normalement|en principe|a priori|à priori|à moins que|à moins|finalement|attendez|en fait|plutôt non|je voulais dire|erreur|oups|je reviens vers vous|je reviens vers toi|reviens vers vous|reviens vers toi|reviendrai vers vous|reviendrai vers toi|vous recontacte|te recontacte|je vous redis|je te redis|te redis|vous redis|vous tiens au courant|te tiens au courant|je vous confirme|je te confirme|vous confirmerai|te confirmerai|je regarde|on verra|on se tient au courant|selon|ça dépend|dépend|théoriquement|en théorie|provisoirement|j'espère|espère que|espérons|faut voir|faut que je|il faut que|jamais|toujours pas|presque|sauf imprévu|sauf contrordre|devrait|devraient|devrais|j'aurais pu|aurait pu|initialement|au départ",
  if: 'si|au cas où|à condition|à condition que|dès que|lorsque|tant que|seulement si|quand',
  polite_if:
    "si ça vous va|si ça te va|si cela vous va|si cela te va|si cela vous convient|si ça vous convient|si ça te convient|si cela te convient|si c'est bon pour vous|si c'est bon pour toi|si vous voulez|si tu veux|si vous le souhaitez|si tu le souhaites|si vous préférez|si tu préfères|si besoin|si nécessaire|s'il le faut|si vous êtes d'accord|si tu es d'accord|si vous êtes disponible|si tu es disponible|si tu es dispo|si vous êtes dispo|si ça vous arrange|si ça t'arrange|si cela vous arrange|s'il vous plaît|s'il te plaît|s'il vous plait|s'il te plait",
  propose:
    "que diriez-vous|que diriez-vous de|que dirais-tu|que dirais-tu de|que dites-vous|que pensez-vous|que pensez-vous de|que penses-tu|qu'en pensez-vous|qu'en penses-tu|qu'en dites-vous|qu'en dis-tu|et si|et si on|et pourquoi pas|pourrions-nous|pouvons-nous|pourrait-on|peut-on|on peut|on pourrait|est-ce qu'on peut|est-ce qu'on pourrait|est-ce que ça|est-ce que cela|est-ce que vous|est-ce que tu|est-ce que nous|serait-il possible|serait-ce possible|est-il possible|est-ce possible|est-ce que|seriez-vous|seriez-vous disponible|seriez-vous libre|êtes-vous|êtes-vous disponible|êtes-vous libre|êtes-vous dispo|es-tu|es-tu libre|es-tu disponible|es-tu dispo|t'es dispo|t'es libre|tu es dispo|tu es libre|vous êtes dispo|serais-tu|je propose|je vous propose|je te propose|je proposerais|je vous proposerais|nous proposons|nous vous proposons|proposer|disons|avez-vous|as-tu|auriez-vous|auriez-vous un moment|avez-vous un moment|as-tu un moment|aurais-tu|ça te va|ça vous va|ça te dit|ça vous dit|ça vous irait|ça t'irait|cela vous irait|cela vous va|cela vous convient|cela te convient|cela vous conviendrait|cela te conviendrait|ça vous convient|ça vous conviendrait|ça te convient|ça te conviendrait|vous conviendrait|vous conviendrait-il|te conviendrait|te conviendrait-il|vous convient-il|te convient-il|vous convient|te convient|vous irait|t'irait|vous va|te va|vous arrange|t'arrange|on se voit|on se parle|on s'appelle|on se retrouve|on se fait|on se cale|voyons-nous|retrouvons-nous|parlons-nous|appelons-nous|pourquoi pas|pourquoi ne pas|pouvez-vous|peux-tu|pourriez-vous|pourrais-tu|voici mes disponibilités|mes disponibilités|mes dispos|mes créneaux|souhaiteriez-vous|voulez-vous|veux-tu|quelque chose",
  place_in: 'je suis à|je serai à|je suis basé à|je suis basée à|nous sommes à',
  past: "nous nous sommes vus|nous nous sommes rencontrés|on s'est vus|on s'est vu|on s'est parlé|nous avons échangé|nous nous sommes parlé|nous avons parlé|votre mail du|votre message du|votre courriel du|ton mail du|ton message du|votre e-mail du|votre email du|la dernière fois|notre échange du|notre entretien du|notre appel du|ravi de vous avoir rencontré|c'était un plaisir|j'ai été ravi|j'ai été ravie|a eu lieu|s'est tenu|s'est tenue|vu au salon|rencontrés au|rencontrés le|suite à notre|depuis notre|rencontré|rencontrée|courrier du|facture du|devis du",
  move: "déplacer|déplacée|déplace|reporter|reporte|reportée|reporté|report|replanifier|reprogrammer|reprogramme|recaler|recale|bouger|basculer|autre date|autre créneau|un autre moment|une autre date|un autre jour|changer la date|changer l'heure|changer de date|changer d'heure|changer de jour|décaler au|décaler à|décaler la réunion à|repousser au|repousser à|remettre à|remettre au|remettre",
  move_later:
    "repousser|repousse|décaler|décale|décalage|retarder|repousser de|repousser d'|décaler de|commencer plus tard|démarrer plus tard|postposer",
  move_earlier: 'avancer|avance|commencer plus tôt|démarrer plus tôt|anticiper',
  cancel:
    "annuler|annule|annulé|annulation|annulée|annulons|dois annuler|devoir annuler|décommander|me décommander|ne pourrai pas être présent|ne pourrai pas être présente|ne pourrai pas assister|ne pourrai pas participer|ne pourrai plus|n'aura pas lieu|tombe à l'eau|supprimer la réunion",
  late: 'en retard|retard|du retard|de retard|serai là dans|suis là dans|je suis là dans|arrive dans|j’arrive dans|bouchons|embouteillages|coincé|coincée|bloqué dans|bloquée dans|sur la route|en chemin|en route',
  thank:
    "merci|merci beaucoup|merci bien|merci bcp|mille mercis|un grand merci|merci à vous|merci à toi|je vous remercie|je te remercie|nous vous remercions|merci d'avance|merci par avance|grand merci|remercie|merci infiniment|merci encore|merci pour tout",
  ack: "entendu|bien reçu|bien noté|noté|compris|c'est compris|à bientôt|à très bientôt|à plus tard|à plus|à tout à l'heure|à tout de suite|à tantôt|au plaisir|au plaisir d'échanger|au plaisir de vous rencontrer|au plaisir de vous lire|dans l'attente de vous lire|ravi|ravie|hâte|j'ai hâte|hâte d'échanger|hâte d'y être|confirmé|reçu|pas de problème|pas de souci|pas de soucis|aucun problème|aucun souci|sans problème|sans souci|n'hésitez pas|n'hésite pas|ne t'inquiète pas|ne vous inquiétez pas|je vous en prie|je t'en prie|de rien|avec joie|bienvenue|pas de mal|ce n'est pas grave|c'est pas grave|rien de grave|pas grave|rien d'urgent|ne vous excusez pas|👍|🙏|😊|🙂|👌|✅",
  yes: 'oui|ouais|yep|bien sûr|bien entendu|absolument|tout à fait|certainement|exactement|exact|effectivement|en effet|oui merci|bien oui|carrément|évidemment|correct',
  no: 'non merci|nan',
  request:
    'trouver|trouve|trouvez|organiser|organise|organisez|planifier|planifie|planifiez|fixer|fixe|fixez|caler|cale|calez|programmer|programme|programmez|réserver|réserve|réservez|mettre en place|mets en place|prévoir|prévois|prévoyez|trouver un créneau|convenir|cédule|céduler|bloquer|bloque|poser un rendez-vous|pose un rdv|prendre rendez-vous|prends rendez-vous|arranger|arrange|mets-moi|cale-moi|trouve-moi',
  meet: 'rendez-vous|rdv|réunion|réunions|rencontrer|rencontre|discuter|échanger|échange|parler|entretien|point|voir|se voir|nous voir|se parler|discussion|présentation|conversation|meeting|atelier|démo|démonstration|séance|bilan|comité|entrevue|se rencontrer|faire un point|faire le point|point hebdo',
  recurring: 'récurrent|récurrente|régulier|régulière|récurrents|hebdo',
  ask_times:
    "quand êtes-vous|quand es-tu|quand seriez-vous|quand serais-tu|quand pourrions-nous|quand pouvez-vous|quand peux-tu|quand est-ce que|quand pourrait-on|quand cela vous|quand ça vous|quelles sont vos disponibilités|quelles sont tes disponibilités|quelles seraient vos disponibilités|vos disponibilités|tes disponibilités|tes dispos|vos dispos|d'autres créneaux|autres créneaux|d'autres propositions|autres propositions|d'autres disponibilités|autres disponibilités|d'autres dispos|d'autres dates|autres dates|d'autres horaires|autres horaires|d'autres options|autres options|autre chose|un autre créneau|une autre proposition|une autre option|quels créneaux|quelles disponibilités|quelles dates|quel créneau|quel jour|quels jours|quelques créneaux|quelques dates|quelques propositions|proposez-moi|propose-moi|quand vous conviendrait|quand te conviendrait|à quelle heure|quelle heure",
  decline:
    "pas intéressé|pas intéressée|pas intéressés|plus intéressé|plus intéressés|ne suis pas intéressé|ne suis pas intéressée|ne sommes pas intéressés|pas d'intérêt|ne souhaite pas donner suite|ne souhaitons pas donner suite|ne donnerai pas suite|ne donnerons pas suite|ne pas donner suite|sans suite|décline|je décline|nous déclinons|pas besoin|plus besoin d'échanger|ne nous intéresse pas|ne m'intéresse pas|je passe mon tour|renoncer|je renonce|pas pour nous|pas pour moi|choisi un autre",
  stop_mail:
    "désabonner|me désabonner|désinscrire|me désinscrire|désinscription|ne plus m'écrire|ne plus me contacter|ne m'écrivez plus|ne m'écris plus|ne me contactez plus|ne me contacte plus|arrêtez de m'écrire|arrête de m'écrire|cessez de|arrêtez vos|arrêtez de|ne plus recevoir|plus recevoir|retirez-moi|retirez mon adresse|supprimez mon adresse|supprimer mon adresse|laissez-moi tranquille|ne me relancez plus|ne plus me relancer",
  never_mind:
    "laisse tomber|laissez tomber|je m'en occupe|je m'en occupe moi-même|je m'en charge|je m'en charge moi-même|je gère|je vais m'en occuper|plus besoin|c'est réglé|c'est déjà réglé|oublie|oubliez|laisse, je|pas la peine|plus la peine|abandonne|arrête les recherches",
  hold_off:
    "mettre en pause|en pause|en attente|en stand-by|en standby|attends avant|attendez avant|attends un peu|attends encore|n'envoie rien|n'envoie pas encore|n'envoyez rien|pas tout de suite|suspends|suspendez|mettre en suspens|en suspens|on attend|patiente",
  resume: 'tu peux reprendre|reprends la recherche|on peut reprendre|vous pouvez reprendre|reprenez',
  instruct:
    'propose-lui|proposez-lui|propose-leur|proposez-leur|ne propose|ne proposez|propose seulement|proposer uniquement|propose uniquement|veille à|veillez à|privilégie|privilégiez',
  from_now_on:
    "désormais|dorénavant|à l'avenir|à partir de maintenant|en général|par défaut|systématiquement|d'une manière générale",
  add: 'ajouter|ajoute|ajoutez|inviter|invite|invitez|inclure|inclus|rajouter|rajoute|rajoutez|mettre en copie|mets en copie|mettez en copie|en copie|convier|conviez|associer|sera présent aussi|sera aussi présent|participera aussi|participera également|se joindra à nous|nous rejoindra|va se joindre',
  remove:
    'retirer|retire|retirez|enlever|enlève|enlevez|supprimer|supprime|supprimez|désinviter|ne participera pas|ne participera plus|ne fait plus partie|ne sera pas là|ôter',
  optional:
    "facultatif|facultative|optionnel|optionnelle|pas obligé d'être là|pas indispensable|n'est pas indispensable|n'a pas besoin d'être|pas obligatoire",
  delegate:
    "gère mon agenda|gère mon calendrier|gère mes rendez-vous|gère mes rdv|gère mon planning|s'occupe de mon agenda|s'occupe de mes rendez-vous|s'occupe de mon planning|s'occupe des rendez-vous|tient mon agenda|tient mon planning|mon assistante|mon assistant|mon secrétariat|ma secrétaire|ma collaboratrice|voir avec|peut trouver un créneau|pourra trouver un créneau|va trouver un créneau|trouvera un créneau|s'occupera de|coordonner avec|organise mon agenda|coordonne mon agenda|se charge de mon agenda|se chargera de|prendra le relais|va prendre le relais|reviendra vers vous pour",
  make_it:
    'prolonger|prolonge|raccourcir|raccourcis|faire durer|passer à|rallonger|réduire|réduire à|étendre|écourter|allonger|ramener à',
  dur_ok:
    'suffit|suffisent|suffiront|suffira|suffirait|suffiraient|maximum|max|devrait suffire|devraient suffire|devrait être suffisant|durée|grand maximum|tout au plus|au plus',
  question_word:
    "quoi|quel|quelle|quels|quelles|qui|où|comment|pourquoi|combien|combien de temps|est-ce bien|y a-t-il|y aura-t-il|c'est quoi|est-il|est-elle|sont-ils|sont-elles|dois-je|faut-il|est-ce toujours|quand même",
  join_link:
    'lien|lien de connexion|lien de la réunion|lien de la visio|lien visio|lien zoom|lien teams|lien meet|le lien|numéro de conférence|codes de connexion|code de connexion|coordonnées de connexion|informations de connexion|invitation teams|renvoyer l’invitation|pas reçu l’invitation|pas reçu le lien',
  where:
    "adresse|l'adresse|où se|où ça|à quel endroit|où est|où a lieu|où aura lieu|où nous|où se retrouve-t-on|quel endroit|quelle salle|quel bureau|quel étage|le lieu",
  who: 'qui sera|qui participe|qui participera|qui participeront|participants|qui vient|qui viendra|qui sera présent|qui assistera|liste des participants|qui d’autre|qui y aura-t-il',
  agenda:
    "ordre du jour|sujet de|de quoi s'agit|de quoi parlerons|de quoi va-t-on|quel est l'objet|l'objet de|quels sujets|quel sujet|thème",
  which_zone: 'quel fuseau|fuseau horaire|heure de quel pays|votre heure ou|heure locale ou',
  status:
    'des nouvelles|du nouveau|où en est|où en sommes|où en es-tu|a-t-il répondu|a-t-elle répondu|ont-ils répondu|une réponse de|y a-t-il du neuf|quoi de neuf|as-tu eu un retour|a-t-on un retour|où ça en est',
  automated:
    'êtes-vous un robot|es-tu un robot|tu es un robot|vous êtes un robot|êtes-vous un bot|es-tu un bot|un bot|une vraie personne|un humain|êtes-vous humain|êtes-vous humaine|une ia|une intelligence artificielle|réponse automatisée|chatbot',
  ooo: "absence du bureau|message d'absence|réponse automatique|je suis absent|je suis absente|je suis actuellement absent|je suis actuellement absente|je serai absent|je serai absente|je suis en congés|je suis en congé|je suis en vacances|accès limité à mes mails|accès limité à mes emails|accès restreint|sans accès à mes mails|sans accès à mes emails|actuellement absent|actuellement absente|en congé maternité|en congé parental|en cas d'urgence|pour toute urgence",
  bounce:
    "non remis|échec de remise|adresse introuvable|non distribué|n'a pas pu être remis|n'a pas pu être distribué|boîte pleine|destinataire inconnu|utilisateur inconnu|échec de la remise",
  scheduling_link:
    'calendly|mon lien de réservation|via mon lien|lien de prise de rendez-vous|directement dans mon agenda|doodle|réserver un créneau ici|mon agenda en ligne',
  approve:
    "tu peux envoyer|vous pouvez envoyer|envoie|envoyez|c'est validé|approuvé|feu vert|vas-y|allez-y|ok pour envoi",
  reject: "n'envoie pas|n'envoyez pas|ne pas envoyer|c'est faux|c'est incorrect|je refuse l'envoi|ce n'est pas ça",
  video:
    'visio|visioconférence|visioconf|en visio|par visio|visio-conférence|zoom|teams|google meet|webex|skype|vidéo|vidéoconférence|en ligne|à distance|en distanciel|distanciel|virtuel|virtuelle|appel vidéo|par zoom|sur zoom|sur teams|par teams',
  phone:
    'téléphone|par téléphone|tél|téléphonique|appel téléphonique|un appel téléphonique|au téléphone|coup de fil|coup de téléphone|téléphoner|se téléphoner|conférence téléphonique',
  call_noun: "appel|appels|un appel|call|un call|s'appeler|se call",
  in_person:
    'en personne|dans vos bureaux|dans nos bureaux|dans vos locaux|dans nos locaux|sur place|un café|prendre un café|boire un café|autour d’un café|un verre|boire un verre|en présentiel|présentiel|à votre bureau|à notre bureau|à mon bureau|à ton bureau|de visu|face à face|en face à face|chez vous|chez nous|au bureau',
  meal: 'déjeuner|dîner|souper|petit-déjeuner|petit déjeuner|déjeune|déjeunons|déjeuner ensemble|dînons|lunch|brunch|dîne|bouffe',
  instead: 'à la place|au lieu',
  sensitive:
    "avocat|avocate|licenciement|licencié|salaire|rémunération|hôpital|opération|procès|tribunal|enterrement|obsèques|décès|décédé|divorce|diagnostic|cancer|prud'hommes|harcèlement|plainte|journaliste|police|enceinte|faillite|mise en demeure",
  hostile:
    'connard|connasse|merde|putain|arnaque|arnaqueur|idiot|imbécile|crétin|spam|foutez|foutre|honteux|perte de temps|porter plainte|débile',
  private:
    'adresse personnelle|adresse privée|numéro personnel|numéro privé|que fait-elle|que fait-il|qui voit-elle|avec qui a-t-il|avec qui a-t-elle|ses autres rendez-vous|son agenda montre|mot de passe',
  beyond:
    'ignore les|ignorez les|ignore toutes|ignorez toutes|instructions précédentes|consignes précédentes|virement|effectue un virement|facture|transfère|transférez|fais suivre|faites suivre à|mot de passe|cliquez|clique|télécharge|téléchargez|paiement|payer|paie|iban|rib|carte cadeau|signe le|signez le|pièce jointe à ouvrir',
  signoff:
    'cordialement|bien cordialement|très cordialement|cordiales salutations|bien à vous|bien à toi|salutations|meilleures salutations|salutations distinguées|mes salutations|respectueusement|amicalement|amitiés|bises|bisous|biz|bonne journée|bonne fin de journée|belle journée|très bonne journée|bonne après-midi|bon après-midi|bonne soirée|belle soirée|excellente journée|bon week-end|bon weekend|bon we|bonne semaine|bonne réception|sincères salutations|sincèrement|cdlt|cdt|bàv|bav|tchô|ciao|adieu|à la revoyure|bonne continuation',
  greeting:
    'bonjour|bjr|bonjour à tous|bonjour à toutes|bonjour madame|bonjour monsieur|rebonjour|re-bonjour|salut|bonsoir|cher|chère|chers|chères|cher monsieur|chère madame|coucou|hello|hey|allo|allô|madame|monsieur|mesdames|messieurs',
  see_you: 'on se voit alors|à nous revoir|rendez-vous donc|on se dit à',
  as_planned:
    "comme prévu|comme convenu|toujours d'accord|toujours d'accord pour|toujours bon|toujours bon pour|c'est toujours bon|c'est toujours ok|toujours ok pour|toujours valable|est maintenu|maintenu|maintenue|est confirmé|est confirmée|tient toujours|pour rappel|rappel de notre",
  sorry:
    "désolé|désolée|vraiment désolé|vraiment désolée|sincèrement désolé|pardon|navré|navrée|malheureusement|excusez|excuse-moi|excusez-moi|je suis désolé|je suis désolée|je m'excuse|je vous prie de m'excuser|toutes mes excuses|mes excuses|veuillez m'excuser|hélas|je regrette|dommage|un empêchement|j'ai un empêchement|un imprévu|j'ai un imprévu|un contretemps|j'ai un contretemps",
  attend:
    "participer|assister|être là|serai là|je serai là|je serai présent|je serai présente|serai présent|serai présente|venir|je viens|je viendrai|je participerai|j'assisterai|me joindre",
  still: 'toujours|encore|tjs|tjrs',
  deadline_of:
    "échéance|date limite|deadline|expire|salon|conférence|anniversaire|congrès|mariage|date butoir|rendu|à rendre|valable jusqu'au|conseil d'administration|lancement|sortie|webinaire|clôture|fermeture|inscription|inscriptions|offre valable|promotion",
  extra:
    "aussi|également|de plus|par ailleurs|en outre|au passage|d'ailleurs|par exemple|p. ex.|p.ex.|par ex.|ps|p.s.|en plus",
  change_place:
    'retrouvons-nous à|retrouvons-nous au|retrouvons-nous chez|on se retrouve à|on se retrouve au|on se retrouve chez|voyons-nous à|voyons-nous au|voyons-nous chez|rendez-vous au café|nouveau lieu',
  title: 'à propos|au sujet|concernant|objet|au sujet de|au sujet du|à propos de|à propos du|sur le sujet',
  confirm: 'confirme|confirmer|je confirme|nous confirmons|confirmez|peux-tu confirmer|pouvez-vous confirmer',
  asap: 'dès que possible|dès que vous pouvez|au plus vite|le plus vite possible|le plus tôt possible|au plus tôt|rapidement|dans les meilleurs délais|prochainement|asap|urgent|urgemment|en urgence|bientôt',
  skip: 'sauter|zapper|passer notre',
};
