import {
  componentFolders,
  filesLike,
  findings,
  findingsInText,
  textOf,
  withoutComments,
  writtenFiles,
  type ComponentFolder,
} from './workspace.ts';

/** The violations in one component's folder, each as a sentence that says what to do. */
export function violationsOf(folder: ComponentFolder): string[] {
  const { name, path } = folder;
  const violations: string[] = [];
  if (!folder.has(`${name}.tsx`)) return [`${path}: name the component's file ${name}.tsx`];
  const code = folder.text(`${name}.tsx`);
  if (!new RegExp(`^export function ${name}\\b`, 'm').test(code)) {
    violations.push(`${path}/${name}.tsx: export it as \`export function ${name}\``);
  } else if (!new RegExp(`\\*/\\nexport function ${name}\\b`).test(code)) {
    violations.push(`${path}/${name}.tsx: say in a docstring what a person can do with ${name}`);
  }
  // The app exports nothing, so only the story is checked.
  if (path.startsWith('packages/app/')) return [...violations, ...storyViolation(folder)];
  if (!folder.has('index.ts')) violations.push(`${path}: add index.ts, the one public file`);
  else if (!new RegExp(`\\b${name}\\b`).test(folder.text('index.ts'))) {
    violations.push(`${path}/index.ts: export ${name}`);
  }
  return [...violations, ...storyViolation(folder)];
}

function storyViolation({ name, path, has }: ComponentFolder): string[] {
  return has(`${name}.stories.tsx`)
    ? []
    : [`${path}: add ${name}.stories.tsx: a story is a state a person can meet`];
}

export function componentViolations(root?: string): string[] {
  return componentFolders(root).flatMap(violationsOf);
}

const drawn = 'packages/{ui,navigation,layouts,app}/src/**/*.{ts,tsx}';

interface StyleRule {
  pattern: RegExp;
  advice: string;
}

const styleRules: StyleRule[] = [
  {
    pattern: /['"`][^'"`]*(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])/i,
    advice: 'a colour is a token: read `vars.colour` or `vars.theme`',
  },
  {
    // The margin of an observer can only be given in px.
    pattern: /^(?!.*rootMargin).*(?<![\w-])\d*\.?\d+px\b/,
    advice: 'a length is `unit(n)` or a constant of the theme',
  },
  {
    pattern:
      /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)-?(?:Left|Right)\b|\b(?:margin|padding|border)-(?:left|right)\b/,
    advice: 'use the logical property (`marginInlineStart`), so that right-to-left works',
  },
];

