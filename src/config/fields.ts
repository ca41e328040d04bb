import { z } from 'zod';

/** An empty line in a `.env` file means the default. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === undefined || given === '' ? value : given), schema);

/** Unset and empty are the same. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional());

export const text = z.string().min(1);
export const url = z.url();
export const port = z.coerce.number().int().min(1).max(65_535);
/** `address`, or `Name <address>`. */
export const mailSender = z.string().transform((value, context) => {
  const [, name = '', inner = value] = /^\s*([^<>@]*?)\s*<([^<>]+)>\s*$/.exec(value) ?? [];
  const address = z.email().safeParse(inner.trim().toLowerCase());
  if (address.success) return { name: name.replace(/^"(.*)"$/, '$1') || null, address: address.data };
  context.addIssue({ code: 'custom', message: 'Expected an address, or Name <address>' });
  return z.NEVER;
});
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
/** Comma-separated, lower case. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== ''),
);

/** `provider:model` or the word `off`, which is null. `compatible`: a server that speaks OpenAI's chat completions. */
export const modelName = z
  .string()
  .regex(/^(off|(openai|anthropic|google|compatible):\S{1,200})$/, 'Expected off or provider:model')
  .transform((value) => {
    const [provider, model] = value.split(/:(.*)/s) as ['openai' | 'anthropic' | 'google' | 'compatible', string];
    return value === 'off' ? null : { provider, model };
  });
