import type { LineTable } from './lines';

const q = (title: string): string => `«${title}»`;
const called = (title: string | null): string => title ?? 'Sin título';
const one = (names: readonly string[], single: string, several: string): string =>
  names.length === 1 ? single : several;
const minutes = (count: number): string => `${count} minuto${count === 1 ? '' : 's'}`;
const reminders = (count: number): string =>
  count === 0 ? 'ningún recordatorio' : count === 1 ? 'un recordatorio' : `${count} recordatorios`;

export const spanishLines: LineTable = {
  written: ({ text }) => text,
  plan: (asks, { plan }) => plan(asks),
  reason: ({ reason }, w) => w.reason(reason),

  was_it_you: ({ subject }) =>
    `No se ha podido verificar un correo enviado en su nombre (${q(subject)}), así que no he hecho nada. ¿Era suyo?`,
  was_it_them: ({ who }) =>
    `No se ha podido verificar un correo enviado en nombre de ${who}, así que no he hecho nada. ¿Es realmente de esa persona?`,
  answers: ({ who, subject, title }) =>
    `${who} ha escrito ${q(subject)} como un correo nuevo. ¿Se trata de ${q(title)}?`,
  what_to_do: ({ subject }) =>
    `Me ha puesto en copia en ${q(subject)} y no he encontrado ninguna petición. ¿Organizo una reunión?`,
  pairing: ({ subject }) =>
    `En ${q(subject)} se piden varias reuniones y no sé con certeza quién participa en cuál. Responda con una línea para cada una: cuánto dura, con quién y cuándo.`,
  pairing_open: () => 'Sigo sin saber con certeza quién participa en qué reunión, así que no he hecho nada.',
  how_often: () =>
    'Ha pedido una reunión que se repite y no sé con certeza cada cuánto. Responda con la frecuencia, por ejemplo «todos los martes»; ¿o busco una hora solo para la primera?',
  several_of_name: ({ name }) => `Varias personas se llaman ${name}. ¿A quién se refiere?`,
  no_address: ({ names }, w) => `No conozco la dirección de ${w.names(names)}. Responda con ella y propondré horarios.`,
  whom_to_invite: ({ subject }) =>
    `¿A quién invito para ${q(subject)}? Responda con la dirección, o con el invitado en copia, y propondré horarios.`,
  several_fit: ({ subject, meetings }, w) =>
    `Varias reuniones encajan con ${q(subject)}: ${meetings.map((m) => `${q(called(m.title))} (${w.at(m)})`).join(', ')}. No he cambiado ninguna. Responda en el hilo de la que quiere decir.`,
  which_meeting: ({ subject, meetings }, w) => {
    const words = meetings.map((m) => `${called(m.title)}, ${w.at(m)}`);
    return words.length === 1
      ? `¿Se refiere ${q(subject)} a esta reunión de su calendario: ${words.join('')}?`
      : `¿A qué reunión de su calendario se refiere ${q(subject)}: ${words.join('; ')}?`;
  },
  meeting: (meant, w) => `${called(meant.title)}, ${w.at(meant)}`,
  none_of_them: () => 'Ninguna de ellas: una reunión nueva',
  what_to_change: ({ title, ...when }, w) =>
    `Ha escrito sobre ${q(title)} (${w.at(when)}) y no sé con certeza qué debe cambiar. Responda con la nueva hora, o con lo que debe ser distinto.`,
  not_adopted: ({ title, why, organizer }) => {
    const reason = {
      gone: 'ya no está en su calendario',
      others: `la convocó ${organizer ?? 'otra persona'}, y solo desde allí se puede mover, cambiar o cancelar para todos. Puede responder a la invitación en su calendario`,
      overlaps: 'coincide con otra reunión de la que me ocupo, así que se lo dejo a usted: cámbiela en su calendario',
      elsewhere: 'ya se lleva en otro asunto',
      unavailable: 'no se ha podido leer porque su calendario no respondió. Escríbame de nuevo, o cámbiela allí',
      revoked: 'está en un calendario al que ya no tengo acceso. Vuelva a conectarlo, o cámbiela allí',
    }[why];
    return `${title ? q(title) : 'Esa reunión'} ${reason}. No he cambiado nada.`;
  },
  asked_from_outside: ({ name, address, copied, subject }) => {
    const wrote = copied ? 'le ha escrito con copia para mí' : 'me ha escrito para usted';
    return `${name ? `${name} (${address})` : address} ${wrote}, sobre ${q(subject)}. No he respondido. ¿Propongo horarios?`;
  },
  delegate_asks: ({ who, subject }) =>
    `${who} me pide en ${q(subject)} algo que no se puede decidir sin usted. ¿Lo hago?`,
  own_offer_taken: ({ title }) =>
    `Ha propuesto para ${q(title)} una hora que está ocupada, o fuera de su horario. No la reservo y no he escrito a nadie. ¿Propongo otras horas?`,
  named_time_busy: ({ title }) =>
    `No está libre a la hora que indicó para ${q(title)}, así que no he propuesto nada. ¿Propongo las horas más cercanas?`,
  named_time_against_rules: ({ title, rules }) =>
    `Sus preferencias excluyen la hora que indicó para ${q(title)} (${rules.join(', ')}), así que no he propuesto nada. ¿Propongo las horas más cercanas?`,
  keep_rule: ({ text }) => `¿Aplico esto a todas sus reuniones de ahora en adelante: ${q(text)}?`,
  understood_rule: ({ rules }) => `Lo entiendo así: ${rules.join('; ')}.`,
  replaces_rules: ({ rules }) => `Sustituye a: ${rules.map(q).join(' ')}`,
  corrected_twice: () => 'Ya ha cambiado esto en dos propuestas.',
  rule_known: ({ text }) => `Sus preferencias ya lo dicen: ${q(text)}`,
  rule_not_understood: ({ quote }) =>
    `No puedo guardar eso como regla: ${q(quote)}. No he entendido todas las palabras; dígalo de otra manera, o escríbalo en sus preferencias. Allí no he cambiado nada.`,
  not_kept_free: () =>
    'No se ha podido escribir en su calendario, así que ese tiempo no está reservado. Anótelo allí usted, por favor.',
  kept_free: ({ start, end, zone, title, others, undo }, w) => {
    const words = `${w.day({ at: start, zone })}, ${w.span({ start, end }, zone)}`;
    const what =
      title === null
        ? `Ese tiempo queda reservado (${words}): consta como ocupado en su calendario.`
        : `${q(title)}, ${words}, consta como ocupado en su calendario.`;
    const stays = others === 0 ? '' : ` Lo que ya hay allí se mantiene (${others}).`;
    const back = undo === 'cancel' ? 'Responda «cancelar» y lo quito de nuevo.' : 'Bórrelo allí si no debe quedar así.';
    return `${what}${stays} ${back}`;
  },
  in_calendar: ({ meetings }, w) =>
    `En su calendario: ${meetings.map((m) => `${called(m.title)}: ${w.at(m)}`).join('; ')}.`,
  day: ({ standing, free, ...day }, w) => {
    const stands = standing.map((each) => `${w.span(each, day.zone)} ${each.title ?? 'sin título'}`);
    const open = free.map((each) => w.span(each, day.zone));
    return `${w.day(day)} (${w.zone(day)}): ${stands.join('; ') || 'nada en su calendario'}. Libre en su horario: ${open.join(', ') || 'nada'}.`;
  },
  hold_back_aside: ({ title }) =>
    `Ha escrito usted sobre ${q(title)}, así que me retiro. Devuélvamelo cuando deba seguir.`,
  taken_over_answered: ({ who, title }) =>
    `${who} ha respondido sobre ${q(title)}. Usted se ha hecho cargo, así que no he hecho nada.`,

  rounds: ({ rounds, title }) =>
    `Tras ${rounds} rondas, ninguna hora ha servido para ${q(title)}. ¿Qué horas puedo proponer fuera de su horario habitual?`,
  nothing_fits: ({ title }) =>
    `Ninguna hora encaja para ${q(title)} dentro de su horario y de esta petición. ¿Propongo las dos más cercanas fuera de su horario? O dígame qué días u horas puedo usar.`,
  nothing_fits_named: ({ title }) =>
    `Las horas que se indicaron para ${q(title)} no están libres y ninguna otra encaja con esta petición. ¿Propongo las dos más cercanas fuera de su horario? O dígame qué días u horas puedo usar.`,
  calendar_missing: ({ why }) =>
    ({
      none: 'No hay ningún calendario conectado, así que no puedo proponer horarios. Conecte uno y seguiré.',
      revoked: 'Ya no puedo leer su calendario, así que no he propuesto nada. Vuelva a conectarlo y seguiré.',
      unavailable:
        'Ahora mismo no se ha podido leer su calendario, así que aún no he propuesto nada. Lo intentaré de nuevo.',
      unconfirmed:
        'Confirme su zona horaria y su horario de trabajo, por favor. En cuanto lo haga, propondré horarios.',
    })[why],
  calendar_fails: ({ title, why, act }) => {
    const undone = act === 'book' ? 'aún no se ha reservado' : 'aún no se ha cancelado';
    if (why === 'revoked')
      return `Ya no puedo escribir en su calendario, así que ${q(title)} ${undone}. Vuelva a conectarlo y lo haré.`;
    const next = act === 'book' ? 'La hora sigue reservada y lo sigo intentando.' : 'Lo sigo intentando.';
    return `No se ha podido acceder a su calendario, así que ${q(title)} ${undone}. ${next}`;
  },
  event_gone: ({ title }) =>
    `${q(title)} ya no está en su calendario, así que no he podido moverlo. ¿Propongo nuevas horas?`,
  not_changed: ({ title, why }) => {
    const reason = {
      taken: 'su hora ya no está libre',
      unavailable: 'no se ha podido acceder al calendario',
      revoked: 'ya no puedo escribir en su calendario',
      gone: 'ya no está en su calendario',
    }[why];
    return `${q(title)} aún no se ha cambiado: ${reason}. Cámbielo usted, por favor.`;
  },
  named_time_not_free: ({ title }) =>
    `La hora que indicó para ${q(title)} está ocupada, o fuera de su horario, así que no he movido nada. ¿Qué otra hora puedo proponer?`,
  change_yourself: ({ who, title, series, ...when }, w) => {
    const wants = who === null ? 'Usted quiere' : `${who} quiere`;
    const why = series ? 'Todavía no muevo una sola fecha de una serie' : 'No muevo reuniones por usted';
    return `${wants} cambiar ${q(title)}${series ? ', que se repite' : ''} (${w.at(when)}). ${why}, así que cámbielo en su calendario, por favor; así se enteran todos.`;
  },
  declined_invitation: ({ who, title, next }) => {
    const then = {
      new_times: '¿Propongo nuevas horas?',
      stands: 'La reunión se mantiene para los demás.',
      cancel: 'Ya no viene nadie que sea necesario. ¿La cancelo?',
    }[next];
    return `${who} ha rechazado la invitación a ${q(title)}. ${then}`;
  },
  cancelled_again: ({ who, title, when }, w) =>
    `${who} ha cancelado ${q(title)}${when ? ` (${w.at(when)})` : ''}. ¿Propongo otras horas?`,
  late: ({ who, minutes: by, title }) =>
    `${who === null ? 'Usted llega' : `${who} llega`}${by === null ? ' tarde' : ` ${minutes(by)} tarde`} a ${q(title)}. No lo comunico por usted, así que nadie más lo sabe todavía.`,
  late_overrun: ({ title, minutes: by }) =>
    `${q(title)} irá con ${minutes(by)} de retraso y coincidirá con lo que tiene después.`,
  alone: ({ title, done, ...when }, w) =>
    ({
      moved: `${q(title)} se ha movido: ${w.at(when)}.`,
      cancelled: `${q(title)} (${w.at(when)}) ya no está en su calendario.`,
      changed: `${q(title)} (${w.at(when)}) se ha cambiado en su calendario.`,
    })[done],
  cancels_series: ({ who, title }) =>
    `${who === null ? 'Usted cancela' : `${who} cancela`} ${q(title)}, que se repite. ¿Qué fechas?`,
  only_at: (when, w) => `Solo ${w.at(when)}`,
  all_to_come: () => 'Todas las que quedan',
  none_of_series: () => 'Ninguna',
  leave_out: ({ title, ...when }, w) => `${q(title)} se repite. ¿Quito solo ${w.at(when)}?`,
  leave_out_at: (when, w) => `Quitar ${w.at(when)}`,
  leave_as_is: () => 'Dejarlo como está',
  cancel_too: ({ title }) =>
    `${q(title)} ya está en el calendario. ¿Lo cancelo también? Si no, se queda allí y no hago nada más.`,

  stranger: ({ address, who }) =>
    `${who ? `${who} (${address})` : address} ha escrito en esta conversación y no participa en ella. No he respondido.`,
  somebody_you_know: () => '¿Conoce a esa persona?',
  takes_part: () => '¿Debe participar esa persona?',
  waited_for: ({ who }) => `¿Es ${who}, cuya dirección no tenía?`,
  other_address: ({ who }) => `¿Es ${who}, desde otra dirección?`,
  not_answered: ({ names, title }, w) =>
    `${w.names(names)} no ${one(names, 'ha', 'han')} respondido sobre ${q(title)}, pese a los recordatorios.`,
  suits: ({ names, ...when }, w) => `${w.at(when)} le viene bien a ${w.names(names)}.`,
  have_answered: ({ names }, w) => `${w.names(names)} ${one(names, 'ha', 'han')} respondido.`,
  how_go_on: () => '¿Cómo sigo?',
  need_not_come: ({ names }, w) => `Seguir; no hace falta que ${one(names, 'venga', 'vengan')} ${w.names(names)}`,
  drop: ({ names }, w) => `Seguir sin ${w.names(names)}`,
  will_phone: ({ names }, w) => `Llamaré a ${w.names(names)}`,
  wait_two_days: () => 'Esperar dos días más',
  offer_other_times: () => 'Proponer otras horas',
  keep_booked: () => 'Mantener la hora reservada',
  stop_arranging: () => 'Dejar de organizarla',
  no_time_for_all: ({ title }) => `Ninguna hora les viene bien a todos para ${q(title)}.`,
  stands_at: ({ yes, no, unclear, silent, ...when }, w) => {
    const parts = [
      `${w.at(when)} le viene bien a ${w.names(yes)}`,
      no.length > 0 ? `no a ${w.names(no)}` : '',
      unclear.length > 0 ? `${w.names(unclear)} ${one(unclear, 'ha', 'han')} escrito sin elegir` : '',
      silent.length > 0 ? `${w.names(silent)} no ${one(silent, 'ha', 'han')} respondido` : '',
    ];
    return `${parts.filter((part) => part !== '').join(', ')}.`;
  },
  what_shall_i_do: () => '¿Qué hago?',
  book_without: ({ names, ...when }, w) => `Reservar ${w.at(when)} sin ${w.names(names)}`,
  asks_unanswerable: ({ who }) => `${who} pregunta algo que no puedo contestar. ¿Qué le digo?`,
  away: ({ who, title }) =>
    `${who} está fuera y vuelve después de las horas que propuse para ${q(title)}. Entonces propondré otras.`,
  declined_go_on: ({ who, title }) => `${who} ha rechazado ${q(title)}. ¿Sigo sin esa persona?`,
  declined_released: ({ who, title }) => `${who} ha rechazado ${q(title)}. He liberado las horas.`,
  opted_out: ({ who }) => `${who} no quiere recibir mis correos. No le volveré a escribir.`,
  complains: ({ who }) =>
    `${who} ha escrito algo que parece una queja. No he respondido ni le envío recordatorios. ¿Qué hago?`,
  go_on_without: () => '¿Sigo sin esa persona?',
  wrote: ({ who, what }) => {
    const words = {
      opted_out: 'ha escrito, aunque había pedido no recibir mis correos',
      closed: 'ha vuelto a escribir después del cierre',
      sensitive: 'ha escrito sobre algo delicado',
      two_ways: 'ha indicado una hora que se puede leer de dos maneras',
      uncertain: 'ha escrito algo que no he podido leer con certeza',
      booked: 'ha escrito sobre la reunión reservada',
      suggested: 'ha sugerido algo que no he podido leer con certeza',
      times: 'parece responder qué horas le vienen bien, y no sé con certeza cuáles',
    }[what];
    return `${who} ${words}. ¿Qué hago?`;
  },
  asks_without_time: ({ who, minutes: wanted }) =>
    `${who} pide ${wanted === null ? 'algo distinto de lo previsto' : minutes(wanted)}, y ninguna hora encaja. ¿Qué hago?`,
  cannot_make_unverified: ({ who, title }) =>
    `${who} ha escrito que no puede ir a ${q(title)}, y el correo no se ha podido verificar. La reunión se mantiene.`,
  nobody_comes: ({ who, title }) =>
    `${who} no viene a ${q(title)}, y ya no viene nadie que sea necesario. ¿La cancelo?`,
  stands_for_others: ({ who, title }) => `${who} no viene a ${q(title)}. Se mantiene para los demás.`,

  words_differ: () =>
    'Su versión del correo no dice lo que está previsto (horas, duración, quién lo hizo), así que no la he enviado. Dígame qué debe preverse en su lugar, o deje esos datos como están.',
  nobody_told: ({ title }) => `No he escrito a nadie sobre ${q(title)}, porque usted solo quiere borradores.`,
  answer_uncertain: () => 'No sé con certeza qué ha respondido, así que no he hecho nada.',
  trust: ({ act, times }) => {
    const words = {
      offer: 'proponer horas',
      book: 'reservar una hora',
      move: 'mover o cambiar una reunión',
      cancel: 'cancelar una reunión',
      write: 'escribir a los invitados',
    }[act];
    return `Ha aprobado ${times} propuestas seguidas sin cambiarlas, para ${words}. ¿Lo hago sin preguntar de ahora en adelante?`;
  },
  tired: ({ times, names }, w) => `He escrito ${times} veces a ${w.names(names)} sin respuesta.`,
  no_person_answered: ({ times }) => `He escrito ${times} veces y nadie ha respondido.`,
  often_today: ({ times }) => `Hoy ya he escrito ${times} veces en esta conversación.`,
  many_new: ({ people }) => `Hoy he escrito a ${people} personas por primera vez, que es mi límite.`,
  probing: ({ who }) => `${who} ya ha visto o preguntado muchas de sus horas.`,
  go_on_with: ({ title }) => `¿Sigo con ${q(title)}?`,
  held_back: ({ who, title }) =>
    `Mi correo a ${who} sobre ${q(title)} no ha pasado mi propio control, así que no lo he enviado y nada sigue por sí solo. Escríbale usted, por favor.`,
  did_not_answer: ({ names, title, reminders: count }, w) =>
    `${w.names(names)} no ${one(names, 'ha', 'han')} respondido sobre ${q(title)}. He enviado ${reminders(count)}, así que he liberado las horas.`,
  nobody_left: ({ title }) =>
    `Ya no queda ninguna respuesta pendiente sobre ${q(title)}, así que he liberado las horas.`,
  still_waits: () => 'Esto sigue esperando su respuesta:',
  rests: ({ title }) =>
    `${q(title)} queda en pausa: sin su respuesta no he hecho nada. Todavía puede responder, o escribirme de nuevo.`,
  paused_answered: ({ who, title }) =>
    `${who} ha respondido sobre ${q(title)}, que usted me pidió dejar en espera. ¿Sigo?`,
  resting: ({ title, why }) =>
    `${why === 'taken_over' ? `Usted se ha hecho cargo de ${q(title)}` : `Me pidió dejar en espera ${q(title)}`}, y desde hace dos semanas no sé nada. Déjeme seguir, o lo cierro dentro de dos semanas.`,
  bounced: ({ who, reason }) => `No se ha podido entregar el correo a ${who} (${reason}). ¿Es correcta la dirección?`,
  holds_expired: ({ title }) =>
    `Las horas que propuse para ${q(title)} ya no están reservadas. Si se elige una que siga libre, la reservo.`,
  staff_asks: ({ staff, words }) =>
    words ? `${staff}, del equipo, pregunta: ${words}` : `${staff}, del equipo, le plantea esto.`,
  staff_let_go: ({ staff, title, words }) =>
    `${staff}, del equipo, ha dejado mi plan para ${q(title)}${words ? `: ${words}` : ''}. ¿Qué hago?`,
  staff_took_over: ({ staff, title }) =>
    `${staff}, del equipo, me ha quitado ${q(title)} de las manos: no escribo nada más ahí. Siga usted, o devuélvamelo en su página.`,
  after_no: ({ names, stands }, w) => {
    const sent = names.length === 0 ? 'No se ha enviado nada' : `No se ha enviado nada a ${w.names(names)}`;
    const next = 'Dígame qué hago en su lugar: una hora, otros días, o que escribe usted.';
    return {
      closed: `${sent}, y esto queda cerrado.`,
      booked: `${sent}, y la reunión se queda como está. ${next}`,
      offered: `${sent}; lo que se propuso antes sigue en pie. ${next}`,
      nothing: `${sent}. ${next} Sin noticias suyas, lo cierro dentro de dos semanas.`,
    }[stands];
  },
};
