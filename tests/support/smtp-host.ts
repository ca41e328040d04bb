import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpHost {
  readonly port: number;
  /** Every command line as it came. */
  readonly commands: string[];
  /** Every message that was taken to its final dot, dot-stuffed, whatever was answered. */
  readonly messages: string[];
  close(): void;
}

/**
 * An SMTP host that answers each command by a script, read afresh for every command: keys are `greeting`, verbs (`MAIL`,
 * `RCPT`, `DATA`) and `end` (after the message); null hangs up; what is not scripted succeeds.
 */
export async function startSmtpHost(script: Readonly<Record<string, string | null>> = {}): Promise<SmtpHost> {
  const commands: string[] = [];
  const messages: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    const reply = (key: string, usual: string) => {
      const answer = key in script ? script[key] : usual;
      if (answer === null || answer === undefined) socket.destroy();
      else socket.write(`${answer}\r\n`);
    };
    reply('greeting', '220 mx.example');
    let rest = '';
    let inData = false;
    const takeMessage = () => {
      if (!rest.endsWith('\r\n.\r\n')) return;
      messages.push(rest);
      rest = '';
      inData = false;
      reply('end', '250 taken');
    };
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      if (inData) return takeMessage();
      for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
        const verb = rest.slice(0, 4).toUpperCase();
        commands.push(rest.slice(0, at));
        rest = rest.slice(at + 2);
        if (verb === 'DATA') inData = (script.DATA ?? '354').startsWith('354');
        reply(verb, verb === 'DATA' ? '354 go on' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    messages,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
