import { Button, classNames, VisuallyHidden } from '@tulia/ui';
import { FieldMessage, inputClass, useBoundField } from '@tulia/ui/form';
import { type HTMLInputTypeAttribute, type ReactNode, useId, useState } from 'react';
import { DateInput } from '../dates/date-input.tsx';
import * as s from './list-field.module.css';

/** A row of texts, by field. Empty texts are absent. */
export interface TextRow {
	readonly [key: string]: string | undefined;
}

interface ListColumn {
	readonly key: string;
	readonly label: string;
	readonly type?: HTMLInputTypeAttribute;
	/** Whether the date is in the past. */
	readonly isPast?: boolean;
}

interface ListFieldProps {
	readonly name: string;
	readonly label: string;
	/** The label is above it already. */
	readonly isLabelHidden?: boolean;
	readonly hint?: string;
	readonly columns: readonly ListColumn[];
	readonly max: number;
	/** "Add hours" */
	readonly addLabel: string;
	/** The summary to which a long row is collapsed. */
	readonly summary?: (row: TextRow) => string;
}

/** The types whose inputs are usually longer than a number or a time. */
const WORDY: ReadonlySet<string> = new Set(['text', 'url']);

/**
 * Rows of short texts that can be added and removed, such as hours of a day, days off or links. The value is an array
 * of rows.
 */
export function ListField({
	name,
	label,
	isLabelHidden,
	hint,
	columns,
	max,
	addLabel,
	summary,
}: ListFieldProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<readonly TextRow[]>(name);
	const rows = value ?? [];
	const put = (next: readonly TextRow[]): void => onChange(next.length > 0 ? next : undefined);
	const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
	return (
		<fieldset id={id} className={s.list} tabIndex={-1} aria-describedby={describedBy} onBlur={onBlur}>
			{isLabelHidden ? (
				<VisuallyHidden as="legend">{label}</VisuallyHidden>
			) : (
				<legend className={s.legend}>{label}</legend>
			)}
			{hint === undefined ? null : (
				<p className={s.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{Array.from(rows.entries(), ([place, row]) => (
				<Folded key={place} words={summary?.(row)} isNew={Object.keys(row).length === 0}>
					<Row
						row={row}
						columns={columns}
						removeLabel={`Remove ${label}, ${place + 1}`}
						onChange={(changed) => put(rows.with(place, changed))}
						onRemove={() => put(rows.toSpliced(place, 1))}
					/>
				</Folded>
			))}
			{rows.length < max ? (
				<Button variant="quiet" size="sm" aria-label={`${addLabel}: ${label}`} onClick={() => onChange([...rows, {}])}>
					{addLabel}
				</Button>
			) : null}
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}

interface FoldedProps {
	readonly words: string | undefined;
	readonly isNew: boolean;
	readonly children: ReactNode;
}

/** A new row stays expanded until the page is left. */
function Folded({ words, isNew, children }: FoldedProps): ReactNode {
	const [begunOpen] = useState(isNew);
	if (words === undefined) return children;
	return (
		<details className={s.folded} open={begunOpen}>
			<summary>{words}</summary>
			{children}
		</details>
	);
}

interface RowProps {
	readonly row: TextRow;
	readonly columns: readonly ListColumn[];
	readonly removeLabel: string;
	readonly onChange: (row: TextRow) => void;
	readonly onRemove: () => void;
}

function Row({ row, columns, removeLabel, onChange, onRemove }: RowProps): ReactNode {
	const id = useId();
	return (
		<div className={s.row}>
			{columns.map(({ key, label, type = 'text', isPast }) => {
				const put = (text: string | undefined): void => onChange({ ...row, [key]: text || undefined });
				const cell = { id: `${id}-${key}`, value: row[key] ?? '' };
				return (
					<label key={key} className={classNames(s.cell, WORDY.has(type) && s.wide)} htmlFor={cell.id}>
						<span className={s.label}>{label}</span>
						{type === 'date' ? (
							<DateInput {...cell} value={row[key]} onChange={put} isPast={isPast} />
						) : (
							<input {...cell} className={inputClass} type={type} onChange={({ target }) => put(target.value)} />
						)}
					</label>
				);
			})}
			<Button variant="quiet" size="sm" aria-label={removeLabel} onClick={onRemove}>
				Remove
			</Button>
		</div>
	);
}
