/** The feed of one's meetings. */
export default {
  title: 'Feed of my meetings',
  line: 'Subscribe to it in any calendar program to see the meetings that were booked here: title, time, place and link. Nothing else of your calendars is in it. Whoever has the address can read it, so it is a secret.',
  address: 'Address of the feed',
  show: 'Show it',
  hide: 'Hide it',
  copy: 'Copy the address',
  copied: 'Address copied.',
  copyFailed: 'Your browser does not let it be copied. Show it and copy it by hand.',
  change: 'Change the address',
  changeTitle: 'Give the feed a new address?',
  changeLine: 'Programs that have subscribed to the old one see nothing more until they get the new one.',
  keep: 'Keep it',
  changeNow: 'Change it',
  changed: 'The feed has a new address.',
} as const;
