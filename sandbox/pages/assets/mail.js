// Keeps the mail page fresh: when a mailbox changed, the parts marked data-live are read again and replaced. What is
// being written is never touched.
const mail = document.querySelector('[data-version]');
const news = document.querySelector('[data-news]');
const compose = document.querySelector('[data-compose]');
const POLL_MS = 1500;

async function refresh() {
  const { version } = await (await fetch('/sandbox/mail/version')).json();
  if (String(version) === mail.dataset.version || document.hidden) return;
  const text = await (await fetch(location.href)).text();
  const next = new DOMParser().parseFromString(text, 'text/html');
  const before = unread(document);
  mail.dataset.version = next.querySelector('[data-version]').dataset.version;
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = next.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!fresh || fresh.innerHTML === part.innerHTML) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    part.innerHTML = fresh.innerHTML;
    if (focused) part.querySelector(`[href="${CSS.escape(focused)}"]`)?.focus();
  }
  const after = unread(document);
  if (after > before) news.textContent = after === 1 ? '1 unread message' : `${after} unread messages`;
}

function unread(root) {
  return [...root.querySelectorAll('.count')].reduce((sum, badge) => sum + Number.parseInt(badge.textContent, 10), 0);
}

setInterval(() => refresh().catch(() => undefined), POLL_MS);

const suggestions = document.querySelector('.suggestions');
if (suggestions && compose) {
  suggestions.hidden = false;
  suggestions.addEventListener('click', (event) => {
    const button = event.target.closest('[data-suggest]');
    if (!button) return;
    const text = compose.elements.namedItem('text');
    text.value = button.dataset.suggest + text.value.replace(/^\S[^\n]*(?=\n\nOn )|^(?=\n\nOn )/, '');
    text.focus();
    text.setSelectionRange(button.dataset.suggest.length, button.dataset.suggest.length);
  });
}
compose?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) compose.requestSubmit();
});
