/** A request that takes no longer than this is not shown, so that no word flickers, in ms. */
export const momentOfAnUpdate = 1_000;

/**
 * Creates a function that is given the answer of each request, and tells whether the newest one has
 * been on its way for longer than a moment. An earlier one that was given up may never be answered.
 */
export function createUpdateWatch(
  onChange: (isUpdating: boolean) => void,
): (answer: Promise<unknown>) => void {
  let newest: ReturnType<typeof setTimeout> | undefined;

  return (answer) => {
    clearTimeout(newest);
    const timer = setTimeout(() => onChange(true), momentOfAnUpdate);
    newest = timer;
    const end = () => {
      if (newest !== timer) return;
      clearTimeout(timer);
      onChange(false);
    };
    answer.then(end, end);
  };
}
