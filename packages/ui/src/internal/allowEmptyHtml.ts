interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
  };
}

let isAllowed = false;

/**
 * Lets React Aria clear its live region with `innerHTML = ''`, which it does after each key in a date or
 * number field. On a page that requires Trusted Types the assignment would throw and unmount the page.
 * Any other HTML is still refused.
 */
export function allowEmptyHtml(): void {
  if (isAllowed) return;
  isAllowed = true;
  try {
    (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === '' ? text : null),
    });
  } catch {
    // Another script has created a default policy, or the headers of the site do not allow it.
  }
}
