/**
 * Words that cannot change what a French sentence about times says: function words, politeness, the nouns of meetings.
 * A word that negates, limits, doubts or moves never belongs here.
 */
export const frFillers = `
liste
passer
comptez comptons prévoyez prévoyons compter prévoir
éthique bisous bisou bises bise slt cc coucou ct pr tt tte qq bcp mdr svp stp chère cher chers chères confrère collègue collègues docteur dr maître patience volontiers amplement largement retrouver enchanté enchantée
je tu il elle on nous vous ils elles me te se moi toi lui leur eux j' m' t' s' c' l' d' y en le la les un une des du de au aux ce cet cette ces
mon ma mes ton ta tes son sa ses notre nos votre vos leurs même mêmes moi-même
et ou à dans pour par avec chez sur sous que qui dont comme très bien tellement donc alors puis voici voilà là ici car afin parce puisque
est sont suis es êtes sommes était serai serais serait serions seriez sera serons soit être avoir ai as a avons avez ont aurai aurais aurait auriez aurons aura avais avait
peux peut pouvez pouvons peuvent pourrais pourrait pourrions pourriez pourrai pourra pouvoir veux voulez voudrais voudrait voudrions souhaite souhaitez souhaitons souhaiterais souhaiterions
aimerais aimerait aimerions dois devez devons doit faire fait fais faites faisons aller va vas vais allons prendre prenons prend donner dire dites dis mettre mets mettez
rendez-vous rdv réunion appel échange entretien point créneau créneaux horaire horaires date dates jour jours semaine semaines heure heures minute minutes agenda agendas calendrier
disponibilité disponibilités dispo option options proposition propositions invitation plage plages moment moments temps place trou
bonjour bonsoir merci cordialement madame monsieur mme m. mlle s'il plaît plait svp stp parfait bon bonne bons bien idéal possible oui super volontiers ravi ravie contente content heureux heureuse
vers environ équipe équipes collègue collègues projet projets sujet sujets question questions message messages mail mails email courriel réponse retour ensemble tous toutes tout toute
petit petite courte court bref brève rapide rapidement long longue quelques ci-dessous ci-joint côté part parler discuter voir rencontrer échanger proposer confirmer trouver choisir fixer
c'est ça cela ceci celui celle plaisir grand grande vraiment juste simplement encore déjà maintenant
bises bisous
puisse savoir voyez vois voir faut permettre permettrait permet
vendu contrat produit entreprise société client offre devis dossier document documents présentation démo poste candidature partenariat collaboration
joli belle beau bel excellente excellent
tout-à-fait surtout notamment
commencer démarrer débuter finir terminer renvoyer envoyer partager transmettre
proposé proposée proposés proposées suggéré évoqué évoquée convenu prévu prévue prévus
vous-même toi-même autres
j'ai j'aurai j'aurais j'aimerais c'était
chaque fois
accord parfaitement entièrement
nombreuses nombreux
suite
prie prier vouloir veuillez veuille contraint contrainte obligé obligée forcé forcée regret bureau train métro avion bus saurais gré bien-vouloir demande demandons
`;

/** Finite verbs of the closed vocabulary: a clause with one of them says something of its own. */
export const frVerbs = `
est sont était étaient suis sommes êtes sera serait seront serez être ai as avons avez ont avait avais aurait aura va vais vont allons allez fait faire font faites peut peux pouvons pouvez pourrait pourrais pourrons dois doit devrait devons faut faudrait veux veut voudrais voudrait prend prendre prends sait sais c'est
`;

/** Articles, possessives and prepositions: a word after one of them names a thing or a person. */
export const frDeterminers = `
un une des le la les l' du de d' mon ma mes ton ta votre vos notre nos son sa ses leur leurs ce cet cette ces avec pour sur et par m. mme dr comme
`;

/** Pronouns that point back to what was said, and those of who speaks. */
export const frAnaphors = `ça cela ce c il elle je j nous on me m y`;
