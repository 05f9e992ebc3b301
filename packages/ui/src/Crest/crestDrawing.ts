import { contrast } from '../theme/contrast.ts';
import { crestColours, crestInks, type CrestColours } from '../theme/crestColours.ts';

export const crestShapes = ['shield', 'roundel', 'pennant'] as const;

export type CrestShape = (typeof crestShapes)[number];

export interface CrestDrawing extends CrestColours {
  shape: CrestShape;
  /** The colour of the initials, readable on `primary`. */
  ink: string;
}

/**
 * The drawing of a school without a picture. Shape and missing colours follow from the id, so that
 * they are the same on every page and after a change of the name.
 */
export function crestDrawing(id: string, colours?: CrestColours | null): CrestDrawing {
  const hash = hashOf(id);
  const { primary, secondary } = isDrawable(colours) ? colours : itemAt(crestColours, hash);
  return {
    shape: itemAt(crestShapes, Math.floor(hash / crestColours.length)),
    primary,
    secondary,
    ink: readableInk(primary, secondary),
  };
}

/** The colours come from a server; `contrast` reads six hexadecimal digits. */
function isDrawable(colours: CrestColours | null | undefined): colours is CrestColours {
  return [colours?.primary, colours?.secondary].every((one) => /^#[\da-f]{6}$/iu.test(one ?? ''));
}

/** White or black reads at 4.5 : 1 on every colour. */
function readableInk(ground: string, favoured: string): string {
  const inks = [favoured, ...crestInks];
  return inks.find((ink) => contrast(ink, ground) >= 4.5) ?? crestInks[0];
}

/**
 * A number from a text, the same every time: FNV-1a, then mixed, because the ids of a list often
 * differ in their last letter alone.
 */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function itemAt<Item>(
  items: readonly [Item, ...unknown[]] & readonly Item[],
  number: number,
): Item {
  return items[number % items.length] ?? items[0];
}
