/** A day, in ms. */
export const dayLength = 86_400_000;

/** Whether a text is a date of the calendar, `YYYY-MM-DD`, between the years 1000 and 9999. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The date a number of days later; a negative number is earlier. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayLength).toISOString().slice(0, 10);
}

/** The number of days from one date to another; negative when the other is earlier. */
export function daysApart(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}
