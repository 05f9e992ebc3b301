import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import DoIUse from 'doiuse';
import { runChecks } from 'es-check';
import postcss from 'postcss';

/** The oldest browsers that the product supports, as the README says. */
export const floor = ['chrome 123', 'safari 17.5', 'ios_saf 17.5', 'firefox 120'] as const;

/** The version of the syntax that all of them know; `vite.shared.ts` builds for it. */
const syntax = 'es2023';

/**
 * The features that the product uses although a supported browser lacks them, because the page works
 * without them. A key is a name of caniuse.com.
 */
const dispensable: Record<string, string> = {
  'css-scrollbar': 'iOS has no scrollbars that could be styled.',
  'text-size-adjust': 'Only phones enlarge text, and those know it.',
  'css-touch-action': 'Safari on a desktop has no touch.',
  'css-resize': 'A text area on iOS scrolls instead.',
  'css-content-visibility': 'Rows out of view are drawn as well, only later.',
  'extended-system-fonts': 'The next font of the list is used.',
};

/**
 * What a browser of the floor lacks and es-check does not know, because it reads the table of
 * JavaScript itself without that of its `Intl`.
 */
const missing: readonly { use: RegExp; text: string }[] = [
  { use: /\bIntl\??\.Segmenter\b/, text: 'Intl.Segmenter is missing in Firefox (120)' },
];

/** A use of what a browser of the floor does not know. */
export interface Violation {
  file: string;
  text: string;
}

/**
 * Checks the files of a build against the floor: syntax and built-in objects of scripts by es-check,
 * which knows MDN's table of browsers, and by our own list of what it leaves out; styles by doiuse,
 * which knows caniuse.com. Partial support counts as support.
 */
export async function findViolations(folder: string): Promise<Violation[]> {
  return [...checkScripts(folder), ...(await checkStyles(folder))];
}

function checkScripts(folder: string): Violation[] {
  const files = globSync(join(folder, '**/*.js'));
  // Without files it reports an error.
  if (files.length === 0) return [];
  const builtIns = {
    checkBrowser: true,
    checkFeatures: true,
    browserslistQuery: floor.join(', '),
  };
  // The search for built-in objects reads newer syntax without a complaint.
  const errors = [{ ecmaVersion: syntax }, builtIns].flatMap(
    (config) => runChecks([{ ...config, module: true, files }]).errors,
  );
  return [
    ...errors.map(({ file, err }) => ({ file: basename(file), text: err.message })),
    ...files.flatMap((file) => {
      const script = readFileSync(file, 'utf8');
      const found = missing.filter(({ use }) => use.test(script));
      return found.map(({ text }) => ({ file: basename(file), text }));
    }),
  ];
}

async function checkStyles(folder: string): Promise<Violation[]> {
  const violations = new Map<string, Violation>();
  for (const file of globSync(join(folder, '**/*.css'))) {
    const linter = new DoIUse({
      browsers: [...floor],
      ignore: Object.keys(dispensable),
      onFeatureUsage({ feature, featureData, usage }) {
        if (!featureData?.missing) return;
        const text = `${featureData.title} is missing in ${featureData.missing}: ${usage.toString().slice(0, 80)}`;
        violations.set(`${file} ${feature}`, { file: basename(file), text });
      },
    });
    await postcss([linter]).process(readFileSync(file, 'utf8'), { from: file });
  }
  return [...violations.values()];
}
