/**
 * Waits two frames: resize observers and scroll events come after the callbacks of the first one.
 */
export async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
