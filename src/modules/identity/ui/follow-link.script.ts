/** A second press, while the first is on its way, would use the link once more and be told that it was used. */
document.addEventListener('submit', (event) => {
  const button = (event.target as HTMLFormElement).querySelector('[type=submit]');
  if (button?.hasAttribute('aria-busy')) event.preventDefault();
  button?.setAttribute('aria-busy', 'true');
});
window.addEventListener('pageshow', () => document.querySelector('[aria-busy]')?.removeAttribute('aria-busy'));
