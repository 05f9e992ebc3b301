import { bar, bars, meter, text } from './StrengthMeter.css.ts';

const steps = ['weak', 'fair', 'strong'] as const;

export type Strength = (typeof steps)[number];

export interface StrengthMeterProps {
  /** Omitted: there is nothing to judge yet. */
  strength?: Strength;
  /** Says the strength in words, and what would help; announced when it changes. */
  label: string;
}

/**
 * Shows how strong a password is while it is typed. For a value out of a range, use `ProgressBar`.
 */
export function StrengthMeter({ strength, label }: StrengthMeterProps) {
  const reached = strength === undefined ? 0 : steps.indexOf(strength) + 1;
  return (
    <div className={meter}>
      <div className={bars} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={bar} data-strength={index < reached ? strength : undefined} />
        ))}
      </div>
      <p className={text} role="status">
        {label}
      </p>
    </div>
  );
}
