import { Crest, type CrestProps } from '@touchline/ui/Crest';
import { pictureAddress } from '@touchline/ui/href';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { comparedPicture } from '../Record.css.ts';
import { useSchool } from '../fields/useSchool.ts';

interface Colours {
  primary: string;
  secondary: string;
}

/**
 * A picture for the comparison of two versions; its address tells nobody which one it is. A choice
 * needs words too, so that it has a name.
 */
export function pictureVersion(address: string, label: string): ReactNode {
  const source = pictureAddress(address);
  return (
    source && (
      <>
        {`${label}\n`}
        <img className={comparedPicture} src={source} alt="" />
      </>
    )
  );
}

/** Two colours by the labels of their fields. */
export function coloursText(t: TFunction, colours: Colours | null): string {
  if (colours === null) return t('adminRecord.colours.remove');
  return (['primary', 'secondary'] as const)
    .map((which) => `${t(`adminRecord.colours.${which}`)}: ${colours[which]}`)
    .join('\n');
}

/** Two colours with the crest that is drawn from them, for the comparison of two versions. */
export function coloursVersion(
  t: TFunction,
  colours: Colours | null,
  crest: Pick<CrestProps, 'id' | 'name'>,
): ReactNode {
  return (
    colours && (
      <>
        {`${coloursText(t, colours)}\n`}
        <Crest {...crest} colours={colours} size="medium" />
      </>
    )
  );
}

/** A school by its name, for the comparison of two versions. */
export function schoolVersion(id: string): ReactNode {
  return id && <SchoolName id={id} />;
}

function SchoolName({ id }: { id: string }) {
  const school = useSchool(id);
  return school.state === 'ready' ? school.value.name : id;
}
