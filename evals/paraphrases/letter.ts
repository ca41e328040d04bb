import type { Chance, Device, Language, Tone } from './phrasebook';
import { PHRASEBOOKS, pickOf } from './say';

/** How a device and a tone wrap what somebody says into a mail: greeting, sign-off, signature, quoted mail below. */
export function letter(
  text: string,
  writer: { readonly name: string; readonly language: Language; readonly tone: Tone; readonly device: Device },
  chance: Chance,
): string {
  const { language, tone, device, name } = writer;
  const book = PHRASEBOOKS[language];
  const first = name.split(' ')[0] as string;
  if (device === 'phone') {
    const hurried = tone === 'casual' && chance() < 0.6 ? hurry(text, language, chance) : text;
    return chance() < 0.7 ? `${hurried}\n\n${pickOf(book.sentFrom, chance)}` : hurried;
  }
  const greeting = pickOf(book.greetings[tone], chance);
  const closing = pickOf(book.closings[tone], chance);
  const signed = tone === 'casual' ? [closing, first] : [closing, name, ...(chance() < 0.4 ? ['Globex Ltd.'] : [])];
  const parts = [greeting, text, signed.filter((line) => line !== '').join('\n')].filter((part) => part !== '');
  const mail = parts.join('\n\n');
  return device === 'thread' ? `${mail}\n\n${book.attribution}\n> 1. …\n> 2. …\n> 3. …` : mail;
}

/** Typed with a thumb: no capitals, no full stop, no apostrophes. */
function hurry(text: string, language: Language, chance: Chance): string {
  const bare = text.replace(/\.$/, '');
  if (/@/.test(bare)) return bare;
  const lower = chance() < 0.6 ? bare.toLowerCase() : bare;
  return language === 'en' && chance() < 0.3 ? lower.replaceAll("'", '') : lower;
}
