import { execFileSync } from 'node:child_process';

/**
 * Where the files of a remote of Git stand, on its main branch, as GitHub and GitLab write it. Undefined
 * for a remote that is no site, such as a folder. A name and a password in it stay out.
 */
export function filesOfRemote(remote: string): string | undefined {
  // `git@example.org:owner/name.git` is the short form of an address by SSH.
  const address = remote.trim().replace(/^[\w.-]+@([\w.-]+):(?!\/)/, 'ssh://$1/');
  if (!/^(?:https?|ssh):/.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(address);
  if (!/\.[a-z]+$/i.test(hostname)) return undefined;
  const path = pathname.replace(/\/$/, '').replace(/\.git$/, '');
  return `https://${protocol === 'ssh:' ? hostname : host}${path}/blob/HEAD`;
}

/** Where the files of this repository stand; undefined without Git or without an origin. */
export function filesOfOrigin(folder: string): string | undefined {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return filesOfRemote(remote);
  } catch {
    return undefined;
  }
}
