import { useToolbar } from '#storybook/docs/toolbar.ts';
import { breakpoints, media, vars } from '@touchline/ui/theme';
import type { CSSProperties, ReactNode } from 'react';
import { bar, board, box, cell, code, lane, play, raised, runner, table } from './theming.css.ts';
import { texts } from './texts.ts';

interface SamplesProps {
  group: Record<string, string>;
  renderSample: (value: string, name: string) => ReactNode;
}

/** One row for each value of a group of tokens. */
function Samples({ group, renderSample }: SamplesProps) {
  const { say } = useToolbar();
  return (
    <div className={board} role="group" aria-label={say(texts.tokens)} tabIndex={0}>
      <table className={table}>
        <tbody>
          {Object.entries(group).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {name}
              </th>
              <td className={cell}>{renderSample(value, name)}</td>
              <td className={cell}>
                <span className={code}>{value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function styled(make: (value: string) => CSSProperties, words: ReactNode) {
  return (value: string) => <span style={make(value)}>{words}</span>;
}

const turkish = 'İstanbul ığüşöç — Çınar Lisesi 2 – 1';

export function TextSizes() {
  return <Samples group={vars.text} renderSample={styled((fontSize) => ({ fontSize }), turkish)} />;
}

export function TextWeights() {
  return (
    <Samples group={vars.weight} renderSample={styled((fontWeight) => ({ fontWeight }), turkish)} />
  );
}

export function Leadings() {
  const { say } = useToolbar();
  const lines = (
    <>
      {say(texts.fullTime)}
      <br />
      {say(texts.afterNinetyMinutes)}
    </>
  );
  return (
    <Samples
      group={vars.leading}
      renderSample={styled((lineHeight) => ({ lineHeight, display: 'inline-block' }), lines)}
    />
  );
}

export function Fonts() {
  return (
    <Samples group={vars.font} renderSample={styled((fontFamily) => ({ fontFamily }), turkish)} />
  );
}

export function Spaces() {
  return (
    <Samples
      group={vars.space}
      renderSample={(inlineSize) => <div className={bar} style={{ inlineSize }} />}
    />
  );
}

export function Sizes() {
  return (
    <Samples
      group={vars.size}
      renderSample={(size) => <div className={bar} style={{ inlineSize: size, blockSize: size }} />}
    />
  );
}

export function Radii() {
  return (
    <Samples
      group={vars.radius}
      renderSample={(borderRadius) => <div className={box} style={{ borderRadius }} />}
    />
  );
}

export function Shadows() {
  return (
    <Samples
      group={vars.shadow}
      renderSample={(boxShadow) => <div className={raised} style={{ boxShadow }} />}
    />
  );
}

export function Layers() {
  const ordered = Object.entries<string>(vars.layer).toSorted(
    ([, a], [, b]) => Number(b) - Number(a),
  );
  return <Samples group={Object.fromEntries(ordered)} renderSample={() => null} />;
}

/** A ball that runs while its lane is under the pointer or has the focus. */
function Lane({ name, ...timing }: { name: string } & CSSProperties) {
  const { say } = useToolbar();
  return (
    <button type="button" className={play} aria-label={`${say(texts.run)} ${name}`}>
      <span className={lane} style={{ display: 'block' }}>
        <span className={runner} style={timing} />
      </span>
    </button>
  );
}

export function Durations() {
  return (
    <Samples
      group={vars.duration}
      renderSample={(transitionDuration, name) => (
        <Lane
          name={name}
          transitionDuration={transitionDuration}
          transitionTimingFunction={vars.curve.standard}
        />
      )}
    />
  );
}

export function Curves() {
  return (
    <Samples
      group={vars.curve}
      renderSample={(transitionTimingFunction, name) => (
        <Lane
          name={name}
          transitionDuration="1s"
          transitionTimingFunction={transitionTimingFunction}
        />
      )}
    />
  );
}

export function Breakpoints() {
  const group = Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]),
  );
  return (
    <Samples
      group={group}
      renderSample={(inlineSize) => (
        <div className={bar} style={{ inlineSize: `calc(${inlineSize} / 4)` }} />
      )}
    />
  );
}

export function MediaQueries() {
  return <Samples group={media} renderSample={() => null} />;
}
