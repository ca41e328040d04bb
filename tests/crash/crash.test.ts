import { expect, test } from 'vitest';
import { crashRun } from './run';

test.runIf(process.platform === 'linux')(
  'no mail is lost or sent twice and every meeting is booked once while processes are killed',
  async () => {
    const report = await crashRun({ loops: 20, kills: 4, abreast: 4, seed: 7, log: () => {}, timeoutMs: 240_000 });
    expect(report).toMatchObject({
      kills: 4,
      booked: 20,
      stored: report.handedIn,
      unhandled: 0,
      outOfOrder: 0,
      doubled: 0,
      lost: 0,
      unknown: 0,
      meetings: 20,
      calendarEvents: 20,
      overlaps: 0,
    });
  },
  300_000,
);
