import { openBrowser } from './bench/measure.ts';
import { serveStorybook } from '../.storybook/crawl/serveStorybook.ts';
const browser = await openBrowser();
const sb = await serveStorybook();
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
const t0 = Date.now();
await page.goto(`${sb.url}iframe.html?id=gallery-everylayout--miniatures&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
await page.waitForFunction(() => { const f = [...document.querySelectorAll<HTMLElement>('[inert]')]; const top = f[0]?.getBoundingClientRect().top; const row = f.filter((x) => x.getBoundingClientRect().top === top); return row.length > 0 && row.every((x) => x.querySelector('[data-layout]')); });
console.log('row', Date.now() - t0);
await page.evaluate(() => new Promise((r) => requestIdleCallback(r)));
await page.mouse.move(720, 450);
await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'v8.execute'] });
const slow = process.argv[2] === 'slow';
const frames = page.evaluate((time) => new Promise((resolve) => { const s = performance.now(); let b = s; const long: number[] = []; const f = (n: number) => { if (n - b > 50) long.push(Math.round(n - b)); b = n; if (n - s < time) requestAnimationFrame(f); else resolve(long); }; requestAnimationFrame((n) => { b = n; requestAnimationFrame(f); }); }), slow ? 9000 : 2500);
for (let i = 0; i < 40; i += 1) { await page.mouse.wheel(0, 300); if (slow) await new Promise((r) => setTimeout(r, i % 5 === 4 ? 900 : 60)); }
console.log('frames over 50', JSON.stringify(await frames));
const trace = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
const mains = new Set(trace.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map((e) => e.pid + ':' + e.tid));
const tasks = trace.filter((e) => e.ph === 'X' && /RunTask/.test(e.name) && mains.has(e.pid + ':' + e.tid) && (e.tdur ?? 0) > 20000);
console.log([...new Set(trace.filter((e) => e.name === 'thread_name').map((e) => e.args.name))].join(), trace.filter((e) => e.tdur).length, [...new Set(trace.filter((e) => e.dur > 30000).map((e) => e.name + (e.tdur ?? '-')))].slice(0, 20).join());
console.log('tasks > 20 ms CPU', tasks.length, tasks.map((e) => (e.tdur / 1000).toFixed(0) + '/' + (e.dur / 1000).toFixed(0)).join(' '));
for (const t of tasks.toSorted((a, b) => b.tdur - a.tdur).slice(0, 4)) {
  const inside = trace.filter((e) => e.ph === 'X' && e.pid === t.pid && e.tid === t.tid && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && (e.tdur ?? 0) > 4000 && e !== t);
  console.log('TASK', (t.tdur / 1000).toFixed(0), 'at', ((t.ts - tasks[0].ts) / 1000).toFixed(0), inside.map((e) => `${e.name}${e.args?.data?.functionName ? ':' + e.args.data.functionName : ''}${e.args?.data?.type ? ':' + e.args.data.type : ''} ${(e.tdur / 1000).toFixed(0)}`).join(', ').slice(0, 700));
}
const names = new Map(trace.filter((e) => e.name === 'thread_name').map((e) => [e.pid + ':' + e.tid, e.args.name]));
const by: Record<string, number[]> = {};
for (const e of trace) if (e.ph === 'X' && /^ThreadControllerImpl::RunTask$|^ThreadPool_RunTask$/.test(e.name) && e.tdur) (by[names.get(e.pid + ':' + e.tid) ?? '?'] ??= []).push(e.tdur / 1000);
for (const [n, l] of Object.entries(by)) console.log(n, 'sum', l.reduce((a, b) => a + b, 0).toFixed(0), 'top', l.toSorted((a, b) => b - a).slice(0, 6).map((x) => x.toFixed(0)).join(' '));
await browser.close(); await sb.close();
