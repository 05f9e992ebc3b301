import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { NavigationItem } from '../model/item.ts';
import { countFitting, type EntrySize } from './fitEntries.ts';
import { makeMore } from './foldEntries.ts';
import { Content } from './MenuItems.tsx';
import * as styles from './HorizontalNavigation.css.ts';

interface MeasuredEntriesProps {
  entries: readonly NavigationItem[];
  /** Title of the last entry. */
  more: string;
  /** How many of the first entries the bar has room for. */
  onFit: (count: number) => void;
}

/**
 * All entries side by side and out of sight, to learn what the bar has room for. They are measured
 * apart from the bar, so that what is measured never changes by what comes of it; and before the
 * browser paints, so that nobody sees the bar before it fits.
 */
export const MeasuredEntries = memo(function MeasuredEntries({
  entries,
  more,
  onFit,
}: MeasuredEntriesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const all = useMemo(() => [...entries, makeMore(more)], [entries, more]);
  const known = useRef<number>(undefined);

  const measure = useEffectEvent(() => {
    const row = ref.current;
    const available = row?.getBoundingClientRect().width;
    // Nothing is laid out where the menu is not shown.
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
    // The window, the size of the text, a font that came late, a number in a badge.
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
