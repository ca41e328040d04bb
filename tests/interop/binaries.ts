import { existsSync, readdirSync } from 'node:fs';

/** Where Debian puts them. */
export const DOVECOT = '/usr/sbin/dovecot';
export const RADICALE = '/usr/bin/radicale';

/**
 * Cyrus cannot be installed beside Dovecot. Its packages (cyrus-common, cyrus-imapd, cyrus-caldav, sasl2-bin and the
 * libraries that they need) may be unpacked into a folder, `dpkg-deb -x`, that CYRUS_ROOT names.
 */
const CYRUS_ROOT = process.env.CYRUS_ROOT ?? '';

const environment: Readonly<Record<string, string>> =
  CYRUS_ROOT === ''
    ? {}
    : { LD_LIBRARY_PATH: [...libraries(`${CYRUS_ROOT}/usr/lib`), ...libraries(`${CYRUS_ROOT}/lib`)].join(':') };

export const CYRUS = {
  bin: `${CYRUS_ROOT}/usr/lib/cyrus/bin`,
  saslpasswd: `${CYRUS_ROOT}/usr/sbin/saslpasswd2`,
  /** For the dynamic linker and SASL; empty where everything is in its place. */
  environment,
};

/** The servers of the interop run, and the packages that bring them. */
export const SERVERS = [
  { name: 'dovecot', path: DOVECOT, packages: 'dovecot-imapd dovecot-lmtpd' },
  { name: 'radicale', path: RADICALE, packages: 'radicale' },
  {
    name: 'cyrus',
    path: `${CYRUS.bin}/httpd`,
    packages: 'cyrus-imapd cyrus-caldav sasl2-bin, not beside Dovecot: see binaries.ts',
  },
] as const;

function libraries(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return [
    `${folder}/cyrus`,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => `${folder}/${name}`),
  ];
}
