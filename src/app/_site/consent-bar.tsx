import type { ThirdParty } from '@/core/http/third-parties';
import { listed } from '@/ui/words';
import { ConsentButton } from './consent-choice';

interface ConsentBarProps {
  readonly vendors: readonly ThirdParty[];
  /** What was said before; null: not asked yet. */
  readonly decided: string | null;
}

/** Asks whether scripts of others may be loaded, and tells ./third-parties.script which. */
export function ConsentBar({ vendors, decided }: ConsentBarProps) {
  const told = vendors.map(({ key, script, id }) => ({ key, script, id }));
  return (
    <aside
      data-consent={decided ?? 'undecided'}
      data-vendors={JSON.stringify(told)}
      hidden={decided !== null}
      aria-label="Consent"
      className="fixed inset-x-4 bottom-4 z-40 rounded-md border border-line bg-surface p-4 shadow-float sm:right-auto sm:max-w-md"
    >
      <p>
        May we measure how these pages are used, with {listed(vendors.map(({ name }) => name))}? Nothing is loaded
        unless you agree.{' '}
        <a href="/privacy" className="underline underline-offset-3">
          Privacy Policy
        </a>
      </p>
      <div className="mt-3 flex gap-2">
        <ConsentButton value="granted">Agree</ConsentButton>
        <ConsentButton value="denied">No, thanks</ConsentButton>
      </div>
    </aside>
  );
}
