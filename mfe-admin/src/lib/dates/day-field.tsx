import { inputClass } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './day-field.module.css';

interface DayFieldProps {
	readonly label: string;
	/** Nothing chosen: undefined. */
	readonly value: string | undefined;
	readonly min?: string | undefined;
	readonly max?: string | undefined;
	readonly onDay: (day: string) => void;
	/** Default: an emptied field changes nothing. */
	readonly onEmptied?: () => void;
}

/** One day, chosen among the tools of a page. */
export const DayField = ({ label, value, min, max, onDay, onEmptied }: DayFieldProps): ReactNode => (
	<label className={s.day}>
		{label}
		<input
			type="date"
			className={inputClass}
			value={value ?? ''}
			min={min}
			max={max}
			onChange={({ target }) => (target.value ? onDay(target.value) : onEmptied?.())}
		/>
	</label>
);
