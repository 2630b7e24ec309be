import type { ReactNode } from 'react';
import { classNames } from '../core/layout/class-names.ts';
import { describedBy, FieldMessage, type FieldTexts, OptionalMark } from './field-frame.tsx';
import * as s from './radio-cards.module.css';
import { type BoundField, useBoundField } from './use-bound-field.ts';

export interface RadioCardOption {
	readonly value: string;
	readonly title: string;
	readonly text?: ReactNode;
	/** A small 4:3 drawing. */
	readonly image?: ReactNode;
	/** A portrait in a circle instead. */
	readonly portrait?: ReactNode;
}

interface RadioCardLooks extends FieldTexts {
	readonly options: readonly RadioCardOption[];
	/** Small drawings and portraits, so that many choices are visible at once. */
	readonly compact?: boolean | undefined;
	/** Drawings only on phones: from 640 px on the cards share one row. */
	readonly rowOnWide?: boolean | undefined;
	/** A column at any width, for texts that need the whole line. */
	readonly stacked?: boolean | undefined;
}

export interface RadioCardsProps extends RadioCardLooks {
	readonly name: string;
}

/** A choice of one of a few cards, in the form around it. */
export const RadioCards = ({ name, ...looks }: RadioCardsProps) => (
	<RadioCardGroup {...looks} field={useBoundField<string>(name)} />
);

export interface RadioCardGroupProps extends RadioCardLooks {
	readonly field: BoundField<string>;
}

/** `RadioCards` outside a form: native radios, so the arrow keys move between them. */
export function RadioCardGroup({
	field,
	label,
	hint,
	optional = false,
	options,
	compact = false,
	rowOnWide = false,
	stacked = false,
}: RadioCardGroupProps) {
	const { id, error } = field;
	return (
		<fieldset className={classNames(error !== undefined && s.bad)} aria-describedby={describedBy(id, hint, error)}>
			<legend className={s.legend}>
				{label}
				{optional ? <OptionalMark /> : null}
			</legend>
			{hint ? (
				<p className={s.hint} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<div className={classNames(s.cards, compact && s.compact, rowOnWide && s.rowOnWide, stacked && s.stacked)}>
				{options.map((option, place) => (
					<RadioCard key={option.value} option={option} field={field} isFirst={place === 0} />
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}

interface RadioCardProps {
	readonly option: RadioCardOption;
	readonly field: BoundField<string>;
	readonly isFirst: boolean;
}

/** The first card has the field's id, so that an error can link to it. */
const RadioCard = ({ option, field, isFirst }: RadioCardProps) => (
	<label className={s.card}>
		<input
			id={isFirst ? field.id : undefined}
			type="radio"
			className={s.input}
			name={field.name}
			value={option.value}
			checked={field.value === option.value}
			onChange={() => field.onChange(option.value)}
			onBlur={field.onBlur}
		/>
		{option.image ? <span className={s.image}>{option.image}</span> : null}
		{option.portrait ? <span className={s.portrait}>{option.portrait}</span> : null}
		<span className={s.words}>
			<span className={s.title}>{option.title}</span>
			{option.text === undefined ? null : <span className={s.text}>{option.text}</span>}
		</span>
		<span className={s.dot} aria-hidden="true" />
	</label>
);
