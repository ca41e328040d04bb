'use client';

import { Share, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { useFlag } from '@/modules/flags/ui/use-flag';
import { Button } from '@/ui/button';
import { Mark } from '@/ui/logo';
import { dismissBanner, mayOffer, type Prompt, platformOf } from './add-to-home-state';

/** Offers to put the product on the home screen: on touch devices, from the second visit on, not again for 90 days. */
export function AddToHome() {
  const t = useMessages('shell');
  const wanted = useFlag('add-to-home-banner');
  const [way, setWay] = useState<Prompt | 'ios' | null>(null);

  useEffect(() => {
    if (!wanted || !mayOffer(window, Date.now())) return;
    if (platformOf(window) === 'ios') return setWay('ios');
    const offered = (event: Event) => {
      // The browser's own bar would say the same a second time.
      event.preventDefault();
      setWay(event as Prompt);
    };
    const installed = () => setWay(null);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, [wanted]);

  if (way === null) return null;

  function dismiss() {
    dismissBanner(localStorage, Date.now());
    setWay(null);
  }

  async function install(prompt: Prompt) {
    await prompt.prompt();
    dismiss();
  }

  return (
    <section
      aria-label={t('homeLabel')}
      className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex items-start gap-3 rounded-md border border-line bg-surface p-3 shadow-float md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
    >
      <Mark className="mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-2">
        {way === 'ios' ? (
          <p>
            {t.rich('homeIos', {
              icon: (name) => <Share className="inline size-4 align-text-bottom" aria-label={String(name)} />,
            })}
          </p>
        ) : (
          <>
            <p>{t('homeText')}</p>
            <Button className="justify-self-start" onClick={() => void install(way)}>
              {t('homeLabel')}
            </Button>
          </>
        )}
      </div>
      <button
        type="button"
        aria-label={t('notNow')}
        onClick={dismiss}
        className="-m-1 rounded-sm p-1.5 text-ink-2 hover:bg-surface-2 hover:text-ink"
      >
        <X className="size-4" aria-hidden />
      </button>
    </section>
  );
}
