/** Everything `pnpm bench` measures, in the order of its table. Goals are for a visitor. */
export const goals = {
  scriptUntilUsable: { label: 'JavaScript until usable', unit: 'kB', goal: 130 },
  scriptSettled: { label: 'JavaScript when settled', unit: 'kB', goal: 140 },
  styleSettled: { label: 'CSS when settled', unit: 'kB', goal: 8 },
  firstPaint: { label: 'First contentful paint', unit: 'ms', goal: 400 },
  largestPaint: { label: 'Largest contentful paint', unit: 'ms', goal: 600 },
  shellUsable: { label: 'Shell usable', unit: 'ms', goal: 1250 },
  yardstick: { label: 'React and one line, usable', unit: 'ms', goal: null },
  taken: { label: 'Processor time that others took', unit: '%', goal: null },
  blockingTime: { label: 'Total blocking time', unit: 'ms', goal: 80 },
  longestTask: { label: 'Longest task', unit: 'ms', goal: null },
  layoutShift: { label: 'Layout shift', unit: '', goal: 0 },
  heap: { label: 'Heap after load', unit: 'MB', goal: null },
  routePaint: { label: 'Route change, click to paint', unit: 'ms', goal: 24 },
  routeContent: { label: 'Route change, click to content', unit: 'ms', goal: 80 },
  menuPaint: { label: 'Opening a menu, click to paint', unit: 'ms', goal: 48 },
  menuContent: { label: 'Opening a menu, click to content', unit: 'ms', goal: 64 },
  layoutPaint: { label: 'Switching the layout, click to paint', unit: 'ms', goal: null },
  layoutContent: { label: 'Switching the layout, click to content', unit: 'ms', goal: null },
  navigationDraw: { label: '1,000 entries drawn, longest frame', unit: 'ms', goal: 50 },
  navigationFilter: { label: '1,000 entries filtered, longest frame', unit: 'ms', goal: 50 },
  messagesOpen: { label: '5,000 messages opened, longest frame', unit: 'ms', goal: 50 },
  messagesMark: { label: '5,000 messages marked, longest frame', unit: 'ms', goal: 50 },
  messagesScroll: { label: '5,000 messages scrolled, longest frame', unit: 'ms', goal: 50 },
} as const;

export type Metric = keyof typeof goals;

/** `null` where the build has nothing to measure, such as no layout to switch to yet. */
export type Measured = Partial<Record<Metric, number | null>>;
