import type { EpochMinute } from '@/core/time/period';
import type { AccessToken } from './calendar';
import type { OAuthTokens } from './oauth';

/**
 * What we need of a provider of video meetings: rooms, by accounts that their holders connect. Errors: every method throws
 * VideoError and nothing else.
 */
export class VideoError extends Error {
  override readonly name = 'VideoError';
  constructor(
    /** `revoked`: the grant is gone, the owner has to connect again. `unavailable`: nobody knows what came of it. */
    readonly code: 'revoked' | 'forbidden' | 'not_found' | 'rate_limited' | 'unavailable' | 'invalid',
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** Who an account is at the provider. */
export interface VideoIdentity {
  readonly userId: string;
  /** The organisation that the user belongs to there. */
  readonly accountId: string;
  /** Lower case. */
  readonly email: string;
}

/** The grant of access to somebody's rooms: authorization code flow (RFC 6749 4.1) with PKCE (RFC 7636). */
export interface VideoOAuth {
  authorizationUrl(request: {
    readonly redirectUri: string;
    readonly state: string;
    readonly codeVerifier: string;
  }): Promise<URL>;
  exchange(request: {
    readonly callback: URL;
    readonly state: string;
    readonly codeVerifier: string;
  }): Promise<OAuthTokens>;
  /** The refresh token that is used ends with it: what the answer holds has to be kept before anything else is done. */
  refresh(refreshToken: string): Promise<OAuthTokens>;
  revoke(token: string): Promise<void>;
  /** Whether the granted scopes are enough for VideoPort. */
  sufficient(scopes: string): boolean;
}

export interface RoomDraft {
  readonly topic: string;
  /** Null: a room without a time, for a meeting that repeats. */
  readonly at: { readonly start: EpochMinute; readonly durationMin: number } | null;
}

/** A room as people join it. */
export interface VideoRoom {
  /** At the provider. */
  readonly id: string;
  readonly joinUrl: string;
  readonly passcode: string | null;
  /** Numbers by which one joins on the phone, as they are dialled. */
  readonly phones: readonly string[];
}

/** Rooms of one account. `mark` is ours: by it a room is found whose making was cut off. */
export interface VideoPort {
  identity(grant: AccessToken): Promise<VideoIdentity>;
  create(grant: AccessToken, mark: string, draft: RoomDraft): Promise<VideoRoom>;
  /** The rooms that carry the mark, oldest first. */
  find(grant: AccessToken, mark: string): Promise<VideoRoom[]>;
  /** Throws `not_found` for a room that was deleted. */
  change(grant: AccessToken, id: string, draft: RoomDraft): Promise<void>;
  /** Already gone counts as done. */
  remove(grant: AccessToken, id: string): Promise<void>;
}

/** What the provider tells by itself. */
export type VideoNews =
  | { readonly kind: 'challenge'; readonly answer: { readonly plainToken: string; readonly encryptedToken: string } }
  | {
      readonly kind: 'deauthorized';
      readonly userId: string;
      readonly accountId: string;
      /** Epoch milliseconds. */
      readonly at: number;
      /** What is known of them may not be kept. */
      readonly forget: boolean;
    }
  | { readonly kind: 'other' };

/** Reads a call of the provider's; null when it is not the provider's own, or too old. */
export type ReadVideoNews = (request: {
  readonly body: string;
  readonly signature: string | null;
  /** As the header has it: epoch seconds. */
  readonly timestamp: string | null;
}) => VideoNews | null;

/** A provider that the operator has registered at. */
export interface VideoAccess {
  readonly oauth: VideoOAuth;
  readonly rooms: VideoPort;
  readonly readNews: ReadVideoNews;
}
