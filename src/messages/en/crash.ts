/** In place of a page that could not be rendered: sentences without arguments, which need no reading. */
export default {
  title: 'Something went wrong',
  text: 'An unexpected error occurred. Please try reloading the page to continue.',
  reload: 'Reload',
} as const;
