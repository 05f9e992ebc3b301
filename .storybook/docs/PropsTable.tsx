import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';
import { DocsTable } from './DocsTable.tsx';
import { SourceText } from './SourceText.tsx';
import type { PropSource } from './source/pieceSource.ts';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

export interface PropsTableProps {
  /** The component, or the type, that has them. */
  name: string;
  props: readonly PropSource[];
  /** Omitted for the parts that the live story does not show alone. */
  renderControl?: (prop: PropSource) => ReactNode;
}

/** The properties of one component or the fields of one type, as the source says them. */
export function PropsTable({ name, props, renderControl }: PropsTableProps) {
  const { say } = useToolbar();
  if (props.length === 0) return <p className={styles.note}>{say(texts.noProperties)}</p>;
  const titles = [say(texts.property), say(texts.description)];
  return (
    <DocsTable
      label={`${say(texts.properties)}: ${name}`}
      titles={renderControl ? [...titles, say(texts.control)] : titles}
      rows={props.map((prop) => [
        <PropHead key="head" prop={prop} />,
        // The words of the source are English.
        <div key="description" className={styles.wide} lang="en">
          {prop.description ? <SourceText text={prop.description} /> : '–'}
        </div>,
        ...(renderControl ? [renderControl(prop)] : []),
      ])}
    />
  );
}

export interface SubTableProps extends Omit<PropsTableProps, 'renderControl'> {
  description: string;
  /** What a type stands for. Such a type can be without fields. */
  code?: string;
}

/** Another component of the public file, or a type that the properties name, below its title. */
export function SubTable({ name, description, code, props }: SubTableProps) {
  return (
    <div className={styles.section}>
      <h3 className={styles.subTitle}>{name}</h3>
      {description && (
        <p className={styles.note} lang="en">
          <SourceText text={description} />
        </p>
      )}
      {code && <p className={styles.typeCode}>{code}</p>}
      {(!code || props.length > 0) && <PropsTable name={name} props={props} />}
    </div>
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
