import type { Translated } from '../message-keys';

export default {
  title: 'Iniciar sesión',
  stillSignedIn: 'Su sesión sigue abierta como {email}.',
  goOn: 'Seguir',
  notSignedIn: 'No ha iniciado sesión',
  didNotWork: 'Este inicio de sesión no ha funcionado',
  back: 'Volver al inicio de sesión',
  home: 'Volver al inicio',
  linkTitle: 'Iniciar sesión en Sundial',
  linkSignIn: 'Iniciar sesión como {email}',
  linkElsewhere:
    'Este enlace se pidió en otro navegador. Si no fue usted, cierre esta página: no ha pasado nada. Si fue usted, siga.',
  linkWhy: 'Un paso más, para que los programas que revisan su correo no puedan gastar el enlace.',
  code: 'Usar un código',
  codeWhat:
    'Una invitación, o el código que mostró esta instalación al arrancar. Vale para <account>{email}</account>.',

  error: 'Error de inicio de sesión',
  errorGoogle: 'Google no completó el inicio de sesión. Inténtelo de nuevo.',
  errorOtherWay: 'Esta dirección inicia sesión de otra forma. Use esa.',
  errorSession: 'Inicie sesión para ver esta página.',
  errorLink: 'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
  errorMail: 'No se pudo enviar el correo. Inténtelo de nuevo.',
  errorManyLinks:
    'Se han pedido demasiados enlaces. Use el más reciente de su bandeja, o inténtelo de nuevo dentro de un cuarto de hora.',
  errorManyTries: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  errorDenied: 'Esta cuenta no puede iniciar sesión. Escriba a {email}.',
  errorSetUp: 'El inicio de sesión no está bien configurado. Escriba a {email}.',

  newHere: '¿Es nuevo aquí? <link>Crear una cuenta</link>',
  confirmTitle: 'Confirme que es usted',
  confirmText:
    'Lo que quiere hacer no se puede deshacer, o muestra todo lo que tiene aquí. Inicie sesión otra vez como <account>{email}</account> y volverá aquí.',
  noScript: 'Iniciar sesión necesita JavaScript, y en este navegador está desactivado.',
  google: 'Continuar con Google',
  or: 'o',
  email: 'Dirección de correo',
  emailExample: 'usted@empresa.es',
  send: 'Enviarme un enlace de acceso',
  sandbox:
    'Esto es un entorno de pruebas: Google es simulado y el correo llega al <link>buzón de práctica</link>. Nada sale de esta máquina.',
  sentTitle: 'Mire su bandeja de entrada',
  sentTo: 'Un enlace de acceso va camino de <to>usted</to>. Sirve una vez, en las próximas 24 horas.',
  sentSandbox: 'Está en el entorno de pruebas: el correo llega al <link>buzón de práctica</link>.',
  otherAddress: 'Usar otra dirección',

  signUp: 'Registrarse',
  signUpTitle: 'Cree su cuenta',
  waitlist: 'De momento hay una lista de espera; con una invitación se la salta.',
  haveAccount: '¿Tiene una cuenta? <link>Iniciar sesión</link>',
  name: 'Su nombre',
  nameHint: 'Con Google no hace falta: Google lo indica.',
  company: 'Empresa',
  inviteCode: 'Código de invitación',
  optional: '(opcional)',

  signOutTitle: 'Cerrar sesión',
  signOutAsk: '¿Cerrar la sesión de Sundial?',
  signOutText: 'Su sesión está abierta como {email}. Su asistente sigue trabajando mientras no está.',
} satisfies Translated<'signin'>;
