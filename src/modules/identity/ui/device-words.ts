import type { Translate } from '@/messages/message-keys';

/** Browser and system out of a User-Agent, as far as it tells them. */
export function deviceWords(userAgent: string | null, t: Translate<'account'>): string {
  const text = userAgent ?? '';
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(text))?.[1];
  const browser = named([
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = named([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'macOS'],
    [/Windows/, 'Windows'],
    [/Linux/, 'Linux'],
  ]);
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('deviceUnknown');
}
