import Link from 'next/link';
import { firstUpper } from '@/ui/words';

const UUID = /^[0-9a-f]{8}(?=-[0-9a-f]{4}-)[0-9a-f-]+$/;

/** `content.seen` in words: Content seen. */
export function actWords(action: string): string {
  return firstUpper(action.replace(/[._]/g, ' '));
}

/** What an act was about, `kind:id`: a loop leads to its page, and of a long id the beginning is enough to tell it apart. */
export function AuditSubject({ subject }: { subject: string }) {
  const [, kind = '', id = ''] = /^([a-z_]+):(.+)$/.exec(subject) ?? [];
  if (kind === 'loop') {
    return (
      <Link href={`/admin/loops?loop=${id}` as '/'} prefetch={false} className="underline underline-offset-3">
        {firstUpper(kind)} {id}
      </Link>
    );
  }
  const words = kind ? `${firstUpper(kind.replaceAll('_', ' '))} ${shortOf(id)}` : shortOf(subject);
  return <span>{words}</span>;
}

function shortOf(id: string): string {
  return UUID.test(id) ? id.slice(0, 8) : id;
}
