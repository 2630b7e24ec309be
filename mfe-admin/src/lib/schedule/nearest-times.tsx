import type { ReactNode } from 'react';
import type { FreeTime } from './time-reading.ts';
import * as s from './when-fields.module.css';

interface NearestTimesProps {
	readonly times: readonly FreeTime[];
	readonly onChoose: (time: FreeTime) => void;
}

/** Free times that are offered instead of a time that is not free. */
export const NearestTimes = ({ times, onChoose }: NearestTimesProps): ReactNode =>
	times.length === 0 ? null : (
		<fieldset className={s.chips} aria-label="Nearest free times">
			<legend className={s.hint}>Nearest free times</legend>
			{times.map((one) => (
				<button
					key={`${one.time} ${one.psychologistId}`}
					type="button"
					className={s.chip}
					onClick={() => onChoose(one)}
				>
					{one.time} <span className={s.count}>{one.psychologist}</span>
				</button>
			))}
		</fieldset>
	);
