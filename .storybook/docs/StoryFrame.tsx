import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Args } from 'storybook/internal/types';
import * as styles from './face.css.ts';
import { faceQuery } from './faceFrame.ts';
import { waitForTurn } from './frameTurns.ts';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

export interface StoryFrameProps {
  id: string;
  /** The accessible name of the frame. */
  title: string;
  /** Of the window in the frame, in px. */
  width: number;
  height: number;
  args?: Args | undefined;
  /** Stands in the document of the frame, and follows there without loading the story anew. */
  css?: string | undefined;
}

/** A story in a window of its own, drawn smaller where there is less room. */
export function StoryFrame({ id, title, width, height, args, css }: StoryFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const putCss = () => putStyle(frame.current?.contentDocument, css);
  useEffect(() => putStyle(frame.current?.contentDocument, css), [css]);
  const [scale, setScale] = useState(1);
  const { theme, scheme, language, direction, draft, say } = useToolbar();
  useLayoutEffect(() => {
    const element = ref.current?.parentElement;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let leave = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        leave();
        leave = () => {};
        if (!entries.at(-1)?.isIntersecting) return;
        const start = () => {
          observer.disconnect();
          setTurn(true);
        };
        leave = waitForTurn({ id, element, start });
      },
      // The next window, which comes by scrolling.
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [id]);
  const globals = Object.entries({ theme, scheme, language, direction, ...(draft && { draft }) })
    .map((pair) => pair.join(':'))
    .join(';');
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals,
    ...faceQuery(args ?? {}),
  });
  return (
    <div
      ref={ref}
      className={styles.frame}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      {!hasTurn && <p className={styles.waiting}>{say(texts.waiting)}</p>}
      <iframe
        ref={frame}
        // Empty, it would cover the text with its own white.
        className={hasTurn ? styles.frameContent : styles.frameToCome}
        // A new window for each query, because a changed address would be a step in the history.
        key={String(query)}
        src={hasTurn ? `iframe.html?${query}` : undefined}
        title={title}
        onLoad={putCss}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

const styleId = 'of-the-page-around';

function putStyle(page: Document | null | undefined, css: string | undefined): void {
  // The blank page before the story is replaced by it.
  if (!page || page.URL === 'about:blank' || css === undefined) return;
  let style = page.getElementById(styleId);
  if (!style) {
    style = page.createElement('style');
    style.id = styleId;
    page.head.append(style);
  }
  style.textContent = css;
}
