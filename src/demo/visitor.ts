/** A page as a browser without scripts sees it. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly body: string;
}

const MAX_REDIRECTS = 12;

/**
 * A browser without a window: keeps cookies per host, follows redirects, fills in forms. For the demo on the command line
 * and for tests that need a signed-in person and no screen.
 */
export class Visitor {
  private readonly jar = new Map<string, Map<string, string>>();

  get(url: string | URL): Promise<Page> {
    return this.go(new URL(url), { method: 'GET' });
  }

  post(url: string | URL, fields: readonly (readonly [string, string])[]): Promise<Page> {
    return this.go(new URL(url), {
      method: 'POST',
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** A call of the JSON API. Throws when it is refused. */
  async json<T>(method: string, url: string | URL, body?: unknown): Promise<T> {
    const target = new URL(url);
    const answer = await this.fetch(target, {
      method,
      headers: { 'content-type': 'application/json', origin: target.origin },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${target.pathname}: HTTP ${answer.status} ${text.slice(0, 200)}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  /** Sets a cookie as if the host had sent it. */
  setCookie(url: string | URL, name: string, value: string): void {
    this.keep(new URL(url).host, `${name}=${value}`);
  }

  /** Sends the form of a page whose markup contains `marker`, with its hidden fields and these. */
  submit(page: Page, marker: string, fields: Readonly<Record<string, string>> = {}): Promise<Page> {
    const form = (page.body.match(/<form\b[\s\S]*?<\/form>/gi) ?? []).find((one) => one.includes(marker));
    if (!form) throw new Error(`No form with "${marker}" on ${page.url.pathname}`);
    const action = attribute(form.slice(0, form.indexOf('>') + 1), 'action') ?? page.url.href;
    const values: [string, string][] = [];
    for (const input of form.match(/<input\b[^>]*>/gi) ?? []) {
      const name = attribute(input, 'name');
      const type = attribute(input, 'type') ?? 'text';
      const ticked = /checkbox|radio/.test(type);
      const chosen = !ticked || /\schecked\b/.test(input);
      if (name && chosen && type !== 'submit' && !(name in fields))
        values.push([name, attribute(input, 'value') ?? (ticked ? 'on' : '')]);
    }
    for (const button of form.match(/<button\b[^>]*>/gi) ?? []) {
      const name = attribute(button, 'name');
      if (name && button.includes(marker)) values.push([name, attribute(button, 'value') ?? '']);
    }
    return this.post(new URL(action, page.url), [...values, ...Object.entries(fields)]);
  }

  private async go(url: URL, init: RequestInit): Promise<Page> {
    let target = url;
    let request = init;
    for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
      const answer = await this.fetch(target, request);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || !location) {
        return { url: target, status: answer.status, body: await answer.text() };
      }
      await answer.body?.cancel();
      target = new URL(location, target);
      request = { method: 'GET' };
    }
    throw new Error(`Too many redirects from ${url.pathname}`);
  }

  private async fetch(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = this.jar.get(url.host);
    if (cookies?.size) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) this.keep(url.host, cookie);
    return answer;
  }

  private keep(host: string, cookie: string): void {
    const [pair = '', ...rest] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const jar = this.jar.get(host) ?? new Map<string, string>();
    const gone = rest.some((part) => /^\s*max-age=0\b/i.test(part) || /expires=thu, 01 jan 1970/i.test(part));
    if (gone) jar.delete(name);
    else jar.set(name, pair.slice(at + 1));
    this.jar.set(host, jar);
  }
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : unescapeHtml(value);
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&#x27;/gi, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
