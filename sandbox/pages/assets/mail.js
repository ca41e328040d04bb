// Keeps the mail page fresh: when a mailbox changed, the parts marked data-live are read again and replaced. What is
// being written is never touched.
const mail = document.querySelector('[data-version]');
const news = document.querySelector('[data-news]');
const compose = document.querySelector('[data-compose]');
const offline = document.querySelector('[data-offline]');
const POLL_MS = 1500;
/** What the server last gave for each part; the page's own state (an opened detail) is no reason to replace it. */
const given = new Map([...document.querySelectorAll('[data-live]')].map((part) => [part, part.innerHTML]));

/** What is open on the page has been read. */
async function markRead() {
  const box = `/sandbox/mail/boxes/${encodeURIComponent(mail.dataset.person)}`;
  const ids = mail.dataset.unread.split(' ').filter((id) => id !== '');
  mail.dataset.unread = '';
  for (const id of ids) await fetch(`${box}/${id}/read`, { method: 'POST' });
}

async function refresh() {
  await markRead();
  const answer = await fetch('/sandbox/mail/version');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { version } = await answer.json();
  if (String(version) === mail.dataset.version || document.hidden) return;
  // A page that refused what was sent has no address of its own.
  const text = await (await fetch(mail.dataset.self || location.href)).text();
  const next = new DOMParser().parseFromString(text, 'text/html');
  const before = unread(document);
  Object.assign(mail.dataset, next.querySelector('[data-version]').dataset);
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = next.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!fresh || fresh.innerHTML === given.get(part)) continue;
    given.set(part, fresh.innerHTML);
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

async function poll() {
  try {
    await refresh();
    offline.hidden = true;
  } catch {
    offline.hidden = false;
  }
}

poll();
setInterval(poll, POLL_MS);

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
