import type { StoredEvent, WebhookEndpoint } from '../model';

/** The version of the API that the description describes. */
export const API_VERSION = '2026-10-28.endive';

export function showEvent(event: StoredEvent) {
  return {
    id: event.id,
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    data: { object: event.object, ...(event.previous && { previous_attributes: event.previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}

export function showEndpoint(endpoint: WebhookEndpoint) {
  return {
    id: endpoint.id,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: endpoint.created,
    description: endpoint.description,
    enabled_events: endpoint.enabledEvents,
    livemode: false,
    metadata: endpoint.metadata,
    status: endpoint.status,
    url: endpoint.url,
  };
}
