interface Page {
  readonly url: string;
  readonly text: string;
  checkboxes(): string[];
}

/** A browser for tests: keeps cookies, follows redirects, and stops before it would leave the sandbox. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  open(url: string): Promise<Page> {
    return this.go(url, {});
  }

  /** Posts the form of the page whose action ends so. */
  submit(page: Page, actionEnd: string, fields: Record<string, string | string[]>): Promise<Page> {
    const action = [...page.text.matchAll(/action="([^"]+)"/g)]
      .map((match) => match[1] as string)
      .find((path) => path.endsWith(actionEnd));
    if (!action) throw new Error(`The page has no form to ${actionEnd}`);
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(name, each);
    return this.go(new URL(action, page.url).href, { method: 'POST', body });
  }

  private async go(url: string, init: RequestInit): Promise<Page> {
    const home = new URL(url).origin;
    let next = url;
    let request = init;
    for (let hops = 0; hops < 10; hops++) {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { ...request, headers: { cookie }, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) this.keep(line);
      const location = answer.headers.get('location');
      const text = await answer.text();
      if (!location) return { url: next, text, checkboxes: () => checkboxesOf(text) };
      next = new URL(location, next).href;
      request = {};
      if (new URL(next).origin !== home) return { url: next, text, checkboxes: () => [] };
    }
    throw new Error('Too many redirects');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute));
    if (expires && Date.parse(expires.slice(expires.indexOf('=') + 1)) < Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function checkboxesOf(text: string): string[] {
  return [...text.matchAll(/<input type="checkbox" name="scope" value="([^"]+)"/g)].map((match) => match[1] as string);
}
