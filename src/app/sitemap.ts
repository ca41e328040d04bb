import type { MetadataRoute } from 'next';
import { runtime } from '@/ports/runtime';
import { PUBLIC_PAGES } from './_site/pages';

export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const { baseUrl } = runtime().settings;
  return Object.values(PUBLIC_PAGES).map(({ path }) => ({ url: path === '/' ? `${baseUrl}/` : `${baseUrl}${path}` }));
}
