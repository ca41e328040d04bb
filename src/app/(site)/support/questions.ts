/** What people ask most. The answers stand on the page and, in the same words, in what search engines read. */
export function commonQuestions(assistant: { readonly name: string; readonly address: string }) {
  return [
    {
      question: 'The assistant does not answer. Why?',
      answer: `Write from an address that belongs to your account, with ${assistant.address} in To or Cc, and say what you would like. Your dashboard lists the mail that was received and left unanswered, each with the reason. Nothing is offered before you have connected a calendar and confirmed your time zone and hours.`,
    },
    {
      question: 'It offered a wrong time, or none. What can I do?',
      answer:
        'Open the thread from your dashboard and ask “why not?” for the time that you had in mind: it names the meeting or the rule that stands against it. A calendar that cannot be read counts as busy; its health is shown under Settings, Calendars.',
    },
    {
      question: 'How do I stop it in one thread?',
      answer:
        'Open the thread and choose Stop, or Take over to go on by yourself. What was on offer is released at once. Or write “please stop” in the thread.',
    },
    {
      question: `I was written to by ${assistant.name}. What is this?`,
      answer: `Somebody copied ${assistant.name} on a mail to you. It is software that arranges their meetings. Answer in your own words, or write to that person alone. “Stop” in an answer ends it.`,
    },
    {
      question: 'Can guests see my calendar?',
      answer:
        'No. They see the times on offer and, once it is booked, the meeting. No titles, places, reasons or people of your other events.',
    },
    {
      question: 'Does it send my mail to an AI company?',
      answer:
        'Not by itself. Mail is read by rules on the machine this runs on. A language model is asked only if one was set up for this installation and your settings allow it.',
    },
  ];
}
