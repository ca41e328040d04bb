/** A page that anyone may read and find. */
export interface PublicPageFacts {
  readonly path: `/${string}`;
  /** Of the document and of the picture that others show with a link. */
  readonly title: string;
  /** One or two sentences, for search results and previews. */
  readonly description: string;
}

/** Every public page. What search engines may visit, the site map and the pictures of links are made from this list. */
export const PUBLIC_PAGES = {
  home: {
    path: '/',
    title: 'Meetings, arranged by mail',
    description:
      'Sundial is an open-source assistant that you copy on a mail. It reads your calendar, offers times, negotiates with your guests, books the meeting and tells you why.',
  },
  howItWorks: {
    path: '/how-it-works',
    title: 'How it works',
    description:
      'What happens between your mail and the booked meeting: how times are chosen, how they are held, what guests see, and when the assistant asks you first.',
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing',
    description: 'What this installation of Sundial includes, and what it costs.',
  },
  freeTrial: {
    path: '/free-trial',
    title: 'Free trial',
    description: 'Try Sundial for fourteen days, without a card. Nothing is charged when the trial ends.',
  },
  howToUse: {
    path: '/help/how-to-use',
    title: 'How to use Sundial',
    description:
      'Set it up in three minutes, then write: what to say to the assistant, how to tell it your preferences, and how to stay in control.',
  },
  support: {
    path: '/support',
    title: 'Support',
    description: 'Answers to common questions, and a form that reaches the people who run this installation.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What is stored, what it is used for, who sees what, and how to have it exported or deleted.',
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description: 'What you and the people who run this installation of Sundial promise each other.',
  },
} as const satisfies Record<string, PublicPageFacts>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;
