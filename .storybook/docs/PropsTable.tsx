import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';
import { DocsTable } from './DocsTable.tsx';
import { SourceText } from './SourceText.tsx';
import type { PartSource, PropSource } from './source/pieceSource.ts';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

export interface PropsTableProps {
  part: PartSource;
  /** Omitted for the parts that the live story does not show alone. */
  renderControl?: (prop: PropSource) => ReactNode;
}

/** The properties of one component, as its source says them. */
export function PropsTable({ part, renderControl }: PropsTableProps) {
  const { say } = useToolbar();
  if (part.props.length === 0) return <p className={styles.note}>{say(texts.noProperties)}</p>;
  const titles = [say(texts.property), say(texts.description)];
  return (
    <DocsTable
      label={`${say(texts.properties)}: ${part.name}`}
      titles={renderControl ? [...titles, say(texts.control)] : titles}
      rows={part.props.map((prop) => [
        <PropHead key="head" prop={prop} />,
        // The words of the source are English.
        <div key="description" className={styles.wide} lang="en">
          <SourceText text={prop.description} />
        </div>,
        ...(renderControl ? [renderControl(prop)] : []),
      ])}
    />
  );
}

function PropHead({ prop }: { prop: PropSource }) {
  const { say } = useToolbar();
  return (
    <div className={styles.wide}>
      <span className={styles.propName}>{prop.name}</span>
      {prop.isRequired && ` · ${say(texts.required)}`}
      <span className={styles.propType}>{prop.type}</span>
      {prop.defaultValue !== undefined && (
        <>
          {`${say(texts.default)}: `}
          <span className={styles.code}>{prop.defaultValue}</span>
        </>
      )}
    </div>
  );
}
