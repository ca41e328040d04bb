import type { Translate } from '@/messages/message-keys';

/** The assistant that arranges the owner's meetings by mail as well. */
export interface WrittenTo {
  readonly name: string;
  readonly address: string;
}

/** A way on for whoever finds no time: a mail, which the owner is told of. */
export function WriteInstead({
  owner,
  assistant,
  t,
}: {
  owner: string;
  assistant: WrittenTo;
  t: Translate<'booking'>;
}) {
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
