/** Video meetings in rooms of the owner's own provider. */
export default {
  section: 'Video meetings',
  zoom: 'Zoom',
  off: 'Zoom is not set up on this installation, so video meetings take place by your calendar’s own call or by a link that your preferences name.',
  offAdmin: 'Whoever runs it enters ZOOM_CLIENT_ID and its secrets in .env.',
  none: 'Connect Zoom, and the video meetings that you want there get a room of their own: with link, passcode and phone numbers in the invitation, moved with the meeting and deleted with it.',
  wanted: 'Zoom is not connected, but your preferences want it:',
  instead:
    'Until it is, video meetings take place by your calendar’s own call or by a link that your preferences name. Connect Zoom, or <link>change your preferences</link>.',
  connect: 'Connect Zoom',
  isConnected: 'Zoom is connected: {account}',
  reconnect: 'Reconnect',
  connected: 'Connected',
  expired: 'Access has ended',
  booked: '{count, plural, =0 {no meeting to come} one {# meeting to come} other {# meetings to come}}',
  expiredNote:
    'Zoom no longer lets Sundial make meetings. Until you reconnect it, video meetings take place by your calendar’s own call or by a link that your preferences name. Rooms that are there keep their links.',
  everywhere: 'Video meetings take place on Zoom',
  everywhereHint:
    'It is a sentence of your preferences. Without it, those do for which you or your preferences name Zoom.',
  everywhereOn: 'Video meetings take place on Zoom from now on.',
  everywhereOff: 'Video meetings take place on Zoom only where you name it.',
  disconnectTitle: 'Disconnect {account}?',
  disconnect: 'Disconnect',
  disconnectWhat:
    'Sundial gives its access back and forgets it. Where your preferences want Zoom, meetings take place by your calendar’s own call or by a link that they name. {count, plural, =0 {} one {# meeting to come keeps its room and its link, but Sundial can no longer move or delete the room.} other {# meetings to come keep their rooms and links, but Sundial can no longer move or delete those.}}',
  keep: 'Keep it',
  disconnected: 'Zoom disconnected.',
  done: 'Zoom connected.',
  denied: 'Zoom was not given leave, so nothing was connected. Try again when you are ready.',
  state: 'The connection was begun in another window or took too long. Try again.',
  scope: 'Sundial needs to see who you are at Zoom and to make, change and delete meetings. Allow all of it, please.',
  in_use: 'This Zoom account is connected to another user here.',
  provider: 'Zoom did not answer as it should. Try again in a few minutes.',
} as const;
