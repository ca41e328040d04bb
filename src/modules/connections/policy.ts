/** A room or a device that a calendar lets one invite: nobody reads its mail. */
export function isRoom(address: string): boolean {
  return /@(?:[\w-]+\.)*calendar\.google\.com$/i.test(address);
}
