import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const places = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const place = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

/** What is seen of the frame; its width is that by which the frame is made smaller. */
const opening = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  // Shows where the screen ends, and takes nothing of its width.
  outline: `${vars.border.hair} solid ${vars.colour.border}`,
});

const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });

/** A screen of this width and the height that the place of advertisements has on it, in units. */
function device(wide: number, high: number) {
  return {
    opening: style([opening, { maxInlineSize: unit(wide), aspectRatio: `${wide} / ${high}` }]),
    frame: style([
      frame,
      {
        inlineSize: unit(wide),
        blockSize: unit(high),
        // The tangent of the angle is the quotient of two lengths, which `calc` cannot divide yet.
        scale: `tan(atan2(100cqi, ${unit(wide)}))`,
      },
    ]),
  };
}

/** 360, 768 and 1280 px with the usual size of text. */
export const devices = {
  phone: device(90, 25),
  tablet: device(192, 22.5),
  desk: device(320, 30),
};
