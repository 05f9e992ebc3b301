import { join } from 'node:path';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';

/** What these say is the same in every component. */
const selfEvident = ['children', 'label', 'ref'];

/**
 * The properties of public components and types that are written in this repository and have no doc
 * comment, as `Button.size`.
 *
 * @param root the folder of the `tsconfig.json`
 * @param files the public files, relative to it
 */
export function uncommented(root: string, files: readonly string[]): string[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} could not be opened`);
    const { checker, program } = project;
    const found = files.flatMap((file) => {
      const source = program.getSourceFile(join(root, file));
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing`);
      return checker.getExportsOfModule(module).flatMap((each) => {
        const isAlias = (each.flags & SymbolFlags.Alias) !== 0;
        return bareOf(checker, isAlias ? checker.getAliasedSymbol(each) : each);
      });
    });
    return [...new Set(found)];
  } finally {
    api.close();
  }
}

function bareOf(checker: Checker, symbol: Symbol): string[] {
  const type = shapeOf(checker, symbol);
  if (!type) return [];
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const isUnion = members.length > 1;
  return members
    .flatMap((member) => checker.getPropertiesOfType(member))
    .filter((property) => isOurs(property) && !property.getDocumentationComment(checker))
    .filter(({ name }) => !selfEvident.includes(name))
    .filter((property) => !(isUnion && saysWhichShape(checker, property)))
    .filter((property) => !isTold(checker, property, members))
    .map(({ name }) => `${symbol.name}.${name}`);
}

/** The properties of a component, or a type; undefined for a value or another function. */
function shapeOf(checker: Checker, symbol: Symbol): Type | undefined {
  if (symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias)) {
    return checker.getDeclaredTypeOfSymbol(symbol);
  }
  if (!(symbol.flags & SymbolFlags.Function) || !/^[A-Z]/.test(symbol.name)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  return parameter && checker.getTypeOfSymbol(parameter);
}

function isOurs(property: Symbol): boolean {
  const path = property.declarations[0]?.path ?? '';
  return path.includes('/packages/') && !path.includes('/node_modules/');
}

/** One text that tells the shapes of a union apart, such as `state: 'failed'`; or what it forbids. */
function saysWhichShape(checker: Checker, property: Symbol): boolean {
  const type = checker.getTypeOfSymbol(property);
  const members = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
  return members.every(
    (member) =>
      member.isStringLiteralType() ||
      (member.isIntrinsicType() && ['undefined', 'never'].includes(member.intrinsicName)),
  );
}

/** Another shape of the union has a comment on the same property. */
function isTold(checker: Checker, { name }: Symbol, members: readonly Type[]): boolean {
  return members.some((member) =>
    checker.getPropertyOfType(member, name)?.getDocumentationComment(checker),
  );
}
