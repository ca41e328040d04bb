/** The section of the settings for whoever writes programs. */
export default {
  noticeFailing: 'The webhook to {host} was paused: it has taken nothing for three days. Mend it, then let it go on.',
  noticeGone: 'The webhook to {host} was paused: it says that it wants nothing any more.',
} as const;
