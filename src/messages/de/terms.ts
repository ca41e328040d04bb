import type { Translated } from '../message-keys';

export default {
  lead: 'Diese Bedingungen gelten zwischen Ihnen und dem, der hier dafür einsteht: {who}. Sie betreffen die Nutzung von Sundial hier. Die Software selbst steht unter der MIT-Lizenz, die auch sagt, dass sie ohne Gewähr kommt.',
  translated: 'Dies ist eine Übersetzung. Maßgeblich ist der englische Text.',
  does: 'Was der Assistent in Ihrem Namen tut',
  doesText:
    'Wenn Sie ihn bei einer E-Mail in Kopie setzen, bitten Sie ihn, den Menschen dieser E-Mail zu schreiben, Zeiten in Ihrem Kalender freizuhalten und die Zeit zu buchen, auf die Sie sich einigen. In jeder Absprache können Sie ihn vorher fragen lassen, ihn anhalten oder selbst übernehmen. Sehen Sie an, was er vorschlägt: Ein Termin, den er bucht, ist Ihrer.',
  you: 'Was Sie zusagen',
  you1: 'Dass Sie die Kalender, Postfächer und Adressen, die Sie verbinden, benutzen dürfen.',
  you2: 'Dass Sie den Assistenten niemandem schreiben lassen, der Sie oder ihn gebeten hat, damit aufzuhören.',
  you3: 'Dass Sie ihn nicht für Massenmails benutzen und nicht versuchen, an das zu gelangen, was hier anderen gehört.',
  they: 'Was {who} zusagt',
  they1: 'Ihre E-Mails und Kalender nur zu benutzen, um Ihre Termine zu vereinbaren, wie es unter Datenschutz steht.',
  they2: 'Den Assistenten in jeder E-Mail sagen zu lassen, dass er Software ist.',
  they3: 'Ihnen zu sagen, wenn sich diese Bedingungen ändern, bevor sie es tun.',
  price: 'Preis',
  priceAgreed: 'Was es kostet, wird mit Ihnen vereinbart, bevor etwas berechnet wird.',
  priceNone: 'Alles ist enthalten, und nichts wird berechnet.',
  wrong: 'Wenn etwas schiefgeht',
  wrongText:
    'E-Mails können sich verspäten, Kalender unlesbar sein, und Software hat Fehler. Der Assistent fragt, statt zu raten, und sagt Ihnen, was er nicht konnte. Verlassen Sie sich bei einem Termin, der nicht verpasst werden darf, nicht auf ihn allein.',
  ending: 'Ende',
  endingText:
    'Sie können jederzeit gehen. {Who} darf ein Konto schließen, das anderen schadet, und sagt Ihnen, warum. Fragen gehen an <mail>{email}</mail>.',
} satisfies Translated<'terms'>;
