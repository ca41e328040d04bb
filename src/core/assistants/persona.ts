import { plain } from '../replies/plain';

/** Names of mailboxes that others rely on (RFC 2142, what operators use, offices of a company); none can be a persona's. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'abuse admin administrator bounce bounces daemon devnull ftp hostmaster list lists mail mailerdaemon news nobody noc',
    'noreply donotreply notifications operator owner postmaster root spam subscribe sundial system unsubscribe usenet uucp',
    'webmaster www it itsupport helpdesk security soc cert dmarc dkim spf tls alerts monitoring backup test',
    'accounting accounts accountspayable accountsreceivable billing finance invoice invoices invoicing orders payments',
    'payroll procurement purchasing sales marketing press media pr partners hr humanresources jobs careers recruiting talent',
    'compliance dpo gdpr legal privacy board ceo cfo chair chairman chief cio ciso cmo coo cpo cro cto director founder',
    'founders president vp office reception frontdesk contact customerservice enquiries feedback hello help info service',
    'staff support team everyone all company',
    'buchhaltung rechnung rechnungen personal bewerbung bewerbungen vertrieb kontakt empfang geschaeftsfuehrung vorstand',
    'facturas facturacion contabilidad ventas empleo contacto facturation comptabilite ventes rh accueil direction',
  ].flatMap((line) => line.split(' ')),
);
const LOCAL_PART = /^[a-z](?:[a-z0-9]|[._-](?=[a-z0-9])){1,31}$/;

/** Why a name cannot stand before the @ of a persona's address; null when it can. `assistant` is the installation's own. */
export function whyNotLocalPart(local: string, assistant: string): 'malformed' | 'reserved' | null {
  if (!LOCAL_PART.test(local)) return 'malformed';
  return RESERVED.has(local.replace(/[._-]/g, '')) || local === assistant.slice(0, assistant.lastIndexOf('@'))
    ? 'reserved'
    : null;
}

/** A name or what stands before the @, as it is compared: without the marks that addresses have between words. */
export function squeezed(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
}

/** Mailboxes that every host has, or machines write from: no persona is called like one. */
const MAILBOXES: ReadonlySet<string> = new Set('postmaster abuse hostmaster webmaster mailerdaemon noreply'.split(' '));

/** Whether a persona's name is that of a mailbox of the host's, such as `Postmaster`. */
export function namesMailbox(name: string): boolean {
  return MAILBOXES.has(squeezed(name));
}

/** Whether a name is one that others rely on, whatever marks stand between its letters. */
export function isReserved(name: string): boolean {
  return RESERVED.has(squeezed(name));
}

/** `ana` under the host of the installation's assistant. */
export function personaAddress(local: string, assistant: string): string {
  return `${local}${assistant.slice(assistant.lastIndexOf('@'))}`;
}

const SOFTWARE =
  /(?<!\p{L})(?:software|a\.?i\.?|k\.?i\.?|i\.?a\.?|bot|robot|automat\p{L}*|autom[aá]tic\p{L}*|computer|machine|maschine\p{L}*|logiciel|künstliche\p{L}*|artifici\p{L}*|virtuell?e?r?|virtual)(?!\p{L})/iu;

/** A11: whether a line says that it is software that writes, in any of the languages of our mails. */
export function disclosesSoftware(line: string): boolean {
  return SOFTWARE.test(plain(line));
}
