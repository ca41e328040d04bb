import { describe, expect, it } from 'vitest';
import { BOOKED, FIRST, kinds, OFFERED, OWNER, readWindows, windows } from './context.fixture';
import { read } from './read';

const chosen = (text: string) =>
  read(text, OFFERED)
    .options.filter((option) => option.stance === 'accept')
    .map((option) => option.option);

describe('choosing among offered slots', () => {
  it.each([
    ['Tuesday at 11 works', [1]],
    ['the second one please', [2]],
    ['Option 3 is perfect, thanks!', [3]],
    ["Sounds good, let's do the last one", [3]],
    ['3pm works for me', [2]],
    ['The 16th is good.', [3]],
    ['Could we do Wednesday at 3?', [2]],
    ['Either Tuesday or Friday is fine', [1, 3]],
    ['The first two work', [1, 2]],
    ["I can't do Tuesday but Wednesday works.", [2]],
    ['Any of those except Tuesday.', [2, 3]],
    ['Tuesday or Wednesday both work for me', [1, 2]],
  ])('%s', (text, options) => {
    const reading = read(text, OFFERED);
    expect(chosen(text)).toEqual(options);
    expect(reading.acceptAny).toBe(false);
    expect(reading.intents[0]?.kind).toBe('accept_option');
  });

  it('takes any when every slot is affirmed', () => {
    expect(read('Any of these work for me', OFFERED).acceptAny).toBe(true);
    expect(read('Thanks for the options, let me look.', OFFERED).acceptAny).toBe(false);
    expect(read("I'm tied up all of next week.", OFFERED).acceptAny).toBe(false);
  });

  it('does not take a question about a slot for a choice', () => {
    expect(chosen('Is Tuesday at 11 still available?')).toEqual([]);
    expect(kinds('Is Tuesday at 11 still available?', OFFERED)).toContain('ask_question');
  });

  it('does not know which slot bare assent means', () => {
    expect(chosen('Works for me!')).toEqual([]);
  });

  it('reads another time beside a slot as a counter-proposal', () => {
    const reading = read('The second one works, but could we make it 3:30?', OFFERED);
    expect(reading.options).toEqual([]);
    expect(windows(reading)).toEqual(['+2026-10-14 15:30']);
  });
});

