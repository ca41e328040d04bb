import type { Metadata } from 'next';
import { runtime } from '@/ports/runtime';
import { PUBLIC_PAGES, type PublicPageFacts, type PublicPageName } from './pages';

/** What search engines and previews of links are told about a public page; all other pages are not to be found. */
export function described(name: PublicPageName): () => Metadata {
  const { path, title, description }: PublicPageFacts = PUBLIC_PAGES[name];
  const whole = `${title} · Sundial`;
  return () => ({
    metadataBase: new URL(runtime().settings.baseUrl),
    title: { absolute: whole },
    description,
    alternates: { canonical: path },
    robots: { index: true, follow: true },
    openGraph: {
      type: 'website',
      siteName: 'Sundial',
      url: path,
      title: whole,
      description,
      images: [{ url: `/social/${name}.png`, width: 1200, height: 630, alt: whole }],
    },
    twitter: { card: 'summary_large_image', title: whole, description, images: [`/social/${name}.png`] },
  });
}
