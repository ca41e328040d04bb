import type { ThirdParty } from '@/core/http/third-parties';
import type { Translate } from '@/messages/message-keys';
import { listed } from '@/ui/words';
import { ConsentButton } from './consent-choice';

interface ConsentBarProps {
  readonly vendors: readonly ThirdParty[];
  /** What was said before; null: not asked yet. */
  readonly decided: string | null;
  readonly t: Translate<'site'>;
}

/** Asks whether scripts of others may be loaded, and tells ./third-parties.script which. */
export function ConsentBar({ vendors, decided, t }: ConsentBarProps) {
  const told = vendors.map(({ key, script, id }) => ({ key, script, id }));
  const names = vendors.map(({ name }) => name);
  return (
    <aside
      data-consent={decided ?? 'undecided'}
      data-vendors={JSON.stringify(told)}
      hidden={decided !== null}
      aria-label={t('consent')}
      className="fixed inset-x-4 bottom-4 z-40 rounded-md border border-line bg-surface p-4 shadow-float sm:right-auto sm:max-w-md"
    >
      <p>
        {t.rich('consentAsk', {
          vendors: listed(names, t.locale),
          link: (chunks) => (
            <a href="/privacy" className="underline underline-offset-3">
              {chunks}
            </a>
          ),
        })}
      </p>
      <div className="mt-3 flex gap-2">
        <ConsentButton value="granted">{t('agree')}</ConsentButton>
        <ConsentButton value="denied">{t('refuse')}</ConsentButton>
      </div>
    </aside>
  );
}
