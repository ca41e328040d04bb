/** Where Debian puts it. */
export const DOVECOT = '/usr/sbin/dovecot';
