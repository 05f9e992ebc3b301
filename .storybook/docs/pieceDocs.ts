import type { ReactNode } from 'react';
import type { Language } from '@touchline/ui/locale';

/** A text of the documentation in each language of the product. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Chooses the text of the language of the toolbar. */
export type Say = (text: LocalizedText) => string;

export interface InsteadOf {
  /** The name of the piece to use, such as `Link`. */
  piece: string;
  /** The situation in which it is the better choice. */
  when: LocalizedText;
}

export interface AnatomyPart {
  name: LocalizedText;
  is: LocalizedText;
}

export interface KeyboardRow {
  /** As on the key, such as `Enter`; those of one row do the same. */
  keys: readonly string[];
  does: LocalizedText;
}

/** One half of a pair: a live example with the reason for it or against it. */
export interface Example {
  /**
   * Components, or the export of a story of this piece, which is shown in a frame. For a layout the
   * frame holds the product in it, and with `Misused` the layout where it is the wrong one.
   */
  shows: ((say: Say) => ReactNode) | string;
  because: LocalizedText;
}

export interface DoAndDont {
  do: Example;
  dont: Example;
}

/** How the faces are drawn. */
export interface FrameSize {
  /**
   * Widths of the frames in px, for pieces that change with the window. A single one is that of
   * stories which name no window themselves.
   */
  widths: readonly number[];
  /** In px. */
  height: number;
}

/**
 * The documentation of one piece, written beside it in `<Piece>.docs.tsx`. The rest of its page
 * (properties, tokens, links to the code) is read from the source.
 */
export interface PieceDocs {
  /** What a person does with it. */
  purpose: LocalizedText;
  whenToUse: readonly LocalizedText[];
  alternatives: readonly InsteadOf[];
  anatomy: readonly AnatomyPart[];
  /** Exports of its stories; the controls change the first one. */
  faces: readonly string[];
  /** For pieces that cover the page or fill it: each face is in a frame, which is a page itself. */
  frame?: FrameSize;
  /** `none` for a piece that takes no focus. */
  keyboard: readonly KeyboardRow[] | 'none';
  screenReader: readonly LocalizedText[];
  pairs: readonly DoAndDont[];
  /** What it measures and how it changes with the window, for layouts. */
  measures?: readonly Measure[];
}

export interface Measure {
  /** What is measured, or the width of the window. */
  of: LocalizedText;
  is: LocalizedText;
}