const physicalOffset: StyleRule = {
  pattern: /(?:^|[{,]\s*|\s)(?:left|right)\s*:|(?:textAlign|float|clear)\s*:\s*['"](?:left|right)/,
  advice: 'use `insetInlineStart`, `textAlign: "start"` and their like',
};

/** Colours, px and physical directions outside `theme/`. */
export function styleViolations(root?: string): string[] {
  const files = filesLike(drawn, root).filter(
    (path) => !/\/theme\/|\.(stories|docs|test)\.tsx?$|\/testing\//.test(path),
  );
  return files.flatMap((path) => {
    const rules = path.endsWith('.css.ts') ? [...styleRules, physicalOffset] : styleRules;
    return rules.flatMap(({ pattern, advice }) =>
      findings(path, pattern, root).map((finding) => `${finding}\n    ${advice}`),
    );
  });
}

/** `className` and `style` in our own props. */
export function paintPropViolations(root?: string): string[] {
  const files = filesLike('packages/{ui,navigation,layouts}/src/**/*.tsx', root);
  return files
    .filter((path) => !/\.stories\.tsx$|\/internal\//.test(path))
    .flatMap((path) =>
      findings(path, /^\s*(?:className|style|sx)\??:\s*(?:string|CSS|React)/, root),
    )
    .map((finding) => `${finding}\n    a margin belongs to the parent, a look to \`variant\``);
}

/** Stories whose title does not end in the name of the file, or that define HTTP handlers. */
export function storyViolations(root?: string): string[] {
  return filesLike('packages/*/src/**/*.stories.tsx', root).flatMap((path) => {
    const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
    const title = findings(path, /\btitle: '[A-Z]\w+\//, root)[0] ?? '';
    const violations = findings(path, /\bhttp\.(get|post|put|patch|delete|all)\(/, root).map(
      (finding) => `${finding}\n    name a scenario of @touchline/mocks/scenarios instead`,
    );
    if (!/title: '(?:Theming|Controls|Shell|Navigation|Layouts|Gallery|Pages)\//.test(title)) {
      violations.push(`${path}: start the title with one of the seven groups`);
    }
    // 'Item types' is the title of ItemTypes; a chapter is below its component.
    const last = title.split("'")[1]?.split('/').at(-1)?.replaceAll(' ', '');
    const folder = path.split('/').at(-2) ?? '';
    const isChapter = name !== folder && title.includes(`/${folder}/`);
    if (!isChapter && last?.toLowerCase() !== name.toLowerCase()) {
      violations.push(`${path}: end the title in '/${name}'`);
    }
    return violations;
  });
}

/** Stories of a page that do not show it to axe in both languages and schemes. */
export function pageViolations(root?: string): string[] {
  return filesLike('packages/app/src/{features,router}/*/**/*.stories.tsx', root).flatMap(
    (path) => {
      const stories = textOf(path, root);
      const missing = ["language: 'tr'", "scheme: 'dark'"].filter((one) => !stories.includes(one));
      const disabled = findings(path, /a11y: \{ (?:test|disable)/, root);
      return [
        ...missing.map((one) => `${path}: add a story with \`globals: { ${one} }\``),
        ...disabled.map((finding) => `${finding}\n    let axe fail the story, as in the others`),
      ];
    },
  );
}

/** Constraints that the browser or the field validates. */
const constraint = /\bisRequired\b|\b(?:minLength|pattern|rules)=|type="(?:email|url)"/;

const drawsField = /<(?:TextField|TextArea|Select|ComboBox|RadioGroup|CheckboxGroup|Checkbox)\b/;

/** A `Form`, a component that contains one such as `AccountForm`, or the page of a record. */
const drawsForm = /<(?:\w*Form|RecordPage)\b/;

/** Whether a file draws a form, or every file that imports it does: then it has parts of one. */
function isInForm(path: string, files: readonly string[], root?: string): boolean {
  if (drawsForm.test(withoutComments(textOf(path, root)))) return true;
  const name = path.split('/').at(-1)?.replace('.', '\\.') ?? '';
  const imports = new RegExp(`import (?!type )[^;]*/${name}'`);
  const importers = files.filter((other) => imports.test(textOf(other, root)));
  const others = files.filter((other) => other !== path);
  return importers.length > 0 && importers.every((other) => isInForm(other, others, root));
}

/** Fields with constraints outside a `Form`, which provides the validation messages. */
export function formViolations(root?: string): string[] {
  const files = filesLike('packages/{ui,navigation,layouts,app}/src/**/*.{ts,tsx}', root).filter(
    (path) => !/\.(?:stories\.tsx|test\.ts)$|\/testing\//.test(path),
  );
  return files
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => {
      const code = withoutComments(textOf(path, root));
      const isFieldItself = /from 'react-aria-components'/.test(code);
      return !isFieldItself && drawsField.test(code) && !isInForm(path, files, root);
    })
    .flatMap((path) => findings(path, constraint, root))
    .map(
      (finding) => `${finding}\n    put it into a \`Form\`: its messages are what the field says`,
    );
}

/** One level of brackets and those within. */
const bracketed = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/** `import(…).then(…, …)`: a second argument that is a function or its name. */
const lostImport = new RegExp(
  String.raw`\bimport${bracketed}\s*\.then\((?:[^(),]|${bracketed}|\{[^{}]*\}|,(?=[^()]*\)\s*=>))*,\s*[\w(]`,
);

/**
 * The build wraps `import(…)` with the `then` behind it into one call that also loads the styles, so
 * the second argument of `then` never hears of styles that did not come.
 */
export function importViolations(root?: string): string[] {
  return filesLike('packages/{ui,navigation,layouts,app}/src/**/*.{ts,tsx}', root)
    .filter((path) => lostImport.test(withoutComments(textOf(path, root))))
    .map(
      (path) => `${path}: import(…).then(…, …)\n    catch the failure behind it: .then(…).catch(…)`,
    );
}

const registries = new RegExp(
  ['registry', 'npmjs', 'yarnpkg', 'nuget', 'pypi', 'unpkg', 'jsdelivr', 'esm']
    .map((name) => `https?://[\\w.-]*\\b${name}\\.(?:org|com|net|sh|io)`)
    .join('|'),
);

/**
 * Fixed waits, and Playwright's own wait for the network, in the tests of the app and of Storybook.
 * `waitForQuietNetwork` says what it waited for, and does not ask the frames of the page.
 */
export function waitViolations(root?: string): string[] {
  return filesLike('{packages/app/e2e,.storybook/crawl}/**/*.ts', root).flatMap((path) =>
    findings(path, /waitForTimeout|'networkidle'/, root),
  );
}

/**
 * Names that a library calls unstable or unsafe, and that are used for want of another public one: decision
 * 0014 says what for.
 */
const knownUnstable = /^(?:UNSAFE_PortalProvider|UNSTABLE_Toast\w*|unstable_serialize)$/;

/** Imports and properties by which a library says that nobody should rely on them. */
export function unstableViolations(root?: string): string[] {
  return filesLike('{packages/*,mocks}/src/**/*.{ts,tsx}', root).flatMap((path) =>
    [...withoutComments(textOf(path, root)).matchAll(/\b(?:unsafe|unstable|experimental)_\w+/gi)]
      .map(([name]) => name)
      .filter((name) => !knownUnstable.test(name))
      .map((name) => `${path}: find a public name for ${name}, or tell of it in decision 0014`),
  );
}

/** Addresses of package hosts, which would tie the file to one machine. */
export function hostViolations(root?: string): string[] {
  return writtenFiles(root).flatMap((path) => findingsInText(path, registries, root));
}
