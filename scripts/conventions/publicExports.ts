import { join } from 'node:path';
import {
  API,
  NodeBuilderFlags,
  SymbolFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { rootFolder } from '../folders.ts';
import { entriesInWorkspace, entriesOf, isShut, type Published } from '../library/packages.ts';

/** An alias is written as what it stands for. */
const { InTypeAlias, NoTruncation } = NodeBuilderFlags;

/** In characters. The type of a schema is longer, and is cut off as in an editor. */
const longestType = 300;

/** In characters. */
const longestConstant = 160;

/** A function, a component or a constant of a published entry. */
export interface PublishedValue {
  entry: string;
  name: string;
  /** As the report writes it. */
  type: string;
}

export interface Reporter {
  /** All exports of a package with their resolved types, as one text: the API report in a review. */
  report: (name: Published) => string;
  /** The values that the published package exports. */
  values: (name: Published) => PublishedValue[];
  close: () => void;
}

/** Opens the repository with the compiler, which takes some seconds. */
export function openReporter(): Reporter {
  const api = new API({ cwd: rootFolder });
  const snapshot = api.updateSnapshot({ openProjects: [join(rootFolder, 'tsconfig.json')] });
  const [project] = snapshot.getProjects();
  if (!project) throw new Error('The compiler found no project');
  return {
    report: (name) => reportOf(project, name),
    values: (name) =>
      entriesOf(name).flatMap(({ name: entry, file }) =>
        targetsOf(project, file).flatMap(([name, target]) => {
          const [line] = valueOf(project.checker, name, target);
          return line ? [{ entry, name, type: line.slice(`  ${name}: `.length) }] : [];
        }),
      ),
    close: () => api.close(),
  };
}

function reportOf(project: Project, name: Published): string {
  return entriesInWorkspace(name)
    .map(({ name: entry, file }) => {
      const title = `@touchline/${name}/${entry}`;
      return [
        isShut(name, entry) ? `${title} (not published)` : title,
        ...exportsOf(project, file),
      ].join('\n');
    })
    .join('\n\n');
}

function exportsOf(project: Project, file: string): string[] {
  const { checker } = project;
  return targetsOf(project, file).flatMap(([name, target]) => [
    ...valueOf(checker, name, target),
    ...typeOf(checker, name, target),
  ]);
}

/** What a module exports: each name with what it stands for. */
function targetsOf({ checker, program }: Project, file: string): (readonly [string, Symbol])[] {
  const source = program.getSourceFile(join(rootFolder, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return byName(checker.getExportsOfModule(module)).map((symbol) => {
    const isAlias = (symbol.flags & SymbolFlags.Alias) !== 0;
    return [symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol] as const;
  });
}

/**
 * In the order of the names. The compiler gives members in the order in which it meets their
 * declarations, which changes when code moves within a file or to another one.
 */
function byName(symbols: readonly Symbol[]): Symbol[] {
  return symbols.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
}

/** The compiler numbers symbols such as the iterator in the order in which it meets them. */
function nameOf({ name }: Symbol): string {
  return name.replace(/^(__@\w+)@\d+$/, '$1');
}

/** A function with its signature; anything else with its type in a short form. */
function valueOf(checker: Checker, name: string, target: Symbol): string[] {
  if ((target.flags & SymbolFlags.Value) === 0) return [];
  const type = checker.getTypeOfSymbol(target);
  if (!type) return [`  ${name}`];
  const text = written(checker, type);
  return [`  ${name}: ${/^[(<]/.test(text) ? text : shortened(checker, type)}`];
}

/** A type in one line: of a long object the names, and of a schema the kind, as it has a type of its own. */
function shortened(checker: Checker, type: Type): string {
  // The path of a module has the folder of the repository in it.
  const text = checker.typeToString(type, undefined, NoTruncation).replaceAll(`${rootFolder}/`, '');
  if (text.length <= longestConstant) return text;
  const [, generic] = /^(\w+)</.exec(text) ?? [];
  if (generic) return `${generic}<…>`;
  const names = byName(checker.getPropertiesOfType(type)).map(nameOf);
  const short = text.startsWith('{') ? `{ ${names.join(', ')} }` : text;
  return short.length > longestType ? `${short.slice(0, longestType)}…` : short;
}

function typeOf(checker: Checker, name: string, target: Symbol): string[] {
  if ((target.flags & SymbolFlags.Type) === 0) return [];
  const type = checker.getDeclaredTypeOfSymbol(target);
  const members = hasOwnMembers(type) ? byName(checker.getPropertiesOfType(type)) : [];
  const lines = members.map((member) => `    ${memberOf(checker, member)}`);
  const title = `  type ${name}`;
  // The members that all objects of a union have do not say how these differ.
  if (lines.length > 0 && !type.isUnionType()) return [title, ...lines];
  return [`${title} = ${written(checker, type, InTypeAlias)}`, ...lines];
}

/**
 * Whether members say what a type is: those of interfaces and objects of the packages do, those of a
 * text, a list or a `Map` are the language's.
 */
function hasOwnMembers(type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().every(hasOwnMembers);
  if (type.isIntersectionType()) return true;
  if (!type.isObjectType()) return false;
  const { name = '', declarations = [] } = type.getSymbol() ?? {};
  // What `Pick` makes is an object without a name, which the language declares.
  return name === '__type' || !declarations.some(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path));
}

function memberOf(checker: Checker, member: Symbol): string {
  const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(member);
  const text = type ? written(checker, type) : 'unknown';
  const name = nameOf(member);
  return isOptional ? `${name}?: ${text.replace(/ \| undefined$/, '')}` : `${name}: ${text}`;
}

function written(checker: Checker, type: Type, flags = 0): string {
  const whole = checker.typeToString(type, undefined, flags | NoTruncation);
  return whole.length > longestType ? checker.typeToString(type, undefined, flags) : whole;
}
