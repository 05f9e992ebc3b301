interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
  };
}

let isAllowed = false;

/**
 * Lets React Aria empty its announcer, which it does with `innerHTML = ''` after each key in a field
 * of a day or a number. Where the page demands Trusted Types that throws, and the page goes with it.
 * Any other HTML stays refused.
 */
export function allowEmptyHtml(): void {
  if (isAllowed) return;
  isAllowed = true;
  try {
    (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === '' ? text : null),
    });
  } catch {
    // Another script has such a policy, or the headers of the site do not name it.
  }
}
