import type { RenderedReply, ReplyMessage } from './message';

/** A line to choose from as a mail shows it. */
interface ShownChoice {
  readonly n: number;
  readonly url: string | null;
}

/**
 * What differs between the choices that a mail shows and those it was given: each by its number, in order, none more, and
 * each under its own link, in the plain text and in the HTML.
 */
export function choiceProblems(rendered: RenderedReply, message: ReplyMessage): string[] {
  const wanted = message.slots.map(({ n, link }): ShownChoice => ({ n, url: link }));
  return [
    ...differences(choicesInText(rendered.text), wanted).map((problem) => `text: ${problem}`),
    ...differences(choicesInHtml(rendered.html), wanted).map((problem) => `html: ${problem}`),
  ];
}

function differences(shown: readonly ShownChoice[], wanted: readonly ShownChoice[]): string[] {
  if (shown.length !== wanted.length) return [`${shown.length} choices instead of ${wanted.length}`];
  return wanted.flatMap(({ n, url }, i) => {
    if (shown[i]?.n !== n) return [`choice ${n} is numbered otherwise`];
    return shown[i]?.url === url ? [] : [`choice ${n} has another link`];
  });
}

function choicesInText(text: string): ShownChoice[] {
  return [...text.matchAll(/^(\d{1,3})\. [^\n]*(?:\n {3}(https?:\/\/\S+)$)?/gm)].map(([, n, url]) => ({
    n: Number(n),
    url: url ?? null,
  }));
}

function choicesInHtml(html: string): ShownChoice[] {
  return [...html.matchAll(/<(?:a href="([^"]*)"[^>]*|b)>(\d{1,3})\. /g)].map(([, url, n]) => ({
    n: Number(n),
    url: url === undefined ? null : url.replaceAll('&amp;', '&'),
  }));
}
