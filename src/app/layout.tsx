import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { publicEnvironmentScript } from '@/config/public-environment';
import { StyleNonce } from '@/ui/style-nonce';
import { ClientMessages } from './_shell/client-messages';
import { currentLocale, messagesOf } from './_shell/locale';
import { pageNonce } from './_shell/nonce';
import { PageScript } from './_site/page-script';
import { FONTS } from './fonts';
import './globals.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: 'Sundial', template: '%s · Sundial' },
  description: (await messagesOf('site'))('description'),
  robots: { index: false },
});

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f4' },
    { media: '(prefers-color-scheme: dark)', color: '#13161b' },
  ],
};

/** Reads the nonce, so that every page is rendered per request: a page made at build time could carry none. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = await pageNonce();
  const theme = (await cookies()).get('theme')?.value;
  return (
    <html
      lang={await currentLocale()}
      className={FONTS}
      data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}
    >
      <head>
        {/* Before any other script: they may read it. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every < escaped
          dangerouslySetInnerHTML={{ __html: publicEnvironmentScript() }}
        />
      </head>
      <body className="min-h-dvh">
        <StyleNonce nonce={nonce} />
        <ClientMessages areas={['ui']}>{children}</ClientMessages>
        <PageScript src="/referral.js" />
      </body>
    </html>
  );
}
