import type { Variables } from '@/config/environment';
import { SANDBOX_CLIENT, SANDBOX_ZOOM, type Sandbox } from '../../sandbox/start';

export const ASSISTANT = 'sunny@sundial.test';

/** What differs from installation to installation of a test. */
export interface Place {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly engine: { readonly ingressUrl: string; readonly adminUrl: string; readonly identityKey: string };
  readonly workerPort: number;
  readonly smtpPort: number;
  readonly sandbox: Sandbox;
}

/** The configuration of a product that runs on the sandbox. */
export function testVariables({ origin, databaseUrl, engine, workerPort, smtpPort, sandbox }: Place): Variables {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    GOOGLE_CLIENT_ID: SANDBOX_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: SANDBOX_CLIENT.clientSecret,
    GOOGLE_ISSUER: sandbox.googleIssuer,
    GOOGLE_API_ROOT: sandbox.googleApiRoot,
    SIGNING_SECRET: 'a signing secret for tests',
    BASE_URL: origin,
    PUBLIC_BASE_URL: origin,
    NEXTAUTH_SECRET: 'a session secret for tests',
    NEXTAUTH_URL: origin,
    LLM_API_KEY: 'off',
    WORKFLOW_ENGINE_URL: engine.ingressUrl,
    WORKFLOW_ADMIN_URL: engine.adminUrl,
    WORKFLOW_IDENTITY_KEYS: engine.identityKey,
    WORKFLOW_NAMESPACE: 'sundial-test',
    MICROSOFT_LOGIN_BASE: sandbox.microsoftLoginBase,
    GRAPH_API_BASE: sandbox.graphApiBase,
    ZOOM_CLIENT_ID: SANDBOX_ZOOM.clientId,
    ZOOM_CLIENT_SECRET: SANDBOX_ZOOM.clientSecret,
    ZOOM_SECRET_TOKEN: SANDBOX_ZOOM.secretToken,
    ZOOM_OAUTH_BASE: sandbox.zoomOauthBase,
    ZOOM_API_BASE: sandbox.zoomApiBase,
    ZOOM_VERIFICATION_TOKEN: 'x',
    ENCRYPTION_KEY: '11'.repeat(32),
    PORT: new URL(origin).port,
    WORKER_PORT: String(workerPort),
    SMTP_PORT: String(smtpPort),
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    DNS_SERVER: `127.0.0.1:${sandbox.dnsPort}`,
    ASSISTANT_ADDRESS: ASSISTANT,
    SANDBOX: 'on',
    SANDBOX_URL: sandbox.url,
  };
}
