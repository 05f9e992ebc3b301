/**
 * Hands the favourites of this browser over to the account, and sends the changes that an earlier visit
 * could not send: their queue starts with this code. It is fetched beside the shell, which does not need
 * it.
 */
export async function handOverFavourites(): Promise<void> {
  try {
    const { mergeDeviceFavourites } = await import('./mergeFavourites.ts');
    await mergeDeviceFavourites();
  } catch (error) {
    // They stay in the browser, and the next visit hands them over.
    console.warn('The code of the favourites could not be loaded', error);
  }
}
