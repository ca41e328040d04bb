'use client';

import { Ellipsis } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { type PageAction, useOwnActions } from '@/ui/page-actions';
import { useAction } from '@/ui/use-action';
import { type HoldOffDay, HoldOffDialog } from './hold-off-dialog';
import { SayDialog } from './say-dialog';

type Command = 'stop' | 'cancel' | 'take-over' | 'hand-back' | 'hold-off' | 'resume';
/** What is asked before something is done, or said. */
type Asked = 'move' | 'message' | 'cancel' | 'take-over' | 'hold-off' | 'stop' | null;

interface LoopActionsProps {
  readonly loopId: string;
  readonly booked: boolean;
  /** Times are on offer, and may be changed. */
  readonly offered: boolean;
  readonly takenOver: boolean;
  readonly paused: boolean;
  /** Something waits for the owner, which taking over drops. */
  readonly asked: boolean;
  readonly days: readonly HoldOffDay[];
}

/**
 * What the owner may do with a running meeting: move it, say something, cancel it; the rest in a menu. What can be taken back is
 * done at once, with the way back; what cannot is asked about first.
 */
export function LoopActions({ loopId, booked, offered, takenOver, paused, asked, days }: LoopActionsProps) {
  const t = useMessages('loop-actions');
  const { busy, run } = useAction();
  const [open, setOpen] = useState<Asked>(null);
  const own = useMemo(() => {
    const opens = (which: NonNullable<Asked>, label: string): PageAction => ({
      id: which,
      label,
      run: () => setOpen(which),
    });
    return [
      ...(takenOver || !(booked || offered) ? [] : [opens('move', t(booked ? 'move' : 'otherTimes'))]),
      ...(takenOver ? [] : [opens('message', t('message'))]),
      ...(booked ? [opens('cancel', t('cancel'))] : []),
      ...(takenOver || paused ? [] : [opens('hold-off', t('holdOff'))]),
      opens('stop', t('stop')),
    ];
  }, [t, booked, offered, takenOver, paused]);
  useOwnActions(own);
  const send = (command: Command, done: string, back?: 'hand-back' | 'resume', body = {}) =>
    run(
      () => sendJson(`/api/loops/${loopId}/${command}`, 'POST', body),
      done,
      back && (() => void send(back, t(back === 'resume' ? 'goesOn' : 'handedBack'))),
    );
  const takeOver = () => (asked ? setOpen('take-over') : void send('take-over', t('takenOver'), 'hand-back'));
  const shown = (which: Asked) => ({ open: open === which, onOpenChange: (on: boolean) => setOpen(on ? which : null) });
  const confirmed = async (done: Promise<boolean>) => {
    if (await done) setOpen(null);
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      {takenOver ? (
        <Button busy={busy} onClick={() => void send('hand-back', t('handedBack'))}>
          {t('handBack')}
        </Button>
      ) : (
        <>
          {paused ? (
            <Button busy={busy} onClick={() => void send('resume', t('goesOn'))}>
              {t('goOn')}
            </Button>
          ) : null}
          {booked || offered ? (
            <Button onClick={() => setOpen('move')}>{t(booked ? 'move' : 'otherTimes')}</Button>
          ) : null}
          <Button onClick={() => setOpen('message')}>{t('message')}</Button>
        </>
      )}
      {booked ? (
        <Button look="danger" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      ) : null}
      <Menu
        trigger={
          <Button aria-label={t('more')} busy={busy}>
            <Ellipsis className="size-4" aria-hidden />
          </Button>
        }
      >
        {takenOver ? null : <MenuItem onSelect={takeOver}>{t('takeOver')}</MenuItem>}
        {takenOver || paused ? null : <MenuItem onSelect={() => setOpen('hold-off')}>{t('holdOff')}</MenuItem>}
        {takenOver ? null : <MenuSeparator />}
        <MenuItem className="text-bad" onSelect={() => setOpen('stop')}>
          {t('stop')}
        </MenuItem>
      </Menu>
      <SayDialog
        loopId={loopId}
        {...shown('move')}
        title={t(booked ? 'moveTitle' : 'otherTimesTitle')}
        line={t(booked ? 'moveLine' : 'otherTimesLine')}
        label={t(booked ? 'moveLabel' : 'offerLabel')}
        hint={t(booked ? 'moveHint' : 'offerHint')}
        otherwise={t(booked ? 'moveWords' : 'otherTimesWords')}
      />
      <SayDialog
        loopId={loopId}
        {...shown('message')}
        title={t('messageTitle')}
        line={t('messageLine')}
        label={t('messageLabel')}
        hint={t('messageHint')}
      />
      <HoldOffDialog
        {...shown('hold-off')}
        {...{ days, booked, busy }}
        onHoldOff={(until) => send('hold-off', t('heldOff'), 'resume', { until })}
      />
      <Ask {...shown('cancel')} title={t('cancelTitle')} line={t('cancelLine')} no={t('cancelNo')}>
        <Button look="danger" busy={busy} onClick={() => void confirmed(send('cancel', t('cancelled')))}>
          {t('cancelYes')}
        </Button>
      </Ask>
      <Ask {...shown('take-over')} title={t('takeOverTitle')} line={t('takeOverLine')} no={t('takeOverNo')}>
        <Button look="primary" busy={busy} onClick={() => void confirmed(send('take-over', t('takenOver')))}>
          {t('takeOver')}
        </Button>
      </Ask>
      <Ask {...shown('stop')} title={t('stopTitle')} line={t(booked ? 'stopBooked' : 'stopOpen')} no={t('stopNo')}>
        <Button look="danger" busy={busy} onClick={() => void confirmed(send('stop', t('stopped')))}>
          {t('stopYes')}
        </Button>
      </Ask>
    </div>
  );
}

interface AskProps {
  readonly open: boolean;
  readonly title: string;
  readonly line: string;
  readonly no: string;
  onOpenChange(open: boolean): void;
  /** What does it. */
  readonly children: ReactNode;
}

/** A question before what cannot be taken back, which a menu or a button opens. */
function Ask({ open, title, line, no, onOpenChange, children }: AskProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={line}>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{no}</Button>
        </DialogClose>
        {children}
      </div>
    </Dialog>
  );
}
