import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenText } from './audienceText.ts';
import type { ChosenAudience } from './messageValues.ts';
import { useRecordNames, type NamedArea } from './useRecordNames.ts';

/**
 * Chosen schools or teams by their names, for the comparison of two versions: those that the other
 * version does not have first. Nothing for an audience that its words tell apart.
 */
export function audienceVersion(audience: ChosenAudience, other: ChosenAudience): ReactNode {
  const { kind } = audience;
  return (
    (kind === 'schools' || kind === 'teams') && (
      <Chosen area={kind} audience={audience} other={other} />
    )
  );
}

interface ChosenProps {
  area: NamedArea;
  audience: ChosenAudience;
  other: ChosenAudience;
}

function idsOf(area: NamedArea, { schoolIds, teamIds }: ChosenAudience): readonly string[] {
  return area === 'schools' ? schoolIds : teamIds;
}

function Chosen({ area, audience, other }: ChosenProps) {
  const { t, i18n } = useTranslation();
  const ids = idsOf(area, audience);
  const { isLoading, nameOf } = useRecordNames(area, ids);
  const others = new Set(other.kind === area ? idsOf(area, other) : []);
  const names = (some: readonly string[]) =>
    some
      .map(nameOf)
      .toSorted((one, two) => one.localeCompare(two, i18n.language))
      .join(', ');
  const lines = {
    onlyHere: ids.filter((id) => !others.has(id)),
    inBoth: ids.filter((id) => others.has(id)),
  };
  // Lines of text, because a list would not be part of the accessible name of the choice.
  return [
    chosenText(t, audience),
    ...(['onlyHere', 'inBoth'] as const).flatMap((line) =>
      !isLoading && lines[line].length > 0
        ? [t(`adminRecord.messages.${line}`, { names: names(lines[line]) })]
        : [],
    ),
  ].join('\n');
}
