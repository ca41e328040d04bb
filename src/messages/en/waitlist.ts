/** Where whoever waits to be let in is told about it. */
export default {
  title: 'Waitlist',
  onList: 'You are on the list',
  mailComes: 'A mail goes to <address>{email}</address> when it is your turn.',
  place: 'Place in line',
  about: 'About {place, number}',
  joined: 'Joined',
  until:
    'Until then you can look at <guide>how it is used</guide>, change <account>your account</account> or write to <support>support</support>.',
} as const;
