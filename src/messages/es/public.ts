import type { Translated } from '../message-keys';

export default {
  home: 'Reuniones concertadas por correo',
  homeText:
    'Sundial es un asistente de código abierto que pone en copia de un correo. Lee su calendario, ofrece horas, negocia con sus invitados, reserva la reunión y le dice por qué.',
  howItWorks: 'Cómo funciona',
  howItWorksText:
    'Qué pasa entre su correo y la reunión reservada: cómo se eligen y se guardan las horas, qué ven los invitados y cuándo el asistente le pregunta antes.',
  pricing: 'Precios',
  pricingText: 'Qué incluye esta instalación de Sundial y cuánto cuesta.',
  freeTrial: 'Prueba gratuita',
  freeTrialText: 'Pruebe Sundial catorce días, sin tarjeta. Al terminar no se cobra nada.',
  howToUse: 'Cómo usar Sundial',
  howToUseText:
    'Listo en tres minutos; después escriba: qué decirle al asistente, cómo contarle sus preferencias y cómo mantener el control.',
  support: 'Ayuda',
  supportText: 'Respuestas a preguntas frecuentes y un formulario que llega a quienes gestionan esta instalación.',
  privacy: 'Privacidad',
  privacyText: 'Qué se guarda, para qué se usa, quién ve qué y cómo exportarlo o eliminarlo.',
  terms: 'Condiciones de uso',
  termsText: 'Lo que usted y quienes gestionan esta instalación de Sundial se prometen.',
} satisfies Translated<'public'>;
