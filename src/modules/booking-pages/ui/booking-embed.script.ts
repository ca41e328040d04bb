/**
 * Shows booking pages within a page of somebody else's: `<div data-sundial="ADDRESS">` becomes the page, `data-sundial-popup`
 * on a button or link opens it over the page. A plain script, so that it may come from another site; it leaves no name there.
 */
((own: string) => {
  const ours = new URL(own).origin;

  for (const place of document.querySelectorAll<HTMLElement>('[data-sundial]')) {
    const frame = frameOf(place.dataset.sundial);
    if (frame && !place.querySelector('iframe')) place.append(frame);
  }

  document.addEventListener('click', (event) => {
    const opener = (event.target as Element | null)?.closest<HTMLElement>('[data-sundial-popup]');
    const frame = opener && frameOf(opener.dataset.sundialPopup);
    if (!frame) return;
    event.preventDefault();
    open(frame, opener);
  });

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ours || data?.sundial !== 'size' || !Number.isFinite(data.height)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = `${Math.min(Math.max(data.height, 320), 4_000)}px`;
    }
  });

  /** Null for what is no booking page of ours. */
  function frameOf(address: string | undefined): HTMLIFrameElement | null {
    if (!address || !URL.canParse(address)) return null;
    const url = new URL(address);
    if (url.origin !== ours || !url.pathname.startsWith('/book/')) return null;
    url.searchParams.set('embed', '1');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone) url.searchParams.set('zone', zone);
    const frame = document.createElement('iframe');
    frame.src = url.href;
    frame.title = 'Booking page';
    frame.style.cssText = 'width:100%;height:640px;border:0;display:block;color-scheme:normal';
    return frame;
  }

  function open(frame: HTMLIFrameElement, opener: HTMLElement): void {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', frame.title);
    dialog.style.cssText =
      'width:min(960px,calc(100vw - 32px));max-height:calc(100dvh - 32px);padding:0;border:0;border-radius:8px;overflow:auto';
    const close = document.createElement('button');
    close.textContent = '×';
    close.setAttribute('aria-label', 'Close');
    close.style.cssText =
      'position:absolute;top:4px;right:4px;width:40px;height:40px;border:0;background:none;color:inherit;font:24px/1 sans-serif;cursor:pointer';
    close.onclick = () => dialog.close();
    dialog.onclick = ({ target }) => {
      if (target === dialog) dialog.close();
    };
    dialog.onclose = () => {
      dialog.remove();
      opener.focus();
    };
    dialog.append(frame, close);
    document.body.append(dialog);
    dialog.showModal();
  }
})((document.currentScript as HTMLScriptElement).src);
