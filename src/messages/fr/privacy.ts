import type { Translated } from '../message-keys';

export default {
  lead: 'Sundial est un logiciel dont répond {who}. Tout ce qu’il enregistre se trouve dans la base de données de cette installation. {Who} décide qui peut accéder à cette base et combien de temps elle est conservée.',
  translated: 'Ceci est une traduction. Le texte anglais fait foi.',
  stored: 'Ce qui est enregistré',
  stored1: 'Votre nom, vos adresses, vos paramètres et vos sessions de connexion.',
  stored2:
    'Quand, depuis quelle adresse réseau et avec quel navigateur quelqu’un s’est connecté à votre compte, y a relié ou exporté quelque chose : pendant un an, pour que vous puissiez le voir.',
  stored3:
    'Une copie des événements des agendas que vous connectez, et l’autorisation de les lire et d’y écrire, chiffrée.',
  stored4:
    'Le courrier adressé à l’assistant, avec son expéditeur, son objet et son texte ; et le courrier que l’assistant envoie. Les données brutes du courrier reçu sont effacées après un délai que fixe {who}.',
  stored5:
    'Le mot de passe d’une boîte aux lettres que vous connectez, chiffré, et de son courrier seulement ce qui passe entre vous et vos invités au sujet de vos rendez-vous.',
  stored6: 'Pour chaque échange : ce qui a été lu, décidé et fait.',
  stored7: 'Ce que vous écrivez par le formulaire d’assistance.',
  used: 'À quoi cela sert',
  usedText:
    'À fixer vos rendez-vous, et à vous montrer comment. Le courrier est lu par des règles sur cette machine. Il n’entraîne rien ici, et il n’est pas vendu.',
  model:
    'En plus des règles, le courrier écrit par des personnes est lu par un modèle de langage chez {recipient}, {by, select, everybody {pour tous ceux qui ne l’ont pas désactivé dans leurs paramètres} other {pour ceux qui l’ont activé dans leurs paramètres, et pour personne d’autre}} : il reçoit l’objet et le nouveau texte d’un tel message et le début du message qui figure dessous, si son auteur est un invité, à qui et quand il a été écrit, le nom de l’assistant, les heures proposées, réservées ou nommées auparavant, ce qui a été demandé au titulaire, en un mot, et les deux fuseaux horaires. Les réponses du modèle sont gardées aussi longtemps que le message. Ceux qui ont aussi activé cela le laissent formuler le courrier de l’assistant : on lui dit de quel genre de message il s’agit, et rien de ce que quiconque a écrit.',
  others: 'Ce que voient les autres',
  othersText:
    'Vos invités voient les heures proposées et, une fois réservé, le rendez-vous. Ils ne voient jamais les titres, lieux ou personnes de vos autres événements. Le fournisseur d’un agenda voit ce qui y est lu et écrit. Les serveurs qui transportent le courrier voient ce courrier.',
  cookies: 'Cookies',
  cookiesText:
    'L’un vous garde connecté, trois protègent la connexion, un retient clair ou sombre, un votre langue, un retient pendant 30 jours qui vous a recommandé Sundial si vous êtes venu par un tel lien. Aucun ne vous suit sur d’autres sites.',
  measured:
    '{Who} mesure l’usage de ces pages, avec {vendors}. Rien n’en est chargé avant votre accord, et jamais si votre navigateur demande à ne pas être suivi. Le texte de votre courrier et des enregistrements d’écran n’en font pas partie.',
  notMeasured: 'Ces pages ne contiennent ni mesure d’audience, ni publicité, ni autre script de tiers.',
  rights: 'Vos droits',
  rightsText:
    'Sous Paramètres, Compte, vous pouvez exporter tout ce qui est enregistré sur vous, et supprimer votre compte avec tout cela. Pour une copie, une correction ou autre chose, écrivez à <mail>{email}</mail> ou par le <link>formulaire</link>. Vous pouvez retirer à tout moment l’accès à votre agenda et à votre boîte aux lettres, ici ou chez votre fournisseur. Si l’assistant vous a écrit, vous avez les mêmes droits ; « stop » dans une réponse met fin à ses e-mails.',
} satisfies Translated<'privacy'>;
