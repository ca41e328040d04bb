import type { Translated } from '../message-keys';

export default {
  none: 'El correo se lee y se escribe con reglas en esta máquina, y ninguno se envía a un modelo de lenguaje: aquí no hay ninguno configurado. Lo que las reglas no entienden se le muestra.',
  reading: 'Dejar que un modelo de lenguaje lea el correo',
  readingOn: 'Desde ahora el modelo puede leer el correo.',
  readingOff: 'Ya no va ningún correo al modelo.',
  readingWhat:
    'Las reglas de esta máquina leen cada correo, y el modelo lee además los de personas. El asunto y el texto nuevo de un correo así y el comienzo del que está debajo, si lo escribió usted o un invitado, a quién y cuándo, el nombre de su asistente, las horas que se ofrecieron, reservaron o nombraron antes, lo que se le preguntó, en una palabra, y ambas zonas horarias se envían a <host>{recipient}</host> ({model}). Nunca se envían: su calendario, cualquier otro correo, direcciones y nombres que no estén en esos textos.',
  readingByDefault: 'Quien lleva esta instalación lo ha activado; usted puede desactivarlo.',
  readingCannot:
    'El modelo no puede hacer nada. Una hora que las palabras de un correo no muestran se vuelve a plantear a su invitado antes de reservarla; lo que solo él toma por el fin de una reunión le llega primero a usted.',
  phrasing: 'Dejar que un modelo de lenguaje redacte los correos de mi asistente',
  phrasingOn: 'Desde ahora el modelo puede redactar correos.',
  phrasingOff: 'Los correos se redactan solo con reglas.',
  phrasingWhat:
    'Solo el tipo de correo, su idioma y su tono, y las palabras que se pueden usar se envían a <host>{recipient}</host> ({model}). Nunca se envían: nada que alguien haya escrito, nombres, horas ni direcciones. Eso se pone aquí, y el correo terminado se comprueba. Lo que usted aprueba sale tal como lo vio.',
  preferences: 'Dejar que un modelo de lenguaje lea las frases de mis preferencias que las reglas no pueden leer',
  preferencesOn: 'Desde ahora el modelo puede leer esas frases.',
  preferencesOff: 'Ya no va ninguna frase al modelo.',
  preferencesWhat:
    'Solo las frases que ha guardado y que no se entendieron, los títulos sobre cada una, la frase anterior y el día en que la escribió se envían a <host>{recipient}</host> ({model}), cuando guarda. Nunca se envían: frases con palabras clave, el resto de su documento, correo, su calendario. Lo que lee se muestra junto a la frase, y no obliga a nada hasta que lo ponga en su documento.',
} satisfies Translated<'model-switch'>;
