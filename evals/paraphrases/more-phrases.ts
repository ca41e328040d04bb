import type { Language, Phrasebook, Tone } from './phrasebook';

type Phrases = { readonly [Name in keyof Phrasebook['phrases']]?: Partial<Readonly<Record<Tone, readonly string[]>>> };

/** Wordings that were written after the reader had been tried on the first ones. */
export const MORE_PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    accept: {
      casual: [
        '{slot} is perfect',
        'going with {number}',
        'put me down for {slot}',
        '{slot} suits me fine',
        'lock in {slot}',
        'yes to {slot}!',
      ],
      neutral: [
        'Thanks for sending these over. {slot} would be great.',
        'I can make {slot} work.',
        'Happy to go with {number}.',
        'My pick is {number}.',
        "Let's plan on {slot}.",
        '{slot} sounds good to me.',
      ],
      formal: [
        'Thank you for your message. {slot} is convenient for me.',
        'I should like to accept {number}.',
        'I can confirm that {slot} is suitable.',
        'Of the times offered, {slot} suits me best.',
      ],
    },
    accept_any: {
      casual: ["doesn't matter, any of them", 'whichever is fine by me'],
      neutral: [
        'I can do any of those, whatever works best for Dana.',
        'They are all good for me.',
        'Each of these works.',
      ],
      formal: ['I can accommodate any of the times you proposed.'],
    },
    accept_except: {
      casual: ['{slot} works, {refused} not so much', '{refused} is a no, {slot} is a yes'],
      neutral: ["{slot} would be fine, but I can't do {refused}.", 'I have a conflict {refused}, so {slot} please.'],
      formal: ['While {refused} is unfortunately not possible, I could meet {slot}.'],
    },
    decline_all: {
      casual: ['ugh none of these', "can't make any of them sadly"],
      neutral: [
        "I'm busy at all of those times.",
        "Those don't work for me, unfortunately.",
        'All three clash with something on my side.',
      ],
      formal: ['Regrettably, I have prior commitments at all of the proposed times.'],
    },
    decline_and_counter: {
      casual: ["those don't work, is {when} an option?", 'nope to all three, but {when} is good'],
      neutral: [
        "I'm booked at all of those times. Is {when} possible?",
        "Those times don't suit me. I'd be available {when} instead.",
      ],
      formal: ['I regret that I have conflicts at each of those times. I could offer {when}.'],
    },
    counter: {
      casual: ['free {when} if that helps', 'thinking {when}', "let's do {when}", 'any chance of {when}?'],
      neutral: ['I have an opening {when}.', 'My calendar is open {when}.', "Let's try for {when}."],
      formal: [
        'I could make myself available {when}.',
        'I would propose {when}, if that is agreeable.',
        'Kindly let me know whether {when} is possible.',
      ],
    },
    unavailable: {
      casual: ['slammed {days}', '{days} is a no go'],
      neutral: ["I'm traveling {days}.", 'I have a conflict {days}.', "{days} won't work."],
      formal: ['I shall be away {days}.'],
    },
    vague_week: {
      casual: ["let's catch up {week}", 'maybe {week}?'],
      neutral: ["I'd be happy to talk {week}.", 'How about sometime {week}?'],
      formal: ['I should be delighted to meet {week}.'],
    },
    cancel: {
      casual: ["can't make it anymore, need to cancel", "let's scrap our meeting"],
      neutral: [
        "I'm afraid we'll have to call off our meeting.",
        'Could you cancel our meeting, please?',
        'Due to an emergency I need to cancel.',
      ],
      formal: ['I must unfortunately withdraw from our meeting and ask you to cancel it.'],
    },
    late: {
      casual: ['sorry, {minutes} minutes behind', 'gonna be {minutes} mins late'],
      neutral: [
        "My train is delayed, I'll be there {minutes} minutes late.",
        'Please bear with me, I am {minutes} minutes late.',
      ],
      formal: ['I regret to say that I shall be {minutes} minutes late.'],
    },
    move_to: {
      casual: ['something came up, {when} instead?', 'mind if we move it to {when}?'],
      neutral: [
        'Would you be able to move us to {when}?',
        'Is there any chance we could push this to {when}?',
        "I can't make it after all. {when} would work.",
      ],
      formal: ['Might I trouble you to move our appointment to {when}?'],
    },
    move_by: {
      casual: ['{shift} possible?'],
      neutral: ['Would {shift} be possible?', 'Is it OK if we start {shift}?'],
      formal: ['Might we begin {shift}?'],
    },
    duration: {
      casual: ['could we do {duration}?'],
      neutral: ["Let's make it {duration}.", 'I think {duration} would be enough.', 'We may need {duration} instead.'],
      formal: ['I would suggest that we plan for {duration}.'],
    },
    add: {
      casual: ['loop in {name} ({email}) please', '{name} ({email}) should join too'],
      neutral: [
        'Would you mind adding {name} ({email}) to the invite?',
        'Please cc {name} at {email} on the invitation.',
        'My colleague {name} ({email}) will join us.',
      ],
      formal: ['May I ask you to extend the invitation to {name} ({email})?'],
    },
    delegate: {
      casual: ['talk to {name}, cc’d'],
      neutral: [
        "{name} schedules my meetings, so please work with them (cc'd).",
        'Adding {name}, who handles my diary.',
      ],
      formal: ['Please direct any scheduling to my assistant {name}, in copy.'],
    },
    ask_times: {
      casual: ['got anything else?', 'other options?'],
      neutral: [
        'Could we look at some other times?',
        'What else do you have?',
        'Would you have anything later in the week?',
      ],
      formal: ['Would you be so kind as to offer further times?'],
    },
    opt_out: {
      casual: ['take me off this list'],
      neutral: ["Please don't email me again.", 'Unsubscribe.', 'I do not wish to receive further emails.'],
      formal: ['I must ask you to cease contacting me.'],
    },
    thank: {
      casual: ['cheers!', 'you rock, thanks'],
      neutral: ['Thanks for your help!', 'Perfect, thanks.', 'Much appreciated.'],
      formal: ['I appreciate your assistance.'],
    },
    acknowledge: {
      casual: ['sounds good, see you', '👍'],
      neutral: ['Noted.', 'See you on the day.', 'Great, talk to you then.'],
      formal: ['Duly noted.', 'I look forward to meeting you.'],
    },
  },
  de: {
    accept: {
      casual: ['{slot} ist super', 'dann {slot}', 'bin dabei, {slot}', '{number} wäre top'],
      neutral: [
        'Vielen Dank für die Vorschläge. {slot} passt mir.',
        'Dann nehmen wir {slot}.',
        '{slot} ist für mich in Ordnung.',
        'Ich würde {slot} nehmen.',
        '{slot} kann ich einrichten.',
      ],
      formal: ['{slot} kommt mir sehr gelegen.', 'Ich bestätige hiermit {slot}.', 'Am besten passt mir {slot}.'],
    },
    decline_all: {
      casual: ['sorry, geht alles nicht'],
      neutral: ['Ich kann leider zu keiner der Zeiten.', 'Da bin ich leider überall verplant.'],
      formal: ['Zu den genannten Zeiten bin ich leider verhindert.'],
    },
    counter: {
      casual: ['ich hab {when} Zeit', 'wie sieht es {when} aus?'],
      neutral: ['{when} wäre für mich ideal.', 'Könnten wir uns {when} treffen?', 'Ich bin {when} frei.'],
      formal: ['Ich könnte Ihnen {when} anbieten.', 'Sofern es Ihnen passt, {when}.'],
    },
    unavailable: {
      casual: ['{days} bin ich weg'],
      neutral: ['{days} bin ich auf Reisen.', '{days} habe ich leider keine Zeit.'],
      formal: ['{days} bin ich leider terminlich gebunden.'],
    },
    cancel: {
      casual: ['ich schaffe es nicht, bitte absagen'],
      neutral: ['Ich kann den Termin leider nicht wahrnehmen und muss absagen.', 'Bitte stornieren Sie den Termin.'],
      formal: ['Bedauerlicherweise muss ich das Treffen absagen.'],
    },
    late: {
      casual: ['{minutes} min Verspätung, sorry'],
      neutral: ['Mein Zug hat Verspätung, ich bin {minutes} Minuten später da.'],
      formal: ['Ich bitte um Entschuldigung, ich komme {minutes} Minuten zu spät.'],
    },
    move_to: {
      casual: ['können wir das auf {when} schieben?'],
      neutral: ['Mir ist etwas dazwischengekommen. Ginge {when}?', 'Wäre {when} stattdessen möglich?'],
      formal: ['Ich möchte Sie bitten, unseren Termin auf {when} zu verschieben.'],
    },
    duration: {
      casual: ['machen wir {duration}?'],
      neutral: ['{duration} wären besser.', 'Reichen auch {duration}?'],
      formal: ['Ich würde vorschlagen, {duration} einzuplanen.'],
    },
    opt_out: {
      casual: ['bitte aus dem Verteiler nehmen'],
      neutral: ['Bitte senden Sie mir keine weiteren E-Mails.'],
      formal: ['Ich wünsche keine weitere Kontaktaufnahme.'],
    },
    thank: {
      casual: ['danke schön!'],
      neutral: ['Besten Dank!', 'Danke für die Hilfe.'],
      formal: ['Ich bedanke mich herzlich.'],
    },
    acknowledge: {
      casual: ['passt, bis dann', 'ok super'],
      neutral: ['Verstanden.', 'Notiert, bis dann.'],
      formal: ['Zur Kenntnis genommen.'],
    },
  },
  fr: {
    accept: {
      casual: ['{slot} nickel', 'go pour {slot}', '{slot} c’est bon pour moi'],
      neutral: [
        'Merci pour ces propositions. {slot} me convient.',
        'Partons sur {slot}.',
        'Je choisis {number}.',
        '{slot} serait parfait.',
      ],
      formal: ['Je vous confirme ma disponibilité {slot}.', '{slot} me conviendrait le mieux.'],
    },
    decline_all: {
      casual: ['rien ne me va là'],
      neutral: ['Je ne suis disponible à aucun de ces moments.', 'Ces créneaux ne me conviennent pas.'],
      formal: ['Je suis malheureusement pris à chacun de ces horaires.'],
    },
    counter: {
      casual: ['dispo {when}', 'et {when} ?'],
      neutral: ['{when} serait idéal pour moi.', 'Que diriez-vous de {when} ?', 'Je suis libre {when}.'],
      formal: ['Je pourrais vous proposer {when}.', 'Auriez-vous un moment {when} ?'],
    },
    unavailable: {
      casual: ['{days} c’est mort'],
      neutral: ['Je serai en déplacement {days}.', '{days} je suis indisponible.'],
      formal: ['Je serai absent {days}.'],
    },
    cancel: {
      casual: ['on annule, désolé'],
      neutral: ['Je ne pourrai pas venir, merci d’annuler.', 'Il faut que j’annule notre rendez-vous.'],
      formal: ['Je vous prie de bien vouloir annuler notre rendez-vous.'],
    },
    late: {
      casual: ['en retard de {minutes} min'],
      neutral: ['Mon train est en retard, j’aurai {minutes} minutes de retard.'],
      formal: ['Je vous prie d’excuser mon retard de {minutes} minutes.'],
    },
    move_to: {
      casual: ['on décale à {when} ?'],
      neutral: ['Un imprévu. Est-ce que {when} serait possible ?', 'Peut-on déplacer la réunion à {when} ?'],
      formal: ['Me serait-il possible de déplacer notre rendez-vous à {when} ?'],
    },
    opt_out: {
      casual: ['ne m’écrivez plus'],
      neutral: ['Veuillez me retirer de votre liste.', 'Je ne souhaite plus recevoir vos messages.'],
      formal: ['Je vous demande de cesser de me contacter.'],
    },
    thank: {
      casual: ['mille mercis'],
      neutral: ['Merci pour votre aide.', 'Parfait, merci.'],
      formal: ['Avec tous mes remerciements.'],
    },
    acknowledge: {
      casual: ['ça roule, à plus'],
      neutral: ['Très bien, à bientôt.', 'Entendu.'],
      formal: ['J’en prends bonne note.'],
    },
  },
  es: {
    accept: {
      casual: ['{slot} me cuadra', 'pues {slot}', 'apúntame {slot}'],
      neutral: [
        'Gracias por las opciones. {slot} me va bien.',
        'Quedamos {slot}.',
        'Elijo {number}.',
        '{slot} sería perfecto.',
      ],
      formal: ['Confirmo mi disponibilidad {slot}.', '{slot} sería lo más conveniente para mí.'],
    },
    decline_all: {
      casual: ['ninguna me cuadra'],
      neutral: ['Esos horarios no me vienen bien.', 'No puedo en ninguna de esas fechas.'],
      formal: ['Tengo compromisos previos en todos los horarios propuestos.'],
    },
    counter: {
      casual: ['libre {when}', '¿y {when}?'],
      neutral: ['{when} sería ideal para mí.', 'Me vendría bien {when}.', 'Tengo hueco {when}.'],
      formal: ['Podría ofrecerle {when}.', '¿Tendría disponibilidad {when}?'],
    },
    unavailable: {
      casual: ['{days} imposible'],
      neutral: ['Estaré de viaje {days}.', '{days} lo tengo complicado.'],
      formal: ['Estaré ausente {days}.'],
    },
    cancel: {
      casual: ['no llego, cancelamos'],
      neutral: ['No voy a poder asistir, hay que cancelar.', 'Necesito cancelar la cita.'],
      formal: ['Le ruego que cancele nuestra reunión.'],
    },
    late: {
      casual: ['me retraso {minutes} min'],
      neutral: ['Mi tren va con retraso, llego {minutes} minutos tarde.'],
      formal: ['Disculpe, me retrasaré {minutes} minutos.'],
    },
    move_to: {
      casual: ['¿lo movemos a {when}?'],
      neutral: ['Me ha surgido algo. ¿Sería posible {when}?', '¿Podemos pasar la reunión a {when}?'],
      formal: ['¿Podríamos posponer la reunión a {when}?'],
    },
    opt_out: {
      casual: ['no me escribas más'],
      neutral: ['Por favor, deme de baja de su lista.', 'No deseo recibir más correos.'],
      formal: ['Le pido que deje de contactarme.'],
    },
    thank: {
      casual: ['gracias mil'],
      neutral: ['Perfecto, gracias.', 'Gracias por su ayuda.'],
      formal: ['Quedo muy agradecido.'],
    },
    acknowledge: {
      casual: ['vale, nos vemos'],
      neutral: ['Anotado.', 'De acuerdo, hasta entonces.'],
      formal: ['Tomo nota.'],
    },
  },
};
