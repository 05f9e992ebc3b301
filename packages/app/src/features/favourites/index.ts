export { deviceFavouritesAtom } from './deviceFavourites.atoms.ts';
export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
export { favouriteLimit, type FavouriteTarget } from './favouriteList.ts';
export { favouritesAtom, toggleFavouriteAtom } from './favourites.atoms.ts';
export { GoneFavourites } from './GoneFavourites.tsx';
export { readKnownFavourites } from './knownFavourites.ts';
export { mergeDeviceFavourites } from './mergeFavourites.ts';
export { loadFavouritesPage } from './pages.tsx';
export { useFavourite } from './useFavourite.ts';
