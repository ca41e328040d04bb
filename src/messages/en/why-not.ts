/** What stands in the way of a time, and what would help: for the owner, and for the assistants that the owner has let in. */
export default {
  by: '{words} (“{sentence}”)',
  event: '{title}: {span}',
  busy: 'Busy',
  buffer: 'Too near to another meeting: {span}',
  bufferTo: 'Too near to {title}: {span}',
  hold: 'Kept free for another guest: {span}',
  excluded: 'A guest, or you, cannot then: {span}',
  unknown: 'The calendar is not known for {span}',
  hours: 'Outside your hours',
  notice: 'Too soon: less than the notice you want',
  horizon: 'Further ahead than you let the assistant offer',
  window: 'Outside the days that this meeting may be on',
  only: 'Outside the times that were named for this meeting',
  travel: 'No time to get there or back',
  dailyLimit: 'More meetings on one day than you want',
  weeklyLimit: 'More meetings in one week than you want',
  dailyMinutes: 'More hours of meetings on one day than you want',
  weeklyMinutes: 'More hours of meetings in one week than you want',
  inARow: 'Too long without a pause',
  focus: 'Your time for work alone',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  changeRule: 'Change my preferences',
  help_hours:
    '{count, plural, one {Outside your hours there is # time.} other {Outside your hours there are # times.}}',
  help_notice: '{count, plural, one {With less notice there is # time.} other {With less notice there are # times.}}',
  help_horizon: '{count, plural, one {Further ahead there is # time.} other {Further ahead there are # times.}}',
  help_only:
    '{count, plural, one {Outside the days that were named there is # time.} other {Outside the days that were named there are # times.}}',
  help_excluded:
    '{count, plural, one {If what was ruled out were possible, there is # time.} other {If what was ruled out were possible, there are # times.}}',
  help_buffer:
    '{count, plural, one {Without a pause before and after there is # time.} other {Without a pause before and after there are # times.}}',
  help_hold:
    '{count, plural, one {Among the times that are kept for others there is # time.} other {Among the times that are kept for others there are # times.}}',
  help_rule: '{count, plural, one {Without “{rule}” there is # time.} other {Without “{rule}” there are # times.}}',
} as const;
