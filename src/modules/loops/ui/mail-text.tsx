import { cn } from '@/ui/class-names';

const LINK = /(https?:\/\/[^\s<>"]+)/;
/** Longer links are cut to their host and the first step of their path. */
const LONGEST = 40;

/**
 * A mail as it is written, its links cut to what a reader takes in. They are no links here: those to a guest's page are the
 * guest's to open.
 */
export function MailText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={cn('whitespace-pre-wrap wrap-anywhere', className)}>
      {text.split(LINK).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
          <span key={index} title={part} className="text-ink-2 underline decoration-line-strong underline-offset-3">
            {shortLink(part)}
          </span>
        ),
      )}
    </p>
  );
}

/** `https://sundial.test/t/abc…?option=1` → `sundial.test/t/…`. */
export function shortLink(link: string): string {
  const bare = link.replace(/^https?:\/\//, '');
  const [host, first] = bare.split('/');
  return bare.length <= LONGEST ? bare : `${host}/${first ? `${first.split('?')[0]}/` : ''}…`;
}
