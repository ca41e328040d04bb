/**
 * Words that cannot change what a Spanish sentence about times says: function words, politeness, the nouns of meetings.
 * A word that negates, limits, doubts or moves never belongs here.
 */
export const esFillers = `
hacerlo porfa lista
necesitaríamos calculad calculen
híjole órale ándale chido buenas oiga oye mire mira compa cuate licenciada licenciado arquitecta arquitecto ingeniero ingeniera doctor doctora don doña cuento comento platico prefieras prefiera prefieran guste gustes diferencia horaria casos saludo saludos abrazo abrazos
yo tú usted vos él ella nosotros nosotras vosotros vosotras ustedes ellos ellas me te se nos os le les lo la los las mi mis tu tus su sus mí ti nuestro nuestra nuestros nuestras vuestro vuestra
el un una unos unas y o u e a al de del en con por para sobre que como donde muy más también así entonces pues ya aquí acá allí allá ahí este esta estos estas ese esa esos esas esto eso
es son soy eres somos ser era fue sea está están estoy estamos estar esté estéis estaré estaría estaríamos sería será he ha han has hemos haber hay haya tengo tiene tienen tenemos tienes tenéis tener tendría tendrías tendrían tendríamos
puedo puede pueden podemos puedes podéis podés poder podría podrían podríamos podrías podríais pueda puedas quiero quiere quisiera querría quieres gustaría debo debe hacer hago hace hacemos haríamos ir voy va vamos ver vernos veo vemos dar doy dime decir diga dígame
reunión reuniones cita citas llamada llamadas encuentro horario horarios hora horas hueco huecos espacio espacios agenda calendario disponibilidad opción opciones propuesta propuestas invitación día días semana semanas minuto minutos fecha fechas tiempo momento momentos ratito rato
hola buenos buenas buen días tardes noches gracias saludos saludo estimado estimada estimados señor señora sr sra señorita don doña favor por perfecto bien bueno buena ideal posible claro genial encantado encantada
equipo equipos colega colegas compañero compañera compañeros proyecto proyectos tema temas pregunta preguntas mensaje correo correos mail email respuesta juntos juntas todos todas todo toda breve corto corta larga largo rápido rápida pequeño pequeña lado parte
hablar conversar charlar reunirnos reunirme proponer confirmar encontrar quedar espero esperamos mucho muchos muchas mucha gusto placer ganas muchísimas
entonces ahora justo mismo misma
contigo conmigo
comenzar empezar iniciar terminar acabar enviar reenviar mandar compartir
empresa cliente cliente contrato oferta propuesta presupuesto producto puesto candidatura documento documentos demo presentación colaboración
agendado agendada agendo apuntado anotado marcado
sería será sido
propuesto propuesta propuestos propuestas acordado prevista previsto
tras un ok
gran grande
aún así
caso
surgido imprevisto
además cualquier
realmente tan tanto bastante totalmente completamente
mía mío suyo suya tuyo tuya
desde luego
ruego rogaría pido pediría necesito necesitaría necesitamos obligado obligada forzado forzada tren metro avión bus llegar siento lamento comunicarle interés agradecería agradezco urgentes
`;

/** Finite verbs of the closed vocabulary: a clause with one of them says something of its own. */
export const esVerbs = `
es son está están era estaba estoy estamos soy somos ser sería será fue ha he han hemos hay había tengo tiene tenemos tienen tendría puedo puede pueden podría podríamos podemos quiero quiere queremos quisiera queda quedan voy va vamos van iba debe debería hace hago hacer sale sé sabe
`;

/** Articles, possessives and prepositions: a word after one of them names a thing or a person. */
export const esDeterminers = `
un una unos unas el la los las del de mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos ese esa con para por sobre al y e don doña dr. dra. sr. sra. como
`;

/** Pronouns that point back to what was said, and those of who speaks. */
export const esAnaphors = `eso esto lo la me nos yo nosotros`;
