/** A property of a component, as its source says it. */
export interface PropSource {
  name: string;
  /** As written; a union of texts is written out. */
  type: string;
  /** The values of a union of texts, for the control. */
  choices?: readonly string[];
  isRequired: boolean;
  /** The code of the default, from the signature. */
  defaultValue?: string;
  description: string;
}

/** A component of the piece's public file. */
export interface PartSource {
  name: string;
  description: string;
  props: readonly PropSource[];
}

/** What a page of documentation reads from the source of its piece. */
export interface PieceSource {
  /** The files to look at, the component first, relative to the root. */
  files: readonly string[];
  parts: readonly PartSource[];
  /** The tokens that its styles read, such as `colour.text`. */
  tokens: readonly string[];
  /** The names of the other pieces that it imports. */
  madeOf: readonly string[];
}
