import { authenticationLines } from './authentication';
import { mimeSection } from './mime';
import { replyLines } from './replies';

/** What comes before reading: new text of replies, taking mail apart, authentication; beside other libraries. Markdown lines. */
export async function mailWayReport(folder: string): Promise<string[]> {
  return [
    '## New text of replies',
    '',
    ...(await replyLines(folder)),
    '',
    await mimeSection(folder),
    '## Authentication',
    '',
    ...(await authenticationLines(folder)),
    '',
  ];
}
