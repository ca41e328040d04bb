import type { Metadata } from 'next';
import { consentPage } from '@/modules/oauth/queries/consent';
import { ConsentForm } from '@/modules/oauth/ui/consent-form';
import { placeWords } from '@/modules/oauth/ui/place-words';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentSessionId } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await titled(async () => (await messagesOf('other-assistants'))('consentPage'))()),
  referrer: 'same-origin',
  robots: 'noindex',
});

/** Where another assistant asks an owner for access. Looking allows nothing, and nobody is led on without an answer. */
export default guarded('/oauth/authorize', async (user, { searchParams }) => {
  const query = Object.fromEntries(Object.entries(await searchParams).map(([name, value]) => [name, first(value)]));
  const [t, page] = await Promise.all([
    messagesOf('other-assistants'),
    consentPage(query, (await currentSessionId()) ?? '', runtime()),
  ]);
  if (!page.ok) {
    return (
      <MessageScreen
        title={t('wrongTitle')}
        action={
          <Button asChild look="primary">
            <a href="/settings/other-assistants">{t('toSettings')}</a>
          </Button>
        }
      >
        <p role="alert">{t(page.why)}</p>
      </MessageScreen>
    );
  }
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid min-h-[70dvh] w-full max-w-lg content-start gap-6 px-4 py-8 outline-none sm:py-16"
    >
      <div className="grid gap-2">
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
          {t('consentTitle', { name: page.client.name })}
        </h1>
        <p className="text-ink-2 wrap-anywhere">
          {t('consentWho', { name: page.client.name, email: user.email })}{' '}
          {t('consentLeads', { place: placeWords(page.query.redirect_uri, t) })}
        </p>
      </div>
      <Note tone="warn">{t('consentUnchecked')}</Note>
      <ClientMessages areas={['other-assistants']}>
        <ConsentForm request={page.query} ticket={page.ticket} scopes={page.scopes} />
      </ClientMessages>
      <p>
        <a href="/auth/signout" className="text-ink-2 underline underline-offset-3">
          {t('another')}
        </a>
      </p>
    </main>
  );
});
