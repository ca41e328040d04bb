'use client';

import type { ReactNode } from 'react';
import { useMore } from './use-more';

/** A list that the server has rendered whole, shown a page at a time. `as`: what holds its items. */
export function More({
  as: Holder,
  className,
  children,
}: {
  readonly as?: 'ul';
  readonly className?: string;
  readonly children: readonly ReactNode[];
}) {
  const { shown, more } = useMore(children);
  return (
    <>
      {Holder ? <Holder className={className}>{shown}</Holder> : shown}
      {more}
    </>
  );
}
