import { limitsOf } from '@/core/http/form-limits';
import { formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { withoutPath } from '@/modules/hooks/policy';
import { hooksOf } from '@/modules/hooks/queries';
import { newHook } from '@/modules/hooks/schema';
import { HookForm } from '@/modules/hooks/ui/hook-form';
import { HookList } from '@/modules/hooks/ui/hook-list';
import { isRecent } from '@/modules/identity/policy';
import { tokensOf } from '@/modules/tokens/queries';
import { newToken } from '@/modules/tokens/schema';
import { TokenForm } from '@/modules/tokens/ui/token-form';
import { TokenList } from '@/modules/tokens/ui/token-list';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentSession } from '../../../_shell/current-session';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { guarded, titled } from '../../../_shell/session';
import { SANDBOX_RECEIVER } from './sandbox-receiver';

export const generateMetadata = titled(async () => (await messagesOf('developers'))('title'));

const LIMITS = { hook: limitsOf(newHook), token: limitsOf(newToken) };

export default guarded('/settings/developers', async (user) => {
  const [t, locale, own, tokens, { zone }, session] = await Promise.all([
    messagesOf('developers'),
    currentLocale(),
    hooksOf(user.id),
    tokensOf(user.id),
    ownerZone(user.id),
    currentSession(),
  ]);
  const hooks = session?.viewAs ? own.map(withoutPath) : own;
  const endDay = (ms: number) => formatDay(minuteOf(ms), zoneTable(zone), locale, { year: true });
  const tryAt = runtime().settings.sandbox ? SANDBOX_RECEIVER : null;
  // Always in the same place: where the first one is added, the dialog stays and shows what is shown once.
  const addHook = (
    <HookForm limits={LIMITS.hook} tryAt={tryAt} trigger={<Button size="small">{t('addHook')}</Button>} />
  );
  const addToken = <TokenForm limits={LIMITS.token} recent={session !== null && isRecent(session)} />;
  const link = (href: string) => (words: React.ReactNode) => (
    <a href={href} className="underline underline-offset-3">
      {words}
    </a>
  );
  return (
    <div className="max-w-2xl">
      <PageHead title={t('title')} line={t('line')} />
      <ClientMessages areas={['developers', 'form']}>
        <div className="grid gap-10">
          <Section title={t('hooks')} aside={hooks.length || undefined} actions={addHook}>
            {hooks.length === 0 ? <Empty>{t('hooksNone')}</Empty> : <HookList hooks={hooks} t={t} />}
          </Section>
          <Section title={t('tokens')} aside={tokens.length || undefined} actions={addToken}>
            {tokens.length === 0 ? (
              <Empty>{t('tokensNone')}</Empty>
            ) : (
              <TokenList
                nowMs={Date.now()}
                tokens={tokens.map((token) => ({ ...token, endDay: endDay(token.expiresAt) }))}
              />
            )}
          </Section>
          <Section title={t('api')}>
            <p className="prose-width text-ink-2">
              {t.rich('apiLine', { docs: link('/api/docs'), file: link('/api/openapi.json') })}
            </p>
          </Section>
        </div>
      </ClientMessages>
    </div>
  );
});
