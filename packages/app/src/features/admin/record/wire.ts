import { textOrNull } from './recordValues.ts';

interface Colours {
  primary: string;
  secondary: string;
}

/** The colours of a record; none where they cannot be drawn, since a server may send anything. */
export function coloursOf(colours: Colours | null): Colours | null {
  const isDrawable = [colours?.primary, colours?.secondary].every((one) =>
    /^#[\da-f]{6}$/iu.test(one ?? ''),
  );
  return colours && isDrawable ? { primary: colours.primary, secondary: colours.secondary } : null;
}

/** Texts that stand one on a line. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => textOrNull(line) ?? []);
}
