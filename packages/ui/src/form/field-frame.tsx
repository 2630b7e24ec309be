import type { ReactNode } from 'react';
import { Icon } from '../core/display/icon.tsx';
import * as s from './field-frame.module.css';

/** The common props of fields. */
export interface FieldTexts {
	readonly label: ReactNode;
	/** A hint, shown before any error. */
	readonly hint?: ReactNode;
	/** Shows "(optional)"; required fields show nothing. */
	readonly optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
	readonly id: string;
	readonly error: string | undefined;
	readonly children: ReactNode;
}

/** The class of a text control. */
export const inputClass = s.input;

/** The ids that describe a control with this hint and error. */
export const describedBy = (
	id: string,
	hint: ReactNode,
	error: string | undefined,
	more?: string,
): string | undefined =>
	[hint ? `${id}-hint` : '', error ? `${id}-error` : '', more ?? ''].filter(Boolean).join(' ') || undefined;

/** The error of a field, with the id that `describedBy` names. */
export const FieldMessage = ({ id, children }: { readonly id: string; readonly children: string }) => (
	<p className={s.error} id={`${id}-error`}>
		<Icon name="alert" className={s.icon} />
		<span>{children}</span>
	</p>
);

/** "(optional)" after a label. */
export const OptionalMark = () => <span className={s.optional}> (optional)</span>;

/** Label, hint, control, error, in this order. */
export const FieldFrame = ({ id, label, hint, optional = false, error, children }: FieldFrameProps) => (
	<div>
		<label className={s.label} htmlFor={id}>
			{label}
			{optional ? <OptionalMark /> : null}
		</label>
		{hint ? (
			<p className={s.hint} id={`${id}-hint`}>
				{hint}
			</p>
		) : null}
		{children}
		{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
	</div>
);
