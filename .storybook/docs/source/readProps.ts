import { basename, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Program,
  type Project,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import {
  isFunctionDeclaration,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import type { PartSource, PropSource } from './pieceSource.ts';

/** Reads the properties of components with the compiler that checks them. */
export interface PropReader {
  /** The components of the public file of a piece, the piece itself first. */
  read: (component: string) => PartSource[];
  /** Reads the files anew at the next call. */
  invalidate: () => void;
  close: () => void;
}

/** Starts the compiler at the first call. */
export function openPropReader(root: string): PropReader {
  const config = `${root}/tsconfig.json`;
  let api: API | undefined;
  let project: Project | undefined;
  return {
    read(component) {
      api ??= new API({ cwd: root });
      project ??= api
        .updateSnapshot({ openProjects: [config], fileChanges: { invalidateAll: true } })
        .getProject(config);
      if (!project) throw new Error(`${config} could not be opened`);
      return readParts(project, component);
    },
    invalidate: () => void (project = undefined),
    close: () => api?.close(),
  };
}

function readParts({ checker, program }: Project, component: string): PartSource[] {
  const folder = dirname(component);
  const name = basename(component, '.tsx');
  const own = exportsOf(checker, program, component).filter((each) => each.name === name);
  const others = exportsOf(checker, program, join(folder, 'index.ts')).filter(
    (each) =>
      each.name !== name &&
      /^[A-Z]/.test(each.name) &&
      !existsSync(join(folder, `${each.name}.stories.tsx`)),
  );
  const isMain = basename(folder) === name;
  return [...own, ...(isMain ? others : [])].flatMap((symbol) => partOf(checker, symbol) ?? []);
}

function exportsOf(checker: Checker, program: Program, file: string): Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((each) => (each.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each));
}

/** Undefined for what is no component: a type, a constant or a hook. */
function partOf(checker: Checker, symbol: Symbol): PartSource | undefined {
  if (!(symbol.flags & SymbolFlags.Function)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const [parameter] = signature.getParameters();
  const propsType = parameter && checker.getTypeOfSymbol(parameter);
  const defaults = defaultsOf(symbol);
  return {
    name: symbol.name,
    description: oneLine(symbol.getDocumentationComment(checker)),
    props: propsType
      ? propertiesOf(checker, propsType).map((each) => propOf(checker, each, defaults))
      : [],
  };
}

/** The properties by name. The members of a union can each declare the same one. */
function propertiesOf(checker: Checker, type: Type): Symbol[][] {
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const symbols = members.flatMap((member) => checker.getPropertiesOfType(member));
  return [...Map.groupBy(symbols, ({ name }) => name).values()];
}

function propOf(checker: Checker, symbols: Symbol[], defaults: Map<string, string>): PropSource {
  const [{ name = '' } = {}] = symbols;
  const types = symbols.map((symbol) => typeOf(checker, symbol));
  const choices = types.flatMap((type) => type.choices ?? []);
  const written = new Set(types.map((type) => type.text).filter((text) => text !== 'undefined'));
  const hasChoices = types.every((type) => type.choices);
  const distinct = [...new Set(choices)].toSorted();
  const defaultValue = defaults.get(name);
  const comments = symbols.map((symbol) => oneLine(symbol.getDocumentationComment(checker)));
  return {
    name,
    type: hasChoices ? distinct.map(quoted).join(' | ') : [...written].join(' | '),
    ...(hasChoices && { choices: distinct }),
    isRequired: symbols.every((symbol) => !(symbol.flags & SymbolFlags.Optional)),
    ...(defaultValue !== undefined && { defaultValue }),
    // Without the references that React Aria adds.
    description: (comments.find(Boolean) ?? '').replaceAll(/\s*See \[\w+\]\([^)]*\)\.?/g, ''),
  };
}

function typeOf(checker: Checker, symbol: Symbol): { text: string; choices?: string[] } {
  const type = checker.getTypeOfSymbol(symbol);
  const choices = type && choicesOf(type);
  if (choices) return { text: choices.map(quoted).join(' | '), choices };
  return { text: typeAsWritten(symbol) ?? printed(checker, type) };
}

function quoted(text: string): string {
  return `'${text}'`;
}

/** The texts of a union of texts; undefined for any other type. */
function choicesOf(type: Type): string[] | undefined {
  const members = (type.isUnionType() ? (type.getTypes() ?? []) : [type]).filter(
    (member) => !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );
  if (members.length === 0 || !members.every((member) => member.isStringLiteralType())) {
    return undefined;
  }
  return members.map((member) => String(member.value)).toSorted();
}

function typeAsWritten(symbol: Symbol): string | undefined {
  const node = symbol.valueDeclaration?.resolve();
  if (!node || !isPropertySignatureDeclaration(node) || !node.type) return undefined;
  const text = oneLine(codeOf(node.type).replaceAll(/\/\*\*[^]*?\*\//g, ''));
  // A parameter of the declaration says nothing here.
  return /^[A-Z]$/.test(text) ? undefined : text.replaceAll(/\s*\|\s*undefined\b/g, '');
}

function printed(checker: Checker, type: Type | undefined): string {
  if (!type) return 'unknown';
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .replaceAll('"', "'");
}

/** The defaults of a destructured parameter, by property. */
function defaultsOf(symbol: Symbol): Map<string, string> {
  const declaration = symbol.valueDeclaration?.resolve();
  if (!declaration || !isFunctionDeclaration(declaration)) return new Map();
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    [...pattern.elements].flatMap((element): [string, string][] => {
      const named = element.propertyName ?? element.name;
      return element.initializer && named
        ? [[codeOf(named).replaceAll("'", ''), oneLine(codeOf(element.initializer))]]
        : [];
    }),
  );
}

function codeOf(node: Node): string {
  return node.getText();
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
