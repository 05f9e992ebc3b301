import type { LayoutName } from '../layoutNames/index.ts';
import { drawings } from './drawings.ts';
import { miniature, tone } from './LayoutMiniature.css.ts';

export interface LayoutMiniatureProps {
  /** The layout that is drawn small. */
  layout: LayoutName;
}

/**
 * A schematic picture of a layout, as wide as its container. Show the name of the layout beside it.
 */
export function LayoutMiniature({ layout }: LayoutMiniatureProps) {
  return (
    <svg className={miniature} viewBox="0 0 60 40" focusable="false" aria-hidden="true">
      {drawings[layout].map(([name, x, y, width, height]) => (
        <rect
          key={`${name} ${x} ${y}`}
          className={tone[name]}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
    </svg>
  );
}
