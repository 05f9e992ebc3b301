import { type ReactNode, useRef } from 'react';
import { EdgeShadows } from '../internal/EdgeShadows.tsx';
import { useHiddenEdges } from '../internal/useHiddenEdges.ts';
import { region } from './Table.css.ts';

export interface TableRegionProps {
  label: string;
  /** Nothing in it can be used yet. */
  isWaiting: boolean;
  children: ReactNode;
}

/**
 * The scroll container of a table. While the table is wider than it, the container can be focused and
 * has a shadow at each edge that hides columns. Scrolling renders no row again.
 */
export function TableRegion({ label, isWaiting, children }: TableRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hidden = useHiddenEdges(ref, isWaiting);
  return (
    <>
      <div
        ref={ref}
        className={region}
        {...(hidden !== 'none' && !isWaiting
          ? { role: 'region', 'aria-label': label, tabIndex: 0 }
          : {})}
      >
        {children}
      </div>
      <EdgeShadows hidden={hidden} />
    </>
  );
}
