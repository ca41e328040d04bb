/** A part of the product that can be tried from the command line: one JSON object in, one out. */
export type Inspect = (row: unknown) => object | Promise<object>;

export interface Kind {
  /** File of this folder, and `inspect` + this name is the function in it. */
  readonly module: string;
  readonly takes: string;
  readonly gives: string;
  readonly note?: string;
}

/** The kinds and their fields. The names are a stable interface. */
export const KINDS: Readonly<Record<string, Kind>> = {
  times: {
    module: 'times',
    takes: '{id, text, now, zone, locale?}',
    gives: '{id, items:[{start, end, text, value}]}',
    note: `value = {kind:'instant'|'interval'|'duration'|'set', from?, to?, grain:'minute'|'hour'|'part'|'day'|'week'|
      'month'|'quarter'|'year', seconds?, rrule?, alternatives?}. start and end count characters, end exclusive;
      intervals are half-open, an open end is absent; alternatives are the other readings of what is truly ambiguous.`,
  },
  reply: {
    module: 'reply',
    takes: '{id, text?, html?, raw?}',
    gives: '{id, newText, forwarded, quoted, signature, disclaimer}',
    note: 'raw is a whole message as RFC 5322 has it. forwarded, a message that is passed on, is also the end of newText.',
  },
  read: {
    module: 'read',
    takes: `{id, text, now, ownerZone, senderZone?, locale?, role:'owner'|'guest'|'auto',
      loopState:'new'|'options_offered'|'booked', offered:['YYYY-MM-DD HH:MM' in ownerZone, …]}`,
    gives: `{id, intents, options:[{option, stance}], acceptAny, windows:[{stance:'can'|'cannot'|'prefer'|'avoid',
      role:'offer'|'deadline'|'earliest'|'absence'|'current_event', date?, from?, to?, zone, weekday?, rrule?,
      precision}], durationMin, medium, lateMin, participants, flags, residue, gate:{auto, class, reasons}, silent}`,
    note: 'One window per date; from and to are wall times HH:MM in zone, absent when open.',
  },
  authenticate: {
    module: 'authenticate',
    takes: '{id, raw, remoteIp, helo, mailFrom, dns:{name:{TXT|A|MX:[…]}}}',
    gives: "{id, spf, dkim, dmarc, arc, level:'A0'…'A3', from, reasons}",
  },
  recurrence: {
    module: 'recurrence',
    takes: '{id, rrule, dtstart, zone?, exdate?, rdate?, from?, to?, limit?}',
    gives: '{id, starts:[wall times]}',
    note: 'An error for a rule that RFC 5545 forbids.',
  },
  ics: {
    module: 'ics',
    takes: '{id, ics, zone}',
    gives: `{id, method, events:[{uid, sequence, recurrenceId, start, end, allDay, zone, summary, status, transparent,
      organizer, attendees:[{email, partstat, role}], rrule, …}], warnings}`,
  },
  itip: {
    module: 'itip',
    takes: '{id, messages:[ics, …], me}',
    gives: '{id, events:[…], applied:[true or false with the reason, per message]}',
    note: 'The messages are applied in order; events are the final state.',
  },
  slots: {
    module: 'slots',
    takes: `{id, window:{from, to}, durationMin, stepMin, zone, now, minNoticeMin, attendees:[{id, zone,
      hours:{mon:[['09:00','17:00']], …}, overrides:{date:[[…]]}, busy:[{from, to, type}], bufferBeforeMin,
      bufferAfterMin, optional, limits}], mode:'all'|'any', rank?:{k, perDay}}`,
    gives: '{id, slots:[{start, end, cost?}], obstacles?}',
    note: `all: everybody who is not optional is free. any: at least one person is, and each slot has who and missing.
      Without slots, obstacles = [{who, rule, opens, sentence?}]: what giving up that rule alone would open. limits =
      {perDay?, perWeek?, minutesPerDay?, inARow?:{minutes, pause}}. Also read: horizonMin, exclude and only [{from,
      to}], activity, minOptional; per attendee travel:[{first, last, zone}] and rules:[{name,
      meeting:'inside'|'outside'|'starting', hours, sentence?}]. any with start:{place, at}, travelMin:{from:{to}} and attendees
      with place and durationMin is a chain: one meeting with each in turn, as many as can be kept. document is the text
      of the first attendee's preferences, meeting:{title, request, medium, guests:[address or {address, name}],
      own:[address]} what they are asked about, and busy events have title, guests and medium for rules that ask.`,
  },
  explain: {
    module: 'explain',
    takes: 'as slots, and {at}',
    gives: '{id, free, obstacles:[{who, what, rule, sentence?, from, to}]}',
    note: 'at is the start of a meeting of durationMin, or {from, to}. With document a sentence is in its words.',
  },
  preferences: {
    module: 'preferences',
    takes: '{id, document, now, zone, locale?}',
    gives: `{id, preferences, sentences:[{id, text, headings, understood:'yes'|'partial'|'no', rules, unread, past}],
      conflicts:[{kind, sentences, text, proposal}]}`,
    note: `document is Markdown or plain text. preferences are its rules as settings: {timeZones, workingHours, buffers,
      minNoticeMin, horizonDays, slotGranularityMin, durations:{default, byType}, never, only, open, prefer, avoid,
      maxPerDay, breakAfterMin, focusBlocks, travel, locations, medium, video, phone, people, holds, followUps, offers,
      tone, review, codewords, …}, the usual where it says nothing. Times and conflicts name sentences by their id.`,
  },
  decide: {
    module: 'decide',
    takes: `{id, state, event, reading, authority:{role:'owner'|'guest'|'coordinator'|'delegate'|'teammate'|'stranger'|
      'machine', level?:'A0'…'A3'}, preferences?, free:[{from, to}, …], now?, loopId?, version?, suppressed?, contacts?,
      knownAddresses?, sent?:{threadToday, newAddressesToday}}`,
    gives: '{id, state, plan:{actions, risk, review, reasons}}',
    note: `By the step that the product itself runs. A send has also recipients, the addresses behind to and cc.
      state: what decide printed before, or any part of it, or the name of a phase, or null for a loop that begins.
      {phase, participants:['a@b.example' or {id?, address, name?, role?, zone?, optional?}], offered:[start or {start,
      end}], booking:{start, end}, title, durationMin, …}; the owner is there by itself, and p2, p3 … are the guests.
      NEED_OWNER and PAUSED lie over the phase that the rest tells.
      event: {kind:'message', from?, to?, cc?, subject?, machine?, text?}, the default; {kind:'choice', option or
      options, set?, participantId?, windows?}; {kind:'decision', approve, decisionId?, answer?}; {kind:'command', command}; {kind:'timer',
      timer}; {kind:'staff', act, decisionId?, words?}; the outcomes booked, booking_failed, event_cancelled, event_moved, event_deleted, rsvp, delivery_failed,
      …; or the name alone of one that needs nothing else.
      reading: what read gives, or a part of it; intents and options also as plain names and numbers, windows also with
      from and to as instants. Left out, the grammar reads the event's text.
      authority: whose mail it is and how well that is proved, A2 if level is left out; commands and decisions are taken
      from the owner alone. preferences: {zone, hours, durationMin, noticeMin, horizonDays, granularityMin,
      bufferBeforeMin, bufferAfterMin, medium, ccOwner, approval, acts, groupQuorum, plansToReview, name, address,
      addresses}.
      free: the owner is busy in all other time; 'none', 'revoked', 'unavailable' or 'unconfirmed' is a calendar that
      cannot be read, as is no free at all. now: left out, 10:00 of the last weekday before the first time that the row names.`,
  },
  compose: {
    module: 'compose',
    takes: `{id, plan:{template, slots, subject, owner, assistant, greet, role, title, noun, durationMin, medium,
      location, phone, joinUrl, page, ownerPage, by, minutes, topics, changes, people, note, quote, firstContact,
      zoneGuessed, turn, seed}, tone:'brief'|'warm'|'formal', locale:'en'|'de'|'fr'|'es', zones:{recipient, owner}}`,
    gives: '{id, subject, text, html, verified, problems}',
    note: `Of plan only template is needed; a plan with actions, as decide prints it, stands for the first mail in it, and
      what is missing there may stand beside the actions. Without a mail the code is nothing_to_say. verified: the text,
      read back, says what the plan says.`,
  },
};

const lines = (text: string): string => text.replace(/\s*\n\s*/g, '\n            ');

/** Text of `sundial inspect --help`. */
export function inspectHelp(): string {
  const kinds = Object.entries(KINDS).map(([name, kind]) =>
    [`  ${name}`, `    takes   ${lines(kind.takes)}`, `    gives   ${lines(kind.gives)}`]
      .concat(kind.note ? [`            ${lines(kind.note)}`] : [])
      .join('\n'),
  );
  return `Usage: sundial inspect KIND < rows.jsonl

Tries one part of the product without database, engine or network: reads a JSON object per line and writes one per
line, in the same order and with the same id. A line that cannot be processed gives {id, error:{code, message}} and
the run goes on. Codes: invalid_json, invalid_input, too_long, failed, or the part's own. The exit status is 0, and 2
when the command is misused.

Instants are ISO 8601 with offset, local wall times YYYY-MM-DDTHH:MM, zones IANA names. A ? marks what may be left out.

Kinds:
${kinds.join('\n\n')}
`;
}
