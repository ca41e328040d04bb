/**
 * An owner with labelled mail of a set that has been read, as a person labels it. Loaded when it is asked for: whoever only
 * lists the tests, or runs others, does without the reader.
 */
export async function ownerWithLabelledMails(
  help: 'off' | 'always',
  set: string,
  count: number,
): Promise<{ ownerId: string }> {
  const { mailsOf } = await import('../support/labelled-mails');
  const { ownerWithReadMails } = await import('../support/read-mails');
  return ownerWithReadMails(help, mailsOf(set, count));
}
