import type { Translated } from '../message-keys';

export default {
  open: 'Recibir SMS sobre esta reunión',
  what: 'Usted indica un número de móvil, introduce el código que se envía allí y recibe SMS solo sobre esta reunión. Los correos siguen llegando.',
  number: 'Número de móvil',
  numberHint: 'Con + y el prefijo del país, por ejemplo +34 612 34 56 78.',
  changes: 'Cuando se mueva, se cancele o {owner} llegue tarde',
  reminder: 'Dos horas antes de que empiece',
  consent:
    'Acepto que {operator} me envíe SMS sobre esta reunión a este número. Para ello el número se entrega al proveedor de SMS Twilio; {owner} no lo ve, y se borra una semana después de la reunión. Puede haber gastos. STOP lo termina, AYUDA dice más.',
  send: 'Enviarme un código por SMS',
  code: 'Código',
  codeHint: 'Seis cifras, enviadas al {number}. Vale diez minutos.',
  confirm: 'Confirmar el número',
  another: 'Indicar otro número',
  onChanges: 'Recibe un SMS en el {number} cuando esta reunión se mueva, se cancele o {owner} llegue tarde.',
  onReminder: 'Recibe un SMS en el {number} dos horas antes de esta reunión.',
  onBoth:
    'Recibe un SMS en el {number} cuando esta reunión se mueva, se cancele o {owner} llegue tarde, y dos horas antes.',
  end: 'No más SMS',
  stopped:
    'Desde el {number} se envió STOP, así que no se envía nada allí. Envíe START al {line} desde ese número y continuará.',
  stoppedNoLine: 'Desde el {number} se envió STOP, así que no se envía nada allí.',
  problem_number: 'Ningún teléfono tiene este número. Empieza por + y el prefijo del país.',
  problem_wishes: 'Elija de qué quiere recibir SMS.',
  problem_agreed: 'Sin su acuerdo no se envía ningún SMS.',
  problem_many: 'Hubo demasiados intentos. Inténtelo mañana, por favor.',
  problem_stopped: 'Desde este número se envió STOP, así que no se envía nada allí.',
  problem_code: 'Ese no era el código, o es demasiado antiguo.',
  problem_off: 'En este momento no se pueden enviar SMS sobre esta reunión.',
} satisfies Translated<'guest-texts'>;