describe('declining and proposing', () => {
  it('declines all and offers other times', () => {
    const text = "None of these work, I'm free Thursday or Friday afternoon next week";
    expect(kinds(text, OFFERED)).toEqual(['decline_options', 'propose_times']);
    expect(readWindows(text, OFFERED)).toEqual(['+2026-10-15 12:00-17:00', '+2026-10-16 12:00-17:00']);
  });

  it.each([
    ['Tues or Thurs after 3', ['+2026-10-06 15:00-', '+2026-10-08 15:00-']],
    ['10-11 or 2ish on Friday', ['+2026-10-09 10:00-11:00', '+2026-10-09 14:00']],
    ['Next week, Tuesday or Thursday before noon', ['+2026-10-13 -12:00', '+2026-10-15 -12:00']],
    [
      'Tomorrow at 9:30 or 11, otherwise Thursday morning',
      ['+2026-10-06 09:30', '+2026-10-06 11:00', '+2026-10-08 -12:00'],
    ],
    ['half past two on Friday or quarter to five', ['+2026-10-09 14:30', '+2026-10-09 16:45']],
    ['between 1 and 3:30pm on Wednesday the 21st', ['+2026-10-21 13:00-15:30']],
    ['October 20, 21 or 22', ['+2026-10-20', '+2026-10-21', '+2026-10-22']],
    ['20-21 October at 10', ['+2026-10-20 10:00', '+2026-10-21 10:00']],
    ['Monday, not before 11', ['+2026-10-12 11:00-']],
    ["I'm free Friday except 1-2pm", ['-2026-10-09 13:00-14:00', '+2026-10-09']],
    ["I'm busy Tuesday until 3", ['-2026-10-06 -15:00']],
    ["Monday's no good, Tuesday's fine after lunch", ['-2026-10-12', '+2026-10-06 14:00-']],
    ["I can't do Tuesday, Thursday works", ['-2026-10-06', '+2026-10-08']],
    ['any day but Wednesday', ['-FREQ=WEEKLY;BYDAY=WE', '+FREQ=DAILY']],
    ['I have a hard stop at 4 on Thursday', ['-2026-10-08 16:00-']],
    ['by EOD Friday', ['<=2026-10-09 17:00']],
    ['after Thanksgiving', ['>=2026-11-27']],
    ['the second week of November, Tuesday', ['+2026-11-10']],
    ['nothing until Thursday afternoon', ['-2026-10-05', '-2026-10-06', '-2026-10-07', '-2026-10-08 -12:00']],
    ['3pm or later on Tuesday', ['+2026-10-06 15:00-']],
    [
      'any Tuesday in December at 10',
      ['+2026-12-01 10:00', '+2026-12-08 10:00', '+2026-12-15 10:00', '+2026-12-22 10:00', '+2026-12-29 10:00'],
    ],
    ['Thursday afternoon, but not after 4', ['+2026-10-08 12:00-17:00', '-2026-10-08 16:00-']],
    ['Fri 9-11 & 1-2, Thu all day', ['+2026-10-09 09:00-11:00', '+2026-10-09 13:00-14:00', '+2026-10-08']],
    [
      'Next Tues or Weds, preferably before lunch',
      ['+2026-10-13', '+2026-10-14', '~2026-10-13 -12:00', '~2026-10-14 -12:00'],
    ],
    ['Neither Thursday nor Friday works', ['-2026-10-08', '-2026-10-09']],
    ["No, Tuesday doesn't work", ['-2026-10-06']],
  ])('%s', (text, expected) => {
    expect(readWindows(text).sort()).toEqual([...expected].sort());
  });

  it('keeps lines of a list apart', () => {
    const text = 'I could do:\n- Mon 10/12: 9-11am, 2-4pm\n- Tue 10/13: after 1pm\n- Thu 10/15: all day';
    expect(readWindows(text)).toEqual([
      '+2026-10-12 09:00-11:00',
      '+2026-10-12 14:00-16:00',
      '+2026-10-13 13:00-',
      '+2026-10-15',
    ]);
  });

  it('keeps weekdays of a named week in that week', () => {
    expect(readWindows("I'm out Monday through Wednesday next week, back Thursday.").at(-1)).toBe('+2026-10-15');
    expect(readWindows('The week of November 9 is good, ideally Tuesday.').at(-1)).toBe('~2026-11-10');
  });

  it('drops what is told of the past, and amounts, telephone numbers and rounds', () => {
    expect(readWindows('We met on 12 September. Our Series B closed at $12M; free at 2 tomorrow?')).toEqual([
      '+2026-10-06 14:00',
    ]);
  });

  it('never reads below the sign-off, but says that something stands there', () => {
    const reading = read('Tuesday at 11 works.\n\nBest,\nJane\nP.S. Not Tuesday, I meant Friday', OFFERED);
    expect(reading.residue).toContain('below sign-off');
  });
});

describe('zones', () => {
  const london = { ...FIRST, senderZone: 'Europe/London' };
  it.each([
    ['Noon your time on Friday?', london, 'America/New_York'],
    ['Friday at 2', london, 'Europe/London'],
    ['4pm Berlin time on Friday', FIRST, 'Europe/Berlin'],
    ["I'm in Tokyo next week, mornings my time are best", FIRST, 'Asia/Tokyo'],
    ['9 to 11 on Friday, 2 to 4 on Thursday (both CET)', FIRST, 'Europe/Paris'],
  ])('%s', (text, context, zone) => {
    expect(new Set(read(text, context).windows.map((window) => window.zone))).toEqual(new Set([zone]));
  });

  it('takes one instant named in two zones once', () => {
    expect(readWindows('8:30am PST / 11:30am EST on October 9')).toEqual(['+2026-10-09 08:30']);
  });
});

