import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { find, type Handler, mergeMetadata, serve } from '../call';
import { invalid } from '../errors';
import type { WebhookEndpoint } from '../model';
import { showEndpoint, showEvent } from '../show/event';
import { newId } from '../store';
import { created, page } from './paging';

export const eventOperations: Record<string, Handler> = {
  'Events.retrieve': serve('', ({ account, id }) => showEvent(find(account.store.events, id, 'event'))),
  'Events.list': serve<Stripe.EventListParams>('created type types', ({ account, params }) =>
    page(
      [...account.store.events.values()].filter(
        (event) =>
          (params.type === undefined || matches(params.type, event.type)) &&
          (params.types === undefined || params.types.some((type) => matches(type, event.type))) &&
          created(event, params.created),
      ),
      params,
      '/v1/events',
      showEvent,
    ),
  ),
  'WebhookEndpoints.create': serve<Stripe.WebhookEndpointCreateParams>(
    'url enabled_events description metadata api_version',
    ({ account, params }) => {
      if (!URL.canParse(params.url)) throw invalid('Invalid URL', 'url', 'url_invalid');
      const endpoint: WebhookEndpoint = {
        id: newId('we', 24),
        created: account.now,
        url: params.url,
        secret: `whsec_${randomBytes(24).toString('base64url')}`,
        enabledEvents: params.enabled_events,
        status: 'enabled',
        description: params.description || null,
        metadata: mergeMetadata({}, params.metadata as Stripe.MetadataParam),
      };
      account.store.endpoints.add(endpoint);
      return { ...showEndpoint(endpoint), secret: endpoint.secret };
    },
  ),
  'WebhookEndpoints.retrieve': serve('', ({ account, id }) =>
    showEndpoint(find(account.store.endpoints, id, 'webhook endpoint')),
  ),
  'WebhookEndpoints.update': serve<Stripe.WebhookEndpointUpdateParams>(
    'url enabled_events disabled description metadata',
    ({ account, id, params }) => {
      const endpoint = find(account.store.endpoints, id, 'webhook endpoint');
      if (params.url !== undefined) endpoint.url = params.url;
      if (params.enabled_events) endpoint.enabledEvents = params.enabled_events;
      if (params.disabled !== undefined) endpoint.status = params.disabled ? 'disabled' : 'enabled';
      if (params.description !== undefined) endpoint.description = params.description || null;
      endpoint.metadata = mergeMetadata(endpoint.metadata, params.metadata as Stripe.MetadataParam);
      return showEndpoint(endpoint);
    },
  ),
  'WebhookEndpoints.del': serve('', ({ account, id }) => {
    find(account.store.endpoints, id, 'webhook endpoint');
    account.store.endpoints.delete(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  'WebhookEndpoints.list': serve<Stripe.WebhookEndpointListParams>('', ({ account, params }) =>
    page([...account.store.endpoints.values()], params, '/v1/webhook_endpoints', showEndpoint),
  ),
};

/** Whether a type is meant; `invoice.*` means all that begin so. */
export function matches(asked: string, type: string): boolean {
  return asked === type || asked === '*' || (asked.endsWith('.*') && type.startsWith(asked.slice(0, -1)));
}
