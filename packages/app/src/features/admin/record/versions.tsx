import { pictureAddress } from '@touchline/ui/href';
import type { ReactNode } from 'react';
import { comparedPicture } from './Record.css.ts';
import { useSchool } from './useSchool.ts';

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

/** A school by its name, for the comparison of two versions. */
export function schoolVersion(id: string): ReactNode {
  return id && <SchoolName id={id} />;
}

function SchoolName({ id }: { id: string }) {
  const school = useSchool(id);
  return school.state === 'ready' ? school.value.name : id;
}
