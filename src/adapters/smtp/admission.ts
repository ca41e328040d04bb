import { clientNetwork } from '../../core/network/client-network';
import { isPublicAddress } from '../network/public-address';

export interface AdmissionLimits {
  /** Connections of everybody outside at a time. */
  readonly clients: number;
  /** Of those, from one address (IPv6: from one /64). */
  readonly clientsPerNetwork: number;
  /** Connections from this machine and its private networks, where our own relay is: strangers take none of these. */
  readonly ownClients: number;
}

/** Whoever connects from this machine or a private network: our own relay or forwarder, and no stranger. */
export function isOwnClient(address: string): boolean {
  const network = clientNetwork(address);
  return !isPublicAddress(network.includes(':') ? address.replace(/%.*$/, '') : network);
}

/** Who may be connected at a time. A place is given back once, however often that is said. */
export class Admission {
  private readonly taken = new Map<string, number>();
  private strangers = 0;
  private own = 0;

  constructor(
    private readonly limits: AdmissionLimits,
    private readonly isOwn: (address: string) => boolean = isOwnClient,
  ) {}

  /** A place for a connection from this address, as what gives it back; null when there is none. */
  admit(address: string): (() => void) | null {
    if (this.isOwn(address)) {
      if (this.own >= this.limits.ownClients) return null;
      this.own += 1;
      return once(() => {
        this.own -= 1;
      });
    }
    const network = clientNetwork(address);
    const there = this.taken.get(network) ?? 0;
    if (this.strangers >= this.limits.clients || there >= this.limits.clientsPerNetwork) return null;
    this.strangers += 1;
    this.taken.set(network, there + 1);
    return once(() => {
      this.strangers -= 1;
      const left = (this.taken.get(network) ?? 1) - 1;
      if (left > 0) this.taken.set(network, left);
      else this.taken.delete(network);
    });
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
