/** What a mail program or a forger writes; header values go out as they stand, so that they may be wrong on purpose. */
export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly attachment?: { readonly type: string; readonly content: string };
  readonly calendar?: { readonly method: string; readonly lines: readonly string[] };
  /** Further headers, the same name more than once if need be. */
  readonly headers?: readonly (readonly [string, string])[];
  readonly thread?: { readonly messageId: string; readonly references: readonly string[] };
}

const BOUNDARY = 'part-of-this-mail';

/** The letter as a message (RFC 5322, MIME); Date and Message-ID are left to whoever hands it in. */
export function mimeOf(letter: Letter): string {
  const { from, to, cc = [], subject, headers = [], thread } = letter;
  const head: (readonly [string, string])[] = [
    ['From', from],
    ['To', to.join(', ')],
    ...(cc.length > 0 ? [['Cc', cc.join(', ')] as const] : []),
    ['Subject', word(subject)],
    ...(thread
      ? [
          ['In-Reply-To', thread.messageId] as const,
          ['References', [...thread.references, thread.messageId].join(' ')] as const,
        ]
      : []),
    ...headers,
    ['MIME-Version', '1.0'],
  ];
  const parts = partsOf(letter);
  const [only] = parts;
  const body =
    only !== undefined && parts.length === 1
      ? only
      : [
          `Content-Type: multipart/${letter.attachment ? 'mixed' : 'alternative'}; boundary="${BOUNDARY}"`,
          '',
          ...parts.flatMap((part) => [`--${BOUNDARY}`, part]),
          `--${BOUNDARY}--`,
          '',
        ].join('\r\n');
  return `${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n${body}`;
}

function partsOf({ text, html, attachment, calendar }: Letter): string[] {
  const ics = calendar && ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//eval//EN', `METHOD:${calendar.method}`];
  return [
    ...(text === undefined && (html !== undefined || calendar) ? [] : [part('text/plain', text ?? '')]),
    ...(html === undefined ? [] : [part('text/html', html)]),
    ...(calendar && ics
      ? [part('text/calendar', [...ics, ...calendar.lines, 'END:VCALENDAR'].join('\r\n'), `method=${calendar.method}`)]
      : []),
    ...(attachment ? [attached(attachment)] : []),
  ];
}

function part(type: string, content: string, parameter = ''): string {
  const encoded = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
  const more = parameter ? `; ${parameter}` : '';
  return `Content-Type: ${type}; charset=utf-8${more}\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`;
}

/** As it is, so that a message inside a message stays one. */
function attached({ type, content }: NonNullable<Letter['attachment']>): string {
  return `Content-Type: ${type}\r\nContent-Disposition: attachment\r\n\r\n${content}\r\n`;
}

/** Header text beyond ASCII as encoded words (RFC 2047). */
function word(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
