import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const publicFolder = new URL('../public', import.meta.url);
const manifest = JSON.parse(
  readFileSync(`${publicFolder.pathname}/manifest.webmanifest`, 'utf8'),
) as Record<string, unknown> & {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};
const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

/** The size in the header of a PNG, as `192x192`. */
function sizeOf(path: string): string {
  const picture = readFileSync(publicFolder.pathname + path);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

test('the manifest says what a browser asks for before it offers to install (OFFLINE-13)', () => {
  expect(manifest).toMatchObject({
    id: '/',
    short_name: 'Touchline',
    lang: 'en',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    categories: ['sports', 'education'],
  });
  // A launcher cuts off longer names.
  expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
  for (const name of ['theme_color', 'background_color'])
    expect(manifest[name]).toMatch(/^#[\da-f]{6}$/);
});

test('its pictures have the sizes that it names (OFFLINE-13)', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ src, sizes }) => [src, sizes])).toEqual(
    pictures.map(({ src }) => [src, sizeOf(src)]),
  );
  for (const purpose of ['any', 'maskable']) {
    const sizes = pictures.filter((one) => one.purpose === purpose).map((one) => one.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
});

test('the page names the manifest and the picture for a home screen (OFFLINE-13)', () => {
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  expect(sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
  expect(html).toContain(`content="${String(manifest['background_color'])}" data-dark="#0f172a"`);
});
