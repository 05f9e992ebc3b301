import { filesLike, textOf, withoutComments } from './workspace.ts';

/** Up to the end of the statement. */
const more = '(?:(?!;\\n)[^])*?';

const box = '\\bgetBoundingClientRect\\(\\)';

const equal = '\\.(?:toBe|toEqual|toStrictEqual)\\(';

/** A statement that expects something of a box to be equal, or compares it with `===`. */
const exactBox = new RegExp(
  `\\bexpect\\(${more}${box}${more}${equal}|${equal}${more}${box}|${box}\\.\\w+ === `,
);

/** A constant that holds a box, or edges of one, and the rest of the function. */
const heldBox = new RegExp(
  `\\bconst (?:\\{([^}]*)\\}|(\\w+)) = ${more}${box}(\\.\\w+)?(?: \\?\\? [^;]*)?;\\n((?:(?!\\n\\}|\\n  \\},)[^])*)`,
  'g',
);

/** A function that gives a box or an edge of one, as it is. */
const boxFunction = new RegExp(
  `\\bconst (\\w+) = \\([^)]*\\)(?:: [^=]+)? =>(${more})${box}((?:(?!;\\n)[^])*)`,
  'g',
);

/** Boxes that stories compare to the fraction of a pixel, of which the last digits differ by chance. */
export function boxViolations(root?: string): string[] {
  return filesLike('packages/{ui,navigation,layouts,app}/src/**/*.stories.tsx', root)
    .filter((path) => comparesFractions(withoutComments(textOf(path, root))))
    .map((path) => `${path}: compare the whole pixels of \`#storybook/boxOf\``);
}

function comparesFractions(code: string): boolean {
  if (exactBox.test(code)) return true;
  for (const [, edges, name, edge, rest = ''] of code.matchAll(heldBox)) {
    const names = edges === undefined ? [edge ? name : `${name}\\??\\.\\w+`] : namesOf(edges);
    if (names.some((each) => isExpected(`${each}`, rest))) return true;
  }
  for (const { 1: name, 2: before = '', 3: after = '', index } of code.matchAll(boxFunction)) {
    const isRounded = /Math\.(?:round|abs)/.test(before + after);
    if (!isRounded && isExpected(`${name}\\([^;()]*\\)`, code.slice(index))) return true;
  }
  return false;
}

/** The names that a pattern such as `left, width: full` gives. */
function namesOf(pattern: string): string[] {
  return pattern.split(',').flatMap((part) => /(?:\w+\s*:\s*)?(\w+)/.exec(part)?.[1] ?? []);
}

/** Whether something is expected to be equal, by itself or as a member of a list. */
function isExpected(what: string, code: string): boolean {
  const alone = `${what}(?:, [^;]*?)?`;
  const listed = `\\[(?:[^\\]]*, )?${what}(?:,[^\\]]*)?\\](?:, [^;]*?)?`;
  return new RegExp(`\\bexpect\\((?:${alone}|${listed})\\)\\s*${equal}`).test(code);
}
