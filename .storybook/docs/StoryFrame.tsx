import { useLayoutEffect, useRef, useState } from 'react';
import type { Args } from 'storybook/internal/types';
import * as styles from './docs.css.ts';
import { useToolbar } from './toolbar.ts';

export interface StoryFrameProps {
  id: string;
  /** The accessible name of the frame. */
  title: string;
  /** Of the window in the frame, in px. */
  width: number;
  height: number;
  args?: Args | undefined;
}

/** A story in a window of its own, drawn smaller where there is less room. */
export function StoryFrame({ id, title, width, height, args }: StoryFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const { theme, scheme, language, direction } = useToolbar();
  useLayoutEffect(() => {
    const element = ref.current?.parentElement;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const globals = Object.entries({ theme, scheme, language, direction })
    .map((pair) => pair.join(':'))
    .join(';');
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals,
    args: argsQuery(args ?? {}),
  });
  return (
    <div
      ref={ref}
      className={styles.frame}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      <iframe
        className={styles.frameContent}
        // A new window for each query, because a changed address would be a step in the history.
        key={String(query)}
        src={`iframe.html?${query}`}
        title={title}
        loading="lazy"
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** Storybook's notation for args in an address, which takes simple values alone. */
function argsQuery(args: Args): string {
  return Object.entries(args)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : String(value)}`)
    .join(';');
}
