const empty = "{ en: '', tr: '' }";

/**
 * The page of documentation of a piece, with every section empty: the convention test asks for each.
 */
export function docsFiles(folder: string, name: string, face: string): Record<string, string> {
  return {
    [`${folder}/${name}.docs.tsx`]: `import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';

export const docs: PieceDocs = {
  purpose: ${empty},
  whenToUse: [${empty}],
  alternatives: [],
  anatomy: [],
  faces: ['${face}'],
  keyboard: 'none',
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
