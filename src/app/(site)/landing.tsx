import { Button } from '@/ui/button';
import { currentLocale, messagesOf } from '../_shell/locale';
import { Band, Pairs } from '../_site/parts';
import { RecordedThread } from './recorded-thread';
import { RecordedWeek } from './recorded-week';

/** The name of each, and its sentence. */
const DOES = [
  ['negotiates', 'negotiatesText'],
  ['moves', 'movesText'],
  ['groups', 'groupsText'],
  ['follows', 'followsText'],
  ['rules', 'rulesText'],
  ['waits', 'waitsText'],
] as const;
const PROMISES = [
  ['asks', 'asksText'],
  ['once', 'onceText'],
  ['keeps', 'keepsText'],
  ['says', 'saysText'],
  ['explains', 'explainsText'],
  ['noModel', 'noModelText'],
] as const;

export async function Landing({ assistant, sandbox }: { assistant: string; sandbox: boolean }) {
  const [t, locale] = await Promise.all([messagesOf('landing'), currentLocale()]);
  return (
    <>
      <div className="grid items-start gap-x-14 gap-y-10 py-10 md:grid-cols-[1.1fr_1fr] md:py-16">
        <div className="md:pt-16">
          <h1 className="text-2xl font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-4 max-w-md text-base text-ink-2">{t('lead')}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button asChild look="primary" size="large">
              <a href="/auth/signup">{t('start')}</a>
            </Button>
            <Button asChild look="quiet" size="large">
              <a href="/how-it-works">{t('how')}</a>
            </Button>
          </div>
          {sandbox ? <p className="mt-4 max-w-md text-xs text-ink-3">{t('sandbox')}</p> : null}
        </div>
        <RecordedWeek {...{ t, locale }} />
      </div>
      <Band id="conversation" title={t('booked')} lead={t('bookedLead')}>
        <RecordedThread {...{ assistant, t, locale }} />
      </Band>
      <Band id="does" title={t('does')}>
        <Pairs items={DOES.map(([name, text]) => [t(name), t(text)])} />
      </Band>
      <Band id="promises" title={t('count')}>
        <Pairs items={PROMISES.map(([name, text]) => [t(name), t(text)])} />
      </Band>
      <Band id="own" title={t('own')} lead={t('ownLead')}>
        <pre className="w-fit max-w-full overflow-x-auto rounded-md border border-line bg-surface px-4 py-3 font-mono text-sm">
          {t('command')}
        </pre>
      </Band>
    </>
  );
}
