import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { candidates } from './candidates.ts';
import { forgetScript, type Hands, type Role, patience } from './hands.ts';

/** Opens a page of a browser that speaks WebDriver. */
export async function webDriverHands(driver: WebDriver, site: string): Promise<Hands> {
  await driver.manage().window().setRect({ width: 1280, height: 900 });

  async function isNamed(element: WebElement, name: string): Promise<boolean> {
    try {
      return (await element.isDisplayed()) && (await element.getAccessibleName()).startsWith(name);
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
      await element.clear();
      await element.sendKeys(text.trimEnd(), ...(text.endsWith('\n') ? [Key.ENTER] : []));
    },
    sees: async (role, name) => void (await find(role, name)),
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
