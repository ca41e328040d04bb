import type { CDPSession, Page } from '@playwright/test';

/** What somebody hears who cannot see the page, from the browser's accessibility tree and the page's live regions. */
export interface Heard {
  /** Where the focus is: role, name, states and description, as `button "Save", busy, "The hint"`. */
  stop(): Promise<string>;
  /** Tab, and where that leads. */
  tab(): Promise<string>;
  /** What live regions have said since the last time that this was asked, in order, repetitions included. */
  said(): Promise<string[]>;
}

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** States that are spoken, where they say something. */
const STATES = ['checked', 'selected', 'expanded', 'pressed', 'invalid', 'required', 'disabled', 'busy', 'level'];

/** Listens to the page from its next navigation on. */
export async function listen(page: Page): Promise<Heard> {
  await page.addInitScript(watchLiveRegions);
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const stop = () => focused(client);
  return {
    stop,
    async tab() {
      await page.keyboard.press('Tab');
      return stop();
    },
    said: () => page.evaluate(() => (window as unknown as { said?: string[] }).said?.splice(0) ?? []),
  };
}

async function focused(client: CDPSession): Promise<string> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    ...(result.objectId ? { objectId: result.objectId } : {}),
    fetchRelatives: false,
  });
  return words(nodes[0] as AxNode | undefined);
}

function words(node: AxNode | undefined): string {
  if (!node || node.ignored) return 'nothing';
  const { role, name, description, properties = [] } = node;
  const states = STATES.flatMap((state) => {
    const value = properties.find((one) => one.name === state)?.value.value;
    if (value === undefined || value === false || value === 'false') {
      return state === 'checked' || state === 'expanded' || state === 'pressed' ? off(state, value) : [];
    }
    return [value === true || value === 'true' ? state : `${state} ${value}`];
  });
  const said = [`${role?.value} "${name?.value ?? ''}"`, ...states];
  return [...said, ...(description?.value ? [`"${description.value}"`] : [])].join(', ');
}

/** A switch that is off says so; what is no switch says nothing. */
function off(state: string, value: unknown): string[] {
  if (value === undefined) return [];
  return [state === 'expanded' ? 'collapsed' : `not ${state}`];
}

/** Runs in the page: writes down every change of text in a live region, the route announcer's shadow included. */
function watchLiveRegions(): void {
  const said: string[] = [];
  (window as unknown as { said: string[] }).said = said;
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
  const last = new WeakMap<Element, string>();
  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const nearest = element?.closest(`${LIVE}, [aria-live="off"]`) ?? null;
    return nearest?.matches('[aria-live="off"]') ? null : nearest;
  };
  const hear = (region: Element) => {
    const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text === (last.get(region) ?? '')) return;
    last.set(region, text);
    if (text) said.push(text);
  };
  const observer = new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = regionOf(target);
      if (around) regions.add(around);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        if (added.shadowRoot) watch(added.shadowRoot);
        for (const region of [added, ...added.querySelectorAll(LIVE)]) if (region.matches(LIVE)) regions.add(region);
      }
    }
    for (const region of regions) hear(region);
  });
  const watch = (root: Node) => observer.observe(root, { subtree: true, childList: true, characterData: true });
  watch(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (this: Element, init: ShadowRootInit) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
}
