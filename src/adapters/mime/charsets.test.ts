import { describe, expect, it } from 'vitest';
import { parseMail } from './parse';
import { decodeUtf7 } from './utf7';

/** A message whose strings may hold bytes: `latin1` writes each character as one. */
const bytes = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');
const body = (charset: string, content: Buffer | string, encoding = '8bit') =>
  Buffer.concat([
    bytes(`Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: ${encoding}\n\n`),
    Buffer.from(content as string, 'latin1'),
  ]);

describe('the text of a message', () => {
  it.each([
    ['utf-8', 'Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
    ['UTF8', 'Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
    ['iso-8859-1', 'Gr\xfc\xdfe', 'Grüße'],
    ['latin1', 'Gr\xfc\xdfe', 'Grüße'],
    ['iso-8859-2', 'Dzie\xf1 dobry, \xa3ukasz', 'Dzień dobry, Łukasz'],
    ['iso-8859-7', '\xca\xe1\xeb\xe7\xec\xdd\xf1\xe1', 'Καλημέρα'],
    ['iso-8859-9', 'I\xfe\xfdk', 'Işık'],
    ['iso-8859-15', '5 \xa4', '5 €'],
    ['windows-1250', 'P\xf8\xedli\x9a', 'Příliš'],
    ['windows-1251', '\xcf\xf0\xe8\xe2\xe5\xf2', 'Привет'],
    ['windows-1252', '\x93Yes\x94 \x96 5 \x80', '“Yes” – 5 €'],
    ['cp1252', '\x93Yes\x94', '“Yes”'],
    ['windows-1254', 'I\xfe\xfdk', 'Işık'],
    ['windows-1255', '\xf9\xec\xe5\xed', 'שלום'],
    ['windows-1256', '\xe3\xd1\xcd\xc8\xc7', 'مرحبا'],
    ['koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
    ['koi8-u', '\xf0\xd2\xc9\xd7\xa6\xd4', 'Привіт'],
    ['ibm866', '\x8f\xe0\xa8\xa2\xa5\xe2', 'Привет'],
    ['gb2312', '\xc4\xe3\xba\xc3', '你好'],
    ['gbk', '\xc4\xe3\xba\xc3', '你好'],
    ['gb18030', '\xc4\xe3\xba\xc3', '你好'],
    ['big5', '\xa7A\xa6n', '你好'],
    ['shift_jis', '\x82\xb1\x82\xf1', 'こん'],
    ['euc-jp', '\xa4\xb3\xa4\xf3', 'こん'],
    ['iso-2022-jp', '\x1b$B$3$s\x1b(B', 'こん'],
    ['euc-kr', '\xbe\xc8\xb3\xe7', '안녕'],
    ['ks_c_5601-1987', '\xbe\xc8\xb3\xe7', '안녕'],
    ['macintosh', 'Gr\x9f\xa7e', 'Grüße'],
    ['utf-7', 'Gr+APwA3w-e +- 2+ACs-2', 'Grüße + 2+2'],
    ['unicode-1-1-utf-7', 'Gr+APwA3w-e', 'Grüße'],
    ['us-ascii', 'plain', 'plain'],
    ['unknown-8bit', 'plain', 'plain'],
    ['x-nobody-knows', 'plain', 'plain'],
  ])('is read in %s', async (charset, content, text) => {
    expect((await parseMail(body(charset, content))).text?.trim()).toBe(text);
  });

  it.each([
    ['quoted-printable', 'Gr=C3=BC=\r\n=C3=9Fe'],
    ['base64', 'R3LDvMOf\r\nZQ=='],
    ['BASE64', 'R3LDvMOfZQ'],
    ['8bit', 'Gr\xc3\xbc\xc3\x9fe'],
    ['binary', 'Gr\xc3\xbc\xc3\x9fe'],
    ['7-bit', 'Gr\xc3\xbc\xc3\x9fe'],
    ['quoted-printable', 'Gr\xc3\xbc\xc3\x9fe'],
    ['"quoted-printable"', 'Gr=c3=bc=c3=9fe'],
  ])('is read in the transfer encoding %s, strict or not', async (encoding, content) => {
    expect((await parseMail(body('utf-8', content, encoding))).text?.trim()).toBe('Grüße');
  });

  it.each([
    ['Yes, that \nworks.', 'Yes, that works.'],
    ['Yes \n> Is Monday good? \n> Or not?\n', 'Yes\n> Is Monday good? > Or not?'],
    ['> Is Monday good? \nYes!\n', '> Is Monday good?\nYes!'],
    ['Tuesday.\n-- \nAnn', 'Tuesday.\n-- \nAnn'],
    [' >not quoted', '>not quoted'],
  ])('that flows is joined within its paragraphs only: %j', async (text, joined) => {
    const mail = await parseMail(bytes(`Content-Type: text/plain; charset=utf-8; format=flowed\n\n${text}`));
    expect(mail.text?.trim()).toBe(joined);
  });

  it('that flows with DelSp loses the spaces that only broke the lines', async () => {
    const mail = await parseMail(bytes('Content-Type: text/plain; format=flowed; delsp=yes\n\nTues \nday at 2'));
    expect(mail.text?.trim()).toBe('Tuesday at 2');
  });
});

describe('a header', () => {
  it.each([
    ['=?utf-8?B?R3LDvMOfZQ==?=', 'Grüße'],
    ['=?utf-8?Q?Gr=C3=BC?= =?utf-8?Q?=C3=9Fe?=', 'Grüße'],
    ['=?utf-8?Q?Gr=C3=BC=C3?=\n =?utf-8?Q?=9Fe?=', 'Grüße'],
    ['=?iso-8859-1?Q?Gr=FC=DFe?= you', 'Grüße you'],
    ['=?iso-8859-1*de?Q?Gr=FC=DFe?=', 'Grüße'],
    ['=?iso-2022-jp?B?GyRCJDMkcxsoQg==?=', 'こん'],
    ['=?gb18030?B?xOO6ww==?=', '你好'],
    ['=?koi8-r?B?8NLJ18XU?=', 'Привет'],
    ['=?utf-7?Q?Gr+APwA3w-e?=', 'Grüße'],
    ['=?iso-8859-1?Q?Gr\xfc\xdfe?=', 'Grüße'],
    ['Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
    ['Gr\xfc\xdfe', 'Grüße'],
  ])('%j is read', async (subject, text) => {
    expect((await parseMail(bytes(`Subject: ${subject}\n\nx`))).subject).toBe(text);
  });

  it('beyond ASCII is taken for the character set of the body, in names of attachments too', async () => {
    const mail = await parseMail(
      bytes(
        'Subject: \xcf\xf0\xe8\xe2\xe5\xf2\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=windows-1251\n\n\xcf\n-- \n\xd0\xee\n--b\nContent-Type: application/pdf; name="\xcf\xf0\xe8.pdf"\n\nx\n--b--\n',
      ),
    );
    expect(mail).toMatchObject({ subject: 'Привет', attachments: [{ name: 'При.pdf', type: 'application/pdf' }] });
    expect(mail.text).toContain('П\n-- \nРо');
  });
});

describe('the name of an attachment', () => {
  it.each([
    ['filename="plan.pdf"', 'plan.pdf'],
    ['filename=plan (1).pdf', 'plan'],
    ["filename*=utf-8''Gr%C3%BC%C3%9Fe.pdf", 'Grüße.pdf'],
    ["filename*=iso-8859-1'de'Gr%FC%DFe.pdf", 'Grüße.pdf'],
    ['filename*0="a long "; filename*1="name.pdf"', 'a long name.pdf'],
    ["filename*0*=utf-8''Gr%C3%BC; filename*1*=%C3%9Fe; filename*2=.pdf", 'Grüße.pdf'],
    ['filename="=?utf-8?B?R3LDvMOfZQ==?=.pdf"', 'Grüße.pdf'],
    ['filename="=?utf-8?Q?Gr=C3=BC=C3=9Fe.pdf?="', 'Grüße.pdf'],
  ])('is read from %s', async (parameter, name) => {
    const mail = await parseMail(
      bytes(
        `Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; ${parameter}\n\nx\n--b--\n`,
      ),
    );
    expect(mail.attachments[0]?.name).toContain(name);
  });
});

it.each([
  ['+AGE-', 'a'],
  ['a+b', 'a+b'],
  ['1+-1', '1+1'],
  ['+', '+'],
  ['+2D3eAA-', '😀'],
])('UTF-7 %s is %s', (coded, text) => {
  expect(decodeUtf7(coded)).toBe(text);
});
