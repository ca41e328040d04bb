import type { ReactNode } from 'react';
import { pageNonce } from '../_shell/nonce';
import { WithoutRuntime } from './without-runtime';

interface PublicPageProps {
  /** What the page is about, in the words of schema.org. */
  readonly facts?: readonly Readonly<Record<string, unknown>>[];
  /** Of the content, where it is in one language alone. */
  readonly lang?: 'en';
  readonly children: ReactNode;
}

/**
 * The content of a page that is only read: visitors need no client runtime for it.
 */
export async function PublicPage({ facts = [], lang, children }: PublicPageProps) {
  const nonce = await pageNonce();
  return (
    <>
      <WithoutRuntime />
      {facts.map((fact) => (
        <script
          key={String(fact['@type'])}
          type="application/ld+json"
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(fact).replaceAll('<', '\\u003c') }}
        />
      ))}
      <main id="content" lang={lang} tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pb-16 outline-none">
        {children}
      </main>
    </>
  );
}
