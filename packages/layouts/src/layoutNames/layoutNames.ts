/** The eleven layouts, in the order in which a person is offered them. */
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
 * Reads a layout from outside: an address, storage, route data.
 *
 * @returns the layout, or nothing where the text names none; upper case and spaces round it are
 *   forgiven
 */
export function parseLayoutName(text: unknown): LayoutName | undefined {
  if (typeof text !== 'string') return undefined;
  const wanted = text.trim().toLowerCase();
  return layoutNames.find((name) => name === wanted);
}
