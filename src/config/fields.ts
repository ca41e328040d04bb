import { isIP } from 'node:net';
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

/** Comma-separated IP addresses, and ranges in CIDR notation. */
export const addressRanges = list.refine(
  (ranges) => ranges.every(isRange),
  'Expected addresses such as 127.0.0.1 or 10.0.0.0/8',
);

function isRange(range: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 6 ? 128 : 32);
}

/** An amount of money, `5` or `0.0079`, in millionths of its currency. */
export const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'Expected an amount such as 5 or 0.02')
  .transform((value) => Math.round(Number(value) * 1_000_000));

/** `provider:model` or the word `off`, which is null. `compatible`: a server that speaks OpenAI's chat completions. */
export const modelName = z
  .string()
  .regex(/^(off|(openai|anthropic|google|compatible):\S{1,200})$/, 'Expected off or provider:model')
  .transform((value) => {
    const [provider, model] = value.split(/:(.*)/s) as ['openai' | 'anthropic' | 'google' | 'compatible', string];
    return value === 'off' ? null : { provider, model };
  });
