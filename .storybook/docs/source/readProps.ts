import {
  NodeBuilderFlags,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import type { Choice, PropSource } from './pieceSource.ts';

/** The properties of a type by name. The members of a union can each declare the same one. */
export function propertiesOf(checker: Checker, type: Type): Symbol[][] {
  const members = membersOf(type);
  const symbols = members.flatMap((member) => checker.getPropertiesOfType(member));
  return [...Map.groupBy(symbols, ({ name }) => name).values()];
}

/** The members of a union; of any other type the type itself. */
export function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []) : [type];
}

/**
 * A property as a page shows it.
 *
 * @param symbols its declarations, one for each member of a union that has it
 * @param defaults the code of the defaults, by property
 */
export function propOf(
  checker: Checker,
  symbols: readonly Symbol[],
  isInAllMembers: boolean,
  defaults?: ReadonlyMap<string, string>,
): PropSource {
  const [{ name = '' } = {}] = symbols;
  const types = symbols.map((symbol) => typeOf(checker, symbol));
  // Where the member of a union forbids it, that member says nothing about its type.
  const written = new Set(types.map((type) => type.text).filter((text) => !isNothing(text)));
  const hasChoices = types.every((type) => type.choices);
  const choices = inOrder(types.flatMap((type) => type.choices ?? []));
  const defaultValue = defaults?.get(name);
  const comments = symbols.map((symbol) => oneLine(symbol.getDocumentationComment(checker)));
  return {
    name,
    type: hasChoices ? choices.map(literal).join(' | ') : [...written].join(' | '),
    ...(hasChoices && { choices }),
    isRequired: isInAllMembers && symbols.every((symbol) => !(symbol.flags & SymbolFlags.Optional)),
    ...(defaultValue !== undefined && { defaultValue }),
    // Without the references that React Aria adds.
    description: (comments.find(Boolean) ?? '').replaceAll(/\s*See \[\w+\]\([^)]*\)\.?/g, ''),
  };
}

function isNothing(type: string): boolean {
  return type === 'undefined' || type === 'never';
}

function typeOf(checker: Checker, symbol: Symbol): { text: string; choices?: Choice[] } {
  const type = checker.getTypeOfSymbol(symbol);
  const choices = type && choicesOf(type);
  if (choices) return { text: choices.map(literal).join(' | '), choices };
  return { text: typeAsWritten(symbol) ?? printed(checker, type) };
}

/** The code of a value. */
export function literal(choice: Choice): string {
  return typeof choice === 'string' ? `'${choice}'` : String(choice);
}

/** The values of a union of texts and numbers; undefined for any other type. */
export function choicesOf(type: Type): Choice[] | undefined {
  const members = membersOf(type).filter(
    (member) => !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );
  const choices = members.flatMap((member): Choice[] => {
    if (member.isStringLiteralType()) return [String(member.value)];
    return member.isNumberLiteralType() ? [Number(member.value)] : [];
  });
  return choices.length > 0 && choices.length === members.length ? inOrder(choices) : undefined;
}

/** Each once: numbers by size, texts by their letters. */
function inOrder(choices: readonly Choice[]): Choice[] {
  const numbers = choices.filter((choice) => typeof choice === 'number');
  const words = choices.filter((choice) => typeof choice === 'string');
  return [...new Set<Choice>([...numbers.toSorted((a, b) => a - b), ...words.toSorted()])];
}

function typeAsWritten(symbol: Symbol): string | undefined {
  const node = typeNodeOf(symbol);
  const text = node && codeOf(node);
  // A parameter of the declaration says nothing here.
  return !text || /^[A-Z]$/.test(text) ? undefined : text.replaceAll(/\s*\|\s*undefined\b/g, '');
}

/** The type that a property is declared with. */
export function typeNodeOf(symbol: Symbol): Node | undefined {
  const node = symbol.valueDeclaration?.resolve();
  return node && isPropertySignatureDeclaration(node) ? node.type : undefined;
}

function printed(checker: Checker, type: Type | undefined): string {
  if (!type) return 'unknown';
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .replaceAll('"', "'");
}

/** In one line, without doc comments and without what only several lines need. */
export function codeOf(node: Node): string {
  const code = oneLine(node.getText().replaceAll(/\/\*\*[^]*?\*\//g, ''));
  return code.replaceAll(/^\| |(?<=<) (?=\w)|,? (?=>)|;(?= })/g, '');
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
