import type { ReactNode } from 'react';
import type { ListView } from './list-address.ts';
import * as s from './manage-appointments.module.css';

interface RangeFieldsProps {
	readonly view: ListView;
	readonly onChange: (range: Pick<ListView, 'from' | 'to'>) => void;
}

/** Jumps to a day, and ends with one. Left empty: from today on. */
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
