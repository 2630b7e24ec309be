import { shortDay } from '@tulia/centre/date-words';
import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { ReactNode } from 'react';
import * as s from './when-fields.module.css';

interface FreeTimeChipsProps {
	readonly times: readonly FreeTime[];
	readonly chosen: FreeTime | undefined;
	readonly onChoose: (time: FreeTime) => void;
	/** What the times are for, where there are several such lists. */
	readonly label?: string;
}

/** So many are offered: more than somebody on the phone can hear. */
const SHOWN = 4;

const isSame = (one: FreeTime, other: FreeTime | undefined): boolean =>
	one.date === other?.date && one.time === other.time && one.psychologistId === other.psychologistId;

/** Free times of any day and psychologist, one of which is chosen. */
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
