import { describe, expect, it } from 'vitest';
import { isDeviceLine } from './device-line';
import { newTextOf } from './reply-text';

const WORDS = 'Friday at 2 is fine.';

it.each([
  'Sent from my iPhone',
  'Sent from my iPad',
  'Sent from my Samsung Galaxy smartphone.',
  'Sent from my Verizon, Samsung Galaxy smartphone',
  'Sent from my Verizon Wireless 4G LTE smartphone',
  'Sent from my T-Mobile 4G LTE Device',
  'Sent from my BlackBerry® wireless device',
  'Sent via BlackBerry from T-Mobile',
  'Sent from my Fairphone',
  'Sent from my mobile device - please excuse typos',
  'Sent from my phone, please excuse brevity.',
  'Sent from Outlook for iOS<https://aka.ms/o0ukef>',
  'Sent from [Outlook for Android](https://aka.ms/x)',
  'Sent from Mail for Windows 10',
  'Sent from Yahoo Mail on Android',
  'Sent from Yahoo Mail for iPhone<https://x.example>',
  'Sent from AOL Mobile Mail',
  'Sent from Proton Mail for iOS',
  'Sent with Proton Mail secure email.',
  'Sent via Superhuman',
  'Sent from Gmail Mobile',
  'Sent from my Windows Phone',
  'Sent from my Huawei phone',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Get Outlook for Android',
  '<Sent from my iPhone>',
  'Von meinem iPhone gesendet',
  'Von meinem Samsung Galaxy Smartphone gesendet.',
  'Gesendet von meinem iPad',
  'Gesendet von Outlook für Android',
  'Gesendet mit der GMX Mail App',
  'Gesendet von Mail für Windows 10',
  'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  'Outlook für iOS beziehen',
  'Envoyé de mon iPhone',
  'Envoyé depuis mon téléphone',
  'Envoyé à partir de Outlook pour iOS<https://aka.ms/o0ukef>',
  'Télécharger Outlook pour Android',
  'Enviado desde mi iPhone',
  'Enviado desde Outlook para iOS',
  'Obtener Outlook para Android',
  'Enviado do meu iPhone',
  'Enviado do Yahoo Mail no Android',
  'Inviato da iPhone',
  'Inviato dal mio telefono Huawei',
  'Ottieni Outlook per iOS',
  'Verstuurd vanaf mijn iPhone',
  'Verzonden vanuit Mail voor Windows',
  'Skickat från min iPhone',
  'Sendt fra min iPhone',
  'Sendt fra Outlook til Android',
  'Wysłano z iPhone’a',
  'Wysłane z iPhone’a',
  'Lähetetty iPhonesta',
  'Odesláno z iPhonu',
  'iPhone’umdan gönderildi',
  'Отправлено с iPhone',
  'Отправлено из мобильной Почты Яндекс',
  'iPhoneから送信',
  '发自我的 iPhone',
  '從我的 iPhone 傳送',
  '나의 iPhone에서 보냄',
])('“%s” is what a device adds', (line) => {
  expect(isDeviceLine(line)).toBe(true);
  expect(newTextOf({ text: `${WORDS}\n\n${line}\n` })).toMatchObject({
    newText: WORDS,
    signature: line.replace(/’/g, "'"),
  });
});

it.each([
  'Sent from my desk, is much easier than my mobile phone.',
  'Sent from a magnificent torch of pixels',
  'Sent you the iPhone pictures on Monday',
  'Get the projector from the office please',
  'Enviado el lunes, y no he recibido respuesta del correo',
  'Gesendet habe ich es am Montag, kam es an?',
  'Von meinem Kalender her passt Dienstag',
])('“%s” is what a person writes', (line) => {
  expect(newTextOf({ text: `${WORDS}\n\n${line}` }).newText).toBe(`${WORDS}\n\n${line}`);
});

