import { z } from 'zod';
import { ADDRESS_PART } from '@/core/booking-pages/handle';
import { comparableAddress } from '@/core/mail/address';
import { isSayable } from '@/core/replies/plain';
import { SEATS } from './constants';

export const KINDS = ['one_to_one', 'round_robin', 'collective', 'group'] as const;
export const MEDIA = ['video', 'phone', 'in_person'] as const;
export const MAX_QUESTIONS = 6;
/** Characters of an answer. */
export const MAX_ANSWER = 1_000;

const line = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Invalid input');

const question = z.strictObject({ label: line(1, 120), required: z.boolean(), long: z.boolean() });

const fields = {
  title: line(1, 80),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(ADDRESS_PART, 'Small letters, digits and single hyphens, 3 to 32 of them'),
  description: z.string().trim().max(600),
  kind: z.enum(KINDS),
  durationMin: z.number().int().min(5).max(480),
  medium: z.enum(MEDIA),
  location: line(0, 200).transform((text) => text || null),
  noticeMin: z.number().int().min(0).max(20_160),
  daysAhead: z.number().int().min(1).max(90),
  bufferBefore: z.number().int().min(0).max(240),
  bufferAfter: z.number().int().min(0).max(240),
  dailyLimit: z.number().int().min(1).max(50).nullable(),
  confirms: z.boolean(),
  questions: z.array(question).max(MAX_QUESTIONS),
  hosts: z.array(z.uuid()).max(20),
  /** Of a group: for how many guests there is room. */
  seats: z.number().int().min(SEATS.least).max(SEATS.most).nullable().default(null),
};

/** The body of POST /api/booking-pages and PUT /api/booking-pages/{id}. `hosts` are others of the owner's team, by their ids. */
export const bookingType = z
  .strictObject(fields)
  .refine(({ medium, location }) => medium !== 'in_person' || location, {
    path: ['location'],
    message: 'Say where you meet',
  })
  .refine(({ kind, medium }) => kind !== 'group' || medium !== 'phone', {
    path: ['medium'],
    message: 'Several guests cannot be rung at once',
  })
  .refine(({ kind, seats }) => (kind === 'group') === (seats !== null), {
    path: ['seats'],
    message: 'Say for how many guests there is room',
  })
  .refine(({ kind, confirms }) => kind !== 'group' || !confirms, {
    path: ['confirms'],
    message: 'Seats are taken without being confirmed',
  });
export type BookingTypeForm = z.input<typeof bookingType>;
export type BookingTypeWanted = z.output<typeof bookingType>;

export const typePaused = z.strictObject({ paused: z.boolean() });
export const handleWanted = z.strictObject({ handle: z.string().trim().toLowerCase().max(64) });

/** What a guest types in one line; each problem is a sentence that stands beside the field. */
const typedLine = (least: number, most: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(least, missing)
    .max(most, `Use ${most} characters at most`)
    .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be kept');

/** What a guest calls themselves: no address and no link, since it stands in mails. */
const guestName = typedLine(1, 80, 'Give your name').refine(isSayable, 'This looks like an address: give your name');

const guestAddress = z
  .string('Give your email address')
  .max(300, 'Use 300 characters at most')
  .transform((text, context) => {
    if (text.trim() === '') {
      context.addIssue({ code: 'custom', message: 'Give your email address' });
      return z.NEVER;
    }
    const address = comparableAddress(text);
    if (address?.slice(address.indexOf('@')).includes('.')) return address;
    context.addIssue({ code: 'custom', message: 'This is not an email address' });
    return z.NEVER;
  });

/** The body of POST /api/book/{handle}/{type}. A form sends text. `website` is hidden from people: who fills it in is a program. */
export const bookingRequest = z.object({
  form: z.string().max(80),
  /** Epoch minutes. */
  start: z.coerce.number().int().min(0).max(100_000_000),
  zone: z.string().max(64).optional(),
  name: guestName,
  email: guestAddress,
  phone: typedLine(0, 40, 'Give a number').optional(),
  answers: z
    .array(z.string().trim().max(MAX_ANSWER, `Use ${MAX_ANSWER} characters at most`))
    .max(MAX_QUESTIONS)
    .default([]),
  website: z.string().max(2_000).optional(),
  /** The number of what was typed before and kept; a form without script has it. */
  kept: z.string().max(80).optional(),
});
export type BookingRequest = z.output<typeof bookingRequest>;
