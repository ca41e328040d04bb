'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import type { ItemShown } from '../schema';
import { ItemFields } from './item-fields';
import { SecondLabel } from './second-label';

interface ItemViewProps {
  readonly title: string;
  /** Null while it is fetched. */
  readonly shown: ItemShown | null;
  readonly failed: boolean;
  onAgain(): void;
  /** Where its mail is labelled by the auditor first. */
  readonly auditId: string;
}

/** One thing of a sample: the mail, what the trainer did about it, and what was sent. */
export function ItemView({ title, shown, failed, onAgain, auditId }: ItemViewProps) {
  const t = useMessages('audits');
  const again = (
    <Button size="small" onClick={onAgain}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <Card className="grid gap-4">
      <h3 className="font-semibold">{title}</h3>
      {failed ? (
        <Note tone="bad" action={again}>
          {t('notLoaded')}
        </Note>
      ) : null}
      {shown === null && !failed ? <Skeleton className="h-24" /> : null}
      {shown?.blind ? (
        <SecondLabel key={shown.id} auditId={auditId} itemId={shown.id} blind={shown.blind} onDone={onAgain} />
      ) : null}
      {shown && !shown.blind ? (
        <>
          <MailShown item={shown} />
          <Done item={shown} />
        </>
      ) : null}
    </Card>
  );
}

function MailShown({ item: { mail, kind } }: { item: ItemShown }) {
  const t = useMessages('audits');
  if (!mail) return <p className="text-ink-2">{kind === 'label' ? t('forgotten') : t('noMail')}</p>;
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-xs text-ink-2 wrap-anywhere">
        <bdi>{mail.from}</bdi> · <bdi>{mail.subject}</bdi>
      </figcaption>
      <blockquote
        dir="auto"
        className="prose-width border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere"
      >
        {mail.text}
      </blockquote>
    </figure>
  );
}

function Done({ item: { did, fields, sent, kind } }: { item: ItemShown }) {
  const t = useMessages('audits');
  return (
    <>
      <div className="grid gap-2">
        <h4 className="text-xs text-ink-2">{t('did')}</h4>
        <p className="wrap-anywhere">
          {t(`did_${did.what}`)}
          {did.why ? <span className="text-ink-2"> · {did.why.replaceAll('_', ' ')}</span> : null}
        </p>
        {did.words ? <p className="text-ink-2 wrap-anywhere whitespace-pre-wrap">{did.words}</p> : null}
        {kind === 'label' ? <ItemFields fields={fields} /> : null}
      </div>
      {sent.map((mail) => (
        <div key={`${mail.to} ${mail.subject}`} className="grid gap-2">
          <h4 className="text-xs text-ink-2 wrap-anywhere">{t('sent', { to: mail.to })}</h4>
          <p className="prose-width border-l-2 border-line pl-3 whitespace-pre-wrap wrap-anywhere">{mail.text}</p>
        </div>
      ))}
    </>
  );
}
