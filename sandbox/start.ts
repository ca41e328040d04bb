import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Assembly, type AssemblyOptions, assemble } from './assemble';
import type { Control } from './control';
import { controlOf } from './control';
import { GOOGLE_PATH, httpApp } from './http';

export interface SandboxOptions extends Partial<AssemblyOptions> {
  /** Ports to listen on; 0, the default, takes any free one. */
  readonly ports?: { readonly http?: number };
}

export interface Sandbox {
  /** Origin of the HTTP server; everything is below `/sandbox`. */
  readonly url: string;
  /** What GOOGLE_API_ROOT is set to. */
  readonly googleApiRoot: string;
  readonly control: Control;
  /** Closes every listener and writes the state. */
  stop(): Promise<void>;
}

/** Starts the stand-ins of outside services on 127.0.0.1. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const assembly = assemble({ assistantDomain: 'sundial.test', seed: false, conferenceDelayMs: 300, ...options });
  const place = { origin: '' };
  const app = httpApp(
    assembly,
    async (token) => assembly.minted.find(token),
    () => place.origin,
  );
  const http = createServer(getRequestListener(app.fetch));
  const port = await listen(http, options.ports?.http ?? 0);
  place.origin = `http://127.0.0.1:${port}`;
  return {
    url: place.origin,
    googleApiRoot: place.origin + GOOGLE_PATH,
    control: controlOf(assembly),
    stop: () => stop(assembly, http),
  };
}

async function stop(assembly: Assembly, http: Server): Promise<void> {
  assembly.calendars.stop();
  assembly.relay.stop();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  assembly.snapshot.write();
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
