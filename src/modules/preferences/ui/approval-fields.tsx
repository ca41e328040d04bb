import { ACTS, type Act } from '@/core/loop/owner/owner-rules';
import { Field, Select } from '@/ui/field';
import type { BasicsForm } from '../schema';

const MODES: Readonly<Record<BasicsForm['approval'], string>> = {
  drafts_only: 'It only writes drafts, and I send them',
  approve_everything: 'It always asks me',
  outsiders_first_time: 'It asks me before the first mail to somebody new',
  when_unsure: 'It asks me when it is not sure',
  autopilot: 'It acts on its own wherever it may',
};

const ACT_WORDS: Readonly<Record<Act, string>> = {
  offer: 'Offering times',
  book: 'Booking a time',
  move: 'Moving or changing a meeting',
  cancel: 'Cancelling a meeting',
  write: 'Any other mail to guests',
};

interface ApprovalFieldsProps {
  readonly approval: BasicsForm['approval'];
  readonly acts: BasicsForm['acts'];
  onChange(patch: Pick<BasicsForm, 'approval'> | Pick<BasicsForm, 'acts'>): void;
}

/** How freely the assistant acts: one mode, and the acts that differ from it, as the owner has said in a mail or says here. */
export function ApprovalFields({ approval, acts, onChange }: ApprovalFieldsProps) {
  function choose(act: Act, rule: string) {
    const { [act]: _, ...rest } = acts;
    onChange({ acts: rule === 'act' || rule === 'ask' ? { ...rest, [act]: rule } : rest });
  }
  return (
    <>
      <Field label="Before the assistant acts" className="sm:col-span-2">
        {(attributes) => (
          <Select
            {...attributes}
            value={approval}
            onChange={(event) => onChange({ approval: event.target.value as BasicsForm['approval'] })}
          >
            {Object.entries(MODES).map(([mode, words]) => (
              <option key={mode} value={mode}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <details className="sm:col-span-2" open={Object.keys(acts).length > 0}>
        <summary className="cursor-pointer text-ink-2">Different for single acts</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {ACTS.map((act) => (
            <Field key={act} label={ACT_WORDS[act]}>
              {(attributes) => (
                <Select {...attributes} value={acts[act] ?? ''} onChange={(event) => choose(act, event.target.value)}>
                  <option value="">As above</option>
                  <option value="act">Without asking, where nothing else speaks against it</option>
                  <option value="ask">Always asks me</option>
                </Select>
              )}
            </Field>
          ))}
        </div>
      </details>
    </>
  );
}
