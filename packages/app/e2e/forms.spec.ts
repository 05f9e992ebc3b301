import { languages } from '@touchline/ui/locale';
import type { Locator } from '@playwright/test';
import { field, forms, press, setLanguage } from './harness/forms.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';
import { readTranslations } from './harness/translations.ts';

const screens = [
  { language: 'en', width: 1280 },
  { language: 'tr', width: 320 },
] as const;

/** The distance from the field to the button, which scrolling does not change. */
async function distance(from: Locator, to: Locator): Promise<number> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Not both of them can be seen');
  return end.y - start.y;
}

for (const form of forms) {
  for (const { language, width } of screens) {
    test.describe(`${form.name}, ${language}, ${width} px wide`, () => {
      // The browser is English in all tests, so that its own messages would be detected.
      test.use({ viewport: { width, height: 900 } });

      test('the form keeps its place, says what is wrong or missing, and is sent at the first press after a correction (ERROR-11)', async ({
        page,
        signIn,
      }) => {
        if (form.requiresSignIn) await signIn();
        const words = await setLanguage(page, language);
        const place = await form.open(page, words);
        const { field: name, wrong, right, error } = form.validatedField(words);
        const send = place.getByRole('button', { name: form.submitLabel(words), exact: true });

        await test.step('an error appears and disappears without a layout shift', async () => {
          await expect(send).toBeVisible();
          const before = await distance(field(place, name), send);
          await field(place, name).fill(wrong);
          await page.keyboard.press('Tab');
          await expect(place.getByText(error)).toBeVisible();
          expect(await distance(field(place, name), send)).toBe(before);
          await field(place, name).fill(right);
          await page.keyboard.press('Tab');
          await expect(place.getByText(error)).toBeHidden();
          expect(await distance(field(place, name), send)).toBe(before);
        });

        await test.step('a missing field is reported with a text of the product', async () => {
          const { text, choice } = form.fields(words);
          for (const each of text) await field(place, each).fill('');
          await press(page, send);
          for (const each of text) {
            await expect(field(place, each)).toHaveAccessibleDescription(words.validation.fillIn);
          }
          if (choice) {
            await expect(place.getByRole('button', { name: choice })).toHaveAccessibleDescription(
              words.validation.choose,
            );
          }
          await expectAccessible(page);
        });

        await test.step('the first press on submit after a correction sends the form', async () => {
          await form.fillIn(place, words);
          await field(place, name).fill(wrong);
          await press(page, send);
          await expect(field(place, name)).toBeFocused();
          await field(place, name).fill('');
          await page.keyboard.type(right);
          await press(page, send);
          await expect(form.confirmation(page, words)).toBeVisible();
        });
      });
    });
  }
}

for (const language of languages) {
  test(`a shortcut without a name or with an invalid link is refused with an error text, ${language} (SHORTCUT-3)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    test.slow();
    const words = await setLanguage(page, language);
    await signIn();
    const shortcuts = forms.find(({ name }) => name === 'shortcuts form');
    if (!shortcuts) throw new Error('There is no such form');
    const panel = await shortcuts.open(page, words);
    const name = field(panel, words.shortcuts.label);
    const link = field(panel, words.shortcuts.link);
    const inside = panel.getByRole('switch', { name: words.shortcuts.useRouter });
    const send = panel.getByRole('button', { name: words.shortcuts.create, exact: true });
    await shortcuts.fillIn(panel, words);

    await name.fill('   ');
    await press(page, send);
    await expect(name).toHaveAccessibleDescription(words.validation.fillIn);
    await expect(name).toBeFocused();
    await expect(link).toHaveValue('/matches');
    await name.fill('Rules');

    const nowhere = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,hello',
      'vbscript:msgbox(1)',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'evil.example',
    ];
    const noOutside = ['http://league.example', 'mailto:office@league.example', '/matches'];
    // Only the words depend on the language.
    for (const isInside of [true, false]) {
      await inside.setChecked(isInside, { force: true });
      const refused = [...nowhere, ...(isInside ? ['https://league.example'] : noOutside)];
      for (const address of language === 'en' ? refused : refused.slice(0, 1)) {
        await link.fill(address);
        await press(page, send);
        await expect(link).toHaveAccessibleDescription(
          isInside ? words.shortcuts.linkInside : words.shortcuts.linkOutside,
        );
        await expect(link).toHaveValue(address);
        await expect(name).toHaveValue('Rules');
      }
    }
    const saved = async () =>
      (await backEnd.control<{ method: string; url: string }[]>('GET', 'requests')).filter(
        ({ method, url }) => method === 'POST' && url.includes('shortcuts'),
      );
    expect(await saved()).toEqual([]);

    await link.fill('https://league.example/rules');
    await press(page, send);
    await expect(panel.getByRole('button', { name: 'Rules' })).toBeVisible();
    expect(await saved()).toHaveLength(1);
  });
}

test('a long server error keeps its height while the field is corrected (SUPPORT-7, ERROR-11)', async ({
  page,
  backEnd,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const words = await setLanguage(page, 'tr');
  const contact = forms.find(({ name }) => name === 'contact page');
  if (!contact) throw new Error('There is no such form');
  const place = await contact.open(page, words);
  const long =
    'Bu e-posta adresi başka bir öğretmen tarafından kullanılıyor, başka bir tane yazın.';
  await backEnd.control('POST', 'fault', {
    path: 'support/contact',
    times: 1,
    status: 400,
    body: { errors: { email: [long] } },
  });
  await contact.fillIn(place, words);
  const send = place.getByRole('button', { name: words.support.submit });
  const email = field(place, words.support.email);
  await problems.during(withStatus(400), async () => {
    await press(page, send);
    await expect(email).toHaveAccessibleDescription(long);
  });
  await expect(email).toBeFocused();
  const before = await distance(email, send);
  await page.keyboard.press('Tab');
  expect(await distance(email, send)).toBe(before);
  await email.fill('ada@school.example.org');
  await press(page, send);
  await expect(contact.confirmation(page, words)).toBeVisible();
});

test('an error on the page follows the language (LANG-6, SUPPORT-2)', async ({ page }) => {
  const [en, tr] = [readTranslations('en'), readTranslations('tr')];
  await page.goto('/support/contact-us');
  const main = page.getByRole('main');
  await field(main, en.support.name).fill('  ');
  await press(page, main.getByRole('button', { name: en.support.submit }));
  await expect(main.getByText(en.validation.fillIn)).toHaveCount(4);
  await page.getByRole('button', { name: en.languages.menu }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(main.getByText(tr.validation.fillIn)).toHaveCount(4);
});
