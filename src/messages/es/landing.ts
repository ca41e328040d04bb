import type { Translated } from '../message-keys';

export default {
  title: 'Reuniones concertadas por correo mientras usted hace otra cosa',
  lead: 'Sundial es un asistente de código abierto que pone en copia de un correo. Encuentra la hora, pregunta a sus invitados, reserva la reunión y le dice por qué. Funciona donde usted decide; su correo y su calendario se quedan allí.',
  start: 'Empezar',
  how: 'Cómo funciona',
  sandbox: 'Esta instalación funciona en su entorno de pruebas: entre como quien quiera, nada sale de esta máquina.',
  booked: 'Cómo se reserva una reunión',
  bookedLead: 'Dana, de Nueva York, ha conocido a Jane, de Londres. Esto es todo lo que escribieron (en inglés).',
  does: 'Qué hace por usted',
  negotiates: 'Negocia',
  negotiatesText:
    'Los invitados responden con sus palabras: sí, no, más tarde, «el jueves después de las 15», en español, inglés, alemán o francés. Encuentra lo que va bien a ambos, o le pregunta.',
  moves: 'Mueve y cancela',
  movesText: 'Una reunión que hay que mover conserva su hora hasta acordar la nueva, y su enlace.',
  groups: 'Reúne a grupos',
  groupsText:
    'Con varios invitados les pregunta a todos, reúne quién puede cuándo y reserva la hora que conviene. También reuniones semanales y mensuales.',
  follows: 'Da seguimiento',
  followsText:
    'Si pasa un tiempo sin respuesta: un recordatorio amable con horas aún libres, y luego otro. Después deja a su invitado en paz.',
  rules: 'Respeta sus reglas',
  rulesText:
    'Escríbalas como frases: «Ninguna reunión antes de las 10. Cuatro al día como máximo. Los viernes libres.» Ve lo que ha entendido y lo que ofrecería.',
  waits: 'Le espera',
  waitsText:
    'Usted decide qué puede hacer solo. Lo que pregunta espera en una página y en su buzón, y se responde con un toque.',
  count: 'Con qué puede contar',
  asks: 'Pregunta cuando no está seguro.',
  asksText: 'Un correo que no entiende del todo se convierte en una pregunta para usted, nunca en una suposición.',
  once: 'Nunca reserva dos veces.',
  onceText:
    'Su calendario se vuelve a leer en el momento de reservar. Lo que no se puede leer cuenta como ocupado, no como libre.',
  keeps: 'Se guarda su calendario para sí.',
  keepsText: 'Los invitados ven las horas ofrecidas. Ni títulos, ni lugares, ni motivos, ni otros nombres.',
  says: 'Dice lo que es.',
  saysText: 'Cada correo va firmado como un asistente que es un programa. Nunca pretende ser una persona.',
  explains: 'Se explica.',
  explainsText:
    'De cada conversación ve qué se leyó, qué se decidió, por qué y qué se envió. Pregunte «¿por qué no el martes a las 15?» y nombra la reunión o la regla.',
  noModel: 'Funciona sin modelo.',
  noModelText:
    'El correo se lee con reglas en la máquina donde funciona. Un modelo de lenguaje solo ayuda donde hay uno y sus ajustes lo permiten.',
  own: 'Para usarlo en su propia máquina',
  ownLead:
    'Sundial es software libre con licencia MIT. Una orden lo arranca todo, con un entorno para probarlo: un calendario de práctica, buzones de práctica, gente a quien escribir.',
  command: 'npm install && npm start',
  note1: 'Dana escribe a Jane como siempre, con el asistente en copia.',
  note2:
    'Ofrece tres horas en tres días, en horario laboral, alrededor de lo que hay en el calendario de Dana. Hasta que Jane responda no se ofrecen a nadie más.',
  note3: 'Jane responde con sencillez, desde Londres.',
  note4: 'Ha entendido ambas cosas: otras horas y, desde ahora, Londres primero y Nueva York al lado.',
  note5: 'Basta una palabra. Un clic en una hora hace lo mismo.',
  note6:
    'El calendario se lee una vez más; luego la reunión queda reservada, con enlace de vídeo, y Jane tiene la invitación.',
  recorded:
    'Grabado del propio programa, en su entorno de pruebas: Dana y Jane viven allí, las palabras son las que se enviaron. Aquí el asistente se llama {assistant}.',
  mailFrom: 'Correo de {name}',
  to: 'para {names}',
  held: 'ofrecida, guardada',
  isBooked: 'reservada',
  bookedAt: '{day}, {time} en Nueva York',
} satisfies Translated<'landing'>;
