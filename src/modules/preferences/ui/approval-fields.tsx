import { ACTS, type Act } from '@/core/loop/owner/owner-rules';
import { useMessages } from '@/messages/use-messages';
import { Field, Select } from '@/ui/field';
import type { BasicsForm } from '../schema';

const MODES = [
  'drafts_only',
  'approve_everything',
  'outsiders_first_time',
  'when_unsure',
  'autopilot',
] as const satisfies readonly BasicsForm['approval'][];

interface ApprovalFieldsProps {
  readonly approval: BasicsForm['approval'];
  readonly acts: BasicsForm['acts'];
  onChange(patch: Pick<BasicsForm, 'approval'> | Pick<BasicsForm, 'acts'>): void;
}

/** How freely the assistant acts: one mode, and the acts that differ from it, as the owner has said in a mail or says here. */
export function ApprovalFields({ approval, acts, onChange }: ApprovalFieldsProps) {
  const t = useMessages('preferences');
  function choose(act: Act, rule: string) {
    const { [act]: _, ...rest } = acts;
    onChange({ acts: rule === 'act' || rule === 'ask' ? { ...rest, [act]: rule } : rest });
  }
  return (
    <>
      <Field label={t('approval')} className="sm:col-span-2">
        {(attributes) => (
          <Select
            {...attributes}
            value={approval}
            onChange={(event) => onChange({ approval: event.target.value as BasicsForm['approval'] })}
          >
            {MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t(mode)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <details className="sm:col-span-2" open={Object.keys(acts).length > 0}>
        <summary className="cursor-pointer text-ink-2">{t('singleActs')}</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {ACTS.map((act) => (
            <Field key={act} label={t(act)}>
              {(attributes) => (
                <Select {...attributes} value={acts[act] ?? ''} onChange={(event) => choose(act, event.target.value)}>
                  <option value="">{t('asAbove')}</option>
                  <option value="act">{t('act')}</option>
                  <option value="ask">{t('ask')}</option>
                </Select>
              )}
            </Field>
          ))}
        </div>
      </details>
    </>
  );
}