describe('ambiguity is flagged, not resolved', () => {
  it.each([
    ['Friday at 7', 'ambiguous_time'],
    ['How about 11/12 at 3pm?', 'ambiguous_time'],
    ['Wed October 13 at 2pm', 'weekday_date_conflict'],
  ] as const)('%s', (text, flag) => {
    expect(read(text, FIRST).flags).toContain(flag);
  });

  it('asks no question where the sender’s custom or the slots on the table decide', () => {
    expect(read('How about 11/12 at 3pm?', { ...FIRST, locale: 'en-GB' }).windows[0]?.date).toBe('2026-12-11');
    expect(read('10/13 works', OFFERED).flags).toEqual([]);
  });
});

describe('a booked meeting', () => {
  it.each([
    ['Can we move this to Friday?', ['+2026-10-16']],
    ['same time a day later?', ['+2026-10-15 15:00']],
    ['Can we push it back an hour?', ['+2026-10-14 16:00']],
    ['Could we start 15 minutes earlier?', ['+2026-10-14 14:45']],
    ['Can we make it 4 instead?', ['+2026-10-14 16:00']],
    ['Could we move from 3 to 4?', ['@2026-10-14 15:00', '+2026-10-14 16:00']],
  ])('%s', (text, expected) => {
    expect(kinds(text, BOOKED)).toEqual(['reschedule']);
    expect(readWindows(text, BOOKED)).toEqual(expected);
  });

  it.each([
    ['cancel', 'cancel'],
    ['I need to cancel, sorry', 'cancel'],
    ['running 10 min late', 'running_late'],
    ['see you then!', 'acknowledge'],
    ["what's the zoom link?", 'ask_question'],
    ['Can we do Zoom instead of phone?', 'change_medium'],
    ['Could we extend to an hour?', 'change_duration'],
  ])('%s', (text, kind) => {
    expect(kinds(text, BOOKED)).toEqual([kind]);
  });
});

describe('the owner', () => {
  it('asks for a meeting', () => {
    const reading = read('Sunny, can you find 30 minutes for Jane and me next week?', OWNER);
    expect(reading.intents[0]?.kind).toBe('request_meeting');
    expect(reading.details.durationMin).toBe(30);
    expect(reading.windows).toHaveLength(5);
  });

  it('asks for a series', () => {
    const reading = read('Set up a standing 1:1 with Raj every other Thursday at 10am starting next week', OWNER);
    expect(reading.intents[0]?.kind).toBe('request_recurring');
    expect(reading.windows[0]).toMatchObject({
      date: '2026-10-15',
      from: '10:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    });
  });

  it('instructs, and stops the assistant', () => {
    expect(
      readWindows("Please don't offer anything before 10am, and no Fridays.", { ...OFFERED, role: 'owner' }),
    ).toEqual(['-FREQ=DAILY -10:00', '-FREQ=WEEKLY;BYDAY=FR']);
    expect(kinds("Never mind, I'll handle this myself", { ...OFFERED, role: 'owner' })).toEqual(['stop_assistant']);
  });
});

describe('people and details', () => {
  it('finds who joins and who arranges', () => {
    expect(
      read('Tuesday at 11 is perfect. Could you add my colleague Marc (marc@globex.example)?', OFFERED).participants,
    ).toMatchObject([{ op: 'add', email: 'marc@globex.example' }]);
    expect(
      read('Julie (julie@globex.example) manages my calendar and can find a time.', FIRST).participants,
    ).toMatchObject([{ op: 'coordinator', email: 'julie@globex.example' }]);
  });

  it('reads a phone number only when it is one', () => {
    expect(read('Friday at 2, call me at +49 30 901820', FIRST).details.phone).toBe('+4930901820');
    expect(read('Friday at 2, ticket 555-0142', FIRST).details.phone).toBeNull();
  });
});

describe('machines', () => {
  it('reads how long somebody is away from an automatic reply', () => {
    const reading = read('I am out of the office until Thursday, October 8.', { ...OFFERED, role: 'auto' });
    expect(reading.intents.map((intent) => intent.kind)).toEqual(['out_of_office']);
    expect(windows(reading)).toEqual(['-2026-10-05', '-2026-10-06', '-2026-10-07']);
  });
});
