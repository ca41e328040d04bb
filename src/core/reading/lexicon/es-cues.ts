import type { Lexicon } from './lexicon';

/** What Spanish phrases do in a mail about meetings. All addresses (usted, tú, vos), Spain and the Americas included. */
export const esCues: Lexicon['cues'] = {
  neg: 'no|nunca|tampoco|imposible|sin|ni|nada|no puedo|no podré|no podría|no podemos|no podremos|no me es posible|no nos es posible|jamás|ya no|ya no puedo|ya no podré|ya no podemos|no tengo disponibilidad|no tengo tiempo|no tengo hueco|no tengo espacio|no tengo libre|no dispongo|ninguna disponibilidad|sin disponibilidad|no alcanzo|no llego',
  postneg:
    'muy temprano|es muy temprano|demasiado temprano|un poco temprano|algo temprano|es temprano|muy pronto|muy tarde|un poco tarde|un poco pronto|he rechazado|rechacé|rechazado|rechazada|no me viene bien|no me viene|no nos viene bien|no me va bien|no me va|no nos va bien|no me queda bien|no nos queda bien|no me queda|no me funciona|no nos funciona|no funciona|no funcionan|no me funcionan|ya no me viene bien|ya no me va bien|ya no es posible|no es posible|no será posible|no va a ser posible|no me conviene|no nos conviene|no me convienen|es imposible|me es imposible|nos es imposible|me será imposible|me resulta imposible|nos resulta imposible|está complicado|lo tengo complicado|es complicado|me es complicado|se me complica|se complica|complicado|complicada|no me sirve|no me sirven|no nos sirve|no me cuadra|no nos cuadra|no me cuadran|me viene mal|me viene fatal|me vienen mal|me va mal|me va fatal|me queda mal|nos viene mal|nos va mal|no va a poder ser|no va a ser|no podrá ser|no me vienen bien|no me quedan bien|está lleno|está llena|está completo|tengo completo|lo tengo lleno|lo tengo completo|es muy pronto|es muy tarde|demasiado pronto|demasiado tarde|muy justo|queda descartado|está ocupado|está tomado|mal',
  busy: 'tengo reuniones|tengo una reunión|tengo reunión|tengo una cita|tengo cita|ya tengo una cita|ya tengo cita|ya tengo una reunión|ya tengo reunión|ya tengo algo|ya tengo un compromiso|ya tengo compromiso|ya tengo otra|ya tengo otro|ya tengo|tengo una llamada|tengo otra llamada|tengo llamadas|tengo clases|tengo un evento|tengo un vuelo|ocupado|ocupada|ocupados|muy ocupado|muy ocupada|de viaje|de vacaciones|de licencia|de permiso|de descanso|fuera|fuera de la ciudad|fuera del país|no disponible|no estoy disponible|no estaré disponible|no estoy|no estaré|no voy a estar|no estoy libre|reunido|reunida|en reuniones|en reunión|en una reunión|viajando|fuera de la oficina|enfermo|enferma|de baja|liado|liada|a tope|copado|copada|lleno|llena|hasta arriba|comprometido|comprometida|en un congreso|en una conferencia|en formación|en un curso|en el médico|ausente|tengo otra reunión|tengo otro compromiso|tengo un compromiso|tengo médico|tengo clase|bloqueado|bloqueada|saturado|saturada|en clases|con clientes|sin conexión',
  stop_at: 'tengo que irme a las|debo irme a las|me tengo que ir a las|tengo que salir a las|hora límite',
  back: 'vuelvo|vuelvo el|regreso|de vuelta|de regreso|estaré de vuelta|de nuevo disponible|nuevamente disponible|me reincorporo|retorno|otra vez disponible',
  works:
    'me va|me van|me vale|me valen|me viene|me queda|nos va|nos viene|no me va mal|no me viene mal|no está mal|no me parece mal|no tengo inconveniente|no hay inconveniente|no tengo problema|no es problema|me viene bien|me viene muy bien|me viene mejor|me viene perfecto|me viene genial|me vienen bien|me vienen perfecto|viene bien|viene perfecto|nos viene bien|nos viene perfecto|nos vienen bien|me va bien|me va muy bien|me va mejor|me va perfecto|me va genial|me van bien|nos va bien|nos va perfecto|va bien|va perfecto|me queda bien|me queda muy bien|me queda perfecto|me queda mejor|me quedan bien|nos queda bien|queda bien|queda perfecto|queda confirmado|queda agendado|queda agendada|queda|me funciona|me funciona bien|me funciona perfecto|me funcionan|nos funciona|funciona|funcionan|funciona bien|funciona perfecto|me sirve|me sirve bien|me sirven|nos sirve|nos sirven|sirve|sirven|me parece bien|me parece perfecto|me parece genial|me parece|nos parece bien|parece bien|parece perfecto|perfecto|perfecta|de acuerdo|está bien|esta bien|estaría bien|estaría perfecto|estaría genial|vale|venga|ok|okay|okey|oka|dale|listo|sale|órale|bien|muy bien|genial|estupendo|fenomenal|fantástico|bárbaro|buenísimo|joya|me cuadra|me cuadra bien|me cuadran|nos cuadra|cuadra|me conviene|me convienen|nos conviene|me acomoda|me acomoda bien|nos acomoda|me calza|me late|sería perfecto|sería ideal|sería genial|sería mejor para mí|estaría ideal|me vendría bien|me vendría mejor|me vendría genial|me vendrían bien|nos vendría bien|vendría bien|vendrían bien|me iría bien|me iría mejor|me irían bien|nos iría bien|iría bien|me quedaría bien|me serviría|me funcionaría|podría funcionar|es posible|son posibles|sería posible|posible|posibles|me quedo con|nos quedamos con|elijo|escojo|tomo|tomamos|prefiero la|confirmo|confirmamos|encantado|encantada|encantados|con gusto|con mucho gusto|excelente|sí puedo|sí podemos|sí que puedo|ahí estaré|allí estaré|acepto|aceptamos|aceptado|hecho|trato hecho|cuenta conmigo|cuente conmigo|quedamos entonces|nos apuntamos|me apunto|apúntame|agéndalo|resérvalo|es perfecta|es perfecto|es ideal|es buena|me encaja|nos encaja|encaja|nos va genial|conforme|de una',
  free: 'no tengo nada|no tengo nada previsto|no tengo nada programado|nada previsto|no tengo compromisos|libre|libres|disponible|disponibles|puedo|podría|podemos|podríamos|podré|tengo tiempo|tengo hueco|tengo un hueco|tengo huecos|tengo disponibilidad|tengo espacio|tengo un espacio|tengo libre|tengo la tarde libre|tengo la mañana libre|flexible|estoy libre|estamos libres|estoy disponible|estamos disponibles|estaré disponible|estaré libre|estaría disponible|estaría libre|estoy abierto|dispongo|cuento con disponibilidad|soy flexible|estoy flexible|pudiera',
  pref: 'preferiblemente|preferentemente|de preferencia|prefiero|preferiría|preferimos|preferiríamos|idealmente|mejor|a ser posible|de ser posible|si es posible|si fuera posible|si puede ser|si se puede|lo ideal sería|lo ideal|preferencia|mi preferencia|sería mejor|mejor si|mejor por|lo mejor sería|me gustaría más|a poder ser|en lo posible|ojalá',
  avoid:
    'preferiría no|preferiría que no|mejor no|evitar|evita|evite|evitemos|a ser posible no|en último caso|como último recurso',
  but: 'pero|sin embargo|aunque|en cambio|sino|mas|no obstante',
  otherwise:
    'si no|si no puede ser|si no es posible|si no te va bien|si no le va bien|si no te viene bien|si no le viene bien|de lo contrario|en su defecto|alternativamente|como alternativa|otra opción sería|o si no|o bien si no|como segunda opción|en caso contrario',
  hedge:
    'siento lo del|siento lo de|perdón por el|perdona por el|disculpa por el|disculpe por el|difícil|escéptico|escéptica|delicado|todo menos|todo salvo|todo excepto|ninguno salvo|ninguno, salvo|ninguno menos|ninguno excepto|ninguna salvo|ninguna, salvo|ninguna menos|quizás|quizá|tal vez|a lo mejor|capaz|capaz que|probablemente|posiblemente|seguramente|creo|creo que|pienso que|me parece que|supongo|supongo que|por confirmar|aún no|todavía no|no puedo confirmar|a confirmar|pendiente de|no estoy seguro|no estoy segura|no sé si|tengo que confirmar|tengo que revisar|tengo que ver|tengo que mirar|tengo que consultar|debo confirmar|debo revisar|déjame ver|déjame revisar|déjame mirar|déjeme revisar|déjame consultarlo|voy a revisar|reviso|lo reviso|lo miro|te confirmo|le confirmo|os confirmo|les confirmo|te aviso|le aviso|os aviso|les aviso|te digo algo|le digo algo|te digo|le digo|le comento|te comento|ya te digo|te cuento|en principio|a menos que|a no ser que|salvo que|siempre y cuando|salvo imprevistos|espera|espere|espérate|en realidad|mejor dicho|perdón, quise|quise decir|depende|dependiendo|en teoría|teóricamente|espero que|ojalá pueda|casi|iba a|debería|podría haber|hubiera podido|veremos|a ver si|provisionalmente|tentativamente|tentativo|inicialmente|normalmente',
  if: 'si|en caso de|en caso de que|siempre que|cuando|mientras|solo si|sólo si|con tal de que',
  polite_if:
    'si te parece|si le parece|si os parece|si les parece|si te parece bien|si le parece bien|si os parece bien|si te va bien|si le va bien|si os va bien|si te viene bien|si le viene bien|si os viene bien|si te queda bien|si le queda bien|si les queda bien|si te conviene|si le conviene|si puedes|si puede|si podéis|si pueden|si quieres|si quiere|si queréis|si gustas|si gusta|si prefieres|si prefiere|si hace falta|si es necesario|si lo prefieres|si lo prefiere|si está de acuerdo|si estás de acuerdo|si estás libre|si está libre|si estás disponible|si está disponible|si te acomoda|si le acomoda',
  propose:
    'qué tal|que tal|qué tal si|qué te parece|qué te parece si|qué le parece|qué le parece si|qué os parece|qué les parece|te parece|te parece bien|le parece|le parece bien|os parece bien|podríamos|podemos|podrías|puedes|podés|podéis|puede|pueden|podría ser|podrían|podríais|puede ser|sería posible|es posible|sería factible|estás libre|está libre|estáis libres|está disponible|estás disponible|estáis disponibles|están disponibles|tienes|tienes un rato|tienes tiempo|tienes hueco|tienes un hueco|tenés|tenéis|tiene|tiene tiempo|tiene disponibilidad|tienen|tendría|tendrías|tendrían|tendría un hueco|propongo|le propongo|te propongo|os propongo|les propongo|proponemos|sugiero|sugerimos|digamos|hablamos|quedamos|y si|y si quedamos|te viene bien|le viene bien|os viene bien|les viene bien|te viene|le viene|te va bien|le va bien|os va bien|les va bien|te va|le va|te vendría bien|le vendría bien|os vendría bien|les vendría bien|te iría bien|le iría bien|te queda bien|le queda bien|les queda bien|os queda bien|te queda|les queda|te quedaría bien|le quedaría bien|te sirve|le sirve|les sirve|te funciona|le funciona|les funciona|te acomoda|le acomoda|te cuadra|le cuadra|os cuadra|por qué no|proponer|ofrezco|le ofrezco|te ofrezco|mi disponibilidad|mi disponibilidad es|mis horarios|mis huecos|estos son mis|quisiera proponer|me gustaría proponer|algún momento|alguna hora',
  place_in: 'estoy en|estaré en|estamos en|estaremos en|vivo en|trabajo desde|me encuentro en',
  past: 'nos vimos|nos vimos el|nos reunimos|nos reunimos el|nos conocimos|nos conocimos el|nos encontramos el|hablamos el|hablamos la|hablamos ayer|charlamos el|su correo del|tu correo del|tu mail del|su mensaje del|tu mensaje del|la última vez|la vez pasada|fue un placer|fue un gusto|un placer haberte|un placer haberle|tuvo lugar|se celebró|nuestra reunión del|nuestra llamada del|desde nuestra|la factura del|gusto en conocerte|gusto en conocerle|encantado de conocerte',
  move: 'mover|movemos|muevo|cambiar|cambiamos|cambio|cambiarla|cambiarlo|cambiarlo al|moverla|moverlo|pasarla|pasarlo|pasar la reunión|pasar la cita|pasar la llamada|reprogramar|reprogramarla|reprogramarlo|reprogramamos|reagendar|reagendarla|reagendamos|recalendarizar|trasladar|trasladarla|otra fecha|otro día|otro momento|otra hora|otra ocasión|mover la reunión|cambiar la reunión|cambiar la fecha|cambiar la hora|cambiar el día|dejarlo para|dejarla para|aplazar la reunión al|postergar al|correr la reunión|correrla|correrlo',
  move_later:
    'aplazar|aplazarla|aplazarlo|aplazamos|posponer|posponerla|posponerlo|posponemos|postergar|postergarla|retrasar|retrasarla|retrasarlo|retrasamos|atrasar|atrasarla|demorar|empezar más tarde|comenzar más tarde|iniciar más tarde',
  move_earlier: 'adelantar|adelantarla|adelantarlo|adelantamos|empezar antes|comenzar antes|anticipar',
  cancel:
    'cancelar|cancelo|cancela|cancelamos|anular|anulo|anulamos|cancelada|cancelado|cancelación|cancelarla|cancelarlo|anularla|suspender|suspendo|suspendida|no podré asistir|no voy a poder asistir|no podré acudir|no podré ir|no voy a poder ir|no podremos asistir',
  late: 'min tarde|mins tarde|minutos tarde|llego|llego tarde|llegar tarde|retraso|con retraso|de retraso|retrasado|retrasada|llegaré tarde|llegaré|atasco|un atasco|tráfico|trancón|taco|en camino|voy en camino|voy tarde|voy retrasado|voy retrasada|voy con|demorado|demorada|atrasado|atrasada|estoy llegando|me retraso|me demoro',
  thank:
    'gracias|muchas gracias|muchísimas gracias|mil gracias|te agradezco|le agradezco|agradezco|agradecido|agradecida|se agradece|gracias de antemano|gracias por todo|muy amable|muy agradecido',
  ack: 'entendido|recibido|anotado|enterado|enterada|hasta luego|hasta pronto|hasta entonces|hasta ahora|hasta la vista|nos vemos pronto|nos vemos entonces|nos vemos allí|nos vemos ahí|nos vemos luego|hablamos pronto|hablamos luego|quedo a la espera|quedo atento|quedo atenta|quedo pendiente|tomo nota|tomamos nota|apuntado|confirmado|en mi calendario|ya está en mi agenda|no hay problema|no hay ningún problema|ningún problema|sin problema|sin problemas|no pasa nada|no te preocupes|no se preocupe|no os preocupéis|no hay prisa|sin prisa|no dudes en|no dude en|de nada|con mucha ilusión|con ganas|tengo ganas|qué ganas|espero con ilusión|espero nuestra|un placer|👍|🙏|😊|🙂|👌|✅',
  yes: 'sí|si, claro|claro|claro que sí|por supuesto|desde luego|exacto|exactamente|correcto|así es|efectivamente|cómo no|sin duda|absolutamente|ya|sip',
  no: 'no gracias|nop|nel',
  request:
    'busca|buscar|busque|busca un hueco|organiza|organizar|organice|organizame|agenda|agendar|agende|agéndame|agendame|programa|programar|programe|prográmame|coordina|coordinar|coordine|encuentra|encontrar|concertar|concierta|concretar|fijar|fija|fije|reservar|reserva|reserve|planificar|planifica|planea|cuadrar|calendarizar|convocar|convoca|convoque|pon|ponme|poner una reunión|bloquea|búscame|solicito|solicitar',
  meet: 'reunión|reuniones|reunirnos|reunirme|reunirse|nos reunamos|encuentro|encontrarnos|hablar|charlar|charla|conversar|platicar|cita|entrevista|vernos|vernos las caras|conversación|juntarnos|junta|juntada|quedar|reunir|sesión|presentación|demo|taller|seguimiento|conocernos|ponernos al día|comité|visita|intercambio|catch-up|1:1',
  recurring: 'recurrente|recurrentes|periódica|periódico|regular|fija cada|fijo cada',
  ask_times:
    'cuándo estás|cuándo está|cuándo estáis|cuándo están|cuándo puedes|cuándo podés|cuándo puede|cuándo podéis|cuándo pueden|cuándo podría|cuándo podrías|cuándo podríamos|cuándo podemos|cuándo te viene|cuándo le viene|cuándo te va|cuándo le va|cuándo te queda|cuándo le queda|cuándo tendría|cuándo tendrías|cuándo sería|qué disponibilidad|tu disponibilidad|su disponibilidad|sus disponibilidades|vuestra disponibilidad|otras opciones|otra opción|otros horarios|otro horario|otras fechas|otra alternativa|otras propuestas|otra propuesta|alguna otra opción|alguna otra fecha|algún otro horario|otras alternativas|otros días|otros momentos|cuándo tienes|cuándo tiene|qué horarios|qué días|qué día|qué hora|qué fechas|otros huecos|otro hueco|más opciones|algunas opciones|unas opciones|algunos horarios|algunas fechas|alguna alternativa|alternativas',
  decline:
    'no me interesa|no nos interesa|no estoy interesado|no estoy interesada|no estamos interesados|ya no me interesa|ya no nos interesa|sin interés|no gracias|no, gracias|declino|declinamos|no hace falta|ya no hace falta|no será necesario|no es necesario|ya no es necesario|rechazo|rechazamos|no deseamos continuar|no deseo continuar|no vamos a continuar|desistimos|paso de|nos hemos decantado|hemos decidido no',
  stop_mail:
    'dejen de escribirme|deje de escribirme|deja de escribirme|dejad de escribirme|no me escriban|no me escriban más|no me escriba|no me escriba más|no me escribas|no me escribas más|no me escribáis|no me contacten|no me contacten más|no me contacte|no me contactéis|no me manden más|no me envíen más|no me envíe más|no quiero recibir|no deseo recibir|darme de baja|dar de baja|dame de baja|denme de baja|dejen de enviarme|deje de enviarme|eliminen mi correo|eliminen mi dirección|bórrenme|quítenme de|sáquenme de',
  never_mind:
    'olvídalo|olvídelo|olvidalo|olvida esto|ya me encargo|ya me encargo yo|yo me encargo|me encargo yo|me ocupo yo|yo me ocupo|ya me ocupo|lo gestiono yo|lo hago yo|lo coordino yo|déjalo|déjalo estar|déjelo|no te preocupes, yo|ya está resuelto|ya está arreglado|ya no hace falta que|cancela la búsqueda|ya lo resolví|ya lo arreglé',
  hold_off:
    'espera antes|espera un poco|espera a que|espera por ahora|espera hasta|espérate un poco|aguanta|pausa|pausa esto|en pausa|déjalo en pausa|déjala en pausa|ponlo en pausa|ponlo en espera|poner en espera|en espera|en stand-by|en stand by|todavía no envíes|aún no envíes|no envíes nada|no envíes nada todavía|no mandes nada|de momento nada|deja esto en pausa',
  resume: 'puedes seguir|puedes continuar|retoma|retómalo|sigue adelante|continúa|reanuda',
  instruct:
    'ofrezcas|ofrece|ofrezca|ofrece solo|ofrece sólo|solo ofrece|sólo ofrece|ofrécele|ofréceles|propón solo|proponle|asegúrate|prioriza',
  from_now_on:
    'a partir de ahora|de ahora en adelante|en adelante siempre|por defecto|en general|de aquí en adelante|desde ahora|por norma|como norma',
  add: 'añadir|añade|añada|añádeme|agrega|agregar|agregue|incluye|incluir|incluya|invita|invitar|invite|sumar|suma|sume|añadas|agregues|incluyas|añadir a|añadáis|invitar a|invita a|pon en copia|poner en copia|copia a|en copia a|se unirá|se sumará|nos acompañará|también asistirá|también participará|asistirá también',
  remove:
    'quita|quitar|quite|elimina|eliminar|elimine|saca|sacar|saque|retira|retirar|excluye|excluir|ya no participa|no participará|ya no forma parte|no asistirá|no vendrá',
  optional:
    'opcional|es opcional|no es imprescindible|no hace falta que venga|no hace falta que asista|no es obligatorio|no tiene que asistir',
  delegate:
    'lleva mi agenda|gestiona mi agenda|maneja mi agenda|coordina mi agenda|organiza mi agenda|lleva mi calendario|gestiona mi calendario|maneja mi calendario|se encarga de mi agenda|se ocupa de mi agenda|mi asistente|mi asistenta|mi secretaria|mi secretario|coordinar con|coordine con|coordina con|coordinen con|se encargará de|se encarga de coordinar|puede encontrar un hueco|puede buscar un hueco|puede encontrar un horario|te ayudará a encontrar|le ayudará a encontrar|se pondrá en contacto para',
  make_it:
    'alargar|alargarla|acortar|acortarla|extender|extenderla|hacerla de|hacerlo de|que sea de|reducir|reducirla|ampliar|ampliarla|dejarla en|dejarlo en',
  dur_ok:
    'es suficiente|son suficientes|bastan|basta|bastaría|bastarían|suficiente|suficientes|serán suficientes|sería suficiente|debería bastar|como máximo|máximo|a lo sumo|de duración|duración|alcanzan|alcanza|sobran',
  question_word:
    'qué|cuál|cuáles|quién|quiénes|dónde|adónde|cómo|por qué|cuánto|cuánta|cuántos|cuántas|hay|es la|es el|cuánto dura|para qué|tengo que',
  join_link:
    'enlace|link|liga|enlace de zoom|el enlace|el link|la liga|datos de conexión|datos de acceso|enlace de la reunión|enlace de la llamada|enlace de conexión|enlace para|link de la reunión|link de zoom|link para|liga de zoom|invitación de calendario|código de acceso',
  where:
    'dónde|dónde es|dónde nos|la dirección|qué dirección|cuál es la dirección|en qué lugar|qué sala|qué oficina|ubicación|qué planta|qué piso',
  who: 'quién más|quiénes asistirán|quién asistirá|quién asiste|quiénes van a asistir|quién estará|quiénes estarán|quién participa|quién participará|quiénes participarán|asistentes|participantes|quiénes van|quién va|quién viene|lista de asistentes',
  agenda:
    'orden del día|de qué se trata|de qué trata|temario|sobre qué|cuál es el tema|qué temas|qué vamos a tratar|qué trataremos|cuál es el objetivo|para qué es',
  which_zone: 'qué zona horaria|qué huso|qué huso horario|zona horaria|huso horario|hora de qué país|hora de dónde',
  status:
    'alguna novedad|hay novedades|alguna noticia|hay noticias|ha respondido|han respondido|ya respondió|ya contestó|ha contestado|cómo va|cómo vamos con|qué hay de|en qué quedó|en qué estado|alguna respuesta',
  automated:
    'eres un bot|eres un robot|es un robot|es un bot|es usted un robot|es usted un bot|eres humano|eres humana|es usted humano|es usted una persona|eres una persona|sos un bot|sos un robot|persona real|una máquina|una ia|eres una ia|inteligencia artificial|es automático|chatbot',
  ooo: 'fuera de la oficina|respuesta automática|mensaje automático|estoy de vacaciones|estaré de vacaciones|me encuentro de vacaciones|me encuentro fuera|acceso limitado al correo|acceso limitado a mi correo|sin acceso al correo|sin acceso a mi correo|estaré ausente|estoy ausente|de baja médica|de baja maternal|baja por maternidad|en caso de urgencia|para temas urgentes|para asuntos urgentes',
  bounce:
    'no se pudo entregar|no se ha podido entregar|no pudo ser entregado|no entregado|dirección no encontrada|error de entrega|fallo de entrega|buzón lleno|destinatario desconocido|usuario desconocido|devuelto al remitente',
  scheduling_link:
    'calendly|mi enlace de reservas|mi enlace|mi link de agenda|directamente en mi agenda|reserva aquí|agenda aquí|doodle',
  approve: 'apruebo|aprobado|aprobada|adelante|puedes enviarlo|envíalo|envíala|mándalo|visto bueno|tienes mi ok',
  reject: 'no lo envíes|no lo mandes|no envíes eso|está mal|eso está mal|es incorrecto|incorrecto',
  video:
    'zoom|videollamada|videollamadas|videoconferencia|video llamada|teams|google meet|webex|skype|vídeo|video|por video|en línea|online|on line|virtual|virtualmente|remoto|remota|a distancia|por zoom|por teams|por meet',
  phone:
    'teléfono|por teléfono|telefónica|telefónicamente|llamada telefónica|llamada|una llamada|al teléfono|llamarnos|te llamo|le llamo|llámame|llámeme|telefonazo|por llamada|al celular|al móvil',
  in_person:
    'en persona|presencial|presencialmente|en la oficina|café|un café|tomar un café|tomarnos un café|cafecito|en nuestras oficinas|en sus oficinas|en vuestras oficinas|en tu oficina|en su oficina|en mi oficina|cara a cara|en tu despacho|en mi despacho|una cerveza|unas cañas|tomar algo|de forma presencial|en la sede',
  meal: 'comida|cena|almuerzo|desayuno|comemos|almorzamos|cenamos|desayunamos|comer juntos|almorzar|almorzar juntos|brunch',
  instead: 'en su lugar|en vez',
  sensitive:
    'abogado|abogada|despido|despedido|salario|sueldo|hospital|operación|cirugía|demanda|juicio|funeral|fallecimiento|falleció|muerte|divorcio|diagnóstico|cáncer|acoso|denuncia|periodista|policía|embarazada|quiebra',
  hostile:
    'idiota|mierda|puta|cabrón|pendejo|gilipollas|estafa|estafador|estafadores|imbécil|spam|joder|vergüenza|pérdida de tiempo|denunciar|los voy a denunciar|basura',
  private:
    'dirección particular|domicilio|número personal|número privado|teléfono personal|con quién se reúne|con quién está|qué está haciendo|sus otras reuniones|qué tiene en su agenda|contraseña',
  beyond:
    'ignora las|ignore las|ignora todas|ignore todas|ignora tus|instrucciones anteriores|instrucciones previas|transferencia|transfiere|transfiera|factura|paga|pagar|pago|reenvía|reenvíe|reenvía todo|contraseña|haz clic|haga clic|descarga|descargue|firma el|tarjeta de regalo|iban|cuenta bancaria',
  signoff:
    'saludos|un saludo|saludos cordiales|cordiales saludos|atentamente|atentos saludos|cordialmente|un abrazo|abrazo|abrazos|un cordial saludo|reciba un cordial saludo|reciba un saludo|muchos saludos|besos|un beso|buen día|que tengas un buen día|que tenga un buen día|que tengas buen día|que tenga buen día|que tengan un buen día|buen fin de semana|feliz día|feliz semana|feliz tarde|buena semana|buena tarde|atte|atte.|respetuosamente|sinceramente|chao|chau|adiós|saludo|slds',
  greeting:
    'hola|hola a todos|holi|buenos días|buen dia|buenas tardes|buenas|buenas noches|muy buenas|muy buenos días|estimado|estimada|estimados|estimadas|querido|querida|apreciado|apreciada|qué tal estás|qué tal está|cómo estás|cómo está|espero que estés bien|espero que esté bien|espero que te encuentres bien|espero que se encuentre bien|espero que todo vaya bien',
  see_you: 'nos vemos|nos vemos el|nos hablamos el|hablamos entonces el|te veo|le veo|os veo',
  as_planned:
    'como acordamos|como quedamos|según lo previsto|según lo acordado|tal como acordamos|como estaba previsto|como previsto|sigue en pie|sigue en pie lo|sigue en pie la|seguimos en pie|se mantiene|queda en pie|mantenemos la|te recuerdo|le recuerdo|recordatorio',
  sorry:
    'lo siento|lo siento mucho|lo siento muchísimo|perdón|perdona|perdone|perdonad|perdona el|disculpa|disculpe|disculpen|disculpas|mis disculpas|mil disculpas|le ofrezco disculpas|te ofrezco disculpas|lamentablemente|desafortunadamente|desgraciadamente|infortunadamente|lamento|lo lamento|por desgracia|me temo|me temo que|qué pena|una lástima|me ha surgido un imprevisto|me surgió un imprevisto|ha surgido un imprevisto|surgió un imprevisto|un imprevisto|me ha surgido algo|me surgió algo',
  attend:
    'asistir|asistiré|asistiremos|participar|participaré|estaré ahí|estaré allí|estaré|podré asistir|puedo asistir|acudir|acudiré|iré|ahí nos vemos',
  still: 'todavía|aún|sigue|siguen|continúa libre|continúa disponible',
  deadline_of:
    'fecha límite|fecha tope|deadline|vence|vencimiento|plazo|congreso|conferencia|cumpleaños|feria|boda|aniversario|caduca|expira|lanzamiento|entrega|cierre|inscripción|inscripciones|webinar|junta directiva|oferta válida|promoción|examen',
  extra: 'también|además|por cierto|asimismo|igualmente|de paso|por ejemplo|p. ej.|p.ej.|ej.|pd|p.d.|o sea',
  change_place:
    'nos vemos en el|quedamos en el|quedamos en la|reunámonos en|nos encontramos en|encontrémonos en|nuevo lugar',
  title:
    'acerca de|acerca del|respecto a|respecto al|respecto de|con respecto a|asunto|en cuanto a|sobre el tema|relativo a|referente a',
  confirm: 'confirmo|confirmamos|confirmar|confirma|confirme|por favor confirma',
  asap: 'lo antes posible|cuanto antes|a la brevedad|a la mayor brevedad|lo más pronto posible|en cuanto puedas|en cuanto pueda|urgente|urgentemente|con urgencia|de inmediato|pronto|asap',
  skip: 'saltar|saltarnos|saltamos',
};
