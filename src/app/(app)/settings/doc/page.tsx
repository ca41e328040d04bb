import Link from 'next/link';
import { minuteOf } from '@/core/time/period';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { ConflictList } from '@/modules/preferences/ui/document/conflict-list';
import { DocumentView } from '@/modules/preferences/ui/document/document-view';
import { FirstDocument } from '@/modules/preferences/ui/document/first-document';
import { originDays } from '@/modules/preferences/ui/document/origin-days';
import { documentWords, isOfForms } from '@/modules/preferences/ui/document/sections';
import { modelSwitchOf } from '@/modules/reader/queries';
import { PreferencesOffer } from '@/modules/reader/ui/preferences-offer';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('document'))('title'));

export default guarded('/settings/doc', async (user) => {
  const now = minuteOf(await runtime().clock.now());
  const locale = await currentLocale();
  const [{ sentences, conflicts }, { zone }, reader, t, say] = await Promise.all([
    preferencesAnswer(user.id, now, locale),
    ownerZone(user.id),
    modelSwitchOf(user.id, runtime()),
    messagesOf('document'),
    messagesOf('examples'),
  ]);
  const empty = sentences.length === 0;
  const unread = sentences.filter(({ understood, past, fact }) => understood !== 'yes' && !past && !fact).length;
  const { model, recipient, preferences: secondReader, preferencesAsked } = reader;
  return (
    <>
      <PageHead
        title={t('title')}
        line={empty ? t('line') : documentWords(sentences, t)}
        actions={
          empty ? null : (
            <div className="flex gap-2">
              <Button asChild>
                <Link href="/settings/edit?show=versions">{t('versions')}</Link>
              </Button>
              <Button asChild look="primary">
                <Link href="/settings/edit">{t('edit')}</Link>
              </Button>
            </div>
          )
        }
      />
      <div className="grid gap-6">
        {model !== null && recipient !== null && unread > 0 && !secondReader && !preferencesAsked ? (
          <ClientMessages areas={['model']}>
            <PreferencesOffer model={model} recipient={recipient} count={unread} />
          </ClientMessages>
        ) : null}
        {empty ? null : (
          <ClientMessages areas={['document']}>
            <ConflictList conflicts={conflicts} sentences={sentences} />
            <DocumentView
              sentences={sentences}
              days={originDays(sentences, zone, locale)}
              secondReader={secondReader}
            />
          </ClientMessages>
        )}
        {isOfForms(sentences) ? <FirstDocument {...{ empty, t, say }} /> : null}
      </div>
    </>
  );
});
