// Says when there are other questions, and shows them unless an answer is being written.
const desk = document.querySelector('[data-desk]');
const news = document.querySelector('[data-news]');
const POLL_MS = 1500;

async function poll() {
  const answer = await fetch('/sandbox/model/version').catch(() => null);
  if (!answer?.ok) {
    news.textContent = 'The sandbox does not answer. Trying again…';
    return;
  }
  const { version } = await answer.json();
  if (String(version) === desk.dataset.desk) news.textContent = '';
  else if ([...document.querySelectorAll('textarea')].some((field) => field.value !== '')) {
    news.textContent = 'The questions are others by now: they show when the page is loaded anew.';
  } else location.assign('/sandbox/model');
}

setInterval(poll, POLL_MS);
