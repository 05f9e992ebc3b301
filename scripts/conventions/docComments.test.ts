import { expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';
import { entriesInWorkspace } from '../library/packages.ts';
import { uncommented } from './docComments.ts';
import { writeFixture } from './fixture.ts';

/** A page of documentation shows the comment beside the type (decision 0038). */
it('every public property has a doc comment', { timeout: 120_000 }, () => {
  const files = (['ui', 'navigation', 'layouts'] as const).flatMap((name) =>
    entriesInWorkspace(name).map(({ file }) => file),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(uncommented(rootFolder, files)).toEqual([]);
});

it('goes red for a component, for a type and for a shape of a union', { timeout: 60_000 }, () => {
  const file = 'packages/ui/src/Knob.ts';
  const folder = writeFixture({
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true }, files: [file] }),
    [file]: `
      interface KnobProps {
        label: string;
        children: string;
        /** Called for every step. */
        onChange: (value: number) => void;
        onTurn: () => void;
        isLoud?: boolean;
      }
      export function Knob(props: KnobProps) {
        return props.label;
      }
      export interface KnobStep {
        /** In degrees. */
        size: number;
        name: string;
      }
      export type KnobState = { state: 'still' } | { state: 'turning'; speed: number };
      export type KnobShape =
        | {
            /** The name of a drawing. */
            icon: string;
            text?: never;
          }
        | {
            icon?: never;
            /** In its middle. */
            text: string;
          };
      export function readKnob(options: { speed: number }) {
        return options.speed;
      }
    `,
  });
  expect(uncommented(folder, [file])).toEqual([
    'Knob.onTurn',
    'Knob.isLoud',
    'KnobStep.name',
    'KnobState.speed',
  ]);
});
