import type { Translated } from '../message-keys';

export default {
  lead: 'Sundial es un programa del que responde {who}. Todo lo que guarda está en la base de datos de esta instalación. {Who} decide quién puede acceder a ella y cuánto tiempo se conserva.',
  translated: 'Esto es una traducción. Prevalece el texto en inglés.',
  stored: 'Qué se guarda',
  stored1: 'Su nombre, sus direcciones, sus ajustes y sus sesiones.',
  stored2:
    'Cuándo, desde qué dirección de red y con qué navegador alguien inició sesión, conectó o exportó algo en su cuenta: durante un año, para que usted pueda verlo.',
  stored3: 'Una copia de los eventos de los calendarios que conecta, y el permiso para leerlos y escribirlos, cifrado.',
  stored4:
    'El correo que se envía al asistente, con su remitente, su asunto y su texto, y el correo que envía el asistente. Los datos en bruto del correo recibido se borran tras un plazo que fija {who}.',
  stored5:
    'La contraseña de un buzón que conecta, cifrada, y de su correo solo lo que pasa entre usted y sus invitados sobre sus reuniones.',
  stored6: 'De cada conversación: qué se leyó, qué se decidió y qué se hizo.',
  stored7: 'Lo que escribe en el formulario de ayuda.',
  used: 'Para qué se usa',
  usedText:
    'Para concertar sus reuniones y mostrarle cómo. El correo se lee con reglas en esta máquina. Aquí no entrena nada, y no se vende.',
  model:
    'Además de las reglas, el correo que escriben personas lo lee un modelo de lenguaje en {recipient}, {by, select, everybody {para todos los que no lo hayan desactivado en sus ajustes} other {para quienes lo hayan activado en sus ajustes, y para nadie más}}: se le envía el asunto y el texto nuevo de ese correo y el principio del correo que está debajo, si lo escribió un invitado, a quién y cuándo se escribió, el nombre del asistente, las horas ofrecidas, reservadas o nombradas antes, qué se preguntó al titular, en una palabra, y ambas zonas horarias. Las respuestas del modelo se guardan tanto tiempo como el correo. Quienes han activado también eso le dejan redactar el correo del asistente: se le dice qué clase de correo es, y nada de lo que nadie escribió.',
  others: 'Qué ven los demás',
  othersText:
    'Sus invitados ven las horas ofrecidas y, una vez reservada, la reunión. Nunca ven los títulos, lugares ni personas de sus otros eventos. El proveedor de un calendario ve lo que se lee y se escribe en él. Los servidores que llevan el correo ven ese correo.',
  cookies: 'Cookies',
  cookiesText:
    'Una mantiene su sesión, tres protegen el inicio de sesión, una recuerda claro u oscuro, una su idioma y una recuerda durante 30 días quién le recomendó Sundial si llegó por un enlace así. Ninguna le sigue a otros sitios.',
  measured:
    '{Who} mide cómo se usan estas páginas, con {vendors}. Nada de eso se carga antes de que usted acepte, y nunca si su navegador pide no ser rastreado. El texto de su correo y las grabaciones de pantalla no forman parte de ello.',
  notMeasured: 'En estas páginas no hay analítica, publicidad ni otros scripts de terceros.',
  rights: 'Sus derechos',
  rightsText:
    'En Ajustes, Cuenta puede exportar todo lo que se guarda sobre usted y eliminar su cuenta con todo ello. Para una copia, una corrección o cualquier otra cosa, escriba a <mail>{email}</mail> o por el <link>formulario</link>. Puede retirar en cualquier momento el acceso a su calendario y a su buzón, aquí o con su proveedor. Si el asistente le escribió, tiene los mismos derechos; «stop» en una respuesta pone fin a sus correos.',
} satisfies Translated<'privacy'>;
