import { ChevronRight } from 'lucide-react';
import type { Translate } from '@/messages/message-keys';
import { Avatar } from '@/ui/avatar';
import type { BookingType } from '../queries/pages';
import type { PageOwner } from '../queries/shown';
import type { WrittenTo } from '../queries/written-to';
import { WriteInstead } from './write-instead';

interface TypeListProps {
  readonly owner: PageOwner;
  readonly types: readonly BookingType[];
  readonly embed: boolean;
  readonly assistant: WrittenTo | null;
  readonly t: Translate<'booking'>;
}

/** Everything that can be booked with somebody, each a link to its page. */
export function TypeList({ owner, types, embed, assistant, t }: TypeListProps) {
  return (
    <div className="mx-auto max-w-[560px]">
      <Avatar name={owner.name} className="size-12 text-lg" />
      <h1 className="mt-3 text-xl font-semibold tracking-tight wrap-anywhere">{owner.name}</h1>
      <p className="mt-0.5 text-ink-2">{types.length > 0 ? t('choose') : t('nothing', { owner: owner.name })}</p>
      {types.length > 0 ? null : (
        <div className="mt-3">
          <WriteInstead owner={owner.name} assistant={assistant} t={t} />
        </div>
      )}
      <ul className="mt-6 grid gap-3">
        {types.map((type) => (
          <li key={type.id}>
            <a
              href={`/book/${owner.handle}/${type.slug}${embed ? '?embed=1' : ''}`}
              className="flex items-center gap-4 rounded-md border border-line bg-surface px-4 py-3.5 hover:border-line-strong"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-base font-semibold wrap-anywhere">{type.title}</span>
                <span className="block text-ink-2">{t('minutes', { count: type.durationMin })}</span>
                {type.description ? (
                  <span className="mt-1 line-clamp-2 text-ink-2 wrap-anywhere">{type.description}</span>
                ) : null}
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
