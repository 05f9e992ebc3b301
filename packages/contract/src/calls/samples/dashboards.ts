import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { id, instant, listOf, optional } from '../../tolerant.ts';

const texts = listOf(v.string());
const amounts = listOf(v.number());
const series = listOf(v.object({ name: v.string(), data: amounts }));
/** A series of values in time, earliest first. */
const timeSeries = listOf(
  v.object({ name: v.string(), data: listOf(v.object({ x: instant, y: v.number() })) }),
);

/** A total with its parts. */
const total = v.object({ amount: v.number(), labels: texts, series });

function byWeek<Schema extends v.GenericSchema>(schema: Schema) {
  return v.object({ 'this-week': schema, 'last-week': schema });
}

const issueCounts = v.object({
  'new-issues': v.number(),
  'closed-issues': v.number(),
  fixed: v.number(),
  'wont-fix': v.number(),
  're-opened': v.number(),
  'needs-triage': v.number(),
});

const appointments = listOf(
  v.object({ title: v.string(), time: v.string(), location: optional(v.string()) }),
);

const projectDashboard = v.object({
  githubIssues: v.object({ overview: byWeek(issueCounts), labels: texts, series: byWeek(series) }),
  taskDistribution: v.object({
    overview: byWeek(v.object({ new: v.number(), completed: v.number() })),
    labels: texts,
    /** Per cent. */
    series: byWeek(amounts),
  }),
  schedule: v.object({ today: appointments, tomorrow: appointments }),
  budgetDistribution: v.object({ categories: texts, series }),
  weeklyExpenses: total,
  monthlyExpenses: total,
  yearlyExpenses: total,
  budgetDetails: v.object({
    columns: texts,
    rows: listOf(
      v.object({
        id: v.number(),
        type: v.string(),
        total: v.number(),
        expensesAmount: v.number(),
        expensesPercentage: v.number(),
        remainingAmount: v.number(),
        remainingPercentage: v.number(),
      }),
    ),
  }),
  teamMembers: listOf(
    v.object({ id, avatar: optional(v.string()), name: v.string(), title: v.string() }),
  ),
});

/** Shares in per cent, which add up to 100. */
const shares = v.object({ uniqueVisitors: v.number(), series: amounts, labels: texts });

const analyticsDashboard = v.object({
  visitors: v.object({ series: v.object({ 'this-year': timeSeries, 'last-year': timeSeries }) }),
  conversions: total,
  impressions: total,
  visits: total,
  visitorsVsPageViews: v.object({
    overallScore: v.number(),
    averageRatio: v.number(),
    predictedRatio: v.number(),
    series: timeSeries,
  }),
  newVsReturning: shares,
  gender: shares,
  age: shares,
  language: shares,
});

const statement = v.object({
  status: v.picklist(['paid', 'pending']),
  date: instant,
  limit: v.number(),
  spent: v.number(),
  minimum: v.number(),
});

const financeDashboard = v.object({
  accountBalance: v.object({ growRate: v.number(), ami: v.number(), series: timeSeries }),
  budget: v.object({
    expenses: v.number(),
    expensesLimit: v.number(),
    savings: v.number(),
    savingsGoal: v.number(),
    bills: v.number(),
    billsLimit: v.number(),
  }),
  previousStatement: statement,
  currentStatement: statement,
  /** Newest first; a negative amount is an expense. */
  recentTransactions: listOf(
    v.object({
      id,
      transactionId: v.string(),
      name: v.string(),
      amount: v.number(),
      status: v.picklist(['completed', 'pending']),
      date: instant,
    }),
  ),
});

const trend = v.object({ dir: v.picklist(['up', 'down']), amount: v.number() });
const coins = v.object({ btc: v.number(), eth: v.number(), bch: v.number(), xrp: v.number() });

const cryptoDashboard = v.object({
  btc: v.object({
    amount: v.number(),
    trend,
    marketCap: v.number(),
    volume: v.number(),
    supply: v.number(),
    allTimeHigh: v.number(),
    price: v.object({ series: timeSeries }),
  }),
  prices: coins,
  wallets: coins,
  watchlist: listOf(
    v.object({
      title: v.string(),
      iso: v.string(),
      amount: v.number(),
      trend,
      series: timeSeries,
    }),
  ),
});

export const calls = {
  analyticsDashboard: { answer: analyticsDashboard },
  cryptoDashboard: { answer: cryptoDashboard },
  financeDashboard: { answer: financeDashboard },
  projectDashboard: { answer: projectDashboard },
} satisfies CallsOf<'dashboards'>;

export type AnalyticsDashboard = v.InferOutput<typeof analyticsDashboard>;
export type CryptoDashboard = v.InferOutput<typeof cryptoDashboard>;
export type FinanceDashboard = v.InferOutput<typeof financeDashboard>;
export type ProjectDashboard = v.InferOutput<typeof projectDashboard>;
