import type { MailWords } from './words';

const BILLING = 'Ver su plan';
const PLANS = 'Ver los planes';
const GUESTS = 'Sus invitados no ven nada de esto.';

const ofTeam = (team: string) => (team ? `el equipo «${team}»` : 'su equipo');
const byCard = (card: string) => (card ? ` en la tarjeta terminada en ${card}` : '');

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
    payment_failed: ({ plan, money, day, retry }) => ({
      subject: 'Su pago no se ha realizado',
      opening: `El pago de ${money} por ${plan} no se ha realizado. Aún no se pierde nada: ${plan} sigue hasta el ${day}${retry ? `, y lo intentamos de nuevo el ${retry}` : ''}.`,
      label: 'Arreglar el pago',
      closing: 'Suele ser una tarjeta caducada. Dar otra lleva un minuto, y el pago se hace al momento.',
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
    receipt: ({ plan, money, day, card }) => ({
      subject: `Su recibo: ${money}${plan ? ` por ${plan}` : ''}`,
      opening: `El ${day} se cobraron ${money}${byCard(card)}${plan ? `, por ${plan}` : ''}.`,
      label: 'Ver la factura',
      closing: 'Todas las facturas están en sus ajustes, en «Plan and billing».',
    }),
    charge_ahead: ({ plan, money, day, card, first }) => ({
      subject: `El ${day} se cobran ${money} por ${plan}`,
      opening: `${first ? 'Hasta ahora no se ha cobrado nada.' : `Su año de ${plan} termina pronto.`} El ${day} se cobran ${money}${byCard(card)}, y ${plan} sigue${first ? '' : ' un año más'}.`,
      label: BILLING,
      closing: 'Si no lo desea, cancélelo ahí hasta entonces: dos clics, y no se cobra nada.',
    }),
    pays_now: ({ plan, price, team, day, card }) => ({
      subject: `Desde ahora usted paga por ${ofTeam(team)}`,
      opening: `${plan} para ${ofTeam(team)} lo paga usted desde ahora: ${price}, la próxima vez el ${day}${byCard(card)}.`,
      label: BILLING,
      closing: 'Si no fue usted, díganoslo enseguida respondiendo a este mensaje.',
    }),
    pays_no_more: ({ plan, team, who }) => ({
      subject: `Usted ya no paga por ${ofTeam(team)}`,
      opening: `${who} ha dado una tarjeta y paga desde ahora por ${ofTeam(team)}. A su tarjeta no se le cobra más por ${plan}.`,
      label: BILLING,
      closing: 'Las facturas que ha pagado siguen siendo suyas.',
    }),
    payer_gone: ({ plan, team, day }) => ({
      subject: `Nadie paga ya por ${ofTeam(team)}: ${plan} termina el ${day}`,
      opening: `Quien pagaba por ${ofTeam(team)} se ha ido. Por eso ${plan} termina el ${day}, y no se cobra a nadie. Para conservarlo, dé hasta entonces una tarjeta suya.`,
      label: 'Pagar por el equipo',
      closing: 'Si no, cada cuenta sigue con el plan que tiene por sí misma.',
    }),
    seat_taken: ({ who, team, price, billed }) => ({
      subject: `${who} ya está en ${ofTeam(team)}`,
      opening: `${who} se ha unido a ${ofTeam(team)}. ${billed ? `Es una plaza más, así que desde ahora son ${price}; lo que toca al resto del periodo está en la próxima factura.` : 'La plaza ya estaba pagada, así que nada cambia en el precio.'}`,
      label: 'Ver el equipo',
      closing: 'Ahí puede quitar a alguien, y su plaza se devuelve.',
    }),
    seat_freed: ({ who, team, price, billed }) => ({
      subject: `${who} ya no está en ${ofTeam(team)}`,
      opening: `${who} ya no está en ${ofTeam(team)}.${billed ? ` Es una plaza menos, así que desde ahora son ${price}; lo pagado por el resto del periodo se descuenta de la próxima factura.` : ''}`,
      label: 'Ver el equipo',
      closing: 'Las reuniones reservadas se quedan.',
    }),
    removed: ({ team, plan }) => ({
      subject: `Usted ya no está en ${ofTeam(team)}`,
      opening: `Se le ha quitado de ${ofTeam(team)}: nadie de ahí encuentra ya horas en su calendario, ni usted en los suyos.${plan ? ` Lo que le daba el plan del equipo termina con ello, y su plan es ${plan}.` : ''} Las reuniones reservadas o en curso continúan.`,
      label: 'Ver sus equipos',
      closing: 'Si fue un error, pida una invitación a quien administra el equipo.',
    }),
    hook_paused: ({ what, moment }) => ({
      subject: `El webhook a ${what} está en pausa`,
      opening: `El webhook a ${what} no ha aceptado nada durante tres días y se ha puesto en pausa: ${moment}.`,
      label: 'Ver el webhook',
      closing: 'Arregle lo que lo recibe y reanúdelo allí, o elimínelo.',
    }),
    hook_gone: ({ what, moment }) => ({
      subject: `El webhook a ${what} está en pausa`,
      opening: `El webhook a ${what} ha respondido que ya no quiere nada y se ha puesto en pausa: ${moment}.`,
      label: 'Ver el webhook',
      closing: 'Allí puede reanudarlo o eliminarlo.',
    }),
    assistant_let_in: ({ what, moment }) => ({
      subject: `${what || 'Otro asistente'} puede actuar por su cuenta`,
      opening: `${what || 'Otro asistente'} se ha conectado a su cuenta: ${moment}. Puede hacer lo que usted ha permitido.`,
      label: 'Ver lo que está conectado',
      closing: 'Allí puede ponerle fin al momento. Si no ha sido usted, hágalo y responda a este correo.',
    }),
    token_made: ({ what, moment }) => ({
      subject: `Se ha creado un token de acceso: ${what}`,
      opening: `Se ha creado un token de acceso para un programa suyo, «${what}»: ${moment}. Quien lo tenga puede llamar a la API en su nombre.`,
      label: 'Ver sus tokens',
      closing: 'Allí puede revocarlo al momento. Si no ha sido usted, hágalo y responda a este correo.',
    }),
  },
};
