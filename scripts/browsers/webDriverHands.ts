import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { candidates } from './candidates.ts';
import {
  expectSoon,
  forgetScript,
  type Hands,
  type Key as KeyName,
  type Role,
  patience,
  shownScript,
  writtenScript,
} from './hands.ts';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  Space: Key.SPACE,
};

/** Opens a page of a browser that speaks WebDriver. */
export async function webDriverHands(driver: WebDriver, site: string): Promise<Hands> {
  await driver.manage().window().setRect({ width: 1280, height: 900 });

  async function isNamed(element: WebElement, name: string): Promise<boolean> {
    try {
      if (!(await element.isDisplayed())) return false;
      return ((await element.getAccessibleName()) || (await element.getText())).startsWith(name);
    } catch {
      // A render has replaced it.
      return false;
    }
  }

  function find(role: Role, name: string): Promise<WebElement> {
    const search = async () => {
      // WebKit fails the whole search when a render replaces one of the elements meanwhile.
      const elements = await driver.findElements(By.css(candidates[role])).catch(() => []);
      for (const element of elements) if (await isNamed(element, name)) return element;
      return null;
    };
    return Promise.resolve(driver.wait(search, patience)).catch(async () => {
      const shown = await driver.executeScript<string>(`return ${shownScript}`).catch(String);
      throw new Error(`There is no ${role} "${name}" in: ${shown}`);
    }) as Promise<WebElement>;
  }

  /** A render can replace what was found before it is used; it is found again then. */
  async function actOn(
    role: Role,
    name: string,
    act: (element: WebElement) => Promise<void>,
  ): Promise<void> {
    const end = performance.now() + patience;
    for (;;) {
      const found = await find(role, name);
      try {
        await act(found);
        return;
      } catch (thrown) {
        if (!(thrown instanceof error.WebDriverError) || performance.now() > end) throw thrown;
      }
    }
  }

  return {
    open: (path) => driver.get(site + path),
    press: (role, name) => actOn(role, name, (element) => element.click()),
    async fill(role, name, text) {
      // WebDriver's own "clear" changes the value behind React, which puts it back.
      await actOn(role, name, (element) =>
        element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE),
      );
      await actOn(role, name, (element) =>
        element.sendKeys(text.trimEnd(), ...(text.endsWith('\n') ? [Key.ENTER] : [])),
      );
    },
    sees: async (role, name) => void (await find(role, name)),
    isDisabled: async (role, name) =>
      driver.executeScript<boolean>(
        'return arguments[0].matches(":disabled")',
        await find(role, name),
      ),
    reads: (text, isShown = true) =>
      expectSoon(
        () => driver.executeScript<string>('return document.body.innerText'),
        (shown) => shown.includes(text) === isShown,
      ),
    key: async (name) => driver.actions().sendKeys(keys[name]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async focused() {
      try {
        return await driver.switchTo().activeElement().getAccessibleName();
      } catch {
        // A render has replaced it.
        return '';
      }
    },
    value: async (role, name) => (await (await find(role, name)).getAttribute('value')) ?? '',
    written: () => driver.executeScript<string>(`return ${writtenScript}`),
    layout: () =>
      driver.executeScript<string>(
        'return document.querySelector("[data-layout]")?.dataset.layout ?? ""',
      ),
    scheme: () =>
      driver.executeScript<string>('return getComputedStyle(document.documentElement).colorScheme'),
    async address() {
      const { pathname, search } = new URL(await driver.getCurrentUrl());
      return pathname + search;
    },
    goBack: () => driver.navigate().back(),
    language: () => driver.executeScript<string>('return document.documentElement.lang'),
    async forget() {
      await driver.executeAsyncScript(`${forgetScript}.then(arguments[0])`);
    },
    errors: () => [],
    close: async () => {},
  };
}
