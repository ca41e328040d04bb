import type { ReactNode } from 'react';
import type { Area } from '@/messages/message-keys';
import { compiled } from '@/messages/translate';
import { MessagesProvider } from '@/messages/use-messages';
import { currentLocale } from './locale';

interface ClientMessagesProps {
  /** What the client components inside speak from, and no more: it is sent to the browser. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Gives areas of messages to the client components inside, in the page's language. */
export async function ClientMessages({ areas, children }: ClientMessagesProps) {
  const locale = await currentLocale();
  const given = Object.fromEntries(areas.map((area) => [area, compiled(locale, area)]));
  return (
    <MessagesProvider locale={locale} areas={given}>
      {children}
    </MessagesProvider>
  );
}
