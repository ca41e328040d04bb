import type { Translated } from '../message-keys';

export default {
  goTo: 'Gehe zu',
  field: 'Zu einer Seite, einer Absprache oder einer Person',
  placeholder: 'Gehe zu …',
  found: 'Gefunden',
  count: '{count, number} gefunden',
  searching: 'Wird gesucht …',
  nothing: 'Nichts heißt „{typed}“. Versuchen Sie es mit einem Namen, einer Adresse oder einem Wort des Betreffs.',
  notAll: 'Nicht alles konnte durchsucht werden: Personen oder Absprachen fehlen. Tippen Sie noch einmal.',
  page: 'Seite',
  person: 'Person',
  small:
    'auf das dem den der des die ein eine einer für gehe ich im in ist mein meine mit öffne seite und unser von wo zu zum zur',
  keyPlace: 'Zu „{place}“',
  keyAnywhere: 'Überallhin: Seiten, Absprachen, Personen',
} satisfies Translated<'palette'>;
