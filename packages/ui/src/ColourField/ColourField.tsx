import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import {
  Button,
  type Color,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Group,
  Input,
  SliderTrack,
  parseColor,
} from 'react-aria-components';
import { Popover } from '../Popover/index.ts';
import { allowEmptyHtml } from '../internal/allowEmptyHtml.ts';
import { box, boxButton, field, input } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { alpha, area, keys, picker, swatch, thumb, track } from './ColourField.css.ts';

export interface ColourFieldLabels {
  /** The name of the button that opens the picker, such as `Choose a colour`. */
  choose: string;
  /** The name of the area for saturation and brightness. */
  area: string;
  /** The name of the slider for the hue. */
  hue: string;
  /** The name of the slider and of the field for the alpha; omitted: every colour is opaque. */
  alpha?: string;
}

export interface ColourFieldProps extends FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** The names of the parts of the picker. */
  labels: ColourFieldLabels;
  /** `#rrggbb`; with `labels.alpha` also `#rrggbbaa`. */
  value?: string;
  /** Black when neither is given. */
  defaultValue?: string;
  /**
   * Called with `#rrggbb` in lower case, or with `#rrggbbaa` for a colour that lets something through,
   * in the picker for every step that changes the value.
   */
  onChange?: (value: string) => void;
  /** Shows the value, which cannot be changed, and takes no focus. */
  isDisabled?: boolean;
  /** Marks the label; an empty field is then not valid. */
  isRequired?: boolean;
  /** The name of the value in the data of the form. Omitted: it is not sent. */
  name?: string;
}

/**
 * A field for a colour: its value as text, and a picker behind a sample of it, which has its alpha
 * too where it may let something through.
 */
export function ColourField({
  label,
  isLabelHidden,
  labels,
  value: given,
  defaultValue,
  onChange,
  description,
  errorMessage,
  isDisabled,
  isRequired,
  name,
}: ColourFieldProps) {
  allowEmptyHtml();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [latest, setLatest] = useState<Color>();
  const value = given ?? (latest ? valueOf(latest) : (defaultValue ?? hexOf(parseColor(black))));
  // A hex value has no hue for a grey and no saturation for black, so the colour that it came from is
  // kept. A new object for the same value would take away what is half typed.
  const colour = useMemo(
    () => (latest && valueOf(latest) === value.toLowerCase() ? latest : hsbOf(parseColor(value))),
    [latest, value],
  );
  function change(next: Color) {
    setLatest(hsbOf(next));
    if (valueOf(next) !== value.toLowerCase()) onChange?.(valueOf(next));
  }
  /** The text has no alpha, so that of the colour stays. */
  function changeText(next: Color | null) {
    if (next) change(next.withChannelValue('alpha', colour.getChannelValue('alpha')));
  }
  return (
    <ColorPicker value={colour} onChange={change}>
      <ColorField
        // Not that of the picker, which would be given an opaque colour by the text.
        slot={null}
        className={field}
        value={colour}
        onChange={changeText}
        isWheelDisabled
        isDisabled={isDisabled}
        isRequired={isRequired}
        isInvalid={errorMessage ? true : undefined}
        name={name}
      >
        <FieldLabel isRequired={isRequired} isHidden={isLabelHidden}>
          {label}
        </FieldLabel>
        <div className={keys} role="presentation" onKeyDownCapture={keepForTheCaret}>
          <Group className={box}>
            <Input className={input} />
            <Button
              ref={button}
              className={boxButton}
              aria-label={`${labels.choose}: ${label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              isDisabled={isDisabled}
              onPress={() => setOpen(!isOpen)}
            >
              <span className={swatch} style={{ background: value }} />
            </Button>
          </Group>
        </div>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </ColorField>
      <Popover
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={button}
        label={`${labels.choose}: ${label}`}
        placement="bottom end"
      >
        <div className={picker}>
          <ColorArea
            className={area}
            aria-label={labels.area}
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
          >
            <ColorThumb className={thumb} />
          </ColorArea>
          <ColorSlider aria-label={labels.hue} colorSpace="hsb" channel="hue">
            <SliderTrack className={track}>
              <ColorThumb className={thumb} />
            </SliderTrack>
          </ColorSlider>
          {labels.alpha !== undefined && <Alpha label={labels.alpha} />}
        </div>
      </Popover>
    </ColorPicker>
  );
}

/** How much of a colour is seen: as a slider, and in percent. */
function Alpha({ label }: { label: string }) {
  return (
    <div className={alpha}>
      <ColorSlider aria-label={label} colorSpace="hsb" channel="alpha">
        <SliderTrack className={track}>
          <ColorThumb className={thumb} />
        </SliderTrack>
      </ColorSlider>
      <ColorField aria-label={label} colorSpace="hsb" channel="alpha" isWheelDisabled>
        <Group className={box}>
          <Input className={input} />
        </Group>
      </ColorField>
    </div>
  );
}

const black = 'hsl(0, 0%, 0%)';
const hexOf = (colour: Color) => colour.toString('hex').toLowerCase();
/** An opaque colour has no alpha in its value. */
const valueOf = (colour: Color) => {
  const value = colour.toString('hexa').toLowerCase();
  return value.endsWith('ff') ? value.slice(0, 7) : value;
};
const hsbOf = (colour: Color) => colour.toFormat('hsb');

/** With these keys React Aria counts the value up and down as a number of 24 bits. */
const keysThatCount = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

function keepForTheCaret(event: KeyboardEvent): void {
  if (keysThatCount.has(event.key)) event.stopPropagation();
}
