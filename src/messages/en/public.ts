/** Titles and descriptions of the pages that anyone may find: in the tab, in search results and beside links. */
export default {
  home: 'Meetings, arranged by mail',
  homeText:
    'Sundial is an open-source assistant that you copy on a mail. It reads your calendar, offers times, negotiates with your guests, books the meeting and tells you why.',
  howItWorks: 'How it works',
  howItWorksText:
    'What happens between your mail and the booked meeting: how times are chosen, how they are held, what guests see, and when the assistant asks you first.',
  pricing: 'Pricing',
  pricingText: 'What this installation of Sundial includes, and what it costs.',
  freeTrial: 'Free trial',
  freeTrialText: 'Try Sundial for fourteen days, without a card. Nothing is charged when the trial ends.',
  howToUse: 'How to use Sundial',
  howToUseText:
    'Set it up in three minutes, then write: what to say to the assistant, how to tell it your preferences, and how to stay in control.',
  support: 'Support',
  supportText: 'Answers to common questions, and a form that reaches the people who run this installation.',
  privacy: 'Privacy Policy',
  privacyText: 'What is stored, what it is used for, who sees what, and how to have it exported or deleted.',
  terms: 'Terms of Service',
  termsText: 'What you and the people who run this installation of Sundial promise each other.',
} as const;
