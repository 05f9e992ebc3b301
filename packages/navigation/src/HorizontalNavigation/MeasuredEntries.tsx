import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { NavigationItem } from '../model/item.ts';
import { countFitting, type EntrySize } from './fitEntries.ts';
import { createMoreItem } from './moveOverflow.ts';
import { Content } from './MenuItems.tsx';
import * as styles from './HorizontalNavigation.css.ts';

interface MeasuredEntriesProps {
  entries: readonly NavigationItem[];
  /** The label of the last entry. */
  more: string;
  /** Called with the number of entries that fit on the bar. */
  onFit: (count: number) => void;
}

/**
 * A hidden row of all entries, to measure how many fit on the bar. It is separate from the bar, so
 * that the result does not change the measured widths, and measured before the browser paints, so
 * that an overfull bar is never visible.
 */
export const MeasuredEntries = memo(function MeasuredEntries({
  entries,
  more,
  onFit,
}: MeasuredEntriesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const all = useMemo(() => [...entries, createMoreItem(more)], [entries, more]);
  const known = useRef<number>(undefined);

  const measure = useEffectEvent(() => {
    const row = ref.current;
    const available = row?.getBoundingClientRect().width;
    // The menu is not displayed, so there is no layout to measure.
    if (!row || !available) return;
    const sizes = [...row.children].map(readSize);
    const { width } = sizes.pop() ?? { width: 0 };
    const count = countFitting({ available, entries: sizes, more: width });
    if (count === known.current) return;
    known.current = count;
    onFit(count);
  });

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    known.current = undefined;
    measure();
    // Observes changes of the window, the text size, the font and the badges.
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [all]);

  return (
    <div ref={ref} className={styles.measure} aria-hidden="true">
      {all.map((item) => (
        <div key={item.id} className={item.type === 'spacer' ? styles.spacer : styles.item}>
          {item.type !== 'spacer' && (
            <span className={styles.control} data-level="0">
              <Content item={item} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
});

function readSize(element: Element): EntrySize {
  const control = element.firstElementChild;
  const gap = control ? Number.parseFloat(getComputedStyle(control).columnGap) : 0;
  const badges = [...element.querySelectorAll(`.${styles.badge}`)];
  const badge = badges
    .map((one) => one.getBoundingClientRect().width)
    .filter((width) => width > 0)
    .reduce((sum, width) => sum + width + gap, 0);
  return { width: element.getBoundingClientRect().width, badge };
}
