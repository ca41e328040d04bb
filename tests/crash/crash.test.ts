import { expect, test } from 'vitest';
import { crashRun } from './run';

const LOOPS = process.env.DEEP ? 40 : 8;
const KILLS = process.env.DEEP ? 12 : 4;

test.runIf(process.platform === 'linux')(
  'no mail is lost or sent twice and every meeting is booked once while processes are killed',
  async () => {
    const report = await crashRun({
      loops: LOOPS,
      kills: KILLS,
      abreast: 4,
      seed: 7,
      log: () => {},
      timeoutMs: 240_000,
    });
    expect(report).toMatchObject({
      kills: KILLS,
      booked: LOOPS,
      stored: report.handedIn,
      unhandled: 0,
      outOfOrder: 0,
      doubled: 0,
      lost: 0,
      unknown: 0,
      meetings: LOOPS,
      calendarEvents: LOOPS,
      overlaps: 0,
    });
  },
  300_000,
);
