import type { ReactNode } from 'react';
import * as s from '../../lib/appointments/appointments.module.css';
import type { ListView } from './list-address.ts';

interface RangeFieldsProps {
	readonly view: ListView;
	readonly onChange: (range: Pick<ListView, 'from' | 'to'>) => void;
}

/** The first and last day of the list. Left empty: 30 days back, 60 ahead. */
export const RangeFields = ({ view: { from, to }, onChange }: RangeFieldsProps): ReactNode => (
	<div className={s.range}>
		<label className={s.day}>
			From
			<input
				type="date"
				value={from ?? ''}
				max={to}
				onChange={({ target }) => onChange({ from: target.value || undefined, to })}
			/>
		</label>
		<label className={s.day}>
			To
			<input
				type="date"
				value={to ?? ''}
				min={from}
				onChange={({ target }) => onChange({ from, to: target.value || undefined })}
			/>
		</label>
	</div>
);
