/** Sentences whose reading by the model was refused, the latest last; in this browser, as nothing of it is part of the document. */
const KEY = 'sundial.preferences.refused';
const MOST = 200;

/** Whether the owner does not want to see again what the model reads in this sentence. */
export function isRefused(sentence: string): boolean {
  return refused().includes(sentence);
}

export function setRefused(sentence: string, on: boolean): void {
  const others = refused().filter((one) => one !== sentence);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...(on ? [sentence] : [])].slice(-MOST)));
  } catch {
    // Where the browser keeps nothing it is shown again.
  }
}

function refused(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
