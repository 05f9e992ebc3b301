import { found } from './Highlight.css.ts';
import { findFolded } from './fold.ts';

export interface HighlightProps {
  /** The whole text, of which the parts that were found are marked. */
  text: string;
  /** What was searched for, however it was typed; empty: nothing is marked. */
  query: string;
}

/** A text in which what was searched for is marked, with case and accents ignored. */
export function Highlight({ text, query }: HighlightProps) {
  if (!query) return text;
  return findFolded(text, query).map((part, index) =>
    part.isFound ? (
      <mark key={index} className={found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
