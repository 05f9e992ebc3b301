/**
 * Loads and starts `followInPublic`, whose code only the staff of a school needs.
 *
 * @returns stops it
 */
export function startFollowing(): () => void {
  let isStopped = false;
  let stop = () => {};
  import('./followInPublic.ts')
    .then(({ followInPublic }) => {
      if (!isStopped) stop = followInPublic();
    })
    .catch((error: unknown) => console.warn('Changes of other windows are not followed', error));
  return () => {
    isStopped = true;
    stop();
  };
}
