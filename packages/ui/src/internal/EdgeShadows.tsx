import { edges } from './edges.css.ts';
import type { HiddenEdges } from './useHiddenEdges.ts';

export interface EdgeShadowsProps {
  /** What `useHiddenEdges` has found. */
  hidden: HiddenEdges;
  /** What has no background of its own fades into that of the page. */
  look?: 'shadow' | 'fade';
}

/** Shows at which edges a scroll container goes on. Its parent is positioned around the container. */
export function EdgeShadows({ hidden, look = 'shadow' }: EdgeShadowsProps) {
  const edge = edges[look];
  return (
    <>
      {(hidden === 'start' || hidden === 'both') && <div className={edge.start} />}
      {(hidden === 'end' || hidden === 'both') && <div className={edge.end} />}
    </>
  );
}
