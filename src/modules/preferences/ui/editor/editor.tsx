'use client';

import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentencesOfDocument } from '@/core/preferences/document';
import type { Taken } from '@/core/preferences/second-reading/placed';
import type { EpochMinute } from '@/core/time/period';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { LeaveGuard } from '@/ui/form/leave-guard';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import { type Tab, TabList, TabPanel, useTabIds } from '@/ui/tabs';
import { showToast } from '@/ui/toast-store';
import type { PreferencesAnswer } from '../../schema';
import { unreadSpans } from '../document/marked-words';
import { useSecondReadings } from '../document/use-second-readings';
import { Ideas } from './ideas';
import { Meant } from './meant';
import { PANES, type Pane } from './panes';
import { appendSentences, putRules } from './replace-text';
import { SaveBar } from './save-bar';
import { CalendarPane, PreviewFailed, RulesPane } from './side-panes';
import { StaleNote } from './stale-note';
import { TextPane } from './text-pane';
import { useCaret } from './use-caret';
import { useDraft } from './use-draft';
import { usePreview } from './use-preview';
import { useSave } from './use-save';
import { useWide } from './use-wide';

/** Fetched when they are first shown: the data of time zones is large. */
const Simulator = lazy(() => import('./simulator'));
const VersionList = lazy(() => import('./version-list'));

interface EditorProps {
  /** Whose draft this browser keeps. */
  readonly owner: string;
  readonly saved: PreferencesAnswer;
  readonly zone: string;
  readonly now: EpochMinute;
  /** What is shown first beside the text. */
  readonly show: Pane | null;
  /** A draft from the calendar is asked for at once. */
  readonly askDraft: boolean;
  /** Id of a saved sentence to begin with. */
  readonly sentence: string | null;
  /** A sentence to put in. */
  readonly add: string | null;
  /** The owner lets a model read what was not understood. */
  readonly secondReader?: boolean;
}

