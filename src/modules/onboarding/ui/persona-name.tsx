import { useMessages } from '@/messages/use-messages';
import { Field, Input } from '@/ui/field';

/** The name under which the assistant works for the owner. */
export interface PersonaName {
  /** Null: the owner has no persona yet, and a name of their own makes one. */
  readonly id: string | null;
  readonly name: string;
  /** Under which guests are written to. */
  readonly address: string;
  /** The installation's own, which stays good. */
  readonly usual: string;
  /** The owner's, for the address of a persona. */
  readonly owner: string;
}

interface PersonaNameFieldProps {
  readonly persona: PersonaName;
  readonly value: string;
  readonly error: string | null;
  onChange(name: string): void;
}

/** What the assistant is called; a name of one's own comes with an address of its own. */
export function PersonaNameField({ persona, value, error, onChange }: PersonaNameFieldProps) {
  const t = useMessages('onboarding');
  const named = value.trim();
  const makes = persona.id === null && named !== '' && named !== persona.name;
  const address = makes ? `${localPart(named, persona.owner)}${host(persona.usual)}` : persona.address;
  return (
    <Field
      label={t('called')}
      hint={
        address === persona.usual
          ? t('calledHint', { address })
          : t('calledHintUsual', { address, usual: persona.usual })
      }
      error={error}
      className="max-w-md"
    >
      {(attributes) => (
        <Input
          {...attributes}
          required
          maxLength={40}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** What stands before the @: `clara.dana` for Clara, who works for dana@acme.com. */
export function localPart(name: string, owner: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '');
  const parts = [plain(name) || 'assistant', plain(owner.split('@')[0] as string)].filter(Boolean);
  return parts
    .join('.')
    .slice(0, 32)
    .replace(/[.-]+$/, '');
}

function host(address: string): string {
  return address.slice(address.lastIndexOf('@'));
}
