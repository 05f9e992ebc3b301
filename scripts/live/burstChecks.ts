import { measurePageSize } from '../../packages/app/e2e/harness/pageSize.ts';
import { openConnected, type LiveCheck, type Scene } from './checks.ts';
import type { Person } from './person.ts';
import { missesOf, type Finding } from './report.ts';
import { readTasks, traceTasks } from './tasks.ts';
import { sleep, until } from './wait.ts';

/** The longest task that a burst may cause, in ms. */
const longestTask = 50;

/** What a burst may leave in the heap, in MB. */
const maxHeapGrowth = 5;

/** The longest time from a click during a burst to the next frame, in ms. */
const maxClickDuration = 200;

interface Burst {
  /** The messages of one push, and how many pushes follow how closely, in ms. */
  size: number;
  pushes: number;
  pause: number;
}

/** Without a script it was the browser's own work, or another process had the processor. */
function named(culprits: readonly string[]): string {
  return culprits.length > 0 ? culprits.join('; ') : 'no script ran in it';
}

async function measureBurst(scene: Scene, person: Person, burst: Burst): Promise<Finding> {
  const { hub, gateway } = scene;
  await sleep(2_000);
  const { heap: before } = await measurePageSize(person.devTools);
  // What comes before is not counted, above all the collection of garbage, which is a long task.
  await sleep(500);
  await readTasks(person.page);
  gateway.forget();
  const endTrace = await traceTasks(await scene.browser.newBrowserCDPSession());
  const start = performance.now();
  for (let push = 0; push < burst.pushes; push += 1) {
    await hub.push(burst.size);
    if (push === Math.floor(burst.pushes / 2)) await person.openSearch();
    const next = start + (push + 1) * burst.pause;
    await sleep(Math.max(0, next - performance.now()));
  }
  const seconds = (performance.now() - start) / 1000;
  await sleep(1_000);
  // Before the badge is looked for, which is a task as well.
  const { longest, culprits, tasks, changes, click } = await readTasks(person.page);
  const computed = await endTrace();
  const right = await until(async () => (await person.badge()) === (await person.unread()), 5_000);
  const growth = (await measurePageSize(person.devTools)).heap - before;
  const rate = changes / seconds;
  const most = Math.ceil(seconds) + 2;
  return {
    misses: missesOf({
      [`badge ${await person.badge()}, not ${await person.unread()}`]: right !== null,
      [`${tasks} tasks over ${longestTask} ms, the longest ${longest} ms: ${named(culprits)}`]:
        longest <= longestTask,
      [`a task that computes for ${Math.round(computed)} ms`]: computed <= longestTask,
      [`${rate.toFixed(1)} changes of the badge a second`]: rate <= 11,
      [`${gateway.lists()} requests of the list`]: gateway.lists() <= most,
      'no click was measured': click > 0,
      [`a click that takes ${click} ms`]: click <= maxClickDuration,
      [`the heap has grown by ${growth.toFixed(1)} MB`]: growth <= maxHeapGrowth,
    }),
    measured:
      `${burst.size * burst.pushes} in ${seconds.toFixed(0)} s, ` +
      `longest task ${longest > 0 ? `${Math.round(longest)} ms` : 'under 50 ms'}, ` +
      `at most ${computed.toFixed(1)} ms of the processor, ` +
      `click ${click} ms, ${rate.toFixed(1)} changes a second, ${gateway.lists()} requests of the list, ` +
      `heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB`,
  };
}

export const burstChecks: readonly LiveCheck[] = [
  {
    name: '10,000 messages in a minute',
    run: async (scene) =>
      measureBurst(scene, await openConnected(scene), { size: 50, pushes: 200, pause: 300 }),
  },
  {
    name: '1,000 messages at once',
    run: async (scene) =>
      measureBurst(scene, await openConnected(scene), { size: 1_000, pushes: 1, pause: 1_000 }),
  },
  {
    name: '2,000 messages while their list is open',
    async run(scene) {
      const person = await openConnected(scene);
      await person.page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: /^Messages/ })
        .click();
      await person.page.getByRole('main').getByRole('listitem').first().waitFor();
      return measureBurst(scene, person, { size: 20, pushes: 100, pause: 100 });
    },
  },
];