/** The document as text beside what it means: its rules, the next two weeks, what would be offered to whom. */
export function Editor({ owner, saved, zone, now, show, askDraft, sentence, add, secondReader = false }: EditorProps) {
  const t = useMessages('editor');
  const { text, base, setText, rebase, kept, restored, ready, dirty } = useDraft(owner, saved);
  const preview = usePreview(text, ready, saved.sentences);
  const { answer, readings } = preview;
  const { busy, other, save, undo } = useSave();
  const [pane, setPane] = useState<Pane>(show ?? 'rules');
  /** Panes that were shown keep what is in them. */
  const [opened, setOpened] = useState<ReadonlySet<Pane>>(() => new Set([pane]));
  const [textShown, setTextShown] = useState(show === null);
  const { area, sentences, place, current, setCaret, goTo, ...followed } = useCaret(
    text,
    useCallback(() => setTextShown(true), []),
  );
  const standing = useMemo(() => new Set(sentences.map((one) => one.text)), [sentences]);
  const wide = useWide();
  const ids = useTabIds();

  const newest = other && other.version > saved.version ? other : saved;
  const stale = ready && newest.version > base.version;
  useEffect(() => {
    if (stale && !dirty) rebase(newest, newest.text);
  }, [stale, dirty, newest, rebase]);

  const begun = useRef(false);
  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    if (sentence !== null) goTo(saved.sentences.find(({ id }) => id === sentence)?.text);
    const stands = sentencesOfDocument(text).some((one) => one.text === add);
    if (add !== null && area.current && !stands) appendSentences(area.current, [add]);
    // A reload begins with what is there.
    window.history.replaceState(null, '', location.pathname + location.hash);
  });

  const latest = useRef({ text, version: base.version });
  useEffect(() => {
    latest.current = { text, version: base.version };
  }, [text, base.version]);
  const saveNow = useCallback(async () => {
    const sent = latest.current.text;
    const answer = await save(sent, latest.current.version);
    if (answer) kept(answer, sent);
    return answer !== null;
  }, [save, kept]);
  const discard = useCallback(() => rebase(newest, newest.text), [rebase, newest]);
  const goBack = async (version: number) => {
    const answer = await undo(version);
    if (answer && !dirty) rebase(answer, answer.text);
  };

  const secondReadings = useSecondReadings(secondReader, saved.sentences);
  const onConfirm = useCallback(
    (taken: Taken) => {
      const field = area.current;
      const place = field && sentencesOfDocument(field.value).find((one) => one.text === taken.sentence);
      if (place) putRules(field, place, taken);
    },
    [area],
  );
  const onAdd = useCallback(
    (added: readonly string[]) => (area.current ? appendSentences(area.current, added) : undefined),
    [area],
  );
  const onTab = useCallback((id: Pane | 'text') => {
    setTextShown(id === 'text');
    if (id === 'text') return;
    setPane(id);
    setOpened((before) => (before.has(id) ? before : new Set([...before, id])));
  }, []);

  const unread = useMemo(
    () =>
      sentences.flatMap(({ text: said, start }) => {
        const read = readings.get(said);
        return unreadSpans(said, !read || read.fact ? [] : read.unread).map((span) => ({
          start: start + span.start,
          end: start + span.end,
        }));
      }),
    [sentences, readings],
  );
  const tabs = useMemo(
    (): readonly Tab<Pane | 'text'>[] => [
      { id: 'text', label: t('text'), className: 'lg:hidden' },
      ...PANES.map((id) => ({ id, label: t(id) })),
    ],
    [t],
  );
  const leaving = useMemo(
    () => ({
      title: t('leaveTitle'),
      description: t('leaveWhy'),
      save: t('leaveSave'),
      leave: t('leave'),
      stay: t('stay'),
    }),
    [t],
  );
  const here = sentences[place]?.text ?? null;
  const read = here === null ? undefined : readings.get(here);
  const [closed, setClosed] = useState<string | null>(null);
  const offers = followed.text === text && here !== closed && !(here && secondReadings.has(here)) && read?.suggestions;
  const meant =
    offers && here !== null ? (
      <Meant
        suggestions={offers}
        onTake={(rule) => onConfirm({ sentence: here, rules: [rule], placing: 'instead' })}
        onClose={() => setClosed(here)}
      />
    ) : null;
  const onShow = useCallback(() => onTab('calendar'), [onTab]);
  const sideOf = (id: Pane) => cn(id !== pane && 'hidden');

  return (
    <>
      <SaveBar
        version={base.version}
        dirty={dirty}
        pending={preview.pending}
        busy={busy}
        ignored={answer?.sentences.filter(({ understood, fact }) => understood !== 'yes' && !fact).length ?? 0}
        keysId={`${ids}-keys`}
        onSave={saveNow}
        onDiscard={discard}
      />
      <LeaveGuard active={dirty} onSave={saveNow} words={leaving} />
      <div className="mt-4 grid gap-4 empty:hidden">
        {restored && dirty ? <Note>{t('restored')}</Note> : null}
        <PreviewFailed failed={preview.failed} retry={preview.retry} />
        {stale && dirty ? (
          <StaleNote
            base={base}
            mine={text}
            theirs={newest}
            onResolve={(next, done) => {
              rebase(newest, next);
              showToast(done, { action: { label: t('undo'), run: () => rebase(base, text) } });
            }}
          />
        ) : null}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div className="lg:order-2 lg:sticky lg:top-16">
          <TabList
            label={t('tabs')}
            tabs={tabs}
            selected={!wide && textShown ? 'text' : pane}
            ids={ids}
            onSelect={onTab}
          />
          <div
            data-pane
            className={cn(
              'quiet-scroll pt-4 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto',
              textShown && 'max-lg:hidden',
            )}
          >
            <TabPanel ids={ids} id="rules" className={sideOf('rules')}>
              <RulesPane {...{ answer, sentences, readings, place, goTo, secondReadings, onConfirm, onShow }} />
            </TabPanel>
            <TabPanel ids={ids} id="calendar" className={sideOf('calendar')}>
              {pane === 'calendar' ? <CalendarPane answer={answer} at={here} goTo={goTo} /> : null}
            </TabPanel>
            <TabPanel ids={ids} id="try" className={sideOf('try')}>
              {opened.has('try') ? (
                <Suspense fallback={<Skeleton className="h-60 w-full" />}>
                  <Simulator
                    text={followed.text}
                    sentences={preview.pending ? null : (answer?.sentences ?? null)}
                    zone={answer?.calendar.ok ? answer.calendar.zone : zone}
                    now={now}
                    goTo={goTo}
                  />
                </Suspense>
              ) : null}
            </TabPanel>
            <TabPanel ids={ids} id="ideas" className={sideOf('ideas')}>
              {opened.has('ideas') ? <Ideas standing={standing} ask={askDraft} onAdd={onAdd} /> : null}
            </TabPanel>
            <TabPanel ids={ids} id="versions" className={sideOf('versions')}>
              {pane === 'versions' ? (
                <Suspense fallback={<Skeleton className="h-60 w-full" />}>
                  <VersionList
                    version={newest.version}
                    zone={zone}
                    busy={busy}
                    onUndo={(version) => void goBack(version)}
                  />
                </Suspense>
              ) : null}
            </TabPanel>
          </div>
        </div>
        <TabPanel ids={ids} id="text" className={cn('lg:order-1', !textShown && 'max-lg:hidden')}>
          <TextPane
            area={area}
            text={text}
            markedText={followed.text}
            readOnly={!ready}
            unread={unread}
            current={current}
            describedBy={`${ids}-keys`}
            below={meant}
            onText={setText}
            onCaret={setCaret}
          />
        </TabPanel>
      </div>
    </>
  );
}
