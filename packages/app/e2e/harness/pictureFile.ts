import type { Page } from '@playwright/test';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An empty picture of a size in px, drawn by the browser. */
export async function pictureFile(
  page: Page,
  name: string,
  size: { width: number; height: number },
): Promise<PictureFile> {
  const address = await page.evaluate((of) => {
    const canvas = Object.assign(document.createElement('canvas'), of);
    return canvas.toDataURL('image/png');
  }, size);
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}
