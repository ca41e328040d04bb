import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listener, type ListenerOptions, startListener } from './listener';

const open: Listener[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const listener of open.splice(0)) await listener.close();
});

async function listen(accept: ListenerOptions['accept'], more: Partial<ListenerOptions> = {}): Promise<Dialogue> {
  await start(accept, more);
  return Dialogue.open(port());
}

const port = () => (open[0] as Listener).port;

async function start(accept: ListenerOptions['accept'], more: Partial<ListenerOptions> = {}): Promise<void> {
  const listener = await startListener({
    host: '127.0.0.1',
    port: 0,
    name: 'sundial.example',
    takes: async (address) => address.toLowerCase().startsWith('sunny'),
    tls: null,
    accept,
    onError: () => {},
    ...more,
  });
  open.push(listener);
}

/** A client that speaks SMTP line by line, so that the test sees every answer. */
class Dialogue {
  private answers: string[] = [];
  private waiting: ((line: string) => void)[] = [];

  private constructor(readonly socket: Socket) {
    sockets.push(socket);
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (line[3] === '-') continue;
        const next = this.waiting.shift();
        if (next) next(line);
        else this.answers.push(line);
      }
    });
    socket.on('error', () => {});
  }

  static async open(port: number): Promise<Dialogue> {
    const dialogue = Dialogue.from('127.0.0.1', port);
    await dialogue.answer();
    return dialogue;
  }

  /** From another address of this machine's; the greeting is the first answer. */
  static from(localAddress: string, port: number): Dialogue {
    return new Dialogue(connect({ port, host: '127.0.0.1', localAddress }));
  }

  answer(): Promise<string> {
    const ready = this.answers.shift();
    return ready === undefined ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(ready);
  }

  async say(line: string): Promise<string> {
    this.socket.write(`${line}\r\n`);
    return this.answer();
  }

  async mail(to: string, from = 'dana@acme.example'): Promise<string> {
    await this.say('EHLO client.example');
    await this.say(`MAIL FROM:<${from}>`);
    return this.say(`RCPT TO:<${to}>`);
  }
}

describe('the mail listener', () => {
  it('answers 250 only after the message is stored, with the bytes as they came', async () => {
    let store = () => {};
    const storing = new Promise<void>((resolve) => {
      store = resolve;
    });
    const client = await listen(async (raw, envelope, remote) => {
      await storing;
      expect(raw.toString()).toBe('Subject: x\r\n\r\n.dots stay\r\n');
      expect(envelope).toEqual({ from: 'dana@acme.example', to: ['sunny@sundial.example'] });
      expect(remote).toEqual({ ip: '127.0.0.1', helo: 'client.example' });
    });
    expect(await client.mail('sunny@sundial.example')).toMatch(/^250/);
    await client.say('DATA');
    const events: string[] = [];
    const answered = client.say('Subject: x\r\n\r\n..dots stay\r\n.').then((line) => events.push(line.slice(0, 3)));
    // Another client is greeted and answered meanwhile.
    const other = await Dialogue.open((open[0] as Listener).port);
    expect(await other.mail('sunny@sundial.example')).toMatch(/^250/);
    events.push('stored');
    store();
    await answered;
    expect(events).toEqual(['stored', '250']);
  });

  it('asks to try again when storing fails, and tells no detail', async () => {
    const errors: Error[] = [];
    const client = await listen(
      async () => {
        throw new Error('password of the database is x');
      },
      { onError: (error) => errors.push(error) },
    );
    await client.mail('sunny@sundial.example', '');
    await client.say('DATA');
    expect(await client.say('Subject: x\r\n\r\nx\r\n.')).toBe('451 4.3.0 Not stored, try again later');
    expect(errors).toHaveLength(1);
  });

  it('answers a mail to an address that is not taken with 550 5.1.1', async () => {
    const client = await listen(async () => {});
    expect(await client.mail('Sunny+t.abcdefgh@Sundial.example')).toMatch(/^250/);
    expect(await client.say('RCPT TO:<dana@sundial.example>')).toBe('550 5.1.1 No such mailbox here');
  });

  it('ends a session that tries names', async () => {
    const client = await listen(async () => {}, { limits: { refusedRecipients: 2 } });
    const codes = [await client.mail('a@sundial.example')];
    for (const name of ['b', 'c']) codes.push(await client.say(`RCPT TO:<${name}@sundial.example>`));
    expect(codes.map((line) => line.slice(0, 3))).toEqual(['550', '550', '421']);
  });

  it('refuses a mail of 30 MB with 552, announced or not, and goes on serving', async () => {
    let stored = 0;
    const client = await listen(async () => {
      stored += 1;
    });
    await client.say('EHLO client.example');
    expect(await client.say('MAIL FROM:<dana@acme.example> SIZE=31457280')).toMatch(/^552/);
    await client.mail('sunny@sundial.example');
    await client.say('DATA');
    const line = `${'x'.repeat(998)}\r\n`;
    for (let i = 0; i < 30; i += 1) client.socket.write(line.repeat(1049));
    expect(await client.say('.')).toMatch(/^552/);
    expect(stored).toBe(0);
    expect(await client.mail('sunny@sundial.example')).toMatch(/^250/);
  });

  it('bounds recipients, messages and connections', async () => {
    const client = await listen(async () => {}, {
      limits: { recipients: 2, messagesPerMinute: 2, connectionsPerMinute: 2 },
    });
    await client.mail('sunny@sundial.example');
    await client.say('RCPT TO:<sunny+t.a@sundial.example>');
    expect(await client.say('RCPT TO:<sunny+t.b@sundial.example>')).toMatch(/^4/);
    await client.mail('sunny@sundial.example');
    await client.say('RSET');
    expect(await client.say('MAIL FROM:<dana@acme.example>')).toMatch(/^450/);
    await Dialogue.open(port());
    expect(await Dialogue.from('127.0.0.1', port()).answer()).toMatch(/^421/);
  });

  it('stores nothing of a message whose sender hangs up during DATA', async () => {
    const stored: string[] = [];
    const client = await listen(async (raw) => void stored.push(raw.toString()));
    await client.mail('sunny@sundial.example');
    await client.say('DATA');
    client.socket.end('Subject: x\r\n\r\nhalf a mess');
    await new Promise((resolve) => client.socket.once('close', resolve));
    const whole = await Dialogue.open((open[0] as Listener).port);
    await whole.mail('sunny@sundial.example');
    await whole.say('DATA');
    expect(await whole.say('Subject: y\r\n\r\nwhole\r\n.')).toMatch(/^250/);
    expect(stored).toEqual(['Subject: y\r\n\r\nwhole\r\n']);
  });

  it('offers STARTTLS only with a certificate', async () => {
    const client = await listen(async () => {});
    expect(await client.say('STARTTLS')).toMatch(/^5/);
  });
});

