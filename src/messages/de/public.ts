import type { Translated } from '../message-keys';

export default {
  home: 'Termine, per E-Mail vereinbart',
  homeText:
    'Sundial ist ein quelloffener Assistent, den Sie bei einer E-Mail in Kopie setzen. Er liest Ihren Kalender, bietet Zeiten an, verhandelt mit Ihren Gästen, bucht den Termin und sagt Ihnen, warum.',
  howItWorks: 'So geht es',
  howItWorksText:
    'Was zwischen Ihrer E-Mail und dem gebuchten Termin geschieht: wie Zeiten gewählt und freigehalten werden, was Gäste sehen und wann der Assistent Sie vorher fragt.',
  pricing: 'Preise',
  pricingText: 'Was diese Installation von Sundial enthält und was sie kostet.',
  freeTrial: 'Kostenlos ausprobieren',
  freeTrialText: 'Probieren Sie Sundial vierzehn Tage lang aus, ohne Karte. Am Ende wird nichts berechnet.',
  howToUse: 'So benutzen Sie Sundial',
  howToUseText:
    'In drei Minuten eingerichtet, dann schreiben Sie: was Sie dem Assistenten sagen, wie Sie ihm Ihre Vorlieben nennen und wie Sie die Kontrolle behalten.',
  support: 'Hilfe',
  supportText: 'Antworten auf häufige Fragen und ein Formular, das die Betreiber dieser Installation erreicht.',
  privacy: 'Datenschutz',
  privacyText:
    'Was gespeichert wird, wofür es verwendet wird, wer was sieht und wie man es ausgeben oder löschen lässt.',
  terms: 'Nutzungsbedingungen',
  termsText: 'Was Sie und die Betreiber dieser Installation von Sundial einander zusagen.',
} satisfies Translated<'public'>;
