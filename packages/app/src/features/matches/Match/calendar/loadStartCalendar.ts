/** Loads what saves several matches as a calendar file. */
export const loadStartCalendar = () =>
  import('./saveCalendar.ts').then((module) => module.startCalendar);
