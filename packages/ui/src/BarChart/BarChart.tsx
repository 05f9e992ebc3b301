import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../locale/index.ts';
import * as styles from './BarChart.css.ts';
import type { Bar, BarChartProps } from './barChartProps.ts';

/**
 * Compares a few numbers at a glance. Each bar shows its number, and a table contains the same numbers.
 * For a single number, use text.
 */
export function BarChart({
  title,
  titleLevel = 3,
  bars,
  direction = 'columns',
  labels,
}: BarChartProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { locale } = useLocale();
  const [isMissing, setMissing] = useState(false);
  const [losses, setLosses] = useState(0);
  const Title = `h${titleLevel}` as const;
  const drawn = JSON.stringify(bars);

  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    // What a canvas shows is gone when the browser loses its context, and may never come back to it. A
    // new one has a context of its own.
    const replace = () => setLosses((count) => count + 1);
    target.addEventListener('contextlost', replace);
    // Loaded with the first chart, because the chart library is larger than the rest of a page.
    import('./drawBars.ts')
      .then(({ drawBars }) => {
        if (isGone) return;
        setMissing(false);
        stop = drawBars(target, { bars: JSON.parse(drawn) as Bar[], direction, locale });
      })
      .catch(() => setMissing(true));
    return () => {
      isGone = true;
      target.removeEventListener('contextlost', replace);
      stop?.();
    };
  }, [drawn, direction, locale, losses]);

  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      <div className={styles.frame} data-is-missing={isMissing || undefined} aria-hidden="true">
        <canvas key={losses} ref={canvas} className={styles.canvas} />
      </div>
      <details open={isMissing || undefined}>
        <summary className={styles.summary}>{labels.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {labels.category}
              </th>
              <th scope="col" className={styles.number}>
                {labels.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id}>
                <th scope="row" className={styles.cell}>
                  {bar.label}
                </th>
                <td className={styles.number}>{bar.value.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
