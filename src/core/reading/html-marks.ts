import { decodeEntities } from './html-entities';
import { withoutComments } from './html-stylesheet';

/**
 * What mail programs put into their markup: which elements hold the answered message, a signature, or nothing to see.
 */
const HIDDEN_STYLE =
  /(?:^|;)\s{0,9}(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}(?:hidden|collapse)|mso-hide\s{0,9}:\s{0,9}all|opacity\s{0,9}:\s{0,9}0(?:\.0{1,9})?\s{0,9}(?:;|$|!)|font-size\s{0,9}:\s{0,9}(?:0(?:\.0{1,9})?\s?(?:px|pt|em|rem|%)?|[01](?:\.\d{1,9})?\s?(?:px|pt))\s{0,9}(?:;|$|!)|max-height\s{0,9}:\s{0,9}0|color\s{0,9}:\s{0,9}(?:transparent|#fff(?:fff)?\b|white\b)|text-decoration(?:-line)?\s{0,9}:\s{0,9}line-through|text-indent\s{0,9}:\s{0,9}-\d{3}|(?:left|top)\s{0,9}:\s{0,9}-\d{3})/i;

/** Outlook draws a thin border above the header block of the answered message; the colour tells its version. */
const OUTLOOK_BORDER =
  /border-top\s{0,3}:\s{0,3}(?:solid\s{1,3}#(?:b5c4df|e1e1e1)|(?:#(?:b5c4df|e1e1e1)|rgb\(\s?(?:181, ?196, ?223|225, ?225, ?225)\s?\))\s{1,3}[\d.]{1,4}(?:pt|px)\s{1,3}solid)/i;
/** Windows Mail: "border-top-color: rgb(229, 229, 229); border-top-width: 1px; border-top-style: solid". */
const WINDOWS_MAIL_BORDER = /border-top-color\s{0,3}:\s{0,3}rgb\(229, ?229, ?229\)/i;

/** From these elements on, to the end of the mail, all is the answered message. */
const CUT_IDS = new Set([
  'divrplyfwdmsg',
  'appendonsend',
  'olk_src_body_section',
  'mail-editor-reference-message-container',
  'stopspelling',
  'reply-intro',
  'replyintro',
  'origbody',
]);
const QUOTE_IDS =
  /^(?:isreplycontent|isforwardcontent|yahoo_quoted|yiv\d+yqt|oriquote|qt$|replyblockquote|mailcontentquote)/;
const QUOTE_CLASSES =
  /(?:^|\s)(?:yahoo_quoted|yahoo-quoted|moz-cite-prefix|moz-email-headers-table|zmail_extra|protonmail_quote|gmail_attr|tutanota_quote|front-blockquote|missive_quote|freshdesk_quote|hs_reply|zd-comment-quote|mailmate-quote|history_container|x?ntes_quote|wordsection1_quote|bloop_original_html|outlook_quote|cite\d?|replymessage|oe_quote)/;
const SIGNATURE_CLASSES =
  /(?:^|\s)(?:gmail_signature|moz-signature|protonmail_signature_block(?!-empty)|tutanota_signature|zmail_signature|applemailsignature|mailsignature|front-signature|hs_signature|missive_signature|email-signature|_rp_signature)/;
const SIGNATURE_IDS =
  /^(?:signature|ms-outlook-mobile-signature|outlooksignature|applemailsignature|composer_signature|mail-signature|bloop_sign|protonmail_signature|divtagdefaultwrapper-signature|zimbrasignature|lmobile_signature)/;

export type MarkupPart = 'quote' | 'indented' | 'signature';

/** True for an element whose content a person does not see: hidden, struck out, of no size, off the page, white. */
export function isHidden(tag: string, hiddenClasses: ReadonlySet<string>): boolean {
  if (/\s(?:hidden|aria-hidden\s{0,3}=\s{0,3}["']?true)(?=[\s>/"'=]|$)/i.test(tag)) return true;
  const style = attribute(tag, 'style');
  if (style !== '' && hidesContent(style)) return true;
  if (hiddenClasses.size === 0) return false;
  return attribute(tag, 'class')
    .toLowerCase()
    .split(/\s+/)
    .some((name) => hiddenClasses.has(name));
}

/** True for style declarations that leave nothing to see. */
export function hidesContent(declarations: string): boolean {
  return HIDDEN_STYLE.test(withoutComments(declarations));
}

/** True for an element in which a line break of the source is one. */
export function keepsLines(name: string, tag: string): boolean {
  return (
    name === 'pre' ||
    name === 'listing' ||
    /white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i.test(attribute(tag, 'style'))
  );
}

/** What the element's markup says of its content; null when it says nothing. */
export function markupPart(name: string, tag: string): MarkupPart | null {
  const classes = unprefixed(attribute(tag, 'class'));
  const id = unprefixed(attribute(tag, 'id'));
  if (QUOTE_CLASSES.test(classes) || QUOTE_IDS.test(id)) return 'quote';
  if (SIGNATURE_CLASSES.test(classes) || SIGNATURE_IDS.test(id)) return 'signature';
  if (/(?:^|\s)gmail_quote/.test(classes)) return name === 'div' ? 'quote' : null;
  if (attribute(tag, 'name').toLowerCase() === 'messagereplysection') return 'quote';
  if (name !== 'blockquote') return null;
  if (attribute(tag, 'type').toLowerCase() === 'cite' || attribute(tag, 'cite') !== '') return 'quote';
  const style = attribute(tag, 'style').toLowerCase();
  // Gmail's "indent more": the author's own.
  return /margin:\s?0(?:px)? 0(?:px)? 0(?:px)? 40px/.test(style) && /border:\s?(?:none|0)/.test(style)
    ? null
    : 'indented';
}

/** True for an element after which the rest of the mail is the answered message. */
export function startsAnsweredMessage(name: string, tag: string): boolean {
  if (name === 'hr') return attribute(tag, 'data-marker') === '__DIVIDER__' || cutsById(tag);
  if (cutsById(tag)) return true;
  if (name !== 'div' && name !== 'td') return false;
  const style = attribute(tag, 'style');
  return OUTLOOK_BORDER.test(style) || WINDOWS_MAIL_BORDER.test(style);
}

function cutsById(tag: string): boolean {
  return CUT_IDS.has(unprefixed(attribute(tag, 'id')));
}

/** Outlook on the web writes `x_` before the names of what it quotes, once for each time it was quoted. */
function unprefixed(value: string): string {
  return value.toLowerCase().replace(/(^|\s)(?:x_){1,9}/g, '$1');
}

const ATTRIBUTES = Object.fromEntries(
  ['style', 'class', 'id', 'type', 'cite', 'name', 'data-marker'].map((name) => [
    name,
    new RegExp(`\\s${name}\\s{0,4}=\\s{0,4}(?:"([^"]{0,2000})|'([^']{0,2000})|([^\\s"'>]{1,500}))`, 'i'),
  ]),
);

function attribute(tag: string, name: 'style' | 'class' | 'id' | 'type' | 'cite' | 'name' | 'data-marker'): string {
  const found = ATTRIBUTES[name]?.exec(tag);
  return decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}
