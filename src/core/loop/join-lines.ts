import type { DialIn } from './dial-in';

/** How one joins a video meeting, by its link and without, in lines for a calendar's description. */
export function joinLines({ joinUrl, dialIn }: { readonly joinUrl: string; readonly dialIn: DialIn }): string[] {
  const { number, passcode, phones } = dialIn;
  return [
    `Join Zoom: ${joinUrl}`,
    `Meeting ID: ${number}`,
    ...(passcode === null ? [] : [`Passcode: ${passcode}`]),
    ...(phones.length > 0 ? [`By phone: ${phones.join(', ')}`] : []),
  ];
}
