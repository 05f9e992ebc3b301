import * as v from 'valibot';

/** Two fields of a record that are times or days. */
export interface Times {
  from: string;
  to: string;
  /** The one at which the error is. */
  at: string;
  isFit: (from: number, to: number) => boolean;
  message: string;
}

/**
 * Checks two times of a record against each other, also while other fields are wrong. What is missing or
 * no time at all is left to the schema of its field.
 */
export function timesCheck<Input>({
  from,
  to,
  at,
  isFit,
  message,
}: Times): v.RawCheckAction<Input> {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    const input = dataset.value as Record<string, unknown> | null;
    const timeOf = (key: string) => {
      const text = input?.[key];
      return typeof text === 'string' ? Date.parse(text) : Number.NaN;
    };
    const [first, last] = [timeOf(from), timeOf(to)];
    if (!input || Number.isNaN(first) || Number.isNaN(last) || isFit(first, last)) return;
    const place = { type: 'object', origin: 'value', input, key: at, value: input[at] } as const;
    addIssue({ message, path: [place] });
  });
}

const message = 'The end is after the beginning';

/** The end of a period is after its beginning; a period can be open at either side. */
export function periodCheck<Input>(from: string, to: string): v.RawCheckAction<Input> {
  return timesCheck({ from, to, at: to, isFit: (first, last) => last > first, message });
}
