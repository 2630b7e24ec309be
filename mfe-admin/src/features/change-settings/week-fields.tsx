import { weekdays } from '@tulia/centre/day';
import { dayName } from '@tulia/centre/weekday-names';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { FieldMessage, inputClass, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import type { TextRow } from '../../lib/editing/list-field.tsx';
import * as s from './change-settings.module.css';

/** Opening and closing time of each weekday. A day without times is closed. */
export const WeekFields = ({ name, title }: { readonly name: string; readonly title: string }): ReactNode => (
	<div className={s.week}>
		{weekdays.map((day) => (
			<DayField key={day} name={`${name}.${day}`} day={day} title={title} />
		))}
	</div>
);

interface DayFieldProps {
	readonly name: string;
	readonly day: OpeningHours['day'];
	readonly title: string;
}

function DayField({ name, day, title }: DayFieldProps): ReactNode {
	const { id, value = {}, onChange, onBlur, error } = useBoundField<TextRow>(name);
	const time = (key: 'from' | 'to', label: string): ReactNode => (
		<label>
			<span>{label}</span>
			<input
				type="time"
				className={inputClass}
				value={value[key] ?? ''}
				onChange={({ target }) => onChange({ ...value, [key]: target.value || undefined })}
			/>
		</label>
	);
	return (
		<fieldset
			id={id}
			className={s.day}
			tabIndex={-1}
			onBlur={onBlur}
			aria-describedby={error === undefined ? undefined : `${id}-error`}
		>
			<legend>
				{dayName(day)}, {title}
			</legend>
			<div className={s.times}>
				{time('from', 'Opens')}
				{time('to', 'Closes')}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}
