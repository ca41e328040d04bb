import type { Translated } from '../message-keys';

export default {
  signIn: 'Su enlace de acceso a Sundial',
  signInText: 'Aquí está su enlace para iniciar sesión en Sundial en {host}.',
  signInLink: 'Iniciar sesión',
  signInClosing:
    'Sirve una vez, en las próximas 24 horas. Si no lo ha pedido, ignore este correo: sin el enlace no pasa nada.',
  address: 'Confirme su dirección para Sundial',
  addressText: '{email} ha pedido a Sundial en {host} que cuente como suyo el correo de {address}.',
  addressLink: 'Verlo y confirmar',
  addressClosing:
    'Inicie sesión como {email} para confirmarla, en {hours} horas. Si no fue usted, ignore este correo: sin el enlace no pasa nada.',
  deletion: 'Su cuenta de Sundial se eliminará',
  deletionText:
    'Usted lo ha pedido: su cuenta y todo lo que contiene se eliminará ({when}). Hasta entonces no se empieza nada nuevo ni se envía nada por usted. Las reuniones reservadas se quedan en su calendario.',
  deletionLink: 'Conservar mi cuenta',
  deletionClosing:
    'Después no se puede recuperar. Si no lo ha pedido, conserve la cuenta con el enlace y cierre la sesión de los dispositivos que no conoce.',
  export: 'Su exportación de Sundial está lista',
  exportText: 'Todo lo que Sundial tiene de su cuenta está ahora en un archivo, como pidió.',
  exportLink: 'Descargarlo',
  exportClosing:
    'Se puede recoger durante {days} días, solo usted, con su sesión. Si no lo ha pedido, mire en la misma página dónde tiene la sesión abierta.',
  letIn: 'Su plaza en Sundial está lista',
  letInText: 'Estaba en la lista de espera de Sundial en {host}. Le toca: su cuenta está abierta.',
  letInLink: 'Empezar',
  letInClosing: 'Conectar un calendario y probarlo lleva unos tres minutos. Responda a este correo si necesita ayuda.',
} satisfies Translated<'account-mails'>;
