import { type RefObject, useEffect } from 'react';

/** While `on`, an element that has become higher stays so: what stands below it moves as little as can be. */
export function useGrown(element: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const row = element.current;
    if (!on || !row || typeof ResizeObserver === 'undefined') return;
    let high = 0;
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height <= high) return;
      high = height;
      row.style.minHeight = `${height}px`;
    });
    watch.observe(row);
    return () => {
      watch.disconnect();
      row.style.minHeight = '';
    };
  }, [element, on]);
}
