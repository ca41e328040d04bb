/** How much of something is done, as a bar and in words. */
export function ProgressBar({ done, of, words }: { done: number; of: number; words: string }) {
  return (
    <span className="flex items-center gap-2">
      <progress
        value={done}
        max={Math.max(of, 1)}
        aria-label={words}
        className="h-1.5 w-full max-w-56 appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-good"
      />
      <span className="text-xs whitespace-nowrap text-ink-2 tabular-nums">{words}</span>
    </span>
  );
}
