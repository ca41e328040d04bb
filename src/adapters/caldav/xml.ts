import { DOMParser, type Element, type Node, onErrorStopParsing } from '@xmldom/xmldom';
import { CalendarError } from '@/ports/calendar';
import { isWithinBounds } from './xml-bounds';

export const DAV = 'DAV:';
export const CALDAV = 'urn:ietf:params:xml:ns:caldav';
export const CALENDARSERVER = 'http://calendarserver.org/ns/';
export const APPLE = 'http://apple.com/ns/ical/';

/** The prefixes that our requests use. */
const NAMESPACES = `xmlns:d="${DAV}" xmlns:c="${CALDAV}" xmlns:cs="${CALENDARSERVER}" xmlns:a="${APPLE}"`;

/** A request body: one element with its content, which is XML already. */
export function xmlBody(name: string, content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${name} ${NAMESPACES}>${content}</${name}>`;
}

/** Text as it stands in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);
}

/**
 * The root of a well-formed document. Throws CalendarError `unavailable` for anything else, and for a document type:
 * nobody needs one here, and with it come entities.
 */
export function parseXml(text: string): Element {
  if (/<!DOCTYPE/i.test(text)) throw new CalendarError('unavailable', 'The server sent XML with a document type');
  if (!isWithinBounds(text)) throw new CalendarError('unavailable', 'The server sent XML without measure');
  try {
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch {
    // What the parser says may quote the document.
  }
  throw new CalendarError('unavailable', 'The server sent an answer that is not XML');
}

/** The elements directly below, of one name. */
export function children(parent: Element, namespace: string, name: string): Element[] {
  return elements(parent).filter((one) => one.localName === name && one.namespaceURI === namespace);
}

export function child(parent: Element | null | undefined, namespace: string, name: string): Element | null {
  return parent ? (children(parent, namespace, name)[0] ?? null) : null;
}

export function elements(parent: Element): Element[] {
  const found: Element[] = [];
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) found.push(node as Element);
  }
  return found;
}

/** The text of an element without the space around it; null for none or nothing. */
export function textOf(element: Element | null | undefined): string | null {
  return element?.textContent?.trim() || null;
}
