import { shortDay } from '@tulia/centre/date-words';
import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { ReactNode } from 'react';
import * as s from './when-fields.module.css';

interface FreeTimeChipsProps {
	readonly times: readonly FreeTime[];
	readonly chosen: FreeTime | undefined;
	readonly onChoose: (time: FreeTime) => void;
	/** Says what the times are for, on a page with several lists. */
	readonly label?: string;
}

/** The maximum number of times, because more cannot be read out on the phone. */
const SHOWN = 4;

const isSame = (one: FreeTime, other: FreeTime | undefined): boolean =>
	one.date === other?.date && one.time === other.time && one.psychologistId === other.psychologistId;

/** Free times of any day and psychologist, of which one can be chosen. */
export const FreeTimeChips = ({
	times,
	chosen,
	onChoose,
	label = 'Nearest free times',
}: FreeTimeChipsProps): ReactNode =>
	times.length === 0 ? null : (
		<fieldset className={s.chips} aria-label={label}>
			<legend className={s.hint}>Nearest free times</legend>
			{times.slice(0, SHOWN).map((one) => (
				<button
					key={`${one.date} ${one.time} ${one.psychologistId}`}
					type="button"
					className={s.chip}
					aria-pressed={isSame(one, chosen)}
					onClick={() => onChoose(one)}
				>
					{shortDay(one.date)}, {one.time} <span className={s.count}>{one.psychologist}</span>
				</button>
			))}
		</fieldset>
	);
