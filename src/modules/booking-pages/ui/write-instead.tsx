import type { Translate } from '@/messages/message-keys';
import type { WrittenTo } from '../queries/written-to';

/** A way on for whoever finds no time: a mail, which the owner is told of. */
export function WriteInstead({
  owner,
  assistant,
  t,
}: {
  owner: string;
  assistant: WrittenTo | null;
  t: Translate<'booking'>;
}) {
  if (assistant === null) return <p className="text-ink-2 wrap-anywhere">{t('writeOwner', { owner })}</p>;
  return (
    <p className="text-ink-2 wrap-anywhere">
      {t.rich('write', {
        owner,
        assistant: assistant.name,
        address: assistant.address,
        link: (address) => (
          <a href={`mailto:${assistant.address}`} className="underline underline-offset-3">
            {address}
          </a>
        ),
      })}
    </p>
  );
}
