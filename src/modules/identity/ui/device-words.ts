/** Browser and system out of a User-Agent, as far as it tells them. */
export function deviceWords(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = [
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ].find(([pattern]) => (pattern as RegExp).test(text))?.[1];
  const system = [
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'macOS'],
    [/Windows/, 'Windows'],
    [/Linux/, 'Linux'],
  ].find(([pattern]) => (pattern as RegExp).test(text))?.[1];
  return browser || system ? [browser, system].filter(Boolean).join(' on ') : 'An unknown device';
}
