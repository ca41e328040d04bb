import type { Translate } from '@/messages/message-keys';
import type { LocalModelServer } from '@/ports/model';
import { Note } from '@/ui/notes';

interface LocalServersProps {
  readonly t: Translate<'model'>;
  readonly servers: readonly LocalModelServer[];
}

/** For whoever runs the installation: model servers of this machine, and what to set so that one of them reads mail. */
export function LocalServers({ t, servers }: LocalServersProps) {
  return servers.map(({ program, baseUrl, models }) => (
    <Note key={baseUrl} tone="info">
      {models[0] === undefined ? (
        <p>{t('runsEmpty', { program })}</p>
      ) : (
        <>
          <p>{t('runsHere', { program, count: models.length })}</p>
          <pre className="mt-2 whitespace-pre-wrap wrap-anywhere">{t('variables', { model: models[0], baseUrl })}</pre>
        </>
      )}
    </Note>
  ));
}
