/** Items on the first page of every list. */
export const FIRST_PAGE = 10;

/** Items on each page after it, and what "show more" adds. */
export const MORE = 20;

/** As many a page of the web application shows of a list at most. */
const MOST_SHOWN = 1_000;

/** How many items the address of a web page asks for; what makes no sense there counts as not said. */
export function shownOf(limit: string | undefined): number {
  const asked = Number(limit);
  return Number.isInteger(asked) && asked > FIRST_PAGE ? Math.min(asked, MOST_SHOWN) : FIRST_PAGE;
}
