import { isIPv6 } from 'node:net';
import type { ServerEnvironment } from '@/config/environment';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** At which host this machine reaches its own web application: on loopback, unless it listens on one other address alone. */
export function webHost({ HOST, SANDBOX }: Pick<ServerEnvironment, 'HOST' | 'SANDBOX'>): string {
  return SANDBOX || EVERY_ADDRESS.includes(HOST) ? '127.0.0.1' : HOST;
}

/** Where the web application says how it is; with `part` the part of that name alone. */
export function healthUrl(environment: Pick<ServerEnvironment, 'HOST' | 'SANDBOX' | 'PORT'>, part?: 'web'): string {
  const host = webHost(environment);
  return `http://${isIPv6(host) ? `[${host}]` : host}:${environment.PORT}/api/health${part ? `/${part}` : ''}`;
}
