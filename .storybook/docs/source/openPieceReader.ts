import { basename, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Program,
  type Project,
  type Symbol,
} from 'typescript/unstable/sync';
import { isFunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast/is';
import type { PartSource, PieceSource } from './pieceSource.ts';
import { codeOf, membersOf, oneLine, propertiesOf, propOf } from './readProps.ts';
import { readTypes } from './readTypes.ts';

/** Reads the properties of components with the compiler that checks them. */
export interface PieceReader {
  /** The components of the public file of a piece, the piece itself first, and their types. */
  read: (component: string) => Pick<PieceSource, 'parts' | 'types'>;
  /** Reads the files anew at the next call. */
  invalidate: () => void;
  close: () => void;
}

/** Starts the compiler at the first call. */
export function openPieceReader(root: string): PieceReader {
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

function readParts(
  { checker, program }: Project,
  component: string,
): Pick<PieceSource, 'parts' | 'types'> {
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
  const found = [...own, ...(isMain ? others : [])].flatMap(
    (symbol) => partOf(checker, symbol) ?? [],
  );
  const properties = found.flatMap((each) => each.properties);
  const parts = found.map(({ part }) => part);
  return {
    parts,
    // What a part takes stands in its own table.
    types: readTypes(checker, properties).filter((type) =>
      parts.every((part) => type.name !== `${part.name}Props`),
    ),
  };
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
function partOf(
  checker: Checker,
  symbol: Symbol,
): { part: PartSource; properties: Symbol[] } | undefined {
  if (!(symbol.flags & SymbolFlags.Function)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const [parameter] = signature.getParameters();
  const propsType = parameter && checker.getTypeOfSymbol(parameter);
  const properties = propsType ? propertiesOf(checker, propsType) : [];
  const members = propsType ? membersOf(propsType).length : 0;
  const defaults = defaultsOf(symbol);
  return {
    part: {
      name: symbol.name,
      description: oneLine(symbol.getDocumentationComment(checker)),
      props: properties.map((each) => propOf(checker, each, each.length === members, defaults)),
    },
    properties: properties.flat(),
  };
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
        ? [[codeOf(named).replaceAll("'", ''), codeOf(element.initializer)]]
        : [];
    }),
  );
}
