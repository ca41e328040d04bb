/** Twilio's default words (twilio.com/docs/messaging/tutorials/advanced-opt-out), and what it answers by itself. */
const CALLS = [
  {
    kind: 'stop',
    words: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
    answer:
      'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  },
  {
    kind: 'start',
    words: ['START', 'YES', 'UNSTOP'],
    answer:
      'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
  },
  { kind: 'help', words: ['HELP', 'INFO'], answer: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.' },
] as const;

/** What a message calls for that is one of the vendor's words alone; null: nothing. */
export function callsOf(body: string) {
  const word = body.trim().toUpperCase();
  return CALLS.find(({ words }) => words.some((one) => one === word)) ?? null;
}
