import localFont from 'next/font/local';

/**
 * Instrument Sans, served by ourselves. `optional`: a page is laid out once. Where the face is not there in time, which the
 * preload makes rare, that page keeps a fallback of the same measures.
 */
const latin = localFont({
  src: './fonts/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'optional',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

/** Letters of more languages: loaded where a page has one. */
const latinExtended = localFont({
  src: './fonts/instrument-sans-latin-ext-wght-normal.woff2',
  variable: '--font-latin-ext',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

/** Classes of <html> by which globals.css knows the faces. */
export const FONTS = `${latin.variable} ${latinExtended.variable}`;
