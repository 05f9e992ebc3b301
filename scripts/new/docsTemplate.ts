const empty = "{ en: '', tr: '' }";

/** What the page of a piece shows. */
export interface Shown {
  /** The export of a story. */
  face: string;
  /** For a piece that fills the window. */
  frame?: { import: string; value: string };
  /** The table of keys, where all of its kind have the same. */
  keyboard?: string;
}

/**
 * The page of documentation of a piece, with every section empty: the convention test asks for each.
 */
export function docsFiles(
  folder: string,
  name: string,
  { face, frame, keyboard = "'none'" }: Shown,
): Record<string, string> {
  return {
    [`${folder}/${name}.docs.tsx`]: `import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
${frame ? `${frame.import}\n` : ''}
export const docs: PieceDocs = {
  purpose: ${empty},
  whenToUse: [${empty}],
  alternatives: [],
  anatomy: [],
  faces: ['${face}'],
${frame ? `  frame: ${frame.value},\n` : ''}  keyboard: ${keyboard},
  screenReader: [${empty}],
  pairs: [],
};
`,
    [`${folder}/${name}.mdx`]: `import { PiecePage } from '#storybook/docs/PiecePage.tsx';
import { Meta } from '@storybook/addon-docs/blocks';
import { docs } from './${name}.docs.tsx';
import * as stories from './${name}.stories.tsx';
import source from './${name}.tsx?source';

<Meta of={stories} />

<PiecePage docs={docs} source={source} stories={stories} />
`,
  };
}
