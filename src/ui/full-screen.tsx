import type { ReactNode } from 'react';
import type { Translate } from '@/messages/message-keys';
import { buttonLook } from './button-look';
import { Mark } from './logo';

/** The whole screen while nothing else can be shown: the mark, pulsing. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid min-h-dvh place-items-center">
      <Mark className="size-12 animate-pulse-slow" />
    </div>
  );
}

interface MessageScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Within a frame that has the page's `main` already. */
  readonly inside?: boolean;
}

/** One message in the middle of the screen. Its top stands where it stands however much has arrived: nothing moves under its reader. */
export function MessageScreen({ title, children, action, inside }: MessageScreenProps) {
  const Frame = inside ? 'div' : 'main';
  const target = inside ? {} : { id: 'content', tabIndex: -1 };
  return (
    <Frame {...target} className="min-h-[70dvh] px-4 pt-[max(2.5rem,20dvh)] pb-10 outline-none">
      <div className="mx-auto grid max-w-md justify-items-center gap-3 text-center">
        <Mark className="size-9" />
        <h1 className="text-lg font-semibold">{title}</h1>
        <div className="text-ink-2">{children}</div>
        {action}
      </div>
    </Frame>
  );
}

/** The fallback of a page that could not be rendered. Every page loads it, so that it is there. */
export function ErrorScreen({ t, onReload }: { t: Translate<'crash'>; onReload(): void }) {
  return (
    <MessageScreen
      title={t('title')}
      action={
        <button type="button" className={buttonLook({ look: 'primary' })} onClick={onReload}>
          {t('reload')}
        </button>
      }
    >
      <p>{t('text')}</p>
    </MessageScreen>
  );
}

interface AccessDeniedProps {
  readonly role: string;
  readonly supportEmail: string;
  readonly t: Translate<'site'>;
}

/** Shown in place of a page that the user's role may not see. */
export function AccessDenied({ role, supportEmail, t }: AccessDeniedProps) {
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t('deniedSubject'))}`;
  const link = (chunks: ReactNode) => (
    <a href={mail} className="underline underline-offset-3 hover:text-ink">
      {chunks}
    </a>
  );
  return (
    <MessageScreen
      inside
      title={t('deniedTitle')}
      action={
        <a className={buttonLook({ look: 'primary' })} href={role === 'WAITLIST' ? '/waitlist' : '/'}>
          {t('home')}
        </a>
      }
    >
      <p>{t.rich('deniedText', { email: supportEmail, link })}</p>
    </MessageScreen>
  );
}
