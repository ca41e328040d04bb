/** What the bytes 80–9F are in windows-1252; the five that it leaves out stay control characters. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Text that was decoded as ISO 8859-1 though it is windows-1252, as mail programs mean and the Encoding Standard reads
 * it
 * (Node 20's TextDecoder does not). Without it "2–4 pm" lost its dash with the control characters.
 */
export function fromWindows1252(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (char) => HIGH[char.charCodeAt(0) - 0x80] as string);
}
