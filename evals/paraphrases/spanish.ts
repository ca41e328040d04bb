import type { Phrasebook } from './phrasebook';
import { spanishNames } from './spanish-names';

export const spanish: Phrasebook = {
  language: 'es',
  phrases: {
    accept: {
      casual: [
        '{slot} me va bien',
        'vale, {slot}',
        '{slot} perfecto',
        'me quedo con {number}',
        '{slot} genial 👍',
        '{number} por favor',
      ],
      neutral: [
        '{slot} me viene bien.',
        'Me va bien {slot}.',
        '{number} me viene perfecto.',
        'Puedo {slot}.',
        'De acuerdo, {slot}.',
        '{slot} me parece bien.',
      ],
      formal: ['{slot} me vendría muy bien.', 'Le confirmo {number}.', 'Con mucho gusto, {slot} me viene bien.'],
    },
    accept_several: {
      casual: ['{slots} me van bien los dos', 'puedo {slotsOr}'],
      neutral: ['{slots} me vienen bien.', 'Puedo tanto {slots}.'],
      formal: ['{slots} me vendrían bien.'],
    },
    accept_any: {
      casual: ['cualquiera me va bien', 'todas me van bien', 'me da igual, cualquiera'],
      neutral: ['Cualquiera de esas opciones me viene bien.', 'Todas las opciones me vienen bien.'],
      formal: ['Todas las propuestas me convienen.', 'Cualquiera de los horarios propuestos me viene bien.'],
    },
    accept_except: {
      casual: ['{refused} no puedo, pero {slot} sí', '{refused} imposible, {slot} me va bien'],
      neutral: ['{refused} no me viene bien, pero {slot} sí.', 'No puedo {refused}, pero {slot} me viene bien.'],
      formal: ['Lamentablemente {refused} no me es posible, pero {slot} me vendría bien.'],
    },
    accept_unclear: {
      casual: ['me va bien', 'vale, perfecto'],
      neutral: ['Me viene bien.', 'De acuerdo, me viene bien.'],
      formal: ['Me parece bien.'],
    },
    decline_all: {
      casual: ['ninguna me va bien, lo siento', 'no puedo en ninguna, perdona'],
      neutral: [
        'Ninguna de esas opciones me viene bien.',
        'Lo siento, no puedo en ninguno de esos horarios.',
        'No me viene bien ninguno de esos horarios.',
      ],
      formal: [
        'Lamentablemente ninguna de las propuestas me es posible.',
        'Siento comunicarle que ninguno de los horarios propuestos me conviene.',
      ],
    },
    decline_and_counter: {
      casual: ['ninguna me va, ¿qué tal {when}?', 'no puedo en ninguna, ¿{when}?'],
      neutral: [
        'Ninguna de esas opciones me viene bien. ¿Podría ser {when}?',
        'No puedo en ninguno de esos horarios, pero estoy libre {when}.',
      ],
      formal: ['Lamentablemente ninguna de las propuestas me es posible. ¿Sería posible {when}?'],
    },
    counter: {
      casual: ['¿{when}?', '¿qué tal {when}?', '¿te va bien {when}?', 'puedo {when}', '¿podemos {when}?'],
      neutral: [
        'Estoy libre {when}.',
        '¿Podríamos vernos {when}?',
        '¿Le viene bien {when}?',
        'Yo podría {when}.',
        'Estoy disponible {when}.',
        '¿Qué le parece {when}?',
      ],
      formal: ['¿Sería posible reunirnos {when}?', 'Le propongo {when}.', 'Tendría disponibilidad {when}.'],
    },
    unavailable: {
      casual: ['{days} no puedo', 'no puedo {days}'],
      neutral: [
        'No estoy disponible {days}.',
        '{days} no me viene bien.',
        'Lo siento, {days} no puedo.',
        'Estoy ocupado {days}.',
      ],
      formal: ['Lamentablemente no estaré disponible {days}.', 'Siento no poder {days}.'],
    },
    vague_week: {
      casual: ['¿{week}?', '{week} me va bien'],
      neutral: ['¿Podemos vernos {week}?', '{week} me vendría bien.', 'Estoy disponible {week}.'],
      formal: ['¿Sería posible reunirnos {week}?'],
    },
    wrong_weekday: {
      casual: ['¿{when}?', '{when} me va bien'],
      neutral: ['Estoy libre {when}.', '¿Le viene bien {when}?'],
      formal: ['¿Sería posible reunirnos {when}?'],
    },
    out_of_office: {
      casual: ['Estoy de vacaciones, vuelvo {day}.', 'Fuera de la oficina, vuelvo {day}.'],
      neutral: [
        'Estoy fuera de la oficina y vuelvo {day}.',
        'Gracias por su mensaje. Estoy de vacaciones y estaré de vuelta {day}.',
      ],
      formal: [
        'Gracias por su correo. Me encuentro fuera de la oficina y regresaré {day}. Para asuntos urgentes, contacte con mis compañeros.',
      ],
    },
    cancel: {
      casual: ['tengo que cancelar, lo siento', 'perdona, tengo que cancelar la reunión'],
      neutral: [
        'Tengo que cancelar la reunión.',
        'Lo siento, tengo que cancelar nuestra cita.',
        'Me ha surgido un imprevisto y debo cancelar la reunión.',
        'Por favor, cancele la reunión.',
      ],
      formal: ['Lamento tener que cancelar nuestra reunión.', 'Me veo obligado a cancelar nuestra reunión.'],
    },
    decline_meeting: {
      casual: ['no me interesa, gracias', 'paso, gracias'],
      neutral: ['Gracias, pero no me interesa.', 'No estoy interesado en reunirme.'],
      formal: ['Le agradezco el interés, pero no deseo mantener la reunión.'],
    },
    late: {
      casual: ['llego {minutes} min tarde', 'voy con {minutes} minutos de retraso', 'perdona, {minutes} min tarde'],
      neutral: [
        'Llego {minutes} minutos tarde.',
        'Voy a llegar {minutes} minutos tarde.',
        'Llegaré con {minutes} minutos de retraso.',
      ],
      formal: ['Le ruego me disculpe, llegaré unos {minutes} minutos tarde.'],
    },
    move_by: {
      casual: ['¿podemos quedar {shift}?', '¿lo hacemos {shift}?'],
      neutral: ['¿Podríamos empezar {shift}?', '¿Podemos mover la reunión {shift}?'],
      formal: ['¿Sería posible comenzar {shift}?'],
    },
    move_to: {
      casual: ['¿lo pasamos a {when}?', '¿podemos cambiarlo a {when}?'],
      neutral: [
        '¿Podemos mover la reunión a {when}?',
        'Tengo que cambiar la cita. ¿Podría ser {when}?',
        '¿Podríamos aplazarla a {when}?',
      ],
      formal: ['¿Sería posible trasladar nuestra reunión a {when}?'],
    },
    move_same_time: {
      casual: ['¿podemos {day} a la misma hora?', '¿lo pasamos a {day}, misma hora?'],
      neutral: ['¿Podemos mover la reunión a {day} a la misma hora?'],
      formal: ['¿Sería posible trasladar la reunión a {day} a la misma hora?'],
    },
    duration: {
      casual: ['¿podemos hacerla de {duration}?', 'con {duration} basta'],
      neutral: ['¿Podría ser de {duration}?', '¿Podemos hacerla de {duration} en su lugar?'],
      formal: ['¿Sería posible que durara {duration}?'],
    },
    add: {
      casual: ['¿puedes añadir a {name} ({email})?', 'añade a {name} {email} porfa'],
      neutral: ['¿Podría añadir a {name} ({email})?', 'Por favor, invite también a mi compañera {name} ({email}).'],
      formal: ['Le agradecería que incluyera a {name} ({email}).'],
    },
    delegate: {
      casual: ['{name} (en copia) lleva mi agenda', 'habla con {name}, en copia'],
      neutral: [
        '{name} (en copia) gestiona mi agenda y puede buscar un hueco.',
        'Por favor, coordínese con {name}, en copia.',
      ],
      formal: ['Mi asistente {name}, en copia, concertará la cita con usted.'],
    },
    ask_times: {
      casual: ['¿cuándo puedes?', '¿tienes otros huecos?'],
      neutral: ['¿Cuándo le vendría bien?', '¿Tiene otras opciones?', '¿Qué disponibilidad tiene?'],
      formal: ['¿Podría proponerme otras fechas?'],
    },
    opt_out: {
      casual: ['dejen de escribirme', 'no me escriban más'],
      neutral: ['Por favor, no me escriban más.', 'Por favor, deje de enviarme correos.'],
      formal: ['Le ruego que no vuelva a contactarme.'],
    },
    thank: {
      casual: ['¡gracias!', 'mil gracias', 'genial, gracias'],
      neutral: ['Muchas gracias.', '¡Muchas gracias!', 'Gracias.'],
      formal: ['Le agradezco su ayuda.', 'Muchísimas gracias por todo.'],
    },
    acknowledge: {
      casual: ['nos vemos', 'ok, nos vemos', 'vale, hasta entonces'],
      neutral: ['Nos vemos entonces.', 'Recibido.', 'Perfecto, nos vemos.'],
      formal: ['Quedo a la espera de nuestra reunión.', 'Recibido, muchas gracias.'],
    },
    request: {
      casual: ['busca {duration} con {name} {week}', 'agenda {duration} con {name} {week}'],
      neutral: ['¿Puedes buscar {duration} con {name} {week}?', 'Por favor, agenda {duration} con {name} {week}.'],
      formal: ['¿Podría concertar una reunión de {duration} con {name} {week}?'],
    },
  },
  questions: {
    join_link: ['¿Me puede enviar el enlace?', '¿Cuál es el enlace de la reunión?', '¿Dónde está el enlace?'],
    attendees: ['¿Quién va a asistir?', '¿Quiénes participarán?'],
    agenda: ['¿Cuál es el orden del día?', '¿De qué se trata?', '¿De qué quiere hablar?'],
    is_automated: ['¿Eres un robot?', '¿Estoy hablando con una persona?'],
  },
  media: {
    video: ['¿Podemos hacerlo por Zoom en su lugar?', '¿Podemos hacer videollamada en vez de teléfono?'],
    phone: ['¿Podemos hablar por teléfono en su lugar?', '¿Mejor por teléfono en vez de Zoom?'],
    in_person: ['¿Podemos vernos en persona en su lugar?', '¿Mejor en persona en vez de Zoom?'],
  },
  lists: ['Esta es mi disponibilidad:', 'Podría:'],
  later: { later: ['{duration} más tarde', '{duration} después'], earlier: ['{duration} antes'] },
  weeks: { 1: ['la semana que viene', 'la próxima semana'], 2: ['dentro de dos semanas', 'en dos semanas'] },
  contract: (text) =>
    text
      .replace(/(^| )a a /g, '$1a ')
      .replace(/(^| )a el /g, '$1al ')
      .replace(/(^| )de el /g, '$1del '),
  names: spanishNames,
  greetings: {
    casual: ['', 'Hola,', 'Hola Sunny,'],
    neutral: ['Hola:', 'Buenos días,', 'Hola Sunny,'],
    formal: ['Estimada Sra. Reed:', 'Buenas tardes,'],
  },
  closings: {
    casual: ['', 'Un abrazo,'],
    neutral: ['Saludos,', 'Un saludo,', 'Gracias,'],
    formal: ['Saludos cordiales,', 'Atentamente,'],
  },
  sentFrom: ['Enviado desde mi iPhone', 'Obtener Outlook para iOS'],
  attribution: 'El mar, 3 mar 2026 a las 9:14, Sunny (<sunny@assistant.example>) escribió:',
};
