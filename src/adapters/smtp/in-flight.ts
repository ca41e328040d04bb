import { clientNetwork } from '../../core/network/client-network';

export interface InFlightLimits {
  /** A message of more bytes is a large one. */
  readonly largeBytes: number;
  /** Large messages at a time. One of them is for our own relay alone. */
  readonly large: number;
  /** Of those, from one stranger's network. */
  readonly largePerNetwork: number;
  /** Bytes of all other messages together. */
  readonly smallBytes: number;
}

export const IN_FLIGHT: InFlightLimits = {
  largeBytes: 1024 * 1024,
  large: 4,
  largePerNetwork: 2,
  smallBytes: 64 * 1024 * 1024,
};

/** The memory of one message, from its first byte until it is stored or refused. */
export interface MessageRoom {
  /** Asks for room for so many bytes in all. False: there is none, and the message has to come again. */
  holds(bytes: number): boolean;
  release(): void;
}

/** How much of messages that are not stored yet is held in memory at a time. */
export class InFlight {
  private large = 0;
  private strangersLarge = 0;
  private smallBytes = 0;
  private readonly byNetwork = new Map<string, number>();

  constructor(
    private readonly limits: InFlightLimits,
    private readonly isOwn: (address: string) => boolean,
  ) {}

  /** Room for a message of this client's; nothing is taken yet. */
  open(address: string): MessageRoom {
    let bytes = 0;
    let giveBack: (() => void) | null = null;
    return {
      holds: (wanted) => {
        if (giveBack || wanted <= bytes) return true;
        if (wanted > this.limits.largeBytes) {
          giveBack = this.takeLarge(address);
          if (!giveBack) return false;
          this.smallBytes -= bytes;
          bytes = 0;
          return true;
        }
        if (this.smallBytes - bytes + wanted > this.limits.smallBytes) return false;
        this.smallBytes += wanted - bytes;
        bytes = wanted;
        return true;
      },
      release: () => {
        this.smallBytes -= bytes;
        bytes = 0;
        giveBack?.();
        giveBack = null;
      },
    };
  }

  private takeLarge(address: string): (() => void) | null {
    if (this.large >= this.limits.large) return null;
    const own = this.isOwn(address);
    const network = clientNetwork(address);
    const theirs = this.byNetwork.get(network) ?? 0;
    const full = this.strangersLarge >= this.limits.large - 1 || theirs >= this.limits.largePerNetwork;
    if (!own && full) return null;
    this.large += 1;
    if (!own) {
      this.strangersLarge += 1;
      this.byNetwork.set(network, theirs + 1);
    }
    return () => {
      this.large -= 1;
      if (own) return;
      this.strangersLarge -= 1;
      const left = (this.byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.byNetwork.set(network, left);
      else this.byNetwork.delete(network);
    };
  }
}
