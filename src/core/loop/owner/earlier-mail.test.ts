import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../time/calendar-date';
import { zoneTable } from '../../time/zone';
import { earlierMail } from './earlier-mail';
import { writtenIn } from './header-date';

const newYork = zoneTable('America/New_York');
const WROTE = Date.UTC(2026, 10, 30, 21, 11) / 60_000;

describe('when a quoted mail was written', () => {
  it.each([
    'On Mon, Nov 30, 2026 at 4:11 PM Tom Weller <tom@wellerco.test> wrote:',
    'Am Mo., 30. Nov. 2026 um 16:11 Uhr schrieb Petra Vogt <petra@vogt.test>:',
    'Am 30.11.2026 um 16:11 schrieb Petra Vogt:',
    'Le lun. 30 nov. 2026 à 16:11, Luc Petit <luc@petit.test> a écrit :',
    'El lun, 30 nov 2026 a las 16:11, Ana Ruiz (<ana@ruizlab.test>) escribió:',
    'From: Tom Sent: Monday, November 30, 2026 4:11 PM To: Nina',
    'On 30/11/2026 16:11, Tom wrote:',
    'On 2026-11-30 16:11, Tom wrote:',
  ])('%s', (header) => {
    expect(writtenIn(header)).toBe(dayNumber(2026, 11, 30) * 1440 + 16 * 60 + 11);
  });

  it.each(['On 10/11/2026 16:11, Tom wrote:', 'Tom wrote:', 'On Monday, Tom wrote:'])(
    'is not guessed: %s',
    (header) => {
      expect(writtenIn(header)).toBeNull();
    },
  );
});

describe('the mail below', () => {
  it('is the one that is answered, without what it quotes itself', () => {
    const text = `Either works.

On Mon, Nov 30, 2026 at 4:11 PM Tom Weller <tom@wellerco.test> wrote:
> Wednesday at 2pm or Thursday at 10am?
> Tom
>
> On Fri, Nov 27, 2026 at 9:00 AM Nina Hart <nina@harthouse.test> wrote:
>> When could you meet?`;
    const mail = earlierMail({ text }, newYork);
    expect(mail).toMatchObject({ from: { address: 'tom@wellerco.test' }, wrote: WROTE, passedOn: false });
    expect(mail?.text).toContain('Wednesday at 2pm or Thursday at 10am?');
    expect(mail?.text).not.toContain('When could you meet');
  });

  it('is the one that is passed on, with its author', () => {
    const text = `Can you handle this?

---------- Forwarded message ---------
From: Tom Weller <tom@wellerco.test>
Date: Mon, Nov 30, 2026 at 4:11 PM
Subject: Lunch?
To: Nina Hart <nina@harthouse.test>

Hi Nina, would you be up for lunch next week?`;
    expect(earlierMail({ text }, newYork)).toEqual({
      from: { address: 'tom@wellerco.test', name: 'Tom Weller' },
      wrote: WROTE,
      text: 'Hi Nina, would you be up for lunch next week?',
      passedOn: true,
    });
  });

  it('is none where there is none', () => {
    expect(earlierMail({ text: 'Hi Tom, let us meet.' }, newYork)).toBeNull();
  });
});
