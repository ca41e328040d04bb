import { type People, SANDBOX_DOMAINS } from '../people';
import type { Mailboxes } from './mailboxes';

/**
 * The domains whose mail the sandbox signs and whose DNS it serves: its own, and that of everybody who has joined it or
 * has had mail, so that a newcomer's own address is as good as Dana's. Never the assistant's.
 */
export class MailDomains {
  private readonly served = new Set<string>(SANDBOX_DOMAINS);

  constructor(
    readonly assistant: string,
    private readonly people: People,
    private readonly boxes: Mailboxes,
  ) {}

  has(domain: string): boolean {
    if (domain === this.assistant) return false;
    const ofDomain = (address: string) => address.endsWith(`@${domain}`);
    return (
      this.served.has(domain) ||
      this.people.all().some(({ email }) => ofDomain(email)) ||
      this.boxes.addresses().some(ofDomain)
    );
  }

  /** From now on the domain is one of ours. */
  serve(domain: string): void {
    if (domain !== this.assistant && domain !== '') this.served.add(domain);
  }
}
