import { parseSync } from 'vite';

/** A value of the typed object; code such as an example is a `code`. */
export type Value = string | Value[] | Fields | Code;
export type Fields = { readonly [name: string]: Value };

export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function list(value: Value | undefined): Value[] {
  return Array.isArray(value) ? value : [];
}

export function fields(value: Value | undefined): Fields {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Code)
    ? value
    : {};
}

/** The object that a file exports as `docs`; undefined if it exports none. */
export function readDocs(code: string): Fields | undefined {
  const program = parseSync('docs.tsx', code).program as unknown as { body: SyntaxNode[] };
  const declarations = program.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node['declaration']] : []))
    .flatMap((node) => ((node as SyntaxNode | null)?.['declarations'] ?? []) as SyntaxNode[]);
  const docs = declarations.find(({ id }) => (id as { name?: string }).name === 'docs');
  const value = docs && valueOf(docs['init'] as SyntaxNode, code);
  return value === undefined ? undefined : fields(value);
}

function valueOf(node: SyntaxNode, code: string): Value {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'ArrayExpression') {
    return (node['elements'] as SyntaxNode[]).map((each) => valueOf(each, code));
  }
  if (node.type === 'ObjectExpression') {
    const properties = node['properties'] as { key: { name: string }; value: SyntaxNode }[];
    return Object.fromEntries(properties.map(({ key, value }) => [key.name, valueOf(value, code)]));
  }
  return new Code(code.slice(node.start, node.end));
}
