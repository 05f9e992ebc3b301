import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compressFile } from '../packages/app/deploy/compress.ts';
import { writeHeaders } from '../packages/app/deploy/files.ts';
import { nginxServer } from '../packages/app/deploy/nginx.ts';
import { withApi } from '../packages/app/deploy/page.ts';
import { distFolder } from './folders.ts';
import { requireBuild } from './requireBuild.ts';

/**
 * `pnpm deploy-config [--api URL] [--image-origin ORIGIN]… [--nginx FILE]`: sets the API of a
 * finished build and writes the headers for the deployment, without a rebuild.
 */
const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    'image-origin': { type: 'string', multiple: true, default: [] },
    nginx: { type: 'string' },
  },
});

if (values.nginx) {
  writeFileSync(values.nginx, nginxServer());
  console.log(`Wrote ${values.nginx}`);
}
if (values.api ?? !values.nginx) {
  requireBuild();
  const page = `${distFolder}/index.html`;
  const before = readFileSync(page, 'utf8');
  const html = values.api ? withApi(before, values.api) : before;
  writeFileSync(page, html);
  await compressFile(page);
  const origins = values['image-origin'].map((origin) => new URL(origin).origin);
  const files = writeHeaders(html, origins);
  console.log(['The build now asks its API at the address in index.html.', ...files].join('\n'));
}
