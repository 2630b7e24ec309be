import type { ReactNode } from 'react';
import { DayField } from '../../lib/dates/day-field.tsx';
import type { ListView } from './list-address.ts';
import * as s from './manage-appointments.module.css';

interface RangeFieldsProps {
	readonly view: ListView;
	readonly onChange: (range: Pick<ListView, 'from' | 'to'>) => void;
}

/**
 * First and last day of the list; by default from today on. A first day after the last one clears the last one, and a
 * last day before the first one replaces it.
 */
export const RangeFields = ({ view: { from, to }, onChange }: RangeFieldsProps): ReactNode => (
	<div className={s.range}>
		<DayField
			label="From"
			value={from}
			onDay={(day) => onChange({ from: day, to: to !== undefined && to < day ? undefined : to })}
			onEmptied={() => onChange({ from: undefined, to })}
		/>
		<DayField
			label="To"
			value={to}
			onDay={(day) => onChange({ from: from !== undefined && from > day ? day : from, to: day })}
			onEmptied={() => onChange({ from, to: undefined })}
		/>
	</div>
);
