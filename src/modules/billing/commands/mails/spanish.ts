import type { MailWords } from './words';

const BILLING = 'Ver su plan';
const PLANS = 'Ver los planes';
const GUESTS = 'Sus invitados no ven nada de esto.';

const firstPayment = (day: string) => `Aún no se ha cobrado nada: el primer pago es el ${day}.`;

export const spanish: MailWords = {
  price: (money, interval, seats) =>
    `${money} al ${interval === 'month' ? 'mes' : 'año'}${seats > 1 ? `, por ${seats} puestos` : ''}`,
  limit: (feature, most) =>
    ({
      loops: `${most} reuniones al mes`,
      calendar_accounts: `${most} ${most === 1 ? 'cuenta de calendario' : 'cuentas de calendario'}`,
      group_size: `grupos de ${most} invitados`,
    })[feature] ?? 'lo que incluye',
  mails: {
    subscription_started: ({ plan, price, day, first }) => ({
      subject: `Su plan ${plan} ha comenzado`,
      opening: `Su plan es ${plan}: ${price}. ${first ? firstPayment(day) : `Se renueva el ${day}.`}`,
      label: BILLING,
      closing: 'Ahí puede cambiarlo, pausarlo o cancelarlo en cualquier momento.',
    }),
    plan_changed: ({ plan, price, day, first }) => ({
      subject: `Su plan es ahora ${plan}`,
      opening: `Su plan ha cambiado: ahora es ${plan}, ${price}. ${first ? firstPayment(day) : 'La diferencia por el resto del periodo está en la próxima factura.'}`,
      label: BILLING,
      closing: 'Si no fue usted, díganoslo enseguida respondiendo a este mensaje.',
    }),
    cancel_planned: ({ plan, day }) => ({
      subject: `Su plan ${plan} termina el ${day}`,
      opening: `Ha cancelado. ${plan} sigue hasta el ${day}, y no se cobra nada más.`,
      label: BILLING,
      closing:
        'Hasta entonces basta un clic para recuperarlo. Lo que está en curso se termina, y sus datos siguen siendo suyos.',
    }),
    cancel_undone: ({ plan, day, first }) => ({
      subject: `Su plan ${plan} continúa`,
      opening: `${plan} continúa como antes. ${first ? firstPayment(day) : `Se renueva el ${day}.`}`,
      label: BILLING,
      closing: 'Puede cancelar en cualquier momento.',
    }),
    subscription_ended: ({ plan }) => ({
      subject: `Su plan ${plan} ha terminado`,
      opening: `${plan} ha terminado y su cuenta está en Free. Las reuniones que se están acordando se terminan.`,
      label: PLANS,
      closing: `${GUESTS} Puede volver cuando quiera.`,
    }),
    paused: ({ plan, day, until }) => ({
      subject: `Su plan ${plan} está en pausa hasta el ${day}`,
      opening: `No se emite ninguna factura hasta el ${day}. Ha pagado hasta el ${until}, y ${plan} sigue hasta entonces; después su cuenta está en Free por el resto de la pausa.`,
      label: BILLING,
      closing: 'Continúa por sí solo, o antes con un clic.',
    }),
    resumed: ({ plan, price, day }) => ({
      subject: `Su plan ${plan} continúa`,
      opening: `La pausa ha terminado: su plan es de nuevo ${plan}, ${price}. Se renueva el ${day}.`,
      label: BILLING,
      closing: 'Ahí puede cambiarlo, pausarlo o cancelarlo en cualquier momento.',
    }),
    payment_failed: ({ plan, price, day }) => ({
      subject: 'Su pago no se ha realizado',
      opening: `El pago de ${plan} (${price}) no se ha realizado. Aún no se pierde nada: ${plan} sigue hasta el ${day}, y mientras tanto lo intentamos de nuevo.`,
      label: 'Arreglar el pago',
      closing: 'Suele ser una tarjeta caducada. Dar otra lleva un minuto.',
    }),
    payment_recovered: ({ plan, day }) => ({
      subject: 'Su pago se ha realizado',
      opening: `El pago de ${plan} se ha realizado y todo está como antes. El plan se renueva el ${day}.`,
      label: BILLING,
      closing: 'Gracias.',
    }),
    trial_started: ({ plan, day }) => ({
      subject: `Su prueba de ${plan} ha comenzado`,
      opening: `Tiene ${plan} hasta el ${day}, sin tarjeta. Al terminar no se cobra nada.`,
      label: BILLING,
      closing: 'Le escribiremos una vez más antes de que termine.',
    }),
    trial_ending: ({ plan, day }) => ({
      subject: `Su prueba de ${plan} termina el ${day}`,
      opening: `Su prueba de ${plan} termina el ${day}. No se cobra nada. Si quiere conservarlo, elija un plan.`,
      label: PLANS,
      closing: 'Si no hace nada, las reuniones en curso se terminan y su cuenta sigue en Free.',
    }),
    trial_ended: ({ plan }) => ({
      subject: `Su prueba de ${plan} ha terminado`,
      opening: `Su prueba de ${plan} ha terminado y no se ha cobrado nada. Las reuniones que se están acordando se terminan; las nuevas empiezan otra vez dentro de una semana, tantas como tiene Free, o enseguida con un plan.`,
      label: PLANS,
      closing: GUESTS,
    }),
    limit_met: ({ plan, limit, wayOut, pages }) => ({
      subject: 'Ha alcanzado el límite de su plan',
      opening: pages
        ? `${plan} incluye ${limit}, y ya los ha usado. Sus páginas de reservas no muestran horarios hasta el mes que viene.`
        : `${plan} incluye ${limit}, y ha pedido más. Lo nuevo no se ha empezado.`,
      label: wayOut ? `Ver ${wayOut}` : PLANS,
      closing: `${wayOut ? `${wayOut} lo permite. ` : ''}${GUESTS}`,
    }),
    referral_credited: ({ money, friend }) => ({
      subject: `${money} por su recomendación`,
      opening: `${friend || 'Alguien'} vino por su recomendación y se ha quedado. ${money} se descontarán de sus próximas facturas sin que tenga que hacer nada.`,
      label: 'Ver sus recomendaciones',
      closing: 'Gracias. Puede recibir doce abonos como este al año.',
    }),
  },
};
