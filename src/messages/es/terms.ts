import type { Translated } from '../message-keys';

export default {
  lead: 'Estas condiciones son entre usted y {who}, y tratan del uso de Sundial aquí. El programa en sí se publica bajo la licencia MIT, que dice también que se ofrece sin garantía.',
  translated: 'Esto es una traducción. Prevalece el texto en inglés.',
  does: 'Qué hace el asistente en su nombre',
  doesText:
    'Al ponerlo en copia de un correo le pide que escriba a las personas de ese correo, que reserve huecos en su calendario y que fije la hora que acuerden. En cada conversación puede hacer que le pregunte antes, pararlo o seguir usted. Mire lo que propone: una reunión que él reserva es suya.',
  you: 'Qué promete usted',
  you1: 'Que los calendarios, buzones y direcciones que conecta puede usarlos.',
  you2: 'Que no hará que el asistente escriba a personas que le han pedido, a usted o a él, que pare.',
  you3: 'Que no lo usará para envíos masivos ni intentará llegar a lo que aquí es de otros.',
  they: 'Qué promete {who}',
  they1: 'Usar su correo y sus calendarios solo para concertar sus reuniones, como dice la página de privacidad.',
  they2: 'Hacer que el asistente diga en cada correo que es un programa.',
  they3: 'Avisarle cuando estas condiciones cambien, antes de que cambien.',
  price: 'Precio',
  priceAgreed: 'Lo que cuesta se acuerda con usted antes de cobrar nada.',
  priceNone: 'Todo está incluido y no se cobra nada.',
  wrong: 'Cuando algo va mal',
  wrongText:
    'El correo puede tardar, un calendario puede no leerse y los programas tienen fallos. El asistente pregunta en vez de adivinar y le dice lo que no pudo hacer. No dependa solo de él para una reunión a la que no se puede faltar.',
  ending: 'Fin',
  endingText:
    'Puede irse en cualquier momento. {Who} puede cerrar una cuenta que perjudique a otros, y le dice por qué. Las preguntas van a <mail>{email}</mail>.',
} satisfies Translated<'terms'>;
