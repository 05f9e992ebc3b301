import { Source } from '@storybook/addon-docs/blocks';
import { usePaintedScheme } from './paintedScheme.ts';
import { useToolbar } from './toolbar.ts';

export interface CodeBlockProps {
  language: 'html' | 'json' | 'jsx' | 'tsx';
  code: string;
}

/** Code in the colours of the page's scheme. */
export function CodeBlock(props: CodeBlockProps) {
  const scheme = usePaintedScheme(useToolbar().scheme);
  return <Source {...props} dark={scheme === 'dark'} />;
}
