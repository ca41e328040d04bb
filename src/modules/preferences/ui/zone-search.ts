/**
 * Makes each list of zones on the page (`select` within `form[data-zone]`) one that can be searched: what is typed narrows it, and a
 * choice takes effect at once. The device's own zone leads. Without script it stays the platform's list with its button.
 */
export function offerZoneSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-zone]')) {
    const select = form.querySelector('select');
    if (select && !form.querySelector('datalist')) makeSearchable(form, select);
  }
}

function makeSearchable(form: HTMLFormElement, select: HTMLSelectElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('[type=submit]')) button.hidden = true;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const options = [...select.options];
  const leads = options.find(({ value }) => value === own);
  if (leads) select.prepend(leads);
  const list = document.createElement('datalist');
  list.id = `${select.id || 'zone'}-list`;
  for (const { text } of select.options) {
    const option = document.createElement('option');
    option.value = text;
    list.append(option);
  }
  const input = document.createElement('input');
  const chosen = () => select.selectedOptions[0]?.text ?? '';
  input.setAttribute('list', list.id);
  input.className = select.className;
  // Room for the arrow of a list.
  input.classList.remove('pr-8');
  input.autocomplete = 'off';
  input.setAttribute('aria-label', select.getAttribute('aria-label') ?? select.labels[0]?.textContent ?? '');
  input.value = chosen();
  // An empty field shows all of the list.
  input.addEventListener('focus', () => {
    input.placeholder = chosen();
    input.value = '';
  });
  input.addEventListener('blur', () => {
    input.value = chosen();
  });
  input.addEventListener('input', () => {
    if (options.some(({ text }) => text === input.value)) choose(input.value);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const words = input.value.trim().toLowerCase();
    const has = (at: (text: string) => boolean) => options.find(({ text }) => at(text.toLowerCase()));
    // A city that begins so comes before a place that has it anywhere.
    const found = words && (has((text) => text.startsWith(words)) ?? has((text) => text.includes(words)));
    if (found) choose(found.text);
  });
  function choose(label: string): void {
    const option = options.find(({ text }) => text === label);
    if (!option || option.selected) {
      input.blur();
      return;
    }
    select.value = option.value;
    form.requestSubmit();
  }
  select.hidden = true;
  select.after(input, list);
}
