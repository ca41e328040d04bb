import { useRouter } from 'next/navigation';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { usePageActions } from '@/ui/page-actions';
import { useAction } from '@/ui/use-action';
import type { Entry } from './use-found';

/** Words that name somebody by their address, or are as many as a request has, can be one. */
const REQUEST = /@|(?:\S+\s+){3}\S/;

/** What can be done from the palette: the page's own actions that fit, and a request for a meeting in the words that are typed. */
export function useActions(typed: string): readonly (Entry & { run(): void })[] {
  const t = useMessages('palette-actions');
  const router = useRouter();
  const { run } = useAction();
  const words = typed.trim();
  const wanted = words.toLowerCase().split(/\s+/);
  const here = usePageActions()
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    .map(({ id, label, run }) => ({ href: `#${id}`, label, line: t('here'), run }));
  async function arrange(): Promise<void> {
    let loopId = '';
    const ask = async () => {
      ({ loopId } = await sendJson<{ loopId: string }>('/api/loops', 'POST', { words }));
    };
    if (await run(ask, t('arranging'))) router.push(`/loops/${loopId}`);
  }
  if (!REQUEST.test(words)) return here;
  return [...here, { href: '#arrange', label: words, line: t('arrange'), run: () => void arrange() }];
}
