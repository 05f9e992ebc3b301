/** Loads what saves several matches as a calendar file. */
export const loadSaveMatchesCalendar = () =>
  import('./saveCalendar.ts').then((module) => module.saveMatchesCalendar);
