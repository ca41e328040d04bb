import type { Translated } from '../message-keys';

export default {
  title: 'Cómo funciona',
  lead: 'Usted escribe correo como siempre. El asistente, aquí llamado {name}, se encarga de lo que a nadie le gusta: encontrar la hora.',
  steps: 'De su correo a la reunión',
  copy: 'Lo pone en copia de un correo',
  copyText:
    'A su invitado, con el asistente en Cc: <said>{name}, búscanos media hora la semana que viene</said>. El correo debe venir de una dirección suya; al que solo lo afirma no se le hace caso.',
  look: 'Mira su tiempo',
  lookText:
    'Sus calendarios, su horario, las reglas que escribió, el margen antes y después, los festivos. Un calendario que no se puede leer cuenta como ocupado.',
  offer: 'Ofrece horas',
  offerText:
    'Tres, en días distintos, en el mismo hilo. Mientras se ofrecen quedan guardadas: a ningún otro invitado se le ofrece la misma hora. Una oferta acaba a los tres días laborables, o antes si las horas se acercan.',
  answer: 'Su invitado responde',
  answerText:
    'Con palabras o por un enlace. <said>El martes me va bien</said>, <said>¿podría ser el jueves después de las 15?</said>, <said>estoy fuera hasta el 12</said>. Responde a lo que se le pregunta, una vez por correo como máximo.',
  book: 'Reserva',
  bookText:
    'Lee su calendario una vez más, anota la reunión con usted como organizador, añade un enlace de vídeo si se quiere y se ocupa de que todos tengan la invitación.',
  stay: 'Sigue pendiente',
  stayText:
    'Si alguien tiene que mover o cancelar, lo dice en el hilo y el asistente hace el resto. En cada conversación puede pararlo o seguir usted, con un clic.',
  guests: 'Qué ven sus invitados',
  seeTimes: 'Las horas ofrecidas',
  seeTimesText: 'En la zona horaria de su invitado en cuanto se conoce, con la suya al lado.',
  seePage: 'Una página donde elegir',
  seePageText: 'Por un enlace en el correo, sin cuenta. Mirarla nunca decide nada.',
  seeNo: 'Una forma de decir que no',
  seeNoText: 'O de proponer otra hora, con palabras o en esa página.',
  seeNothing: 'Nada más de usted',
  seeNothingText: 'Ni cómo se llaman sus otras reuniones, ni dónde son, ni quién está.',
  asks: 'Cuándo le pregunta antes',
  askUnclear: 'Lo que no entiende del todo',
  askUnclearText: 'Un correo con palabras que podrían cambiar su sentido se le presenta, y se dice cuáles son.',
  askRules: 'Lo que sus reglas no permiten',
  askRulesText: 'Una hora fuera de su horario, una reunión más larga de lo habitual, un día de viaje.',
  askCosts: 'Cambios que le cuestan algo a alguien',
  askCostsText: 'Mover una reunión por segunda vez, o una con personas que ha marcado.',
  askMore: 'Tanto más como quiera',
  askMoreText: 'Desde «enséñame antes cada correo» hasta «adelante donde puedas»: un ajuste, en cualquier momento.',
  reads: 'Cómo lee',
  readsLead:
    'Con reglas: una gramática de fechas, horas y formas de decir sí, no y quizá, en español, inglés, alemán y francés. No necesita clave ni red, da siempre la misma respuesta y sabe qué palabras no pudo situar. Esas nunca se las salta.',
  readsModel:
    'Donde quien gestiona esta instalación ha puesto un modelo de lenguaje, y sus ajustes lo permiten, puede ayudar con lo que las reglas dejan abierto. Lo que dice se comprueba con el texto y nunca actúa por sí mismo. Un correo no puede dar órdenes al asistente: solo usted y quienes usted ha nombrado.',
  start: 'Empezar',
  guide: 'Cómo usar Sundial',
} satisfies Translated<'how-it-works'>;
