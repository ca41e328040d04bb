import { availableParallelism } from 'node:os';
import '@/core/validation-messages';
import type { z } from 'zod';
import { imapAccessOf, imapGaps } from './imap';
import { microsoftGaps } from './microsoft-gaps';
import { modelGaps } from './model-gaps';
import { paymentGaps } from './payment-gaps';
import { type PublicEnvironment, publicVariables } from './public-variables';
import { sandboxConflicts, sandboxGaps, standInsOf } from './sandbox-safety';
import { serverVariables } from './server-variables';
import { textingGaps } from './texting-gaps';

/** Stands in for TOKEN_SIGNING_SECRET outside production, where links signed with it protect nothing. */
const PLACEHOLDER = 'placeholder-token-signing-secret';

export type Variables = Readonly<Record<string, string | undefined>>;
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Where the configuration is wrong, by variable. Never carries a value. */
export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment';
  constructor(readonly fields: FieldErrors) {
    super('Invalid environment variables');
  }
}

export type ServerEnvironment = ReturnType<typeof parseEnvironment>;

/**
 * Checks every variable and fills the defaults.
 * @throws InvalidEnvironment with the errors of every field, or Error 'TOKEN_SIGNING_SECRET is required in production'.
 */
export function parseEnvironment(variables: Variables) {
  const server = serverVariables.safeParse(variables);
  const open = publicVariables.safeParse(variables);
  if (!server.success || !open.success) {
    throw new InvalidEnvironment({ ...fieldErrors(server.error), ...fieldErrors(open.error) });
  }
  const values = { ...server.data, ...open.data };
  if (!values.TOKEN_SIGNING_SECRET && values.NODE_ENV === 'production') {
    throw new Error('TOKEN_SIGNING_SECRET is required in production');
  }
  const conflicts = {
    ...modelGaps(values),
    ...paymentGaps(values),
    ...textingGaps(values),
    ...microsoftGaps(values),
    ...imapGaps(values),
    ...sandboxGaps(values),
    ...sandboxConflicts(values),
  };
  if (Object.keys(conflicts).length > 0) throw new InvalidEnvironment(conflicts);
  const assistant = values.ASSISTANT_ADDRESS ?? `assistant@${values.MAIL_DOMAIN}`;
  return {
    ...values,
    ...(values.SANDBOX && standInsOf(values)),
    TOKEN_SIGNING_SECRET: values.TOKEN_SIGNING_SECRET ?? PLACEHOLDER,
    ASSISTANT_ADDRESS: assistant,
    WEB_PROCESSES: values.WEB_PROCESSES ?? (values.SANDBOX ? 1 : Math.min(availableParallelism(), 4)),
    IMAP: imapAccessOf(values),
    EMAIL_FROM: values.EMAIL_FROM ?? { name: null, address: assistant.toLowerCase() },
  };
}

/** The half that browsers may read. @throws InvalidEnvironment */
export function parsePublicEnvironment(variables: Variables): PublicEnvironment {
  const result = publicVariables.safeParse(variables);
  if (!result.success) throw new InvalidEnvironment(fieldErrors(result.error));
  return result.data;
}

function fieldErrors(error: z.ZodError | undefined): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error?.issues ?? []) {
    const field = String(issue.path[0]);
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}
