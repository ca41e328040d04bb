import type { Metadata } from 'next';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../_shell/locale';
import { PUBLIC_PAGES, type PublicPageName } from './pages';

/** What search engines and previews of links are told about a public page; all other pages are not to be found. */
export function described(name: PublicPageName): () => Promise<Metadata> {
  const { path, title, description: text } = PUBLIC_PAGES[name];
  return async () => {
    const t = await messagesOf('public');
    const [whole, description] = [`${t(title)} · Sundial`, t(text)];
    return {
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
    };
  };
}
