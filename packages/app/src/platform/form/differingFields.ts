/** The names of the fields that differ, in the order of the first. */
export function differingFields<Values extends object>(
  one: Partial<Values>,
  other: Values,
): (keyof Values & string)[] {
  const names = Object.keys(one) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