describe('the places of the mail listener', () => {
  const stranger = { isOwn: (address: string) => address === '127.0.0.1' };

  it('a hundred idle connections of one address leave the door open for everybody else', async () => {
    await start(async () => {}, stranger);
    const idle = Array.from({ length: 100 }, () => Dialogue.from('127.0.0.5', port()).answer());
    const greetings = await Promise.all(idle);
    expect(greetings.filter((line) => line.startsWith('220'))).toHaveLength(10);
    expect(greetings.filter((line) => line.startsWith('421'))).toHaveLength(90);
    expect(await Dialogue.from('127.0.0.6', port()).answer()).toMatch(/^220/);
  });

  it('strangers do not take the places of our own relay', async () => {
    await start(async () => {}, { ...stranger, limits: { clients: 2 } });
    const strangers = [5, 6, 7].map((n) => Dialogue.from(`127.0.0.${n}`, port()).answer());
    expect((await Promise.all(strangers)).map((line) => line.slice(0, 3)).sort()).toEqual(['220', '220', '421']);
    expect(await Dialogue.from('127.0.0.1', port()).answer()).toMatch(/^220/);
  });

  it('a place is free again when its connection has ended', async () => {
    await start(async () => {}, { isOwn: () => false, limits: { clientsPerNetwork: 1 } });
    const first = await Dialogue.open(port());
    const closed = new Promise((resolve) => first.socket.once('close', resolve));
    expect(await first.say('QUIT')).toMatch(/^221/);
    first.socket.end();
    await closed;
    expect(await Dialogue.from('127.0.0.1', port()).answer()).toMatch(/^220/);
  });
});

describe('a client that is slow', () => {
  async function at(limits: ListenerOptions['limits'] = {}) {
    let now = 0;
    const client = await listen(async () => {}, { limits, watch: { now: () => now, everyMs: 2 } });
    return { client, pass: (ms: number) => (now += ms) };
  }

  it('loses its place when it begins no message, whatever it says meanwhile', async () => {
    const { client, pass } = await at();
    await client.say('EHLO client.example');
    pass(119_000);
    expect(await client.say('NOOP')).toMatch(/^250/);
    pass(2_000);
    expect(await client.answer()).toMatch(/^421/);
  });

  it('loses its place when its message trickles in', async () => {
    const { client, pass } = await at();
    await client.mail('sunny@sundial.example');
    await client.say('DATA');
    client.socket.write('Subject: x\r\n');
    pass(31_000);
    expect(await client.answer()).toMatch(/^421/);
  });

  it('loses its place after a session of half an hour', async () => {
    const { client, pass } = await at({ sessionMs: 1_000, toDataMs: 5_000 });
    await client.mail('sunny@sundial.example');
    await client.say('DATA');
    expect(await client.say('Subject: x\r\n\r\nx\r\n.')).toMatch(/^250/);
    pass(1_001);
    expect(await client.answer()).toMatch(/^421/);
  });
});

describe('messages in memory', () => {
  it('a large one more than there may be at once is asked to come again, a small one is taken', async () => {
    const waiting: (() => void)[] = [];
    const limits = { largeBytes: 5_000, large: 3, largePerNetwork: 1 };
    await start(() => new Promise((resolve) => waiting.push(resolve)), { isOwn: () => false, limits });
    const sends = async (bytes: number) => {
      const client = await Dialogue.open(port());
      await client.mail('sunny@sundial.example');
      await client.say('DATA');
      client.socket.write(`${`${'x'.repeat(98)}\r\n`.repeat(bytes / 100)}.\r\n`);
      return client;
    };
    const accepted = async (n: number) => {
      while (waiting.length < n) await new Promise((resolve) => setImmediate(resolve));
    };
    const first = await sends(10_000);
    await accepted(1);
    expect(await (await sends(10_000)).answer()).toMatch(/^452/);
    const small = await sends(4_000);
    await accepted(2);
    for (const done of waiting) done();
    expect([await first.answer(), await small.answer()].map((line) => line.slice(0, 3))).toEqual(['250', '250']);
    const again = await sends(10_000);
    await accepted(3);
    waiting[2]?.();
    expect(await again.answer()).toMatch(/^250/);
  });
});
