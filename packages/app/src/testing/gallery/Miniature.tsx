import { Region } from '@touchline/ui/Region';
import type { Theme } from '@touchline/ui/theme';
import { startTransition, useEffect, useRef, useState } from 'react';
import { inTurn } from './inTurn.ts';
import { whenNear } from './whenNear.ts';
import { Specimen, type SpecimenProps } from './Specimen.tsx';
import * as styles from './gallery.css.ts';

export interface MiniatureProps extends Pick<SpecimenProps, 'config' | 'language'> {
  theme: Theme;
  scheme: 'light' | 'dark';
  /** The address of the full-size view. */
  href: string;
}

/**
 * A scaled-down live layout that links to its full size. It is rendered while it is near the
 * viewport.
 */
export function Miniature({ theme, scheme, href, ...specimen }: MiniatureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(frame);
  return (
    <div className={styles.tile}>
      <a className={styles.link} href={href} target="_top">
        {`${specimen.config.name} · ${theme} · ${scheme}`}
      </a>
      <span ref={frame} className={styles.frame} inert>
        {isNear && (
          <Region theme={theme} scheme={scheme}>
            <div className={styles.stage} lang={specimen.language}>
              <Specimen {...specimen} />
            </div>
          </Region>
        )}
      </span>
    </div>
  );
}

function useIsNear(element: { readonly current: Element | null }) {
  const [isNear, setNear] = useState(false);
  const onDrawn = useRef(() => {});
  useEffect(() => onDrawn.current(), [isNear]);
  useEffect(() => {
    if (!element.current) return;
    let leave = () => {};
    let isShown = false;
    const stop = whenNear(element.current, (isNear) => {
      leave();
      // The first report often says only that the element is far away, which changes nothing.
      if (isNear === isShown) return;
      leave = inTurn((drawn) => {
        isShown = isNear;
        onDrawn.current = drawn;
        startTransition(() => setNear(isNear));
      });
    });
    return () => {
      stop();
      leave();
      onDrawn.current();
    };
  }, [element]);
  return isNear;
}
