import { z } from 'zod';
import { typedAddress } from '@/modules/identity/schema';
import { RIGHTS, type Right } from './constants';

export interface DelegateRow {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly rights: readonly Right[];
}

const rights = z
  .array(z.enum(RIGHTS))
  .min(1, 'Choose at least one')
  .max(RIGHTS.length)
  .transform((some) => RIGHTS.filter((right) => some.includes(right)));

const name = z.string().trim().max(120).nullable();

export const newDelegate = z.strictObject({
  email: typedAddress,
  name: name.optional(),
  rights,
});
export const delegatePatch = z.strictObject({ name: name.optional(), rights: rights.optional() });
export const delegateId = z.uuid();
