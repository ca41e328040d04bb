/** The mail that goes out on approval, as its recipient will read it. */
export function Preview({ to, text }: { to: string; text: string }) {
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="cursor-pointer px-4 py-2">The mail to {to}</summary>
      <p className="prose-width border-t border-line px-4 py-3 whitespace-pre-wrap wrap-break-word">{text}</p>
    </details>
  );
}
