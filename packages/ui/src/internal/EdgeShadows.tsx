import { edge } from './edges.css.ts';
import type { HiddenEdges } from './useHiddenEdges.ts';

export interface EdgeShadowsProps {
  /** What `useHiddenEdges` has found. */
  hidden: HiddenEdges;
}

/** Shadows at the edges beyond which a scroll container goes on. Their parent is positioned around it. */
export function EdgeShadows({ hidden }: EdgeShadowsProps) {
  return (
    <>
      {(hidden === 'start' || hidden === 'both') && <div className={edge.start} />}
      {(hidden === 'end' || hidden === 'both') && <div className={edge.end} />}
    </>
  );
}
