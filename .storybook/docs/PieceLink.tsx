import { pieces } from 'virtual:pieces';
import { StorybookLink } from './StorybookLink.tsx';

/** The name of a piece, as a link to its page if it has one. */
export function PieceLink({ name }: { name: string }) {
  const piece = pieces.find((each) => each.name === name);
  if (!piece) return name;
  return (
    <StorybookLink to="docs" id={piece.page}>
      {name}
    </StorybookLink>
  );
}
