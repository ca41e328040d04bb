import { plural } from '@/ui/words';
import { MailText } from './mail-text';

interface PreviewProps {
  readonly to: string;
  /** Who else gets one, each with their own zone and links. */
  readonly others: number;
  readonly text: string;
}

/** The mail that goes out on approval, as its first recipient will read it. */
export function Preview({ to, others, text }: PreviewProps) {
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="cursor-pointer px-4 py-2">
        The mail to {to}
        {others > 0 ? <span className="text-ink-2">, and {plural(others, 'other')} alike</span> : null}
      </summary>
      <div className="border-t border-line px-4 py-3">
        <MailText text={text} className="prose-width" />
      </div>
    </details>
  );
}
