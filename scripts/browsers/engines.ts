import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { findBrowser } from '../browser.ts';
import { freePort } from '../freePort.ts';
import { waitForServer } from '../waitForServer.ts';
import type { Hands } from './hands.ts';
import { findFirefox, findWebKit, missing, type Machine, type WebKit } from './installed.ts';
import { puppeteerHands } from './puppeteerHands.ts';
import { webDriverHands } from './webDriverHands.ts';

const machine: Machine = {
  env: process.env,
  exists: (path) => path !== '' && existsSync(path),
  glob: (pattern) => globSync(pattern),
};

/** A started browser. */
export interface Engine {
  openPage: (site: string) => Promise<Hands>;
  close: () => Promise<void>;
}

/** The browsers; each starts, or says why it cannot. */
export const engines: Record<string, () => Promise<Engine | string>> = {
  async firefox() {
    const executablePath = findFirefox(machine);
    if (!executablePath) return missing.firefox;
    return startPuppeteer({ browser: 'firefox', executablePath });
  },
  async webkit() {
    const found = findWebKit(machine);
    return found ? startWebKit(found) : missing.webkit;
  },
  async chromium() {
    const { launchOptions } = await findBrowser();
    return startPuppeteer(launchOptions);
  },
};

async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  return {
    openPage: (site) => puppeteerHands(browser, site),
    close: () => browser.close(),
  };
}

async function startWebKit({ driver, browser }: WebKit): Promise<Engine> {
  const port = await freePort(4850);
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(driver, [`--port=${port}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await waitForServer(`${url}/status`, 20);
    const session = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    return {
      openPage: (site) => webDriverHands(session, site),
      async close() {
        await session.quit();
        server.kill();
      },
    };
  } catch (error) {
    server.kill();
    throw error;
  }
}
