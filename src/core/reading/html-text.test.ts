import { describe, expect, it } from 'vitest';
import { newTextOf } from './reply-text';

const html = (body: string) => newTextOf({ html: body });
const OLD = 'Would Monday at 2 work?';

describe('the answered message in HTML', () => {
  it.each([
    [
      'Gmail',
      `<div dir="ltr">Yes</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Oct 5, 2026 at 9:14 AM Ann &lt;<a href="mailto:a@x.example">a@x.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0">${OLD}</blockquote></div>`,
    ],
    [
      'Gmail without its class on the attribution',
      `<div>Yes</div><div class="gmail_extra"><br>On Mon, Oct 5, 2026 Ann <span>&lt;a@x.example&gt;</span> wrote:<br><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
    ],
    [
      'Outlook on the web',
      `<div>Yes</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> Ann<br><b>Sent:</b> Monday</div><div>${OLD}</div>`,
    ],
    [
      'Outlook on the web, quoted again',
      `<div>Yes</div><div id="x_x_divRplyFwdMsg"><b>From:</b> Ann</div><div>${OLD}</div>`,
    ],
    [
      'Outlook 2010 and later',
      `<p class="MsoNormal">Yes</p><div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Ann</p></div><p>${OLD}</p>`,
    ],
    [
      'Outlook 2016',
      `<p class="MsoNormal">Yes</p><div><div style="border:none; border-top:solid #E1E1E1 1.0pt; padding:3.0pt 0in 0in 0in"><p><b>From:</b> Ann</p></div></div><p>${OLD}</p>`,
    ],
    [
      'Outlook in German, by its words alone',
      `<p>Yes</p><p><b>Von:</b> Ann Lee &lt;a@x.example&gt;<br><b>Gesendet:</b> Montag, 5. Oktober 2026 09:14<br><b>An:</b> Bo<br><b>Betreff:</b> Kaffee</p><p>${OLD}</p>`,
    ],
    [
      'Outlook for Mac',
      `<div>Yes</div><span id="OLK_SRC_BODY_SECTION"><div><span>From: </span>Ann</div><div>${OLD}</div></span>`,
    ],
    [
      'Windows Mail',
      `<div>Yes</div><div style="padding-top: 5px; border-top-color: rgb(229, 229, 229); border-top-width: 1px; border-top-style: solid;"><div><b>From:</b>&nbsp;Ann</div></div><div>${OLD}</div>`,
    ],
    [
      'Hotmail',
      `<div>Yes</div><hr id="stopSpelling">Date: Mon, 5 Oct 2026 09:14:00 +0000<br>From: a@x.example<br>To: b@y.example<br>Subject: Coffee<br><br>${OLD}`,
    ],
    [
      'a rule and fields',
      `<div>Yes<br><div><hr>From: <a href="mailto:a@x.example">a@x.example</a><br>Date: Mon, 5 Oct 2026 09:14:00 -0600<br>To: b@y.example<br>Subject: Coffee<br><br>${OLD}</div></div>`,
    ],
    [
      'Thunderbird',
      `<p>Yes</p><div class="moz-cite-prefix">On 05.10.26 09:14, Ann wrote:<br></div><blockquote type="cite" cite="mid:1@x"><p>${OLD}</p></blockquote>`,
    ],
    [
      'Apple Mail',
      `<div>Yes</div><div><blockquote type="cite"><div>On 5 Oct 2026, at 09:14, Ann &lt;a@x.example&gt; wrote:</div><br><div>${OLD}</div></blockquote></div>`,
    ],
    [
      'Yahoo',
      `<div>Yes</div><div id="yahoo_quoted_123" class="yahoo_quoted"><div>On Monday, Ann wrote:</div><div>${OLD}</div></div>`,
    ],
    [
      'Zimbra',
      `<div>Yes</div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>From: </b>Ann</div><div>${OLD}</div>`,
    ],
    [
      'Zoho',
      `<div>Yes</div><div class="zmail_extra"><div>---- On Mon, 05 Oct 2026 Ann wrote ----</div><blockquote>${OLD}</blockquote></div>`,
    ],
    [
      'Proton',
      `<div>Yes</div><div class="protonmail_quote">On Monday, Ann wrote:<blockquote class="protonmail_quote" type="cite">${OLD}</blockquote></div>`,
    ],
    [
      'Spark',
      `<div name="messageBodySection">Yes</div><div name="messageReplySection">On 5 Oct 2026, Ann wrote:<blockquote>${OLD}</blockquote></div>`,
    ],
    ['Yandex', `<div>Yes</div><div>05.10.2026, 09:14, "Ann" &lt;a@x.example&gt;:</div><blockquote>${OLD}</blockquote>`],
    ['a plain blockquote', `<p>Yes</p><blockquote><p>${OLD}</p></blockquote>`],
  ])('of %s is left out', (_, body) => {
    const parts = html(`<html><body>${body}</body></html>`);
    expect(parts.newText).toBe('Yes');
    expect(parts.quoted).toContain(OLD);
  });

  it('is not what the author indents', () => {
    expect(
      html('<p>Times:</p><blockquote style="margin:0 0 0 40px;border:none;padding:0px">Tue 2pm</blockquote>').newText,
    ).toBe('Times:\n\nTue 2pm');
    const before =
      '<p>Yes</p><blockquote>Tue 2pm</blockquote><div>On 5 Oct 2026, at 09:14, Ann &lt;a@x.example&gt; wrote:</div><blockquote>Old</blockquote>';
    expect(html(before)).toMatchObject({ newText: 'Yes\n\nTue 2pm', quoted: expect.stringContaining('Old') });
  });

  it('leaves answers between its parts', () => {
    const parts = html(
      '<div>On 5 Oct 2026, Ann &lt;a@x.example&gt; wrote:</div><blockquote type="cite">Monday?</blockquote><p>No.</p><blockquote type="cite">Tuesday?</blockquote><p>Yes.</p>',
    );
    expect(parts.newText).toBe('No.\nYes.');
    expect(parts.interleaved).toEqual([
      { quoted: 'Monday?', answer: 'No.' },
      { quoted: 'Tuesday?', answer: 'Yes.' },
    ]);
  });

  it.each([
    [
      'Gmail',
      '<div>FYI</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Ann</b><br></div><p>Tea?</p></div>',
    ],
    [
      'Apple Mail',
      '<div>FYI</div><div>Begin forwarded message:</div><blockquote type="cite"><div><b>From: </b>Ann</div><p>Tea?</p></blockquote>',
    ],
    [
      'Thunderbird',
      '<p>FYI</p><div class="moz-forward-container">-------- Forwarded Message --------<table class="moz-email-headers-table"><tr><th>From: </th><td>Ann</td></tr></table><p>Tea?</p></div>',
    ],
  ])('is told from one that is passed on by %s', (_, body) => {
    expect(html(body)).toMatchObject({
      newText: 'FYI',
      quoted: '',
      forwarded: expect.stringMatching(/orwarded [\s\S]*Ann[\s\S]*Tea\?/),
    });
  });
});

describe('a signature in HTML', () => {
  it.each([
    ['Gmail', '<div class="gmail_signature" data-smartmail="gmail_signature">Bo<br>Mon-Fri 9-5</div>'],
    ['Thunderbird', '<pre class="moz-signature" cols="72">-- \nBo</pre>'],
    ['Outlook on the web', '<div id="Signature"><div>Bo</div></div>'],
    [
      'Outlook on a telephone',
      '<div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/x">Outlook for iOS</a></div>',
    ],
    ['a telephone', '<div>Sent from my iPhone</div>'],
  ])('of %s is not read', (_, signature) => {
    const parts = html(`<div>Yes</div><br>${signature}`);
    expect(parts.newText).toBe('Yes');
    expect(parts.signature).not.toBe('');
  });
});

it.each([
  '<div style="display:none">x</div>',
  '<span style="font-size:0px">x</span>',
  '<span style="font-size: 0">x</span>',
  '<p hidden>x</p>',
  '<div style="visibility:hidden">x</div>',
  '<span style="color:#ffffff">x</span>',
  '<span style="background:#fff;color: white">x</span>',
  '<div style="position:absolute;left:-9999px">x</div>',
  '<span style="opacity:0">x</span>',
  '<div style="max-height:0;overflow:hidden">x</div>',
  '<div style="mso-hide:all">x</div>',
  '<div style="display&#58;none">x</div>',
  '<div style="display:/**/none">x</div>',
  '<style>p, .a{color:red} .preheader { max-height:0 } /* y */ div.b{display:none}</style><div class="B">x</div>',
  '<!-- x -->',
  '<![CDATA[ x ]]>',
  '<style>x</style>',
  '<script>x</script>',
  '<template>x</template>',
  '<div aria-hidden="true">x</div>',
  '<title>x</title>',
])('what a person does not see is not read: %s', (hidden) => {
  expect(html(`<p>Yes${hidden}</p>`).newText).toBe('Yes');
});

it('keeps text that is only styled', () => {
  expect(
    html('<p style="background-color:#fff">Yes <span style="font-size:0.9em;opacity:0.5">and <b>Tuesday</b></span></p>')
      .newText,
  ).toBe('Yes and Tuesday');
});

it('reads characters as mail programs mean them: windows-1252 in bytes and in references', () => {
  expect(html('<p>2&#150;4 pm, &#x80;5</p>').newText).toBe('2–4 pm, €5');
  expect(newTextOf({ text: '2\u00964 pm \u0093here\u0094' }).newText).toBe('2–4 pm "here"');
});

it('keeps the lines of preformatted text', () => {
  expect(html('<pre>Mon 9\nTue 10</pre>').newText).toBe('Mon 9\nTue 10');
  expect(html('<div style="white-space: pre-wrap">Mon 9\n\nTue 10</div>').newText).toBe('Mon 9\n\nTue 10');
  expect(html('<p>Mon 9\nTue 10</p>').newText).toBe('Mon 9 Tue 10');
});

it.each([
  '<del>Mon</del>',
  '<s>Mon</s>',
  '<strike>Mon</strike>',
  '<span style="text-decoration: line-through">Mon</span>',
])('what is struck out is taken back: %s', (struck) => {
  expect(html(`<p>${struck} Tue works</p>`).newText).toBe('Tue works');
});

it('decodes references of Latin letters', () => {
  expect(html('&scaron;&lstrok;&#x1F600;&eacute;&gbreve; 9&colon;30').newText).toBe('šł😀éğ 9:30');
});

it('does not take a rule for other screens, or for other parts, for hiding', () => {
  const sheet = '<style>@media (max-width:600px){.wide{display:none}} .a .b{display:none} .c{color:red}</style>';
  expect(html(`${sheet}<p class="wide c">Yes</p><p class="a">Tue</p>`).newText).toBe('Yes\n\nTue');
});
