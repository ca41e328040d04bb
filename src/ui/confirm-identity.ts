/** Leads to where one signs in again, and back to this page. Never resolves to success: what was wanted is asked for again. */
export function confirmIdentity(): false {
  const { pathname, search } = location;
  location.assign(`/auth/signin?${new URLSearchParams({ confirm: '1', callbackUrl: pathname + search })}`);
  return false;
}
