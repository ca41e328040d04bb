import { z } from 'zod';
import { disclosesSoftware, namesMailbox } from '@/core/assistants/persona';
import { isSayable } from '@/core/replies/plain';

export const TONES = ['brief', 'warm', 'formal'] as const;

/** A persona as the API answers it. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Its path, for the owner alone. */
  readonly picture: string | null;
  readonly tone: (typeof TONES)[number] | null;
  readonly signature: string | null;
  readonly disclosure: string | null;
  /** The line under its mails that says what writes; never empty. */
  readonly signs: string;
  readonly isDefault: boolean;
}

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Invalid input');

const fields = {
  name: oneLine(40)
    .refine(isSayable, 'This looks like an address')
    .refine((name) => !namesMailbox(name), 'This is the name of a mailbox that every host has'),
  tone: z.enum(TONES).nullable(),
  signature: oneLine(120).refine(isSayable, 'This looks like an address').nullable(),
  disclosure: oneLine(120)
    .refine(isSayable, 'This looks like an address')
    .refine(disclosesSoftware, 'Say that it is software, for example “AI assistant”')
    .nullable(),
  isDefault: z.literal(true),
};

/** `address` is what stands before the @: the rest is the installation's. */
export const newPersona = z.strictObject({
  name: fields.name,
  address: z.string().trim().toLowerCase().max(64),
  tone: fields.tone.optional(),
  signature: fields.signature.optional(),
  disclosure: fields.disclosure.optional(),
  isDefault: fields.isDefault.optional(),
});

/** An address stays what it is: guests have it. */
export const personaPatch = z.strictObject({
  name: fields.name.optional(),
  tone: fields.tone.optional(),
  signature: fields.signature.optional(),
  disclosure: fields.disclosure.optional(),
  isDefault: fields.isDefault.optional(),
});
export const personaId = z.uuid();
