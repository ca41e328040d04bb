/** What can be done from the palette, beside going somewhere. */
export default {
  here: 'On this page',
  arrange: 'Arrange it',
  arranging: 'It is being arranged.',
} as const;
