// The strip with the sandbox's time: shows it and moves it forward through the product.
const strip = document.querySelector('[data-clock]');
const shown = strip?.querySelector('[data-now]');
const status = strip?.querySelector('[data-clock-status]');
const format = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
let ahead = 0;
let morning = null;

function tick() {
  const now = new Date(Date.now() + ahead);
  shown.textContent = format.format(now);
  shown.dateTime = now.toISOString();
}

async function load() {
  const answer = await fetch('/sandbox/clock');
  const clock = await answer.json();
  ahead = clock.now - Date.now();
  morning = clock.nextMorning;
  tick();
}

function secondsTo(step) {
  if (step === 'hour') return 3600;
  if (step === 'day') return 86_400;
  return Math.ceil((morning - Date.now() - ahead) / 1000);
}

async function advance(button) {
  const buttons = [...strip.querySelectorAll('button')];
  for (const each of buttons) each.disabled = true;
  status.textContent = 'Moving the clock…';
  try {
    // The page may have stood open for long, or not have read the clock yet.
    await load();
    const answer = await fetch('/sandbox/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: secondsTo(button.dataset.advance) }),
    });
    if (!answer.ok) throw new Error(`the product answered ${answer.status}`);
    await load();
    status.textContent = 'Done: what fell due has happened.';
  } catch (error) {
    status.textContent = `The clock did not move: ${error.message}.`;
  } finally {
    for (const each of buttons) each.disabled = false;
    button.focus();
  }
}

if (strip) {
  load().catch(() => {
    status.textContent = 'The clock cannot be read.';
  });
  setInterval(tick, 10_000);
  strip.addEventListener('click', (event) => {
    const button = event.target.closest('[data-advance]');
    if (button) advance(button);
  });
}
