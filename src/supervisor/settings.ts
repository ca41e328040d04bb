import type { Variables } from '@/config/environment';
import type { Ports } from './ports';

/** What the supervisor adds where the user has set nothing: the embedded services' and the sandbox's addresses. */
export interface Embedded {
  readonly databaseUrl: string;
  readonly engine: { readonly ingressUrl: string; readonly adminUrl: string; readonly identityKey: string } | null;
  readonly ports: Ports;
  readonly buildId: string;
  readonly dataDirectory: string;
}

/** Whether a variable has a value; an empty line of a `.env` file is none. */
export const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** The variables of the product's processes. What the user has set always wins. */
export function productVariables(user: Variables, embedded: Embedded): Variables {
  const { ports, engine } = embedded;
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
  const given = Object.fromEntries(Object.entries(user).filter(([, value]) => isSet(value)));
  return {
    NODE_ENV: 'production',
    DATABASE_URL: embedded.databaseUrl,
    ...(engine && {
      WORKFLOW_ENGINE_URL: engine.ingressUrl,
      WORKFLOW_ADMIN_URL: engine.adminUrl,
      WORKFLOW_IDENTITY_KEYS: engine.identityKey,
    }),
    WORKFLOW_UI_PORT: String(ports.enginePages),
    PUBLIC_WORKFLOW_UI_BASE_URL: `http://localhost:${ports.enginePages}`,
    WORKER_PORT: String(ports.worker),
    BUILD_ID: embedded.buildId,
    NEXT_TELEMETRY_DISABLED: '1',
    ...(user.SANDBOX === 'on' && {
      SANDBOX_URL: sandboxUrl,
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.sandboxSmtp),
      SANDBOX_SUBMISSION_PORT: String(ports.sandboxSubmission),
      SANDBOX_DNS_PORT: String(ports.sandboxDns),
      SANDBOX_IMAP_PORT: String(ports.sandboxImap),
      SMTP_URL: `smtp://127.0.0.1:${ports.sandboxSmtp}`,
      DNS_SERVER: `127.0.0.1:${ports.sandboxDns}`,
    }),
    ...given,
    DATA_DIR: embedded.dataDirectory,
  };
}
