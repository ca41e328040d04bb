import type { MetadataRoute } from 'next';

/** What the product is called and looks like on a home screen (w3.org/TR/appmanifest). */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Sundial',
    short_name: 'Sundial',
    description: 'The assistant that schedules your meetings by email.',
    lang: 'en',
    categories: ['productivity', 'business'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      screenshot('today', 'wide', 'What waits for you, your open loops and your week'),
      screenshot('loop', 'wide', 'One meeting being arranged, with what was read and decided'),
      screenshot('today', 'narrow', 'What waits for you and your open loops'),
      screenshot('loop', 'narrow', 'The times that a guest can choose from'),
    ],
    shortcuts: [
      { name: 'Today', description: 'What waits for you, and your week', url: '/dashboard', icons: ICONS },
      { name: 'Loops', description: 'Every meeting that is being arranged', url: '/loops', icons: ICONS },
      { name: 'Preferences', description: 'How you like your time', url: '/settings/edit', icons: ICONS },
    ],
  };
}

/** What browsers show before it is installed: the product itself, with the sandbox's people. */
function screenshot(page: string, form_factor: 'wide' | 'narrow', label: string) {
  const sizes = form_factor === 'wide' ? '1280x800' : '780x1688';
  return { src: `/screenshots/${page}-${form_factor}.png`, sizes, type: 'image/png', form_factor, label };
}

const ICONS = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];
