/** One value of a union of texts or numbers. */
export type Choice = string | number;

/** A property of a component, or a field of a type, as its source says it. */
export interface PropSource {
  name: string;
  /** As written; a union of texts or numbers is written out. */
  type: string;
  /** The values of such a union, for the control. */
  choices?: readonly Choice[];
  isRequired: boolean;
  /** The code of the default, from the signature. */
  defaultValue?: string;
  /** Empty where the source has no doc comment. */
  description: string;
}

/** A component of the piece's public file. */
export interface PartSource {
  name: string;
  description: string;
  props: readonly PropSource[];
}

/** A type of our packages that a property of the piece names, such as `TableColumn<Row>`. */
export interface TypeSource {
  /** With its type parameters. */
  name: string;
  description: string;
  /** What the name stands for, where it has no fields or is one of several shapes. */
  code?: string;
  fields: readonly PropSource[];
}

/** What a page of documentation reads from the source of its piece. */
export interface PieceSource {
  /** The files to look at, the component first, relative to the root. */
  files: readonly string[];
  parts: readonly PartSource[];
  /** Those that the properties of the parts name, and those that these name in turn. */
  types: readonly TypeSource[];
  /** The tokens that its styles read, such as `colour.text`. */
  tokens: readonly string[];
  /** The names of the other pieces that it imports. */
  madeOf: readonly string[];
}
