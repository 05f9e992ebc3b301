/** The names of the eleven layouts, in the order of the settings. */
export const layoutNames = [
  'empty',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
  'centered',
  'enterprise',
  'material',
  'modern',
] as const;

export type LayoutName = (typeof layoutNames)[number];

/**
 * Parses the name of a layout from an address, the storage or route data.
 *
 * @returns the layout, or undefined for any other text; case and surrounding spaces are ignored
 */
export function parseLayoutName(text: unknown): LayoutName | undefined {
  if (typeof text !== 'string') return undefined;
  const wanted = text.trim().toLowerCase();
  return layoutNames.find((name) => name === wanted);
}
