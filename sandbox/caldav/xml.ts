import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

export const DAV = 'DAV:';
export const CALDAV = 'urn:ietf:params:xml:ns:caldav';

const PREFIXES: Readonly<Record<string, string>> = {
  [DAV]: 'D',
  [CALDAV]: 'C',
  'http://calendarserver.org/ns/': 'CS',
  'http://apple.com/ns/ical/': 'A',
};
const DECLARED = Object.entries(PREFIXES).map(([namespace, prefix]) => `xmlns:${prefix}="${namespace}"`);

/** The root of a request's body, or null for what is not XML. */
export function readXml(text: string): Element | null {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

export function within(parent: Element, namespace: string, name: string): Element[] {
  return [...parent.getElementsByTagNameNS(namespace, name)];
}

export function childrenOf(parent: Element): Element[] {
  return [...parent.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

/** `{namespace}name`, as properties are known here. */
export function nameOf(element: Element): string {
  return `{${element.namespaceURI}}${element.localName}`;
}

/** A property as an element; without a value where the server does not have it. */
export function propElement(name: string, value = ''): string {
  const [, namespace = '', local = ''] = /^\{(.*)\}(.*)$/.exec(name) ?? [];
  const prefix = PREFIXES[namespace];
  return prefix
    ? `<${prefix}:${local}>${value}</${prefix}:${local}>`
    : `<${local} xmlns="${namespace}">${value}</${local}>`;
}

export function document(content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${content.replace(/>/, ` ${DECLARED.join(' ')}>`)}`;
}

export function multistatus(responses: readonly string[], after = ''): Response {
  const body = document(`<D:multistatus>${responses.join('')}${after}</D:multistatus>`);
  return new Response(body, { status: 207, headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** A precondition that does not hold (RFC 4918 16). */
export function refusal(status: number, condition: string): Response {
  const body = document(`<D:error>${condition}</D:error>`);
  return new Response(body, { status, headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
