import { classNames, Icon, VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './star-choice.module.css';

/** The scale of stars (R20). */
const PLACES = [1, 2, 3, 4, 5];

const starsInWords = (count: number): string => `${count} ${count === 1 ? 'star' : 'stars'}`;

/** One to five stars: native radio buttons with arrow keys, and the value in words. */
export function StarChoice({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
	const { id, value = 0, onChange, onBlur, error } = useBoundField<number>(name);
	return (
		<fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend className={s.legend}>{label}</legend>
			<div className={s.row}>
				{PLACES.map((place) => (
					<label key={place} className={s.place}>
						<input
							// The first radio button has the field's id, so that an error can focus it.
							id={place === 1 ? id : undefined}
							type="radio"
							name={name}
							value={place}
							className={s.input}
							checked={value === place}
							onChange={() => onChange(place)}
							onBlur={onBlur}
						/>
						<VisuallyHidden>{starsInWords(place)}</VisuallyHidden>
						<Icon name="star" className={classNames(s.star, place <= value && s.on, error !== undefined && s.bad)} />
					</label>
				))}
				<span className={s.chosen} aria-hidden="true">
					{value === 0 ? '' : `${value} of 5`}
				</span>
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}
