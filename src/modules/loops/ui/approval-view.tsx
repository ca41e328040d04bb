import { answerWords } from '@/core/replies/question/blocks';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Field, Textarea } from '@/ui/field';
import { Mark } from '@/ui/logo';
import type { ApprovalPage } from '../queries/approval-page';
import { QuestionView } from './question-view';

interface ApprovalViewProps {
  readonly page: Extract<ApprovalPage, { kind: 'open' }>;
  readonly token: string;
  /** The answer whose button led here from the mail: it comes first. */
  readonly wanted?: string | undefined;
  readonly t: Translate<'decisions'>;
}

/** One question with all that it is decided on, and answers that need no script. */
export function ApprovalView({ page: { loopId, decision, question, zone }, token, wanted, t }: ApprovalViewProps) {
  const answers = question.answers.toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted));
  const action = `/api/approvals/${token}`;
  return (
    <main className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-10">
      <Mark className="size-9" />
      <h1 className="text-xl font-semibold text-balance wrap-break-word">{decision.text}</h1>
      {answers.length > 0 ? (
        <form method="post" action={action} className="flex flex-wrap items-center gap-2">
          {answers.map(({ id, label }, index) => (
            <Button
              key={id}
              type="submit"
              look={index === 0 ? 'primary' : 'plain'}
              size="large"
              name="approve"
              value={id}
            >
              {answerWords(label, { locale: decision.language })}
            </Button>
          ))}
        </form>
      ) : null}
      <QuestionView question={question} zone={zone} open t={t} />
      <form method="post" action={action} className="grid gap-2 border-t border-line pt-5">
        <Field label={t('inWords')} hint={t('inWordsHint')}>
          {(attributes) => <Textarea {...attributes} name="words" required maxLength={1000} rows={2} />}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <a href={`/loops/${loopId}`} className="text-ink-2 underline underline-offset-3 hover:text-ink">
            {t('changeInApp')}
          </a>
          <Button type="submit" name="approve" value="words">
            {t('send')}
          </Button>
        </div>
      </form>
    </main>
  );
}
