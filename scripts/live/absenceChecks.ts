import { caughtUp, openConnected, type LiveCheck } from './checks.ts';
import { missesOf } from './report.ts';
import { sleep, until } from './wait.ts';

const asleep: LiveCheck = {
  name: 'a tab frozen for 60 s, with the hub killed meanwhile',
  async run(scene) {
    const { hub } = scene;
    const person = await openConnected(scene);
    await person.devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await hub.kill();
    await hub.restart(3);
    await sleep(60_000);
    await person.devTools.send('Page.setWebLifecycleState', { state: 'active' });
    const back = await caughtUp(scene, person);
    return {
      misses: missesOf({ 'the badge is wrong 5 s after waking': back !== null }),
      measured: `right after ${back} ms`,
    };
  },
};

const deadSocket: LiveCheck = {
  name: 'a sleep after which the open socket is dead',
  async run(scene) {
    const { hub, gateway } = scene;
    const person = await openConnected(scene);
    gateway.silence();
    await hub.push(2);
    await sleep(1_500);
    const before = gateway.attempts().length;
    await person.page.evaluate(() => {
      const awake = Date.now;
      Date.now = () => awake() + 120_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const back = await until(async () => (await person.badge()) === (await person.unread()), 5_000);
    const attempts = gateway.attempts().length - before;
    return {
      misses: missesOf({
        'the badge is wrong 5 s after waking': back !== null,
        [`${attempts} attempts`]: attempts === 1,
      }),
      measured: `right after ${back} ms`,
    };
  },
};

const offline = (seconds: number): LiveCheck => ({
  name: `${seconds} s offline, with the hub killed meanwhile`,
  async run(scene) {
    const { hub } = scene;
    const person = await openConnected(scene);
    await person.context.setOffline(true);
    await hub.kill();
    await hub.restart(2);
    await sleep(seconds * 1_000);
    await person.context.setOffline(false);
    const back = await caughtUp(scene, person);
    return {
      misses: missesOf({ 'the badge is wrong 5 s after coming back': back !== null }),
      measured: `right after ${back} ms`,
    };
  },
});

const backForwardCache: LiveCheck = {
  name: 'leaving the site and coming back',
  async run(scene) {
    const person = await openConnected(scene);
    const { page } = person;
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) Object.assign(globalThis, { isRestored: true });
      });
    });
    await page.goto(`${scene.site}/favicon.svg`);
    const gone = await until(async () => (await scene.hub.clients()) === 0, 5_000);
    await scene.hub.push(2);
    // A page out of the cache is not loaded.
    await page.goBack({ waitUntil: 'commit' });
    const back = await caughtUp(scene, person, 10_000);
    const isRestored = await page.evaluate(() => 'isRestored' in globalThis);
    return {
      misses: missesOf({
        'the connection stays open': gone !== null,
        'the badge is wrong afterwards': back !== null,
      }),
      measured: isRestored ? 'out of the back-forward cache' : 'loaded again',
    };
  },
};

const twoTabs: LiveCheck = {
  name: 'two tabs, and the sign-out in one of them',
  async run(scene) {
    const { hub } = scene;
    const person = await openConnected(scene);
    const other = await person.context.newPage();
    await other.goto(`${scene.site}/home`);
    await until(async () => (await hub.clients()) === 2, 20_000);
    await hub.push(3);
    const readBadges = () => Promise.all([person.badge(), person.badge(other)]);
    const areRight = await until(async () => {
      const unread = await person.unread();
      return (await readBadges()).every((badge) => badge === unread);
    }, 5_000);
    const badges = `badges ${(await readBadges()).join(' and ')}, not ${await person.unread()}`;
    await other.goto(`${scene.site}/sign-out`);
    await other.getByRole('heading', { name: 'You are signed out' }).waitFor();
    const closed = await until(async () => (await hub.clients()) === 0, 1_500);
    const left = await person.badge();
    return {
      misses: missesOf({
        [badges]: areRight !== null,
        'a connection is open 1 s after the sign-out': closed !== null,
        'the first tab still shows a badge': left === 0,
      }),
      measured: `closed after ${closed} ms`,
    };
  },
};

/** Whose token it is. The app may have replaced the one that it found by a newer one of the person. */
function subjectOf(token: string): unknown {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub?: unknown }).sub;
}

const anotherPerson: LiveCheck = {
  name: 'another person, ten times',
  async run(scene) {
    const { hub, gateway, sessions } = scene;
    const person = await openConnected(scene);
    const other = await person.context.newPage();
    await other.goto(`${scene.site}/favicon.svg`);
    const misses: string[] = [];
    for (let change = 1; change <= 10; change += 1) {
      const session = sessions[change % 2 === 0 ? 0 : 1];
      const { accessToken } = JSON.parse(session) as { accessToken: string };
      gateway.forget();
      await other.evaluate((value) => localStorage.setItem('touchline.session', value), session);
      const isOf = (token: string) => subjectOf(token) === subjectOf(accessToken);
      const isTheirs = () => gateway.attempts().some(({ token }) => isOf(token));
      const connected = await until(isTheirs, 5_000);
      await until(async () => (await hub.clients()) === 1, 5_000);
      await hub.push();
      const right = await until(
        async () => (await person.badge()) === (await person.unread(accessToken)),
        5_000,
      );
      const strangers = gateway.attempts().filter(({ token }) => !isOf(token)).length;
      misses.push(
        ...missesOf({
          [`change ${change}: no connection`]: connected !== null,
          [`change ${change}: ${strangers} attempts of the person before`]: strangers === 0,
          [`change ${change}: badge ${await person.badge()}`]: right !== null,
          [`change ${change}: more than one connection`]: (await hub.clients()) === 1,
        }),
      );
    }
    return { misses };
  },
};

export const absenceChecks: readonly LiveCheck[] = [
  asleep,
  deadSocket,
  ...[10, 60, 120].map(offline),
  backForwardCache,
  twoTabs,
  anotherPerson,
];
