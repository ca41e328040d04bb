/** Leads to where one signs in again, and back to this page. False: what was wanted has not been done. */
export function confirmIdentity(): false {
  const { pathname, search } = location;
  location.assign(`/auth/signin?${new URLSearchParams({ confirm: '1', callbackUrl: pathname + search })}`);
  return false;
}
