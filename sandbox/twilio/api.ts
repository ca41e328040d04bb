import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Violation } from '../contract';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import { SANDBOX_TWILIO } from './account';
import { errorOfStatus, TwilioError } from './errors';
import type { Message } from './model';
import { showMessage } from './show';
import type { TwilioStandIn } from './stand-in';

interface Answer {
  readonly status: number;
  readonly body: object;
}

type Fields = Readonly<Record<string, string>>;
type Handler = (standIn: TwilioStandIn, call: { readonly id: string; readonly fields: Fields }) => Answer;

/** Twilio's API below /2010-04-01: fault → key → description → handler → description. */
export function twilioApi(standIn: TwilioStandIn, faults: Faults): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const fault = faults.take(c.req.method, new URL(c.req.url).pathname);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const spared = fault?.status === undefined || fault.afterCommit;
    const answer = spared ? await answerTo(standIn, c.req.raw) : undefined;
    if (fault?.status === undefined) return c.json((answer as Answer).body, (answer as Answer).status as 200);
    if (fault.status === 0) throw new DroppedConnection();
    if (fault.retryAfterSeconds !== undefined) c.header('Retry-After', String(fault.retryAfterSeconds));
    return c.json(errorOfStatus(fault.status).body, fault.status as ContentfulStatusCode);
  });
  return app;
}

/** What the stand-in does, and which fields it heeds: any other is refused, as ignoring it would be a lie. */
const OPERATIONS: Readonly<Record<string, { readonly takes: readonly string[]; readonly handle: Handler }>> = {
  CreateMessage: {
    takes: ['From', 'To', 'Body', 'StatusCallback', 'ValidityPeriod'],
    handle: (standIn, { fields }) => ({ status: 201, body: shown(standIn, standIn.create(fields)) }),
  },
  FetchMessage: {
    takes: [],
    handle: (standIn, { id }) => ({ status: 200, body: shown(standIn, standIn.find(id)) }),
  },
  ListMessage: {
    takes: ['From', 'To', 'PageSize'],
    handle: (standIn, { fields: { From, To, PageSize = '50' } }) => {
      const size = Number(PageSize);
      const found = standIn.all().filter(({ from, to }) => (!From || from === From) && (!To || to === To));
      const messages = found.toReversed().slice(0, size);
      const uri = `/2010-04-01/Accounts/${SANDBOX_TWILIO.accountSid}/Messages.json?PageSize=${size}&Page=0`;
      return {
        status: 200,
        body: {
          messages: messages.map((message) => shown(standIn, message)),
          page: 0,
          page_size: size,
          start: 0,
          end: Math.max(0, messages.length - 1),
          uri,
          first_page_uri: uri,
          next_page_uri: null,
          previous_page_uri: null,
        },
      };
    },
  },
  ListIncomingPhoneNumber: {
    takes: ['PhoneNumber', 'PageSize'],
    handle: (standIn, { fields: { PhoneNumber } }) => {
      const numbers = SANDBOX_TWILIO.numbers.filter((number) => !PhoneNumber || number === PhoneNumber);
      return {
        status: 200,
        body: {
          incoming_phone_numbers: numbers.map((number) => ({ phone_number: number, sms_url: standIn.webhookUrl })),
        },
      };
    },
  },
};

function shown({ manner }: TwilioStandIn, message: Message) {
  return showMessage(message, manner.price);
}

async function answerTo(standIn: TwilioStandIn, request: Request): Promise<Answer> {
  const contract = standIn.deps.contract();
  const url = new URL(request.url);
  const report = (found: readonly Violation[]): Answer => {
    standIn.deps.violations.push(...found);
    const reason = found.map(({ side, operation, reason: why }) => `${side} ${operation}: ${why}`).join('; ');
    return { status: 500, body: new TwilioError(500, 20500, reason).body };
  };
  try {
    authorise(request, url);
    const operation = contract.match(request.method, url.pathname);
    if (!operation) throw new TwilioError(404, 20404, `The requested resource ${url.pathname} was not found`);
    const query = Object.fromEntries(url.searchParams);
    const body = Object.fromEntries(new URLSearchParams(await request.text()));
    const found = contract.checkForm(operation.id, { ...query }, { ...body });
    if (found.length > 0) return report(found);
    const fields = { ...query, ...body };
    const known = OPERATIONS[operation.id];
    const unheeded = known ? Object.keys(fields).find((name) => !known.takes.includes(name)) : 'this operation';
    if (!known || unheeded) {
      return report([{ side: 'request', operation: operation.id, reason: `not implemented: ${unheeded}` }]);
    }
    const answer = known.handle(standIn, { id: operation.pathParameters.Sid ?? '', fields });
    const given = contract.checkResponse(operation.id, answer.status, answer.body);
    return given.length > 0 ? report(given) : answer;
  } catch (error) {
    if (error instanceof TwilioError) return { status: error.status, body: error.body };
    throw error;
  }
}

function authorise(request: Request, { pathname }: URL): void {
  const { accountSid, authToken } = SANDBOX_TWILIO;
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const right = request.headers.get('authorization') === `Basic ${basic}`;
  if (!right || !pathname.startsWith(`/2010-04-01/Accounts/${accountSid}/`)) {
    throw new TwilioError(401, 20003, 'Authenticate');
  }
}
