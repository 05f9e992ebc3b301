import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compressFile } from '../packages/app/deploy/compress.ts';
import { writeHeaders } from '../packages/app/deploy/files.ts';
import { nginxServer } from '../packages/app/deploy/nginx.ts';
import {
  deploymentOf,
  withApi,
  withCaptcha,
  withImageOrigins,
  withSupport,
} from '../packages/app/deploy/page.ts';
import { workerFile, writeWorkerFiles } from '../packages/app/deploy/serviceWorker.ts';
import { distFolder } from './folders.ts';
import { requireBuild } from './requireBuild.ts';

/**
 * `pnpm deploy-config [--api URL] [--image-origin ORIGIN]… [--captcha PROVIDER:KEY]
 * [--support-email ADDRESS] [--support-phone NUMBER] [--nginx FILE]`: sets the API, the
 * origins of pictures, the captcha and the other ways to the support of a finished build and writes the headers for the deployment,
 * without a rebuild.
 */
const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    'image-origin': { type: 'string', multiple: true },
    captcha: { type: 'string' },
    'support-email': { type: 'string' },
    'support-phone': { type: 'string' },
    nginx: { type: 'string' },
  },
});

if (values.nginx) {
  writeFileSync(values.nginx, nginxServer());
  console.log(`Wrote ${values.nginx}`);
}
const support = {
  ...(values['support-email'] !== undefined && { email: values['support-email'] }),
  ...(values['support-phone'] !== undefined && { phone: values['support-phone'] }),
};
const isPageSet =
  values.api ||
  values['image-origin'] ||
  values.captcha !== undefined ||
  Object.keys(support).length > 0;
if (isPageSet || !values.nginx) {
  requireBuild();
  const page = `${distFolder}/index.html`;
  const before = readFileSync(page, 'utf8');
  const pointed = values.api ? withApi(before, values.api) : before;
  const guarded = values.captcha === undefined ? pointed : withCaptcha(pointed, values.captcha);
  const pictured = values['image-origin']
    ? withImageOrigins(guarded, values['image-origin'])
    : guarded;
  const html = withSupport(pictured, support);
  writeFileSync(page, html);
  await compressFile(page);
  // Browsers keep the page; only another worker makes them fetch it again.
  writeWorkerFiles(distFolder, deploymentOf(html));
  await compressFile(`${distFolder}/${workerFile}`);
  const files = writeHeaders(html);
  console.log(['The build now asks its API at the address in index.html.', ...files].join('\n'));
}
