import { basename } from 'node:path';
import { filesLike, textOf, writtenFiles } from './workspace.ts';

export const rulesFile = 'docs/rules.md';

const tests = '{packages,mocks,scripts,docs,.storybook}/**/*.{test,spec,stories}.{ts,tsx}';

/** A rule number such as `NAV-7`: the area, which ends in a letter, and a number from 1. */
const number = /(?<![\w-])[A-Z][A-Z0-9]*[A-Z]-[1-9]\d*(?![\w-])/g;

/** Names of standards that look like rule numbers. */
const standards = /^(?:ISO|RFC|SHA|UTF)-/;

/** The numbers of all rules, in the order of the file. */
export function ruleNumbers(root?: string): string[] {
  return linesOf(rulesFile, root).flatMap(({ line }) => /^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? []);
}

/** Rules that are in the wrong area, duplicated or without a sentence. */
export function ruleViolations(root?: string): string[] {
  let area = '';
  let last = 0;
  return linesOf(rulesFile, root).flatMap(({ place, line }) => {
    if (line.startsWith('## ')) {
      area = /^## ([A-Z][A-Z0-9]*[A-Z]): \S/.exec(line)?.[1] ?? '';
      last = 0;
      return area ? [] : [`${place}: write "## AREA: what it is about"`];
    }
    if (!line.startsWith('- ')) return [];
    const [, found, digits] = /^- \*\*([A-Z0-9]+)-([1-9]\d*)\*\* \S.*[.!]"?$/.exec(line) ?? [];
    if (found !== area || Number(digits) <= last) {
      return [
        `${place}: write "- **${area || 'AREA'}-${last + 1}** A sentence." or a higher number`,
      ];
    }
    last = Number(digits);
    return [];
  });
}

/** Rule numbers in code, tests and documents that do not exist. */
export function unknownNumberViolations(root?: string): string[] {
  const known = new Set(ruleNumbers(root));
  return writtenFiles(root)
    .flatMap((path) => linesOf(path, root))
    .flatMap(({ place, line }) =>
      numbersIn(line)
        .filter((cited) => !known.has(cited))
        .map((cited) => `${place}: ${cited} is no rule of ${rulesFile}`),
    );
}

const document = /[\w./-]*\w\.mdx?\b/g;

/** References to documents that are neither in the repository nor written by a command. */
export function absentDocumentViolations(root?: string): string[] {
  const files = writtenFiles(root);
  const here = new Set(files.filter((path) => /\.mdx?$/.test(path)).map((path) => basename(path)));
  return files.flatMap((path) =>
    linesOf(path, root)
      .filter(({ line }) => {
        const names = proseOf(path, line).match(document) ?? [];
        return names.some((name) => !here.has(basename(name)) && !/\btest-results\//.test(name));
      })
      .map(({ place, line }) => `${place}: ${line.trim()}\n    name the rule of ${rulesFile}`),
  );
}

/** A decision by its number, as "decision 0012", "decisions 0012" or "(0012)". */
const decision = /(?:\bdecisions? |\()(00\d\d)\b/g;

/** Citations of decisions that do not exist. */
export function absentDecisionViolations(root?: string): string[] {
  const files = writtenFiles(root);
  const here = new Set(files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));
  return files.flatMap((path) =>
    linesOf(path, root).flatMap(({ place, line }) =>
      [...proseOf(path, line).matchAll(decision)]
        .filter(([, cited = '']) => !here.has(cited))
        .map(([, cited]) => `${place}: there is no decision ${cited}`),
    ),
  );
}

/** In code a name before `.md` can be a breakpoint, so only comments are checked. */
function proseOf(path: string, line: string): string {
  if (!/\.[jt]sx?$/.test(path)) return line;
  return /^\s*(?:\/?\*|\/\/).*|\s\/[/*] .*/.exec(line)?.[0] ?? '';
}

/** The rules about the whole, which no test can check: those marked "(Statement)". */
export function statements(root?: string): string[] {
  return linesOf(rulesFile, root).flatMap(
    ({ line }) => /^- \*\*([^*]+)\*\* \(Statement\) /.exec(line)?.[1] ?? [],
  );
}

/** The rules that no test, story or end-to-end test names, in the order of the file. */
export function unnamedRules(root?: string): string[] {
  const named = new Set(filesLike(tests, root).flatMap((path) => numbersIn(textOf(path, root))));
  const stated = new Set(statements(root));
  return ruleNumbers(root).filter((rule) => !named.has(rule) && !stated.has(rule));
}

function numbersIn(text: string): string[] {
  return (text.match(number) ?? []).filter((found) => !standards.test(found));
}

function linesOf(path: string, root?: string): { place: string; line: string }[] {
  return textOf(path, root)
    .split('\n')
    .map((line, index) => ({ place: `${path}:${index + 1}`, line }));
}
