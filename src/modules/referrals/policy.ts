/** The address of a code's page. */
export function referralUrl(baseUrl: string, code: string): string {
  return `${baseUrl}/r/${code}`;
}
