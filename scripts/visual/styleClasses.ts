import { parse } from 'postcss';

/** At-rules around rules, or named by what uses them. */
const withoutReach = new Set(['media', 'supports', 'container', 'keyframes']);

/**
 * The classes that a style sheet needs in a page to have a part in what is painted; null when it has a
 * part without any, as one of the root or of a font.
 */
export function styleClasses(css: string): string[] | null {
  const sheet = parse(css);
  const classes = new Set<string>();
  let isEverywhere = false;
  sheet.walkAtRules(({ name }) => {
    isEverywhere ||= !withoutReach.has(name);
  });
  sheet.walkRules(({ selectors, parent }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    for (const selector of selectors) {
      const needed = selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
      const names = [...needed].map(([, name = '']) => name);
      isEverywhere ||= names.length === 0;
      for (const name of names) classes.add(name);
    }
  });
  return isEverywhere ? null : [...classes];
}
