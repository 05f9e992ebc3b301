import { useState } from 'react';
import { pictureAddress } from '../href/index.ts';
import { initials } from '../internal/initials.ts';
import type { CrestColours } from '../theme/crestColours.ts';
import * as styles from './Crest.css.ts';
import { crestDrawing, type CrestShape } from './crestDrawing.ts';

export interface CrestProps {
  /** The id of the school, from which the shape follows. */
  id: string;
  /** The name of the school, for the initials. */
  name: string;
  /** The colours of the school, `#rrggbb`. Without them they follow from the id. */
  colours?: CrestColours | null | undefined;
  /** The school's own picture. Without it, or when it fails to load, the crest is drawn. */
  src?: string | null | undefined;
  /** 24 (tables), 32 (beside two lines of text), 48 or 80 px. */
  size?: keyof typeof styles.crest;
  /** The text for screen readers; omitted: decorative, because the name stands beside it. */
  label?: string;
}

/** The crest of a school: its own picture, or a drawing from its colours and initials. */
export function Crest({ id, name, colours, src, size = 'row', label }: CrestProps) {
  const [failedSource, setFailedSource] = useState<string>();
  const source = pictureAddress(src);
  return (
    <span
      className={styles.crest[size]}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {source && source !== failedSource ? (
        <img
          className={styles.picture}
          src={source}
          alt=""
          decoding="async"
          onError={() => setFailedSource(source)}
        />
      ) : (
        <Drawing id={id} name={name} colours={colours} />
      )}
    </span>
  );
}

/** In a box of 64 by 64: the outline, the band in the second colour and the middle of the letters. */
const outlines: Record<CrestShape, { outline: string; band: string; middle: number }> = {
  shield: {
    outline: 'M8 4h48v28c0 15-9 23-24 29C17 55 8 47 8 32z',
    band: 'M8 4h48v10H8z',
    middle: 33,
  },
  roundel: {
    outline: 'M32 2a30 30 0 1 0 0 60 30 30 0 1 0 0-60z',
    band: 'M32 2a30 30 0 1 0 0 60 30 30 0 1 0 0-60zm0 5a25 25 0 1 1 0 50 25 25 0 1 1 0-50z',
    middle: 32,
  },
  pennant: {
    outline: 'M9 4h46v57L32 48 9 61z',
    band: 'M9 61V50l23-13 23 13v11L32 48z',
    middle: 22,
  },
};

function Drawing({ id, name, colours }: Pick<CrestProps, 'id' | 'name' | 'colours'>) {
  const { shape, primary, secondary, ink } = crestDrawing(id, colours);
  const { outline, band, middle } = outlines[shape];
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64">
      <path d={outline} fill={primary} />
      <path d={band} fill={secondary} fillRule="evenodd" />
      <text className={styles.letters} x="32" y={middle} dy="0.36em" fontSize="20" fill={ink}>
        {initials(name)}
      </text>
      <path className={styles.border} d={outline} />
    </svg>
  );
}
