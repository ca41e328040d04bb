import type { PreferenceLexicon } from './lexicon';

export const es: PreferenceLexicon = {
  language: 'es',
  concepts: {
    no: 'no|ningún|ninguna|ninguno|nunca|jamás|nada|sin|nada de|no quiero|no pongas|no pongas nada|en ningún caso',
    not_asked:
      'era|eran|estaba|estaban|tenía|tenían|solía|podría|podrían|ya no|no siempre|no solo|no sólo|no solamente|no todos|no todas|no necesariamente|no demasiado|no hace falta|no es necesario|no tienes que|no hay que|no hay problema|ningún problema|no tengo problema|no me importa|no me importan|no me molesta|no me molestan|quizás|quizá|tal vez|a lo mejor|a veces|raramente|rara vez|de vez en cuando|el año pasado|antiguamente|demasiado|demasiados|demasiadas|en lugar de|en vez de|no tengo reuniones|no tengo nada|no tengo citas|no tengo llamadas|tengo libre',
    only: 'solo|sólo|solamente|únicamente|exclusivamente|nada más que',
    except: 'excepto|salvo|menos|a menos que|aparte de|fuera de',
    block:
      'bloqueado|bloqueada|bloqueados|bloquea|bloquear|bloquee|reservado|reservada|reserva|reservar|reserve|ocupado|ocupada|no disponible|vacaciones|de vacaciones|estoy fuera|fuera de la oficina|cerrado|intocable|sagrado|protegido|protegida|estoy de vacaciones|estaré de vacaciones|no estaré|estaré fuera|no estoy disponible|bloquéame|festivo|día festivo|sagrada|no tocar|reservados|reservadas|resérvame|resérvame siempre|guárdame|es sagrada|es sagrado|no estoy|no se toca|ni se toca|protege',
    free: 'libre|libres|despejado|despejada|para mí|despejados|despejadas',
    keep: 'deja|deje|dejar|mantén|mantenga|mantener|guarda|guarde|guardar|quedan|queda|dejad|déjame|conserva|dejen',
    prefer:
      'prefiero|preferiría|preferiblemente|preferencia|mejor|ideal|lo ideal|me viene mejor|me vienen mejor|me va mejor|me gustan más|de preferencia|a ser posible prefiero|me gusta más|me vienen bien|me viene bien|es ideal|son ideales|preferencia por|mi preferencia|preferentemente',
    avoid:
      'evita|evite|evitar|mejor no|preferiría no|prefiero no|no me gusta|no me gustan|evitad|prefiero evitar|me gustaría evitar|a evitar|no es ideal|no son ideales|no me vienen bien|no me viene bien',
    if_possible:
      'si es posible|si se puede|a ser posible|en lo posible|siempre que sea posible|cuando sea posible|idealmente|normalmente|por lo general|generalmente|habitualmente|de ser posible|a poder ser|si puedes|en la medida de lo posible|en general|salvo que no haya otra opción|siempre que se pueda|si puede ser',
    at_most: 'como mucho|como máximo|máximo|max|no más de|nunca más de|a lo sumo|un máximo de|límite de|tope de',
    at_least: 'al menos|por lo menos|como mínimo|mínimo|no menos de|un mínimo de',
    per_day:
      'al día|por día|cada día|todos los días|diario|diarias|diarios|en un día|en el mismo día|/ día|en un mismo día',
    per_week: 'por semana|a la semana|cada semana|todas las semanas|semanal|semanales|/ semana|en una semana',
    default:
      'por defecto|estándar|salvo que diga lo contrario|si no digo otra cosa|salvo indicación contraria|predeterminado|salvo que se diga lo contrario|salvo que alguien diga lo contrario|si nadie dice nada|si no se dice nada|si no se especifica|a menos que se diga otra cosa',
    work: 'trabajo|yo trabajo|estoy disponible|disponible|estoy en la oficina|atiendo|puedo reunirme',
    hours:
      'horario|horarios|horas de trabajo|horario laboral|jornada|jornada laboral|disponibilidad|horario de trabajo',
    meeting:
      'reunión|reuniones|cita|citas|encuentro|encuentros|junta|juntas|invitación|invitaciones|evento|eventos|hueco|huecos|opción|opciones|cosas|propuestas|conversación|conversaciones|cualquier cosa',
    call: 'llamada|llamadas',
    video:
      'vídeo|video|por vídeo|por video|videollamada|videollamadas|videoconferencia|videoconferencias|en línea|online|virtual|virtuales|reunión virtual|reuniones virtuales',
    phone:
      'teléfono|por teléfono|telefónica|telefónicas|llamada telefónica|llamadas telefónicas|cita telefónica|citas telefónicas',
    in_person: 'en persona|presencial|presenciales|reunión presencial|reuniones presenciales|cara a cara|en la oficina',
    outside: 'externo|externa|externos|externas|de fuera|gente de fuera|personas externas|ajenos',
    inside: 'interno|interna|internos|internas|compañeros|compañeras|colegas|mi equipo|equipo',
    focus:
      'trabajo concentrado|trabajo profundo|concentración|trabajo en profundidad|sin interrupciones|trabajo tranquilo|foco|tiempo de concentración|deep work|trabajo sin interrupciones',
    blocks: 'bloque|bloques|tramo|tramos|partes|trozos',
    in_a_row:
      'seguidas|seguidos|consecutivas|consecutivos|de seguido|sin parar|sin descanso|sin pausa|una tras otra|sin interrupción|sin interrupciones|ininterrumpidas|de un tirón',
    break: 'descanso|descansos|pausa|pausas|respiro|libre|para respirar|respirar',
    buffer: 'margen|pausa|hueco|colchón|descanso|de por medio|libres',
    around: 'alrededor de|antes y después|antes y después de|a cada lado',
    flight: 'vuelo|vuelos|avión|aviones',
    train: 'tren|trenes|viaje en tren|viajes en tren',
    travel: 'viaje|viajes|desplazamiento|desplazamientos|trayecto|trayectos',
    last: 'duran|dura|duración|duren|dure|de largo|son de',
    notice: 'antelación|de antelación|con antelación|de aviso|aviso|aviso previo|preaviso|de preaviso',
    horizon: 'de antelación|con antelación|en el futuro|más allá|a futuro|vista',
    business_days: 'día hábil|días hábiles|día laborable|días laborables|días laborales|día laboral',
    start_at: 'empiezan|empieza|empezar|comienzan|comienza|comenzar|empiecen',
    half_hour: 'a la media|a las medias|en punto o a y media|media hora en punto|cada media hora',
    full_hour: 'en punto|a la hora en punto|a las horas en punto',
    quarter_hour: 'cuarto de hora|cuartos de hora|cada cuarto de hora',
    title: 'título|títulos|asunto|titula|nombre del evento|ponle el título|llámalas',
    description: 'descripción|en la descripción',
    follow_up_block:
      'para notas|para las notas|para tomar notas|para el seguimiento|de seguimiento|para apuntes|para hacer el seguimiento',
    next_day: 'al día siguiente|el día siguiente|día siguiente|a la mañana siguiente',
    codeword:
      'palabra clave|palabra en clave|clave|cuando escribo|si escribo|cuando digo|si digo|cuando escriba|si pongo|la palabra',
    stop_word:
      'no respondas más|no contestes más|deja de responder|deja el hilo|detente|abandona|retírate|no sigas|lo llevo yo|déjamelo a mí|sal del hilo|no escribas más|deja de escribir|deja ese hilo|déjalo|sal de la conversación|no intervengas más|me encargo yo|ya me encargo yo|sigo yo',
    ignore:
      'ignora|ignore|ignorar|no respondas a|nunca respondas a|no contestes a|no contestes nunca a|no hagas caso a|no hagas caso de',
    place: 'lugar|sitio|dirección|sala',
    meet_at: 'usa|use|quedamos en|son en|se hacen en|a través de',
    vip: 'vip|vips|un vip|prioridad|prioritario|prioritaria|prioritarios|la prioridad|da prioridad a|da prioridad|tienen prioridad|tiene prioridad|van primero|va primero|importante|importantes|dé prioridad a|pasan primero|pasa primero|son prioritarios|es prioritario|tienen preferencia|tiene preferencia|pasan antes que nadie|pasa antes que nadie|van antes que nadie|antes que nadie|por delante de los demás',
    belongs: 'pertenece a|pertenecen a|cuenta como|cuentan como',
    may_be:
      'puede|pueden|es posible|son posibles|está bien|están bien|se permite|se permiten|vale|valen|también vale|también valen',
    end_by:
      'tiene que terminar antes de|tienen que terminar antes de|debe terminar antes de|terminar antes de|acabar antes de|tiene que acabar antes de|terminadas a|acabadas a',
    last_of_day: 'última|último|mi última|mi último|del día',
    i_am_in:
      'estoy en|estaré en|cuando estoy en|cuando esté en|mientras esté en|voy a estar en|viajo a|estaré de viaje en',
    zone: 'zona horaria|mi zona horaria|mi zona horaria es|huso horario|vivo en',
    my_name: 'me llamo|mi nombre es|mi nombre',
    organisation: 'trabajo para|trabajo en|mi empresa|mi empresa es|nuestra empresa|mi compañía|mi compañía es',
    my_number:
      'mi número|mi número es|mi teléfono|mi teléfono es|mi móvil|mi móvil es|mi celular|número|me pueden llamar al|localizable en el',
    i_call:
      'llamo yo|yo llamo|les llamo yo|yo les llamo|llamaré yo|los llamo yo|soy yo quien llama|soy yo el que llama|yo los llamo|la llamada la hago yo',
    they_call:
      'me llaman|que me llamen|me llaman ellos|ellos me llaman|el invitado me llama|los invitados me llaman|que llamen ellos|llaman ellos|me llama el invitado|que me llamen ellos|me llama|el cliente me llama|son ellos quienes me llaman|son ellos los que llaman|la otra persona me llama|me tienen que llamar',
    provider: 'zoom|google meet|teams|microsoft teams|webex|skype|jitsi',
    formal: 'formal|formales|de usted|usted|protocolario|tono formal|trata de usted|formalmente|con formalidad',
    warm: 'cercano|cercana|amable|amigable|informal|informales|cordial|de tú|tutea|cálido|cálida|tono informal|tono cercano|con cercanía|tutéalos|tuteando|cercanos|amables|cálidos|cordiales',
    brief: 'breve|breves|corto|cortos|corta|cortas|conciso|concisa|concisos|escueto|sé breve|pocas palabras|concisas',
    language:
      'idioma|responde en|contesta en|escribe en|responde siempre en|contesta siempre en|escribe siempre en|escriba en|responda en|conteste en|en idioma|lengua',
    guest_language:
      'el idioma de quien escribe|en el idioma de quien escribe|el idioma del remitente|en el idioma del remitente|su idioma|en su idioma|el mismo idioma|en el mismo idioma|el idioma del invitado',
    signature: 'firma|firma como|firma con|firme|despídete con|termina con|termina los correos con|cierra con',
    offer: 'propón|propone|proponga|ofrece|ofrezca|da|sugiere|proponer|ofrecer',
    copy_me:
      'ponme en copia|póngame en copia|ponme siempre en copia|en copia|cópiame|mantenme en copia|incluirme en copia',
    not_copy_me:
      'no me pongas en copia|no hace falta ponerme en copia|sin copia|no me copies|no me incluyas en copia|fuera de copia',
    hold: 'reservas provisionales|bloqueos provisionales|huecos provisionales|marcadores|provisionales',
    visible: 'en mi calendario|en el calendario|visible|visibles|en mi agenda',
    follow_up: 'recordatorio|recordatorios|insiste|insistir|recuérdales|recordar|reclama',
    ask_me:
      'pregúntame|pregúntame antes|pregúntame antes de|pregúntame primero|consúltame|consúltame antes|con mi visto bueno|mi visto bueno|mi aprobación|pregunta antes|pídeme permiso|consúltame antes de|pregúntame siempre antes de|pregúntame siempre|consulta conmigo|pide mi aprobación|necesita mi aprobación|necesitan mi aprobación|necesitan mi visto bueno|necesita mi visto bueno|con mi aprobación|avísame antes|avísame antes de|espera mi confirmación',
    without_asking: 'sin preguntar|sin preguntarme|sin consultarme|por tu cuenta|sin mi aprobación',
    drafts_only: 'solo borradores|sólo borradores|únicamente borradores',
    approve_everything: 'enséñame todo antes|quiero aprobar todo|pregúntame todo|apruebo todo',
    outsiders_first_time: 'el primer correo a alguien nuevo|el primer correo a gente nueva',
    when_unsure: 'en caso de duda|si dudas|si no estás seguro|ante la duda',
    autopilot: 'piloto automático|hazlo todo tú',
    act_offer: 'ofrezcas|ofrezca|propongas|ofrecer|proponer|ofreces|propones',
    act_book:
      'agendes|agende|reserves|programes|reservar|reservas|confirmar|confirmas|aceptar|agendar|programar|programa|fijar|añade|añadir|pon|pongas|poner|concertar|pongan|ponga|agéndame|fijes|organices|organizar|aceptes',
    act_move: 'mover|mueves|cambiar|cambias|aplazar|reprogramar|posponer',
    act_cancel: 'cancelar|cancelas|anular|rechazar',
    act_write:
      'escribir|escribes|responder|respondes|responde|contestar|contesta|enviar|envía|mandar|correos|correo|mensajes|escribe|escríbeles|escriba|responda|conteste|mensaje|emails|mails',
    travel_time: 'desplazamiento|de desplazamiento|tiempo de desplazamiento|de viaje|de trayecto',
    fallback: 'si no|o si no|como alternativa|en su defecto|alternativa',
    earlier_than: 'más temprano de|más temprano que|antes de las',
    later_than: 'más tarde de|más tarde que|más allá de las',
    different_days: 'días distintos|días diferentes|en días distintos|en días diferentes|distintos|días',
    same_day: 'el mismo día|para el mismo día|del mismo día|mismo día',
    enough: 'basta|bastan|es suficiente|son suficientes|no más|suficiente',
    earliest: 'lo antes posible|cuanto antes|lo más pronto posible|lo más temprano posible',
    latest: 'lo más tarde posible',
    clustered: 'agrupa|agrupadas|agrupados|juntas|juntos|agrupar',
    spread: 'repartidas|repartidos|reparte|separadas|separados|repartir',
    everyone: 'todos|todo el mundo|todos los invitados',
    most_people: 'la mayoría|la mayor parte',
    share_free_busy: 'libre u ocupado|libre/ocupado|cuándo estoy libre',
    always: 'siempre|en todo caso|sin excepción|cada vez',
  },
  types: {
    'check-in': 'seguimiento rápido|puesta al día|puestas al día|check-in|check-ins',
    chat: 'charla|charlas|charla rápida|charlas rápidas|llamada rápida|llamadas rápidas',
    intro:
      'primera llamada|primeras llamadas|presentación|presentaciones|primera reunión|primeras reuniones|llamada de presentación|llamadas de presentación',
    discussion: 'discusión|discusiones|debate|debates',
    detailed: 'a fondo|reunión a fondo|reuniones a fondo|detallada|detalladas|reunión detallada|reuniones detalladas',
    interview: 'entrevista|entrevistas|entrevista de trabajo|entrevistas de trabajo',
    coffee: 'café|cafés|tomar café|un café',
    lunch: 'comida de trabajo|comidas de trabajo|almuerzo|almuerzos|comidas',
    dinner: 'cena|cenas|cena de trabajo|cenas de trabajo',
    breakfast: 'desayuno|desayunos|desayuno de trabajo|desayunos de trabajo',
    drinks: 'copas',
    '1:1': '1:1|uno a uno|individual|individuales|reunión individual|reuniones individuales|cara a cara con',
    demo: 'demo|demos|demostración|demostraciones',
    review: 'revisión|revisiones',
    workshop: 'taller|talleres',
    standup: 'daily|reunión diaria|stand-up',
    sales:
      'llamada comercial|llamadas comerciales|reunión comercial|reuniones comerciales|visita comercial|llamadas de ventas|reuniones de ventas',
    board: 'consejo de administración|junta directiva',
    consultation: 'consulta|consultas|asesoría|asesorías',
    webinar: 'seminario web|webinar|webinars',
    'follow-up':
      'llamada de seguimiento|llamadas de seguimiento|reunión de seguimiento|reuniones de seguimiento|seguimientos',
  },
  groups: {
    investor: 'inversor|inversores|inversora|inversionista|inversionistas',
    customer: 'cliente|clientes|clienta|clientas',
    vendor: 'proveedor|proveedores|proveedora',
    candidate: 'candidato|candidatos|candidata|candidatas',
    partner: 'socio|socios|socia|partner|partners',
    journalist: 'periodista|periodistas|prensa',
    'board member': 'consejero|consejeros|miembro del consejo|miembros del consejo',
    recruiter: 'reclutador|reclutadores',
    prospect: 'prospecto|prospectos|cliente potencial|clientes potenciales',
    friend: 'amigo|amigos|amiga|amigas',
    family: 'familia',
    student: 'estudiante|estudiantes|alumno|alumnos',
    'managing director': 'la dirección',
    patient: 'paciente|pacientes',
    vip: 'vip|vips',
  },
  languages: { en: 'inglés', de: 'alemán', fr: 'francés', es: 'español' },
  fillers: `el la los las lo un una unos unas de del al a y e o que con para por en se me te le les nos os mi mis tu tus su sus nuestro nuestra yo él ella ellos ustedes usted
    es son ser está están estar estoy estaré hay he ha han tengo tiene tienen tener hacer hago hace haz quiero quisiera necesito debe deben debería tiene-que puedo favor por-favor gracias
    cada todo toda todos todas día días hora horas semana semanas vez veces tiempo alguien personas gente invitado invitados cualquiera cualquier 
    muy bien también ya aún así como este esta estos estas ese esa eso esto aquí ahí nuevo nueva nuevos nuevas solicitud solicitudes minutos como-siempre realmente como`,
};
