/**
 * The metrics and goals of `pnpm bench` by situation, in the order of its table. What begins with
 * `bare` is the time of a minimal React page at the same moment, and a goal in × a multiple of it.
 */
export const goals = {
  scriptUntilUsable: { label: 'JavaScript until usable', unit: 'kB', goal: 130 },
  scriptSettled: { label: 'JavaScript when settled', unit: 'kB', goal: 190 },
  scriptPreloaded: { label: 'JavaScript preloaded when idle', unit: 'kB', goal: null },
  styleSettled: { label: 'CSS when settled', unit: 'kB', goal: 8 },
  firstPaint: { label: 'First contentful paint', unit: 'ms', goal: 400 },
  bareFirstPaint: { label: 'React and one line, first paint', unit: 'ms', goal: null },
  largestPaint: { label: 'Largest contentful paint', unit: 'ms', goal: 600 },
  bareLargestPaint: { label: 'React and one line, largest paint', unit: 'ms', goal: null },
  shellUsable: { label: 'Shell usable', unit: 'ms', goal: null },
  bareUsable: { label: 'React and one line, usable', unit: 'ms', goal: null },
  usableRatio: { label: 'Shell usable, times React alone', unit: '×', goal: 1.7 },
  taken: { label: 'Processor time that others took', unit: '%', goal: null },
  blockingTime: { label: 'Total blocking time', unit: 'ms', goal: 80 },
  longestTask: { label: 'Longest task', unit: 'ms', goal: null },
  layoutShift: { label: 'Layout shift to the end', unit: '', goal: 0 },
  heap: { label: 'Heap after load', unit: 'MB', goal: null },
  menuPaint: { label: 'First menu, press to paint', unit: 'ms', goal: 64 },
  menuContent: { label: 'First menu, press to content', unit: 'ms', goal: 150 },
  menuAgainPaint: { label: 'Second menu, press to paint', unit: 'ms', goal: 48 },
  menuAgainContent: { label: 'Second menu, press to content', unit: 'ms', goal: 64 },
  pagePaint: { label: 'First visit to a page, press to paint', unit: 'ms', goal: 48 },
  pageContent: { label: 'First visit to a page, press to its data', unit: 'ms', goal: 250 },
  pageAgainPaint: { label: 'Second visit to a page, press to paint', unit: 'ms', goal: 32 },
  pageAgainContent: { label: 'Second visit to a page, press to its data', unit: 'ms', goal: 100 },
  layoutPaint: { label: 'Switching the layout, press to paint', unit: 'ms', goal: 96 },
  layoutContent: { label: 'Switching the layout, press to content', unit: 'ms', goal: 200 },
} as const;

/** The goals for very long lists and for those of the admin area, without throttling. */
export const scaleGoals = {
  navigationDraw: { label: '1,000 entries drawn, longest frame', unit: 'ms', goal: 50 },
  navigationFilter: { label: '1,000 entries filtered, longest frame', unit: 'ms', goal: 50 },
  messagesOpen: { label: '5,000 messages opened, longest frame', unit: 'ms', goal: 50 },
  messagesMark: { label: '5,000 messages marked, longest frame', unit: 'ms', goal: 50 },
  messagesScroll: { label: '5,000 messages scrolled, longest frame', unit: 'ms', goal: 50 },
  adminOpen: { label: 'Admin list opened, longest task', unit: 'ms', goal: 50 },
  adminPage: { label: 'Admin list, next page, longest task', unit: 'ms', goal: 50 },
  adminSort: { label: 'Admin list sorted, longest task', unit: 'ms', goal: 50 },
  adminSelect: { label: 'Admin list, a row chosen, longest task', unit: 'ms', goal: 50 },
  adminSelectAll: { label: 'Admin list, all rows chosen, longest task', unit: 'ms', goal: 50 },
  adminFile: { label: 'Admin list saved as a file, longest task', unit: 'ms', goal: 50 },
  adminFilter: { label: 'Admin list filtered, longest task', unit: 'ms', goal: 50 },
  adminSearch: { label: 'Admin list searched, longest task', unit: 'ms', goal: 50 },
} as const;

/** The goals for the gallery in the published Storybook, without throttling. */
export const galleryGoals = {
  galleryRow: { label: 'First row of the gallery, opened to painted', unit: 'ms', goal: 2000 },
  galleryScroll: { label: 'Gallery scrolled, longest frame', unit: 'ms', goal: 50 },
} as const;

/** The goals of the mock server; `isLeast` marks a number that is better when it is larger. */
export const backEndGoals = {
  lightCalls: { label: 'Light calls', unit: '/s', goal: 1000, isLeast: true },
  heavyCalls: { label: 'Lists of 500 matches', unit: '/s', goal: 300, isLeast: true },
  failedCalls: { label: 'Failed calls', unit: '', goal: 0 },
  hubConnections: { label: 'Hub connections', unit: '', goal: 1000, isLeast: true },
  pushSlowest: { label: 'Slowest of 10 pushes a second to each', unit: 'ms', goal: 100 },
  memoryGrowth: { label: 'Growth of the memory under load', unit: 'MB', goal: 5 },
} as const;

export type Metric =
  | keyof typeof goals
  | keyof typeof scaleGoals
  | keyof typeof galleryGoals
  | keyof typeof backEndGoals;

/** `null` when the build has nothing to measure. */
export type Measured = Partial<Record<Metric, number | null>>;

/** The measured visits: the person and the screen. */
export const situations = {
  'visitor, phone': { isSignedIn: false, viewport: { width: 390, height: 844 } },
  'visitor, desktop': { isSignedIn: false, viewport: { width: 1350, height: 940 } },
  'signed in, phone': { isSignedIn: true, viewport: { width: 390, height: 844 } },
  'signed in, desktop': { isSignedIn: true, viewport: { width: 1350, height: 940 } },
} as const;

export type Situation = keyof typeof situations;
