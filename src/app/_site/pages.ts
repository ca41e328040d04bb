import type { Key } from '@/messages/message-keys';

/** A page that anyone may read and find; its words by their keys in the area `public`. */
export interface PublicPageFacts {
  readonly path: `/${string}`;
  /** Of the document and of the picture that others show with a link. */
  readonly title: Key<'public'>;
  /** One or two sentences, for search results and previews. */
  readonly description: Key<'public'>;
}

/** Every public page. What search engines may visit, the site map and the pictures of links are made from this list. */
export const PUBLIC_PAGES = {
  home: { path: '/', title: 'home', description: 'homeText' },
  howItWorks: { path: '/how-it-works', title: 'howItWorks', description: 'howItWorksText' },
  pricing: { path: '/pricing', title: 'pricing', description: 'pricingText' },
  freeTrial: { path: '/free-trial', title: 'freeTrial', description: 'freeTrialText' },
  howToUse: { path: '/help/how-to-use', title: 'howToUse', description: 'howToUseText' },
  support: { path: '/support', title: 'support', description: 'supportText' },
  privacy: { path: '/privacy', title: 'privacy', description: 'privacyText' },
  terms: { path: '/terms', title: 'terms', description: 'termsText' },
} as const satisfies Record<string, PublicPageFacts>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;