describe('a signature', () => {
  it.each([
    ['below two dashes and a space', '-- \nBo Chen\nAcme Ltd'],
    ['below two dashes', '--\nBo Chen\nMon-Fri 9-5'],
    ['below three dashes', '---\nBo Chen\nAcme'],
    ['below a long dash', '—\nBo Chen\nCEO at Acme'],
    ['below underscores', '__\nBo Chen'],
    ['below equals signs', '====\nBo Chen'],
    ['with a rule and contact data', '______________________\nBo Chen\nTel. +49 30 123456'],
    ['on the line of its dashes', '-- Bo Chen'],
    ['without a delimiter', 'Bo Chen\nbo@y.example\n(555) 346-9947\nwww.y.example'],
    ['of a firm', 'Bo Chen | Head of Sales\nAcme GmbH\nTel: +49 30 1234567\nwww.acme.example'],
  ])('%s is parted from the words', (_, signature) => {
    const parts = newTextOf({ text: `${WORDS}\n\n${signature}\n` });
    expect(parts.newText).toBe(WORDS);
    expect(parts.signature).toBe(signature.replace('-- \n', '--\n'));
  });

  it.each(['Best regards,', 'Thanks!', 'Mit freundlichen Grüßen', 'Cordialement,', 'Saludos'])(
    'leaves “%s” with the words',
    (closing) => {
      const parts = newTextOf({ text: `${WORDS}\n\n${closing}\nAnn Lee\nVP Sales\n+1 212 555 0100\n` });
      expect(parts).toMatchObject({
        newText: `${WORDS}\n\n${closing}`,
        signature: 'Ann Lee\nVP Sales\n+1 212 555 0100',
      });
    },
  );

  it.each([
    ['a list with dashes', `${WORDS}\n\n-- Monday 2pm\n-- Tuesday 3pm`],
    ['a heading that is underlined', `Times\n-----\nTuesday at 2 works. Wednesday does not.`],
    ['sections parted by rules', `Tuesday at 2 works.\n\n---\n\nAnother matter: can you send me the plan? I need it.`],
    ['a sentence above a link', `Hello Ann,\n\nTuesday at 2 works\nhttps://zoom.example/j/1`],
    ['a person to call', 'Please call:\n\nAnn Lee\n+49 30 1234567'],
    ['a list of people', 'Can you invite\n\nAnn Lee\nann@x.example\n\nBo Chen\nbo@y.example'],
    ['a telephone number to call', 'Hello Ann,\n\ncall me on\n+1 212 555 0100'],
    ['a rule at the end of nothing else', `- one\n- two`],
  ])('is not seen in %s', (_, text) => {
    expect(newTextOf({ text }).newText).toBe(text);
  });

  it('ends at a rule that closes the mail', () => {
    expect(newTextOf({ text: `${WORDS}\n\n------------------------------\n` }).newText).toBe(WORDS);
  });

  it('above a quote does not take the answers below it along', () => {
    const text = `Hi Bo,\n\nSent from my iPhone\n\nOn Mon, Oct 5, 2026 at 9:14 AM Bo <b@x.example> wrote:\n> Is Tuesday good?\n\nYes, at 2.\n\n-- \nAnn`;
    expect(newTextOf({ text })).toMatchObject({ newText: 'Hi Bo,\n\nYes, at 2.', quotedAbove: true });
  });
});

it.each([
  ['This email and any attachments are confidential and intended only for the addressee.'],
  ['CONFIDENTIALITY NOTICE: This message is meant for the person it is addressed to.'],
  ['If you are not the intended recipient, please delete this message.'],
  ['Please consider the environment before printing this e-mail.'],
  ['Diese E-Mail enthält vertrauliche Informationen und ist nur für den Empfänger bestimmt.'],
  ['Der Inhalt dieser E-Mail ist vertraulich und nur für den Adressaten bestimmt.'],
  ['Ce message et ses pièces jointes sont confidentiels et destinés à la personne nommée.'],
  ['Este mensaje y sus archivos adjuntos son confidenciales y para el destinatario.'],
  ['Este correo electrónico contiene información confidencial de la empresa.'],
  ['Questo messaggio e gli eventuali allegati sono riservati al destinatario.'],
  ['Esta mensagem e os seus anexos são confidenciais e destinam-se ao destinatário.'],
  ['Dit bericht is uitsluitend bestemd voor de geadresseerde en is vertrouwelijk.'],
  ['Detta meddelande är konfidentiellt och endast avsett för mottagaren.'],
  ['You received this message because you are subscribed to the group "tea".'],
])('a notice is parted from the words: %s', (notice) => {
  for (const text of [`${WORDS}\n\n${notice}`, `${WORDS}\n\n-- \nBo\n\n${notice}\nMore of it.`]) {
    const parts = newTextOf({ text });
    expect(parts.newText).toBe(WORDS);
    expect(parts.disclaimer).toContain(notice);
  }
});

it.each([
  'CAUTION: This email originated from outside of the organization. Do not click links.',
  '[EXTERNAL] This message is from outside the company.',
])('the warning of a mail gate is not read: %s', (warning) => {
  expect(newTextOf({ text: `${warning}\n\n${WORDS}` }).newText).toBe(WORDS);
});
