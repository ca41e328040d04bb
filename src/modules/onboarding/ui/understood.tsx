import { useMessages } from '@/messages/use-messages';
import { IgnoredNote } from '@/modules/preferences/ui/document/ignored-note';
import { RuleChips } from '@/modules/preferences/ui/document/rule-chips';
import type { Preview } from '@/modules/preferences/ui/editor/use-preview';

/** What the text is read as: what is not understood stands open, all else can be looked at. */
export function Understood({ preview, assistant }: { preview: Preview; assistant: string }) {
  const t = useMessages('onboarding');
  const { answer, pending, failed } = preview;
  if (failed)
    return (
      <p role="alert" className="text-xs text-bad">
        {failed} {t('readFailed')}{' '}
        <button type="button" onClick={preview.retry} className="underline underline-offset-3">
          {t('readAgain')}
        </button>
      </p>
    );
  const sentences = answer?.sentences ?? [];
  const ignored = sentences.filter(({ understood }) => understood !== 'yes');
  const rules = sentences.filter((one) => one.rules.length > 0);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xs text-ink-2">
        {pending && sentences.length === 0
          ? t('reading')
          : ignored.length > 0
            ? t('understandsNot', { assistant, count: sentences.length - ignored.length, not: ignored.length })
            : t('understands', { assistant, count: sentences.length })}
      </p>
      {ignored.length > 0 ? (
        <ul aria-label={t('notUnderstood')} className="grid gap-2">
          {ignored.map(({ id, text, understood, unread }) => (
            <li key={id} className="border-l-3 border-warn pl-3">
              <p className="wrap-anywhere">{text}</p>
              <IgnoredNote understood={understood} unread={unread} />
            </li>
          ))}
        </ul>
      ) : null}
      {rules.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-xs text-ink-2">{t('eachDoes')}</summary>
          <ul className="mt-2 grid gap-2.5">
            {rules.map(({ id, text, rules: read, past }) => (
              <li key={id} className="grid gap-1">
                <p className="text-xs text-ink-2 wrap-anywhere">{text}</p>
                <RuleChips rules={read} past={past} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
