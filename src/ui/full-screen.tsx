import type { ReactNode } from 'react';
import { Button } from './button';
import { Mark } from './logo';

/** The whole screen while nothing else can be shown: the mark, pulsing. */
export function LoadingScreen() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh place-items-center">
      <Mark className="size-12 animate-pulse-slow" />
    </div>
  );
}

/** One message in the middle of the screen. */
export function MessageScreen({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <main className="grid min-h-[70dvh] place-items-center px-4 py-10">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <Mark className="size-9" />
        <h1 className="text-lg font-semibold">{title}</h1>
        <div className="text-ink-2">{children}</div>
        {action}
      </div>
    </main>
  );
}

/** The fallback of a page that could not be rendered. */
export function ErrorScreen({ onReload }: { onReload(): void }) {
  return (
    <MessageScreen
      title="Something went wrong"
      action={
        <Button look="primary" onClick={onReload}>
          Reload
        </Button>
      }
    >
      <p>An unexpected error occurred. Please try reloading the page to continue.</p>
    </MessageScreen>
  );
}

/** Shown in place of a page that the user's role may not see. */
export function AccessDenied({ role, supportEmail }: { role: string; supportEmail: string }) {
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent('Cannot access page')}`;
  return (
    <MessageScreen
      title="Lost?"
      action={
        <Button asChild look="primary">
          <a href={role === 'WAITLIST' ? '/waitlist' : '/'}>Return home</a>
        </Button>
      }
    >
      <p>
        It looks like you don't have access to this page. Contact{' '}
        <a href={mail} className="underline underline-offset-3 hover:text-ink">
          {supportEmail}
        </a>{' '}
        if you believe you should be able to access this page.
      </p>
    </MessageScreen>
  );
}
