import type { MetadataRoute } from 'next';
import { runtime } from '@/ports/runtime';
import { PUBLIC_PAGES } from './_site/pages';

export const dynamic = 'force-dynamic';

/** RFC 9309: the longest rule that matches is the one that holds, so all is closed but what is named. */
export default function robots(): MetadataRoute.Robots {
  const open = Object.values(PUBLIC_PAGES).map(({ path }) => (path === '/' ? '/$' : path));
  return {
    rules: { userAgent: '*', allow: [...open, '/social/', '/_next/static/', '/icon.svg'], disallow: '/' },
    sitemap: `${runtime().settings.baseUrl}/sitemap.xml`,
  };
}
