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
import { entriesInWorkspace, shutOf, type Published } from '../library/packages.ts';

/** An alias is written as what it stands for. */
const { InTypeAlias, NoTruncation } = NodeBuilderFlags;

/** In characters. The type of a schema is longer, and is cut off as in an editor. */
const longestType = 300;

export interface Reporter {
  /** All exports of a package with their resolved types, as one text: the API report in a review. */
  report: (name: Published) => string;
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
    close: () => api.close(),
  };
}

function reportOf(project: Project, name: Published): string {
  const shut = shutOf(name);
  return entriesInWorkspace(name)
    .map(({ name: entry, file }) => {
      const title = `@touchline/${name}/${entry}`;
      const isShut = shut.includes(entry);
      return [isShut ? `${title} (not published)` : title, ...exportsOf(project, file)].join('\n');
    })
    .join('\n\n');
}

function exportsOf({ checker, program }: Project, file: string): string[] {
  const source = program.getSourceFile(join(rootFolder, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((symbol) => {
      const isAlias = (symbol.flags & SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      return [...valueOf(checker, symbol.name, target), ...typeOf(checker, symbol.name, target)];
    });
}

/** A function with its signature; of anything else the name, since a schema is as long as its type. */
function valueOf(checker: Checker, name: string, target: Symbol): string[] {
  if ((target.flags & SymbolFlags.Value) === 0) return [];
  const type = checker.getTypeOfSymbol(target);
  const text = type ? written(checker, type) : '';
  return [/^[(<]/.test(text) ? `  ${name}: ${text}` : `  ${name}`];
}

function typeOf(checker: Checker, name: string, target: Symbol): string[] {
  if ((target.flags & SymbolFlags.Type) === 0) return [];
  const type = checker.getDeclaredTypeOfSymbol(target);
  const text = written(checker, type, InTypeAlias);
  const isObject = text === name || /^[{A-Z]/.test(text);
  const members = isObject ? checker.getPropertiesOfType(type) : [];
  if (members.length === 0) return [`  type ${name} = ${text}`];
  return [`  type ${name}`, ...members.map((member) => `    ${memberOf(checker, member)}`)];
}

function memberOf(checker: Checker, member: Symbol): string {
  const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(member);
  const text = type ? written(checker, type) : 'unknown';
  // The compiler numbers symbols such as the iterator in the order in which it meets them.
  const name = member.name.replace(/^(__@\w+)@\d+$/, '$1');
  return isOptional ? `${name}?: ${text.replace(/ \| undefined$/, '')}` : `${name}: ${text}`;
}

function written(checker: Checker, type: Type, flags = 0): string {
  const whole = checker.typeToString(type, undefined, flags | NoTruncation);
  return whole.length > longestType ? checker.typeToString(type, undefined, flags) : whole;
}
