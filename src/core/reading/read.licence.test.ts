import { describeMails } from './mail-table.fixture';

/** What may be acted on: a time that a word of its own clause licenses, and nothing that another matter touches. */
describeMails('Licence', 'en-US', {
  first: [
    ['My lease ends on the 15th. Could we talk on the 14th at 3?', 'asks'],
    ['The vote is on the 27th. Thursday at 2 works for me.', 'asks'],
    ['I could do Thursday, but then I would miss my flight at 4.', 'asks'],
    ['Monday is a no, and so is Tuesday morning.', 'state_availability | -10-12 | -10-06 -12:00'],
    ['Wednesday was fine until an hour ago. Friday at 10?', 'asks'],
    ['Thursday at 3 works for neither of us. Friday at 3?', 'asks'],
    ['The only day I am not in court is Thursday.', 'asks'],
    ['On Tuesday the gallery shuts at 3. How about 2?', 'asks'],
    [
      "Those don't work, is Monday the 12th at 4 or Wednesday the 14th at 10 an option?",
      'propose_times | +10-12 16:00 | +10-14 10:00',
    ],
    ["I'd prefer a Wednesday but Thursday is fine too, next week, any time from 4 on.", 'asks'],
    ["I'm in Perth Wednesday and Thursday so let's leave those, but Friday from 10 till noon works.", 'asks'],
    ['Friday 7am, at the site.', 'asks'],
    ['Friday 7am. Your trailer.', 'asks'],
    ['Not on Wednesday, and never before 9:30.', 'asks'],
    ['My visa appointment is Monday at 9 and the lease signing Tuesday at 4. Wednesday at 11 suits.', 'asks'],
    ['Karen can do Monday, I can do Tuesday.', 'asks'],
    ['Thursday at 2... better at 3.', 'asks'],
    ['Tuesday \u274c', 'asks'],
    ['Thursday \u{1F937}', 'asks'],
    ['Mon-Wed mornings, Thu/Fri not.', 'asks'],
    ['Tuesday for me, Wednesday for Jan.', 'asks'],
    ['Friday was the plan until this morning.', 'asks'],
    ['Is there no way to do Wednesday at 5?', 'asks'],
    ['I cannot do anything after Monday the 12th.', 'asks'],
    ['Thursday or Friday or never.', 'asks'],
    ['Mr Whitcombe could offer Wednesday at 3 or Thursday at 10:30.', 'asks'],
    ['Mr Kern can do Monday, Mrs Kern can do Tuesday.', 'asks'],
    ['Mr Kern is free Monday at 10. I am free Tuesday.', 'asks'],
    ['tues pm or anytime weds', 'propose_times | +10-06 12:00-17:00 | +10-07'],
    ['Thursday at 3 works, for the papyri and a coffee.', 'propose_times in=in_person | +10-08 15:00'],
  ],
  offered: [
    ['I could just about make the first one, but the third is better.', 'asks'],
    ['Tuesday? In my dreams. Friday at nine it is.', 'asks'],
    ['Friday at nine? Over my dead body.', 'asks'],
    ['Friday is fine for Bob, Wednesday for me.', 'asks'],
    ['Friday would be a boondoggle.', 'asks'],
    ['Tuesday suits me, but not my lawyer.', 'asks'],
    ['Either Tuesday or Wednesday, whichever Pete prefers.', 'asks'],
    ['Anything but Friday.', 'asks'],
    ['\u{1F44D} for Wednesday, \u{1F44E} for the other two', 'asks'],
    ['Wednesday works, the auditors have gone home.', 'accept_option #2'],
    ['Wednesday works, but the dean vetoed the room.', 'asks'],
    ['Either of the first two. Margaret has no view.', 'open accept_option #1 #2'],
  ],
  booked: [
    ['I have to cancel my dentist, so Wednesday stays.', 'asks'],
    ['Please cancel the room but keep the call.', 'asks'],
    ['Running a bit behind, be there at 3:15.', 'running_late late=15'],
    ['Kindly bear with me, I will be about 20 minutes behind.', 'running_late late=20'],
    ['I cannot make Wednesday.', 'asks'],
    ['Cancel our meeting. No rebook.', 'open cancel'],
    ['Be there at 3:20, the bus broke down.', 'asks'],
  ],
  owner: [
    ['Please schedule an event called Board Offsite on December 20 at 10.', 'request_meeting | +12-20 10:00'],
    ['Please set up a meeting called Friday Standup on Monday at 9am with Jane.', 'request_meeting | +10-12 09:00'],
    ['The grant is ours! So you can carry on with Delphine, the pause is over.', 'asks'],
    ['Find an hour with Jane next week, fortnightly.', 'asks'],
    ['pls get one hour with Pablo on the calendar the week after next', 'request_meeting dur=60 | +10-19..10-23'],
    ['Get 1h with Antoine and Priya on the calendar next week.', 'request_meeting dur=60 | +10-12..10-16'],
    ['Get 1h with Antoine and Priya on the calendar in two weeks.', 'request_meeting dur=60 | +10-19..10-23'],
  ],
});

describeMails('Licence', 'de-DE', {
  offered: [
    ['Freitag ist Brückentag, da bin ich raus. Mittwoch?', 'asks'],
    ['Lieber Mittwoch als Freitag, Dienstag gar nicht.', 'asks'],
    ['Mittwoch lieber nicht, Freitag gern.', 'accept_option #3 | -10-14'],
  ],
  booked: [['Freitag statt Mittwoch, gleiche Zeit?', 'asks']],
  owner: [
    [
      'Bitte 20 Minuten mit Frau Aebischer einplanen, spätestens bis Freitag. Vormittags bin ich nicht erreichbar.',
      'request_meeting dur=20 | <=10-09 | -FREQ=DAILY -12:00',
    ],
  ],
});

describeMails('Licence', 'fr-FR', {
  ownerOffered: [["Pour Étienne, aucun lundi et rien après 17 h s'il te plaît.", 'asks']],
});

describeMails('Licence', 'es-CO', {
  booked: [['Invita también a Yesid Palacios: ypalacios@riosvivos.example.', 'add_participant']],
});
