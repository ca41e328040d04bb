import type { Adapter, Payload } from 'oidc-provider';

interface Row {
  readonly payload: Payload;
  /** Real epoch milliseconds. */
  readonly expiresAt: number;
}

/** What the OAuth server remembers (codes, tokens, grants, interactions), in memory and fit for a snapshot. Uses real time. */
export class GrantStore {
  private rows = new Map<string, Row>();

  constructor(private readonly changed: () => void) {}

  /** The adapter that oidc-provider asks for, one per model. */
  adapter(model: string): Adapter {
    const key = (id: string) => `${model}:${id}`;
    const find = (where: (payload: Payload) => boolean) =>
      this.entries(model).find(([, payload]) => where(payload))?.[1];
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.MAX_SAFE_INTEGER;
        this.rows.set(key(id), { payload, expiresAt });
        this.changed();
      },
      find: async (id) => this.live(key(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (code) => find((payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = this.live(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        this.changed();
      },
      destroy: async (id) => {
        this.rows.delete(key(id));
        this.changed();
      },
      revokeByGrantId: async (grantId) => this.removeWhere((payload) => payload.grantId === grantId),
    };
  }

  /** The newest grant of a person to a client, by its id. */
  grantOf(accountId: string, clientId: string): string | undefined {
    const own = this.entries('Grant').filter(
      ([, grant]) => grant.accountId === accountId && grant.clientId === clientId,
    );
    return own.at(-1)?.[0];
  }

  /** Ends everything a person has granted, to one client or to all. */
  revoke(accountId: string, clientId?: string): void {
    this.removeWhere((payload) => payload.accountId === accountId && (!clientId || payload.clientId === clientId));
  }

  toJSON(): [string, Row][] {
    return [...this.rows].filter(([, row]) => row.expiresAt > Date.now());
  }

  restore(saved: readonly [string, Row][]): void {
    this.rows = new Map(saved);
  }

  private live(key: string): Payload | undefined {
    const row = this.rows.get(key);
    return row && row.expiresAt > Date.now() ? row.payload : undefined;
  }

  private entries(model: string): [string, Payload][] {
    const prefix = `${model}:`;
    return [...this.rows.keys()].flatMap((key): [string, Payload][] => {
      const payload = key.startsWith(prefix) ? this.live(key) : undefined;
      return payload ? [[key.slice(prefix.length), payload]] : [];
    });
  }

  private removeWhere(where: (payload: Payload) => boolean): void {
    for (const [key, { payload }] of this.rows) if (where(payload)) this.rows.delete(key);
    this.changed();
  }
}
