/** Going anywhere: the palette, and the keys that work on every page. */
export default {
  goTo: 'Go to',
  field: 'Go to a page, a loop or a person',
  placeholder: 'Go to…',
  found: 'Found',
  count: '{count, number} found',
  searching: 'Searching…',
  nothing: 'Nothing is called “{typed}”. Try a name, an address, or a word of the subject.',
  notAll: 'Not everything could be searched: people or loops are missing. Type again to retry.',
  page: 'Page',
  person: 'Person',
  small: 'a an and at by can do for from go how i in is it my of on open or our page the to us where your',
  keyPlace: 'Go to {place}',
  keyAnywhere: 'Go anywhere: pages, loops, people',
} as const;
