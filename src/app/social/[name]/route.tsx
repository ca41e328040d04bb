import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { translator } from '@/messages/translate';
import { PUBLIC_PAGES, type PublicPageName } from '../../_site/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FONTS = join(process.cwd(), 'src/app/fonts');
const INK = { paper: '#faf8f4', ink: '#1c1e23', quiet: '#585c66', accent: '#a84a09', line: '#e5e0d5' };

/** One picture per public page, drawn when the product is built. */
export function generateStaticParams(): { name: string }[] {
  return Object.keys(PUBLIC_PAGES).map((name) => ({ name: `${name}.png` }));
}

/** The picture that others show with a link to the page: one for all languages, since a link says none. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const name = (await params).name.replace(/\.png$/, '') as PublicPageName;
  const page = PUBLIC_PAGES[name];
  const t = translator('en', 'public');
  const [regular, semibold] = await Promise.all([font(400), font(600)]);
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: INK.paper,
        color: INK.ink,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36, fontWeight: 600 }}>
        <Dial size={56} />
        <span style={{ marginLeft: 20 }}>Sundial</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 76, fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.1 }}>{t(page.title)}</div>
        <div style={{ marginTop: 28, fontSize: 32, lineHeight: 1.4, color: INK.quiet, maxWidth: 980 }}>
          {t(page.description)}
        </div>
      </div>
      <div style={{ display: 'flex', height: 6, width: 160, background: INK.accent, borderRadius: 3 }} />
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'Instrument Sans', data: regular, weight: 400 },
        { name: 'Instrument Sans', data: semibold, weight: 600 },
      ],
    },
  );
}

function font(weight: 400 | 600): Promise<Buffer> {
  return readFile(join(FONTS, `instrument-sans-latin-${weight}-normal.woff`));
}

function Dial({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9.25" stroke={INK.accent} strokeWidth="1.5" />
      <path d="M12 12 17.2 5.1A8.6 8.6 0 0 1 20.3 9.6Z" fill={INK.accent} />
      <circle cx="12" cy="12" r="1.5" fill={INK.accent} />
    </svg>
  );
}
