import type { QuestionShown } from '@/core/replies/question/shown';
import type { Translate } from '@/messages/message-keys';
import { QuestionView } from '@/modules/loops/ui/question-view';

interface DecidedOnProps {
  readonly question: QuestionShown;
  readonly owner: string;
  readonly zone: string;
  readonly t: Translate<'decisions'>;
  readonly tq: Translate<'queue'>;
}

/** What a question to an owner is decided on, as somebody else reads it: the owner is not "you". */
export function DecidedOn({ question, owner, zone, t, tq }: DecidedOnProps) {
  const { said } = question;
  const spoken: Translate<'decisions'> = Object.assign(
    ((key: Parameters<Translate<'decisions'>>[0], args: never) =>
      key === 'yourDay'
        ? tq('ownersDay', args)
        : (t as (key: string, args: never) => string)(key, args)) as Translate<'decisions'>,
    { rich: t.rich },
  );
  const shown = said?.by === null ? { ...question, said: { ...said, by: owner } } : question;
  return <QuestionView question={shown} zone={zone} open t={spoken} />;
}
