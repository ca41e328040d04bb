import type { ReactNode } from 'react';
import { english } from '@/messages/english';
import type { Area } from '@/messages/message-keys';
import { compiled } from '@/messages/translate';
import { MessagesProvider } from '@/messages/use-messages';

const all = Object.fromEntries((Object.keys(english) as Area[]).map((area) => [area, compiled('en', area)]));

/** Client components as on a page that gives them every area of messages, in English. */
export function WithMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider locale="en" areas={all}>
      {children}
    </MessagesProvider>
  );
}
