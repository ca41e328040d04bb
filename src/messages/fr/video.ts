import type { Translated } from '../message-keys';

export default {
  section: 'Visioconférences',
  zoom: 'Zoom',
  off: 'Zoom n’est pas configuré sur cette installation : les visioconférences passent par l’appel de votre agenda ou par un lien que nomment vos préférences.',
  offAdmin: 'Son exploitant inscrit ZOOM_CLIENT_ID et ses secrets dans .env.',
  none: 'Connectez Zoom, et les visioconférences que vous y voulez reçoivent leur propre salle : avec lien, code secret et numéros de téléphone dans l’invitation, déplacée avec le rendez-vous et supprimée avec lui.',
  wanted: 'Zoom n’est pas connecté, mais vos préférences le veulent :',
  instead:
    'D’ici là, les visioconférences passent par l’appel de votre agenda ou par un lien que nomment vos préférences. Connectez Zoom, ou <link>changez vos préférences</link>.',
  connect: 'Connecter Zoom',
  isConnected: 'Zoom est connecté : {account}',
  reconnect: 'Reconnecter',
  connected: 'Connecté',
  expired: 'L’accès a pris fin',
  booked: '{count, plural, =0 {aucun rendez-vous à venir} one {# rendez-vous à venir} other {# rendez-vous à venir}}',
  expiredNote:
    'Zoom ne laisse plus Sundial créer de rendez-vous. Tant que vous ne le reconnectez pas, les visioconférences passent par l’appel de votre agenda ou par un lien que nomment vos préférences. Les salles existantes gardent leurs liens.',
  everywhere: 'Les visioconférences ont lieu sur Zoom',
  everywhereHint:
    'C’est une phrase de vos préférences. Sans elle, cela vaut pour celles où vous ou vos préférences nommez Zoom.',
  everywhereOn: 'Les visioconférences ont désormais lieu sur Zoom.',
  everywhereOff: 'Les visioconférences n’ont lieu sur Zoom que là où vous le nommez.',
  disconnectTitle: 'Déconnecter {account} ?',
  disconnect: 'Déconnecter',
  disconnectWhat:
    'Sundial rend son accès et l’oublie. Là où vos préférences veulent Zoom, les rendez-vous passent par l’appel de votre agenda ou par un lien qu’elles nomment. {count, plural, =0 {} one {# rendez-vous à venir garde sa salle et son lien, mais Sundial ne peut plus déplacer ni supprimer la salle.} other {# rendez-vous à venir gardent leurs salles et leurs liens, mais Sundial ne peut plus les déplacer ni les supprimer.}}',
  keep: 'Garder',
  disconnected: 'Zoom déconnecté.',
  done: 'Zoom connecté.',
  denied: 'Vous ne l’avez pas autorisé chez Zoom : rien n’a été connecté. Réessayez quand vous voudrez.',
  state: 'La connexion a été commencée dans une autre fenêtre ou a duré trop longtemps. Réessayez.',
  scope:
    'Sundial a besoin de voir qui vous êtes chez Zoom et de créer, modifier et supprimer des rendez-vous. Autorisez tout cela, s’il vous plaît.',
  in_use: 'Ce compte Zoom est connecté ici à quelqu’un d’autre.',
  provider: 'Zoom n’a pas répondu comme il faut. Réessayez dans quelques minutes.',
} satisfies Translated<'video'>;
