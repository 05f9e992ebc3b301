import { SymbolFlags, type Checker, type Symbol } from 'typescript/unstable/sync';
import {
  isIdentifier,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
} from 'typescript/unstable/ast/is';
import type {
  InterfaceDeclaration,
  Node,
  TypeAliasDeclaration,
  TypeReferenceNode,
} from 'typescript/unstable/ast';
import type { TypeSource } from './pieceSource.ts';
import {
  choicesOf,
  codeOf,
  literal,
  membersOf,
  oneLine,
  propertiesOf,
  propOf,
  typeNodeOf,
} from './readProps.ts';

/** A type that is declared in a package of this repository. */
interface Declared {
  symbol: Symbol;
  node: InterfaceDeclaration | TypeAliasDeclaration;
}

/**
 * The types of our packages that properties name, with those that their fields name in turn, in the
 * order in which a reader meets them.
 */
export function readTypes(checker: Checker, properties: readonly Symbol[]): TypeSource[] {
  const found = new Map<number, Declared>();
  const queue = properties.flatMap((property) => nodesToRead(checker, property));
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const name of namesIn(node)) {
      const declared = declaredBy(checker, name);
      if (!declared || found.has(declared.symbol.id)) continue;
      found.set(declared.symbol.id, declared);
      queue.push(...nodesOf(checker, declared));
    }
  }
  return [...found.values()].map((declared) => typeOf(checker, declared));
}

/** What a type names in turn: an alias in its code, an interface in its fields. */
function nodesOf(checker: Checker, { symbol, node }: Declared): Node[] {
  if (isTypeAliasDeclaration(node)) return [node.type];
  return propertiesOf(checker, checker.getDeclaredTypeOfSymbol(symbol))
    .flat()
    .flatMap((field) => nodesToRead(checker, field));
}

/** Nothing for a property of another package, and for one whose values its own row writes out. */
function nodesToRead(checker: Checker, property: Symbol): Node[] {
  if (!isOurs(property)) return [];
  const type = checker.getTypeOfSymbol(property);
  const node = type && !choicesOf(type) && typeNodeOf(property);
  return node ? [node] : [];
}

function isOurs(symbol: Symbol): boolean {
  const path = symbol.declarations[0]?.path ?? '';
  return path.includes('/packages/') && !path.includes('/node_modules/');
}

/** The names of types in a piece of code, but not those of which it takes a part alone. */
function namesIn(node: Node): TypeReferenceNode[] {
  if (isIndexedAccessTypeNode(node)) return [];
  const isReference = isTypeReferenceNode(node);
  if (isReference && /^(?:Pick|Omit)</.test(node.getText())) return [];
  const names = isReference ? [node] : [];
  node.forEachChild((child) => void names.push(...namesIn(child)));
  return names;
}

function declaredBy(checker: Checker, { typeName }: TypeReferenceNode): Declared | undefined {
  if (!isIdentifier(typeName)) return undefined;
  const named = checker.getSymbolAtLocation(typeName);
  if (!named) return undefined;
  const symbol = named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  if (!isOurs(symbol)) return undefined;
  const node = symbol.declarations[0]?.resolve();
  if (!node || !(isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))) return undefined;
  return { symbol, node };
}

function typeOf(checker: Checker, { symbol, node }: Declared): TypeSource {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isAlias = isTypeAliasDeclaration(node);
  const members = membersOf(type).length;
  const fields = propertiesOf(checker, type)
    // An alias of a text or of a map has the methods of the language.
    .filter(([property]) => !isAlias || (property && isOurs(property)))
    .map((symbols) => propOf(checker, symbols, symbols.length === members));
  const parameters = node.typeParameters?.map(({ name }) => codeOf(name)).join(', ');
  const code = isAlias && (fields.length === 0 || members > 1);
  return {
    name: parameters ? `${symbol.name}<${parameters}>` : symbol.name,
    description: oneLine(symbol.getDocumentationComment(checker)),
    ...(code && { code: choicesOf(type)?.map(literal).join(' | ') ?? codeOf(node.type) }),
    fields,
  };
}
