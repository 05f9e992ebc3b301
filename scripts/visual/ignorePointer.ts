/**
 * Keeps from a page what the browser itself tells of the pointer, which lies at a corner of each new
 * document: an event comes whenever something moves there, and would end a hover that a play function has
 * begun. Runs before the scripts of a page; contains all that it uses.
 */
export function ignorePointer(): void {
  const types = ['over', 'out', 'enter', 'leave', 'move'];
  for (const type of types.flatMap((each) => [`pointer${each}`, `mouse${each}`])) {
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
