import { describeMails } from './mail-table.fixture';

/** Words that turn what stands beside them, and times that belong to the days of another sentence. */
describeMails('What turns and what carries over', 'en-US', {
  first: [
    [
      'Lunch would be nice. Thursday or Friday?',
      'propose_times in=in_person | +10-08 12:00-14:00 | +10-09 12:00-14:00',
    ],
    ['Anything after 2. Thursday or Friday would be good.', 'propose_times | +10-08 14:00- | +10-09 14:00-'],
    ['Afternoons work. Not Thursday though. Friday is best', 'asks'],
    ['I have two calls on Monday.', 'state_availability | -10-12'],
    ['Next week:\nMon: meetings\nTue: free', 'asks'],
    ['Tue 13: full\nWed 14: after 3', 'propose_times | -10-13 | +10-14 15:00-'],
    ['My offsite is October 12-14 so anything that week after the 14th.', 'asks'],
    ['Thrusday at 4 or Wendesday at 10.', 'propose_times | +10-08 16:00 | +10-07 10:00'],
    ['I am tied up for now. Month after?', 'asks'],
    ['Ideally the week of October 12, any morning but Wednesday.', 'asks'],
    [
      "I'm out next week. Monday or Thursday of the following week?",
      'propose_times | -10-12 | -10-13 | -10-14 | -10-15 | -10-16 | +10-19 | +10-22',
    ],
    [
      'Any day next week but Tuesday. Mornings preferred.',
      'propose_times | +10-12 | +10-13 | +10-14 | +10-15 | +10-16 | -10-13 | ~10-12 -12:00 | ~10-13 -12:00 | ~10-14 -12:00 | ~10-15 -12:00 | ~10-16 -12:00',
    ],
  ],
  offered: [
    ["Tuesday at 11 works, though I'll need to leave by 11:25.", 'asks'],
    ['11am Pacific on Tuesday is perfect.', 'asks'],
    ["Would Thursday at 11 be an option? If not I'll take the Tuesday one.", 'asks'],
    ["I'd love Friday. Can't do Friday. Tuesday then.", 'asks'],
    ["Is Wednesday still open? If so I'll take it.", 'accept_option #2'],
    ['Tuesday would have been perfect. Wednesday please.', 'accept_option #2 | -10-13'],
    ['Teusday please!', 'accept_option #1'],
    ['The first or third', 'accept_option #1 #3'],
    ['Tuesday at 11 works. He will be joined by Ms. Emi Sato (e.sato@kawa.example).', 'asks'],
    ["I'll take the second. No, the first.", 'asks'],
    ['Either Wednesday or not at all.', 'asks'],
    ["I can't do Tuesday but anything else you sent works", 'asks'],
    ['Tuesday is fine by us. Parking?', 'asks'],
    ["Wednesday's a maybe, Friday's a yes", 'asks'],
    ['Ha, nine on a Friday, my poor knees. Put me down for Wednesday.', 'asks'],
    ['Tuesday works. Put me down for Wednesday as well.', 'accept_option #1 #2'],
  ],
  booked: [
    ["We don't need to move it after all.", 'acknowledge'],
    ['Got the invite, thank you! See you then.', 'acknowledge'],
    ["Either cancel it or move it to November, I honestly don't mind which.", 'asks'],
    ["I can't move it.", 'asks'],
    ['Got it, looking forward to Wednesday.', 'acknowledge'],
    ['Do you have a dial-in for Wednesday?', 'asks'],
    ['I have to reschedule, sorry. What else do you have that week or the next?', 'asks'],
    ['Could we do the following week, same time?', 'reschedule | +10-21 15:00'],
    ["Tom can't make it but go ahead without him.", 'asks'],
    ["Please don't cancel, I only asked whether we could move it.", 'asks'],
  ],
  owner: [
    ['I need two meetings: one with Elena on Thursday and one with Raj on Friday.', 'asks'],
    ['Set up a call with Elena on Thursday and one with Raj on Friday.', 'asks'],
  ],
});
