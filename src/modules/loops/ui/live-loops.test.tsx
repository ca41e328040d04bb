import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveLoops } from './live-loops';
import { outside, Page, standInForNetwork } from './page.fixture';

standInForNetwork();

class FakeEventSource extends EventTarget {
  static CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  say(...ids: string[]) {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(ids) }));
  }
  refuse() {
    this.readyState = 2;
    this.onerror?.();
  }
}

let visibility: DocumentVisibilityState = 'visible';
function look(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  FakeEventSource.opened = [];
  visibility = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (loopId?: string) =>
  render(
    <Page>
      <LiveLoops mark="abc" loopId={loopId} />
    </Page>,
  );
const stream = () => FakeEventSource.opened.at(-1) as FakeEventSource;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a live page', () => {
  it('reads itself again, once for changes that come together', async () => {
    show();
    expect(stream().url).toBe('/api/loops/events?mark=abc');
    stream().say('a');
    stream().say('b');
    await pass(200);
    expect(outside.refreshed).toBe(1);
  });

  it('of one loop does so for that loop, and where any may have changed', async () => {
    show('a');
    stream().say('b');
    await pass(200);
    expect(outside.refreshed).toBe(0);
    stream().say('b', 'a');
    await pass(200);
    stream().say();
    await pass(200);
    expect(outside.refreshed).toBe(2);
  });

  it('polls every 15 seconds where the stream is refused', async () => {
    show();
    stream().refuse();
    await pass(14_000);
    expect(outside.refreshed).toBe(0);
    await pass(32_000);
    expect(outside.refreshed).toBe(3);
  });

  it('does not listen while it is not looked at, and catches up', async () => {
    show();
    look('hidden');
    expect(stream().readyState).toBe(2);
    look('visible');
    expect(FakeEventSource.opened).toHaveLength(2);
    stream().say();
    await pass(200);
    expect(outside.refreshed).toBe(1);
  });

  it('leaves nothing behind', async () => {
    const { unmount } = show();
    stream().refuse();
    unmount();
    await pass(60_000);
    expect(outside.refreshed).toBe(0);
  });
});
