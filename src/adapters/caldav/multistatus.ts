import type { Element } from '@xmldom/xmldom';
import { CalendarError } from '@/ports/calendar';
import { child, children, DAV, elements, parseXml, textOf } from './xml';

/** One resource of a multistatus answer (RFC 4918 14.24). */
export interface DavResource {
  /** Absolute. */
  readonly url: URL;
  /** Of the resource itself, where the answer says one: 404 is gone, 507 is "there is more". */
  readonly status: number | null;
  /** The property that the server has (a propstat of 200), or null. */
  prop(namespace: string, name: string): Element | null;
}

export interface Multistatus {
  readonly resources: readonly DavResource[];
  /** RFC 6578 6.4. */
  readonly syncToken: string | null;
}

/** Reads a 207 that came from `base`. Throws CalendarError `unavailable` for an answer of another form. */
export function readMultistatus(text: string, base: URL): Multistatus {
  const root = parseXml(text);
  if (root.localName !== 'multistatus' || root.namespaceURI !== DAV) {
    throw new CalendarError('unavailable', 'The server gave an answer of another form');
  }
  const resources = children(root, DAV, 'response').flatMap((response) => {
    const props = children(response, DAV, 'propstat')
      .filter((propstat) => (statusOf(child(propstat, DAV, 'status')) ?? 200) < 300)
      .flatMap((propstat) => children(propstat, DAV, 'prop').flatMap(elements));
    const status = statusOf(child(response, DAV, 'status'));
    return children(response, DAV, 'href').flatMap((href) => {
      const url = urlOf(textOf(href), base);
      const prop = (namespace: string, name: string) =>
        props.find((one) => one.localName === name && one.namespaceURI === namespace) ?? null;
      return url ? [{ url, status, prop }] : [];
    });
  });
  return { resources, syncToken: textOf(child(root, DAV, 'sync-token')) };
}

/** What an href means at `base`; null for none. */
export function urlOf(href: string | null, base: URL): URL | null {
  return href !== null && URL.canParse(href, base) ? new URL(href, base) : null;
}

/** The href inside a property such as current-user-principal. */
export function hrefIn(property: Element | null, base: URL): URL | null {
  return urlOf(textOf(child(property, DAV, 'href')), base);
}

/** `HTTP/1.1 404 Not Found` */
function statusOf(element: Element | null): number | null {
  const code = /^HTTP\/\d(?:\.\d)? (\d{3})/.exec(textOf(element) ?? '')?.[1];
  return code === undefined ? null : Number(code);
}
