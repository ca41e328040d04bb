import type { Translated } from '../message-keys';

export default {
  runsHere:
    '{program} funciona en esta máquina con {count, plural, one {# modelo} other {# modelos}}. Para que lea el correo, ponga esto en .env y reinicie:',
  variables: 'MODEL=compatible:{model}\nLLM_BASE_URL={baseUrl}',
  letRead: '¿Dejar que un modelo de lenguaje lea correos así?',
  letReadMail: '¿Dejar que un modelo de lenguaje lea el correo?',
  letReadWhy:
    'Lo que las reglas de esta máquina no entienden se convierte en una pregunta para usted. {model} en {host} entendería la mayor parte. No puede hacer nada: una hora que las palabras de un correo no muestran se vuelve a plantear a su invitado antes de reservarla, y lo que solo él toma por el fin de una reunión le llega primero a usted.',
  onByDefault:
    'Quien lleva esta instalación deja que {model} en {host} lea el correo, para que menos cosas se conviertan en una pregunta para usted. No puede hacer nada: una hora que las palabras de un correo no muestran se vuelve a plantear a su invitado antes de reservarla, y lo que solo él toma por el fin de una reunión le llega primero a usted. Puede desactivarlo, aquí o en los ajustes.',
  leaves:
    'Se envía a {host}: el asunto y el texto nuevo de cada correo de una persona y el comienzo del que está debajo, si lo escribió usted o un invitado, a quién y cuándo, el nombre de su asistente, las horas que se ofrecieron, reservaron o nombraron antes, lo que se le preguntó, en una palabra, ambas zonas horarias, y los nombres de los tipos de reuniones sobre los que sus preferencias tienen reglas. Nunca se envían: esas reglas, su calendario, cualquier otro correo, direcciones y nombres que no estén en esos textos.',
  let: 'Dejar que los lea',
  letNot: 'No, solo reglas',
  mayRead: 'Desde ahora el modelo puede leer el correo.',
  mayNotRead: 'No va ningún correo al modelo.',
  letReadPreferences:
    '¿Dejar que un modelo de lenguaje lea {count, plural, one {la frase} other {las # frases}} que las reglas no entendieron?',
  letReadPreferencesWhy:
    '{model} en {host} dice en reglas sencillas lo que lee allí. No obligan a nada hasta que usted las acepte, una por una o todas las seguras a la vez.',
  preferencesLeave:
    'Se envía a {host}, cada vez que guarda: esas frases, los títulos sobre cada una, la frase anterior y el día en que la escribió. Nunca se envían: frases con palabras clave, el resto de su documento, correo, su calendario.',
  mayReadPreferences: 'El modelo las lee ahora.',
  mayNotReadPreferences: 'No va ninguna frase al modelo.',
  runsEmpty: '{program} funciona en esta máquina y aún no tiene ningún modelo.',
} satisfies Translated<'model'>;
