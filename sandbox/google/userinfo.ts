import { nameClaims } from '../people';
import { type Handler, ok } from './calendar/call';

/** The older userinfo endpoints (OAuth2 API v2), which some client libraries still ask. */
export function userinfoHandlers(): Record<string, Handler> {
  const get: Handler = ({ person }) => {
    return ok({
      id: person.subject,
      email: person.email,
      verified_email: true,
      ...nameClaims(person.name),
      hd: person.email.split('@')[1],
    });
  };
  return { 'oauth2.userinfo.get': get, 'oauth2.userinfo.v2.me.get': get };
}
