import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { candidates } from './candidates.ts';
import {
  expectSoon,
  forgetScript,
  type Hands,
  type Key as KeyName,
  type Role,
  patience,
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
      for (const element of await driver.findElements(By.css(candidates[role]))) {
        if (await isNamed(element, name)) return element;
      }
      return null;
    };
    return Promise.resolve(
      driver.wait(search, patience, `There is no ${role} "${name}"`),
    ) as Promise<WebElement>;
  }

  return {
    open: (path) => driver.get(site + path),
    press: async (role, name) => (await find(role, name)).click(),
    async fill(role, name, text) {
      const element = await find(role, name);
      // WebDriver's own "clear" changes the value behind React, which puts it back.
      await element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE);
      await element.sendKeys(text.trimEnd(), ...(text.endsWith('\n') ? [Key.ENTER] : []));
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
    focused: () => driver.switchTo().activeElement().getAccessibleName(),
    value: async (role, name) => (await (await find(role, name)).getAttribute('value')) ?? '',
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
