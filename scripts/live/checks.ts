import type { Browser } from 'playwright-core';
import { measurePageSize } from '../../packages/app/e2e/harness/pageSize.ts';
import type { Gateway } from './gateway.ts';
import type { Hub } from './hubs.ts';
import { openPerson, type Person } from './person.ts';
import { busiestTenSeconds, missesOf, type Finding } from './report.ts';
import { sleep, until } from './wait.ts';

/** The surroundings of every check. */
export interface Scene {
  hub: Hub;
  gateway: Gateway;
  browser: Browser;
  site: string;
  /** The stored sessions of two persons. */
  sessions: readonly [string, string];
  /** Closed after the check; their lines are searched for tokens. */
  persons: Person[];
}

export interface LiveCheck {
  name: string;
  run: (scene: Scene) => Promise<Finding>;
}

/** Within this time the badge is right after a connection, in ms. */
const toCatchUp = 5_000;

export async function open(scene: Scene, session = scene.sessions[0]): Promise<Person> {
  const person = await openPerson(scene.browser, scene.site, session);
  scene.persons.push(person);
  return person;
}

/** A person whose live connection is open and whose badge is right. */
export async function openConnected(scene: Scene): Promise<Person> {
  const person = await open(scene);
  const isOpen = async () => (await scene.hub.clients()) === 1;
  if ((await until(isOpen, 20_000)) === null) throw new Error('No connection was opened');
  if ((await caughtUp(scene, person)) === null) throw new Error('The first count is wrong');
  return person;
}

/** Waits until the person is connected and the badge equals the server's count. */
export function caughtUp(
  { hub }: Scene,
  person: Person,
  within = toCatchUp,
): Promise<number | null> {
  const isRight = async () =>
    (await hub.clients()) === 1 && (await person.badge()) === (await person.unread());
  return until(isRight, within);
}

/**
 * The same for a person who returns to the tab again and again: this wakes an attempt once a
 * second.
 */
async function wakeAndCatchUp(scene: Scene, person: Person, within: number) {
  const start = performance.now();
  for (;;) {
    await person.wake();
    const right = await caughtUp(scene, person, 1_200);
    const elapsed = Math.round(performance.now() - start);
    if (right !== null) return elapsed;
    if (elapsed > within) return null;
  }
}

/** From the second kill to the last one, in MB. */
const maxHeapGrowth = 2;

/** Fewer than one for every second kill: a listener or timer that each one leaves would be 48. */
const maxKept = 24;

/** Kills and restarts; one of them without any help, the others as soon as the page may retry. */
const kills: LiveCheck = {
  name: '50 kills and restarts, with messages before and meanwhile',
  async run(scene) {
    const { hub } = scene;
    const person = await openConnected(scene);
    const misses: string[] = [];
    let slowest = 0;
    let mostClients = 0;
    const measure = async () => ({
      ...(await measurePageSize(person.devTools)),
      timers: await person.timers(),
    });
    // What a connection needs for the first time has been loaded by then.
    let before = await measure();
    for (let kill = 1; kill <= 50; kill += 1) {
      await hub.push();
      await hub.kill();
      await hub.restart(2);
      // An attempt is woken at most once a second.
      await sleep(1_100);
      if (kill > 1) await person.wake();
      const time = await caughtUp(scene, person, kill > 1 ? toCatchUp : 40_000);
      if (kill === 2) before = await measure();
      mostClients = Math.max(mostClients, await hub.clients());
      if (time === null) {
        misses.push(`kill ${kill}: badge ${await person.badge()}, not ${await person.unread()}`);
      } else if (kill > 1) slowest = Math.max(slowest, time);
    }
    const after = await measure();
    const heap = after.heap - before.heap;
    const listeners = after.listeners - before.listeners;
    const timers = after.timers - before.timers;
    const measured =
      `badge ${await person.badge()}, slowest ${slowest} ms after waking, ` +
      `heap ${heap.toFixed(1)} MB, ${listeners} listeners and ${timers} timers more`;
    misses.push(
      ...missesOf({
        [`${mostClients} connections at once`]: mostClients <= 1,
        [`the heap has grown by ${heap.toFixed(1)} MB`]: heap <= maxHeapGrowth,
        [`${listeners} listeners are left`]: listeners < maxKept,
        [`${timers} timers are left`]: timers < maxKept,
      }),
    );
    return { misses, measured };
  },
};

/** A hub that does not work from the first attempt on. */
function broken(mode: 'refuse' | '401' | 'hang' | 'flap', name: string): LiveCheck {
  return {
    name,
    async run(scene) {
      const { hub, gateway } = scene;
      await hub.setMode(mode);
      gateway.forget();
      const person = await open(scene);
      await until(() => gateway.attempts().length > 0, 20_000);
      await sleep(13_500);
      const times = gateway.attempts().map(({ time }) => time);
      const most = busiestTenSeconds(times);
      const alerts = await person.page.getByRole('alert').count();
      const isLogged = person
        .lines()
        .some((line) => line === 'Error connecting to SignalR hub' || mode === 'flap');
      await hub.push();
      await hub.setMode('ok');
      // An attempt that hangs is waited for, 10 s at most.
      const back = await wakeAndCatchUp(scene, person, mode === 'hang' ? 15_000 : toCatchUp);
      return {
        misses: missesOf({
          [`${most} attempts in 10 s`]: most <= 5,
          'no second attempt': times.length > 1,
          [`${alerts} alerts are shown`]: alerts === 0,
          'the failure is not logged': isLogged,
          'the badge is wrong afterwards': back !== null,
        }),
        measured: `${times.length} attempts, at most ${most} in 10 s, back after ${back} ms`,
      };
    },
  };
}

const closedForGood: LiveCheck = {
  name: 'a Close record without reconnect',
  async run(scene) {
    const person = await openConnected(scene);
    scene.gateway.forget();
    await scene.hub.closeForGood();
    const again = await until(() => scene.gateway.attempts().length > 0, 15_000);
    await scene.hub.push();
    const back = await caughtUp(scene, person);
    return {
      misses: missesOf({
        'it did not connect again': again !== null,
        'the badge is wrong afterwards': back !== null,
      }),
      measured: `connected again after ${again} ms`,
    };
  },
};

const signOutWhileHanging: LiveCheck = {
  name: 'the end of the session while the upgrade hangs',
  async run(scene) {
    const { hub, gateway } = scene;
    await hub.setMode('hang');
    gateway.forget();
    const person = await open(scene);
    await until(() => gateway.sockets() === 1, 20_000);
    await person.page.evaluate(() => history.pushState(null, '', '/sign-out'));
    await person.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await person.page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    const closed = await until(() => gateway.sockets() === 0, 1_000);
    await hub.setMode('ok');
    return {
      misses: missesOf({ 'a socket is left after 1 s': closed !== null }),
      measured: `closed after ${closed} ms`,
    };
  },
};

export const connectionChecks: readonly LiveCheck[] = [
  kills,
  broken('refuse', 'refused from the start'),
  broken('401', '401 from the start'),
  broken('hang', 'an upgrade that hangs from the start'),
  broken('flap', 'a hub that accepts and drops'),
  closedForGood,
  signOutWhileHanging,
];
