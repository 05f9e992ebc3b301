declare module 'virtual:pieces' {
  import type { Piece } from './source/findPieces.ts';

  export const pieces: readonly Piece[];
}
