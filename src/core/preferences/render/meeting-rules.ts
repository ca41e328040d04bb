import type { RuleOf, Scope } from '../rule';
import { codeword, hasMeetings, meetings, verb } from './scope-words';
import { capitalised, length, named, quoted } from './words';

/** Canonical sentences of the rules about what a meeting is, without their full stop. */
export const meetingRules = {
  duration({ minutes, scope }: RuleOf<'duration'>): string {
    if (!scope || !hasMeetings(scope)) return `Meetings last ${length(minutes)} by default${codeword(scope)}`;
    return `${subject(scope, 'takes', 'take')} ${length(minutes)}${codeword(scope)}`;
  },
  longest({ minutes, scope }: RuleOf<'longest'>): string {
    return `${subject(scope, 'takes', 'take')} at most ${length(minutes)}${codeword(scope)}`;
  },
  medium({ medium, scope }: RuleOf<'medium'>): string {
    const by = { video: 'by video', phone: 'by phone', in_person: 'in person' }[medium];
    return `${subject(scope, 'is', 'are')} ${by}${codeword(scope)}`;
  },
  video({ provider, fallback, scope }: RuleOf<'video'>): string {
    const otherwise = fallback === undefined ? '' : `, otherwise ${providerWords(fallback)}`;
    const about = meetings({ ...scope, media: scope?.media ?? ['video'] });
    return `Use ${providerWords(provider)} for ${about}${otherwise}${codeword(scope)}`;
  },
  phone({ number }: RuleOf<'phone'>): string {
    return `My phone number is ${number}`;
  },
  caller({ who, scope }: RuleOf<'caller'>): string {
    const about = scope && hasMeetings(scope) ? `For ${meetings(scope)} ` : '';
    return `${capitalised(`${about}${who === 'owner' ? 'I call my guests' : 'my guests call me'}`)}${codeword(scope)}`;
  },
  place({ place, scope }: RuleOf<'place'>): string {
    return `${subject(scope, 'takes', 'take')} place at ${quoted(place)}${codeword(scope)}`;
  },
  title({ pattern, fallback, scope }: RuleOf<'title'>): string {
    const otherwise = fallback === undefined ? '' : `, without an organisation ${quoted(fallback)}`;
    return `The title of ${meetings(scope)} is ${quoted(pattern)}${otherwise}${codeword(scope)}`;
  },
  description({ text, scope }: RuleOf<'description'>): string {
    return `The description of ${meetings(scope)} says ${quoted(text)}${codeword(scope)}`;
  },
  follow_up_block({ minutes, at, scope }: RuleOf<'follow_up_block'>): string {
    const on = at === 'next_day' ? ' on the next day' : '';
    const time = minutes === undefined ? 'time' : length(minutes);
    return `After ${meetings(scope)}, block ${time} for follow-up work${on}${codeword(scope)}`;
  },
};

function subject(scope: Scope | undefined, one: string, many: string): string {
  return `${capitalised(meetings(scope))} ${verb(scope, one, many)}`;
}

function providerWords(provider: string): string {
  return /^https?:\/\/\S+$/.test(provider) ? provider : named(provider);
}
