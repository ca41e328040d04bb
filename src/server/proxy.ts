import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Passes requests on to another server of this machine, path unchanged, bodies streamed. 502 when it does not answer. */
export function proxyTo(base: string): (request: IncomingMessage, response: ServerResponse) => void {
  const target = new URL(base);
  return (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name)));
    const onward = httpRequest(
      { host: target.hostname, port: target.port, method: request.method, path: request.url, headers },
      (answer) => {
        const back = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(back));
        answer.pipe(response);
      },
    );
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end('The sandbox does not answer.');
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}
