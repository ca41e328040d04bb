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
  const listener = await startListener({
    host: '127.0.0.1',
    port: 0,
    assistant: 'sunny@sundial.example',
    tls: null,
    accept,
    onError: () => {},
    ...more,
  });
  open.push(listener);
  return Dialogue.open(listener.port);
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
    const dialogue = new Dialogue(connect(port, '127.0.0.1'));
    await dialogue.answer();
    return dialogue;
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
    expect(await client.say('Subject: x\r\n\r\nx\r\n.')).toBe('451 Not stored, try again later');
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['sunny@sundial.example', '250'],
    ['Sunny+T.abcdefgh@Sundial.example', '250'],
    ['sunny+b.abcdefgh@sundial.example', '250'],
    ['dana@sundial.example', '550'],
    ['sunny@evil.example', '550'],
    ['sunny+x@sundial.example', '550'],
  ])('answers a mail to %s with %s', async (to, code) => {
    const client = await listen(async () => {});
    expect((await client.mail(to)).slice(0, 3)).toBe(code);
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
    await Dialogue.open((open[0] as Listener).port);
    const third = connect((open[0] as Listener).port, '127.0.0.1');
    sockets.push(third);
    third.on('error', () => {});
    const greeting = await new Promise<string>((resolve) => third.once('data', (chunk) => resolve(String(chunk))));
    expect(greeting).toMatch(/^421/);
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
